import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../db/actor.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { checkQuotes, type CheckedQuote } from '../../knowledge/full-texts/check-quotes.ts';
import { knownVersion } from '../../knowledge/full-texts/known-version.ts';
import type { Services } from '../kernel/context.ts';
import { storedFullTexts, type StoredFullText } from './stored-full-texts.ts';

/** A stored text and the quotes of its version, looked up in it; `agreement` is null, and `quotes` empty, for a version not in our data. */
export type FullTextOnFile = {
  stored: StoredFullText;
  agreement: Agreement | null;
  /** The file equals, to the byte, the copy that our data was read from. */
  is_copy_read: boolean;
  quotes: readonly CheckedQuote[];
};

/** Looks up the quotes of the present release, so that a quote that a release changes is checked again. */
export function checkedFullText(stored: StoredFullText): FullTextOnFile {
  const agreement = knownVersion(stored.processor, stored.effective_on);
  return {
    stored,
    agreement,
    is_copy_read: agreement?.seen.sha256 === stored.sha256,
    quotes: agreement === null ? [] : checkQuotes(agreement, stored.words),
  };
}

/** The full texts of this installation, by processor and newest first, each with its quotes. */
export async function listFullTexts(services: Services, actor: Actor): Promise<FullTextOnFile[]> {
  const stored = await services.database.as(actor, (db) => storedFullTexts(db));
  const checked: FullTextOnFile[] = [];
  for (const each of stored) {
    checked.push(checkedFullText(each));
    // A long text takes some milliseconds, so other requests get a turn in between.
    await setImmediate();
  }
  return checked;
}
