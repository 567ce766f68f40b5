import { isDecided, type Chosen, type VersionDays } from '../processors/version.ts';
import type { Processor } from '../../domain/processors.ts';
import { versionFor } from '../processors/version-for.ts';

/** Days of a case, `YYYY-MM-DD`; `first_sent_on` is null until its first letter went out. */
export type CaseDays = Omit<VersionDays, 'sent_on'> & { first_sent_on: string | null };

/** Two versions by the days from which they are in force, and the day of the question. */
export type Compared = { from: string; to: string; today: string };

/** Why a change of the agreement concerns a case. `version` is the first day of the version that governs; null: not known. */
export type Touch = { what: 'procedure' | 'hold'; version: string | null; why: string };

/**
 * The first day of the version that governs: one in our data, or a text that our data does not have yet and that was in
 * force on the deciding day.
 */
function versionOn(chosen: Chosen, { from, to }: Compared): string | null {
  const { agreement, day } = chosen;
  if (agreement === null || !isDecided(chosen)) return null;
  const known = agreement.effective.from;
  return [known, from, to].filter((each) => each <= (day ?? known)).reduce((one, other) => (one > other ? one : other));
}

/**
 * How a change between two texts concerns an open case: its version is one of the two, would become the later one, or is not known. Empty
 * when another version governs both procedure and hold.
 */
export function touchesOf(
  processor: Processor,
  { first_sent_on: sent, ...days }: CaseDays,
  compared: Compared,
): Touch[] {
  const { from, to, today } = compared;
  const now = versionFor(processor, { ...days, sent_on: sent ?? today });
  // A letter that nobody has sent yet may go out once the new terms are in force.
  const later = versionFor(processor, { ...days, sent_on: sent ?? (today > to ? today : to) });
  return (['procedure', 'hold'] as const).flatMap((what): Touch[] => {
    const [chosen, next] = [now[what], later[what]];
    const version = versionOn(chosen, compared);
    if (version === null) return [{ what, version, why: chosen.why }];
    const becomes = version !== to && versionOn(next, compared) === to;
    if (version !== from && version !== to && !becomes) return [];
    return [
      {
        what,
        version,
        why: becomes ? `${chosen.why} It becomes the version of ${to} if sent from that day.` : chosen.why,
      },
    ];
  });
}
