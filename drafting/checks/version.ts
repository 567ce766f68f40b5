import type { FactSheet } from '../facts/fact.ts';
import type { Complaint } from './unit.ts';

/** The version under which a notice is given is confirmed by an attorney on the day of use; `undefined` asks nothing. */
export function checkVersion({ packet, situation }: FactSheet, confirmed: string | null | undefined): Complaint[] {
  const agreement = packet?.agreement ?? null;
  if (confirmed === undefined || agreement === null || !situation.flags.includes('notice')) return [];
  return confirmed === agreement
    ? []
    : [
        {
          severity: 'amber',
          check: 'authority',
          words: agreement,
          why: 'The letter is a notice under this version of the agreement. Read the official page again today, and confirm that the version is in force.',
          key: `version:${agreement}`,
        },
      ];
}
