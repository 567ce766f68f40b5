import type { Processor } from '../../domain/processors.ts';
import * as amazon from './amazon/versions.ts';
import * as ebay from './ebay/versions.ts';
import { profiles } from './profiles.ts';
import * as venmo from './venmo/versions.ts';
import { notKnown, type Governing, type VersionDays } from './version.ts';

/** Processors whose agreements were read, whether or not the product takes their cases. */
export type AgreementsOf = Processor | 'venmo' | 'ebay' | 'amazon';

export const versions = { ...profiles, venmo, ebay, amazon } as const satisfies Record<
  AgreementsOf,
  Pick<(typeof profiles)['other'], 'agreements' | 'governing'>
>;

/**
 * The versions that govern procedure and hold, by the processor's own rule, each with the reason; "not known" with the reason in a gap,
 * where a day is missing that decides, and where days contradict each other.
 */
export function versionFor(processor: AgreementsOf, days: VersionDays): Governing {
  const { opened_on: opened, last_used_on: used, limited_on: limited, sent_on: sent } = days;
  if (opened !== null && [used, limited, sent].some((day) => day !== null && day < opened)) {
    const contradiction = notKnown('The account was opened after another of its days: check the days on file.');
    return { procedure: contradiction, hold: contradiction };
  }
  return versions[processor].governing(days);
}
