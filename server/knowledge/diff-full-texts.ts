import { systemActor } from '../../db/actor.ts';
import type { Processor } from '../../domain/processors.ts';
import { knownVersion, nearestVersion } from '../../knowledge/full-texts/known-version.ts';
import { touchingChanges, type TouchingChange } from '../../knowledge/full-texts/touched-quotes.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storedFullTexts, type StoredFullText } from './stored-full-texts.ts';

/** Two stored texts and what changed between them; `quoted`: the versions whose quotes were looked up in each, null for none. */
export type FullTextDiff = {
  from: StoredFullText;
  to: StoredFullText;
  quoted: { from: string | null; to: string | null };
  changes: readonly TouchingChange[];
};

/** The last two texts of a processor, or the two of the days given. Throws NOT_FOUND for a text that is not stored. */
export async function diffFullTexts(
  services: Services,
  processor: Processor,
  days: { from: string; to: string } | null,
): Promise<FullTextDiff> {
  const stored = await services.database.as(systemActor, (db) => storedFullTexts(db, processor));
  const on = (day: string): StoredFullText => {
    const found = stored.find((each) => each.effective_on === day);
    if (found) return found;
    const others = stored.map((each) => each.effective_on).join(', ');
    throw new Refusal('NOT_FOUND', `No text of ${processor} of ${day} is stored. Stored: ${others || 'none'}.`);
  };
  const [to, from] = days === null ? stored : [on(days.to), on(days.from)];
  if (!from || !to)
    throw new Refusal('NOT_FOUND', `Two texts of ${processor} are needed to compare; stored: ${stored.length}.`);
  const [older, newer] = [nearestVersion(processor, from.effective_on), knownVersion(processor, to.effective_on)];
  return {
    from,
    to,
    quoted: { from: older?.id ?? null, to: newer?.id ?? null },
    changes: touchingChanges({ text: from.words, agreement: older }, { text: to.words, agreement: newer }),
  };
}
