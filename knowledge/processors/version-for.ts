import type { Processor } from '../../domain/processors.ts';
import { packet as amazonPacket } from './amazon/packet.ts';
import * as amazon from './amazon/versions.ts';
import { packet as ebayPacket } from './ebay/packet.ts';
import * as ebay from './ebay/versions.ts';
import type { Profile } from './profile.ts';
import { profiles } from './profiles.ts';
import { packet as venmoPacket } from './venmo/packet.ts';
import * as venmo from './venmo/versions.ts';
import { notKnown, type Governing, type VersionDays } from './version.ts';

/** Processors whose agreements were read, whether or not the product takes their cases. */
export type AgreementsOf = Processor | 'venmo' | 'ebay' | 'amazon';

/** The part of a profile that its agreements decide. */
type Versions = Pick<Profile, 'agreements' | 'governing' | 'packet'>;

export const versions: Readonly<Record<AgreementsOf, Versions>> = {
  ...profiles,
  venmo: { ...venmo, packet: venmoPacket },
  ebay: { ...ebay, packet: ebayPacket },
  amazon: { ...amazon, packet: amazonPacket },
};

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
