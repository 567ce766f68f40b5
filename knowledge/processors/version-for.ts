import type { Processor } from '../../domain/processors.ts';
import { profiles } from './profiles.ts';
import { notKnown, type Governing, type VersionDays } from './version.ts';

/**
 * The versions that govern procedure and hold, by the processor's own rule, each with the reason; "not known" with the
 * reason in a gap, where a deciding day is missing, and where days contradict each other.
 */
export function versionFor(processor: Processor, days: VersionDays): Governing {
  const { opened_on: opened, last_used_on: used, limited_on: limited, sent_on: sent } = days;
  if (opened !== null && [used, limited, sent].some((day) => day !== null && day < opened)) {
    const contradiction = notKnown('The account was opened after another of its days: check the days on file.');
    return { procedure: contradiction, hold: contradiction };
  }
  return profiles[processor].governing(days);
}
