import { setImmediate } from 'node:timers/promises';
import type { Actor } from '../../db/actor.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { checkQuotes, type CheckedQuote } from '../../knowledge/texts/check-quotes.ts';
import { knownVersion } from '../../knowledge/texts/known-version.ts';
import type { Services } from '../kernel/context.ts';
import { storedTexts, type StoredText } from './stored-texts.ts';

/** A stored text and the quotes of its version, looked up in it; `agreement` is null, and `quotes` empty, for a version not in our data. */
export type TextOnFile = {
  stored: StoredText;
  agreement: Agreement | null;
  /** The file equals, to the byte, the copy that our data was read from. */
  is_copy_read: boolean;
  quotes: readonly CheckedQuote[];
};

/** Looks up the quotes of the present release, so that a quote that a release changes is checked again. */
export function checkedText(stored: StoredText): TextOnFile {
  const agreement = knownVersion(stored.processor, stored.effective_on);
  return {
    stored,
    agreement,
    is_copy_read: agreement?.seen.sha256 === stored.sha256,
    quotes: agreement === null ? [] : checkQuotes(agreement, stored.words),
  };
}

/** The full texts of this installation, by processor and newest first, each with its quotes. */
export async function listTexts(services: Services, actor: Actor): Promise<TextOnFile[]> {
  const stored = await services.database.as(actor, (db) => storedTexts(db));
  const checked: TextOnFile[] = [];
  for (const each of stored) {
    checked.push(checkedText(each));
    // A long text takes some milliseconds, so other requests get a turn in between.
    await setImmediate();
  }
  return checked;
}
