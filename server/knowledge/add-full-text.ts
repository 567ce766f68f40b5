import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { systemActor, type Db } from '../../db/actor.ts';
import type { Processor } from '../../domain/processors.ts';
import { searchable } from '../../knowledge/full-texts/plain-text.ts';
import { readFullText } from '../engines/full-text/read-full-text.ts';
import { DocumentUnreadable } from '../engines/reader/reader.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import { checkedFullText, type FullTextOnFile } from './list-full-texts.ts';
import { storedFullTexts, type StoredFullText } from './stored-full-texts.ts';

/**
 * A file with the full text of a version; `source` says where the file comes from, `seen_on` on which day it was there.
 */
type NewFullText = {
  processor: Processor;
  effective_on: string;
  file_name: string;
  content: Uint8Array;
  source: string;
  seen_on: string;
  /** Replaces a stored text with the same words or the same date. */
  replace: boolean;
};

/** `replaced`: the stored texts that it replaced. `bare_pages`: pages of the PDF without a text layer. */
export type AddedFullText = FullTextOnFile & { replaced: readonly StoredFullText[]; bare_pages: readonly number[] };

const maxFileBytes = 20_000_000;
const maxCharacters = 5_000_000;
const sha256 = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

async function wordsOf({
  file_name: name,
  content,
}: NewFullText): Promise<{ words: string; bare_pages: readonly number[] }> {
  if (content.length > maxFileBytes) throw new Refusal('INVALID_INPUT', 'The file is larger than 20 MB.');
  const { text, bare_pages } = await readFullText(name, content).catch((error: unknown) => {
    throw error instanceof DocumentUnreadable ? new Refusal('INVALID_INPUT', error.message) : error;
  });
  if (searchable(text) === '') throw new Refusal('INVALID_INPUT', 'There is no text in it.');
  if (text.length > maxCharacters) throw new Refusal('INVALID_INPUT', 'The text is longer than 5 million characters.');
  return { words: text, bare_pages };
}

/**
 * Stored texts with the words or the date of a new one. Throws CONFLICT for one with both, and for the others unless
 * `replace` is set.
 */
async function inTheWay(db: Db, text: NewFullText, wordsSha256: string): Promise<StoredFullText[]> {
  const stored = await storedFullTexts(db, text.processor);
  const same = stored.find((each) => each.words_sha256 === wordsSha256);
  const dated = stored.find((each) => each.effective_on === text.effective_on);
  if (same && same === dated)
    throw new Refusal(
      'CONFLICT',
      `This text is stored already as the version of ${same.effective_on}, from ${same.source} (SHA-256 ${same.sha256}). Nothing was changed.`,
    );
  if (text.replace) return [same, dated].filter((each) => each !== undefined);
  if (same)
    throw new Refusal(
      'CONFLICT',
      `The same words are stored as the version of ${same.effective_on} (SHA-256 ${same.sha256}). Add --replace to date them ${text.effective_on} instead.`,
    );
  if (dated)
    throw new Refusal(
      'CONFLICT',
      `Another text of the version of ${dated.effective_on} is stored, from ${dated.source} (SHA-256 ${dated.sha256}). Add --replace to put this one in its place.`,
    );
  return [];
}

/**
 * Stores the full text of a version with the file that it came from, and looks up the quotes in it. Throws
 * INVALID_INPUT for a file without text, CONFLICT when the same words, or other words under the same date, are stored
 * already and `replace` is not set.
 */
export async function addFullText(services: Services, text: NewFullText): Promise<AddedFullText> {
  const { words, bare_pages } = await wordsOf(text);
  const words_sha256 = sha256(searchable(words));
  await services.database.as(systemActor, (db) => inTheWay(db, text, words_sha256));
  const id = uuidv7();
  const file_key = `agreements/${text.processor}/${id}${extname(text.file_name).toLowerCase()}`;
  const { processor, effective_on, source, seen_on } = text;
  const stored: StoredFullText = {
    id,
    processor,
    effective_on,
    source,
    seen_on,
    file_key,
    words,
    words_sha256,
    file_name: basename(text.file_name).slice(-255),
    sha256: sha256(text.content),
    added_at: services.clock.now(),
    replaced_at: null,
  };
  await services.storage.put(file_key, text.content);
  try {
    const replaced = await services.database.as(systemActor, async (db) => {
      const old = await inTheWay(db, text, words_sha256);
      for (const { id: oldId } of old)
        await db.updateTable('agreement_texts').set({ replaced_at: stored.added_at }).where('id', '=', oldId).execute();
      await db.insertInto('agreement_texts').values(stored).execute();
      return old;
    });
    return { ...checkedFullText(stored), replaced, bare_pages };
  } catch (error) {
    await services.storage.remove(file_key);
    throw error;
  }
}
