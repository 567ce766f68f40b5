import { addDays } from '../../domain/calendar/business-days.ts';
import type { CaseFields } from '../../domain/case-fields.ts';
import { nothingGiven, type PacketGiven } from '../../drafting/packet/given.ts';
import { drawFrom, seeded } from './draw.ts';

type AccountFields = Pick<
  CaseFields,
  'account_opened_on' | 'account_last_used_on' | 'account_name' | 'account_email' | 'account_phone'
>;

/**
 * The account with the processor and what was done for its notice. About a third of the seeds are complete; the others
 * have gaps, a signature of the wrong party, or a day of filing that is too early. Deterministic.
 */
export function generateAccount(seed: number, dated: string): { fields: AccountFields; packet: PacketGiven } {
  const { chance, int, pick } = drawFrom(seeded(seed ^ 0x51ed));
  const whole = chance(0.35);
  const known = (share: number): boolean => whole || chance(share);
  const before = (): string => addDays(dated, -int(0, 20));
  const lastUsed = addDays(dated, -int(0, 700));
  return {
    fields: {
      account_opened_on: known(0.5) ? addDays(dated, -int(1_600, 4_000)) : null,
      account_last_used_on: known(0.6) ? lastUsed : null,
      account_name: known(0.6) ? pick(['Juniper & Pine', 'Harbor Lane', 'kestrel-cycling', 'Route 66 Parts']) : null,
      account_email: known(0.6) ? `sales${int(10, 99)}@example.com` : null,
      account_phone: known(0.6) ? `(212) 555-01${int(10, 99)}` : null,
    },
    packet: known(0.6)
      ? {
          form_completed_on: known(0.6) ? before() : null,
          signature: known(0.6)
            ? { by: whole ? 'merchant' : pick(['merchant', 'counsel'] as const), name: 'Maya Okafor', on: before() }
            : null,
          authorization: known(0.6) ? { name: 'Maya Okafor', on: before() } : null,
          filing_on: known(0.6) ? addDays(dated, whole ? int(30, 60) : int(0, 60)) : null,
        }
      : nothingGiven,
  };
}
