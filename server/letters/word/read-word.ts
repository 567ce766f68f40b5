import { v7 as uuidv7 } from 'uuid';
import type { ReadWord } from '../../../contract/letter-suggestions.ts';
import { differencesOf } from '../../../domain/letters/letter-differences.ts';
import { keepingMine } from '../../../domain/letters/letter-merge.ts';
import { letterDocument } from '../../../domain/letters/letter.ts';
import { fromWord, versionOfWord, type WordFile } from '../../../domain/letters/word-return.ts';
import { DocumentUnreadable, ReaderFailed } from '../../engines/reader/reader.ts';
import type { Services } from '../../kernel/context.ts';
import { Refusal } from '../../kernel/refusal.ts';
import type { User } from '../../kernel/user.ts';
import { currentVersion, findLetter, requireStep } from '../find-letter.ts';
import { signedLetter } from '../read-letter-bytes.ts';

const list = new Intl.ListFormat('en-US');

/**
 * What somebody changed in a letter's Word file, as the current version with those changes; nothing is stored. The file
 * is a stranger's: it is opened in the process of such files alone. Throws INVALID_INPUT for a file that cannot be read
 * or is none of this letter, CONFLICT once the letter is being sent.
 */
export async function readWord(services: Services, user: User, id: string, bytes: Uint8Array): Promise<ReadWord> {
  const { letter, current, isSigned } = await services.database.as(user, async (db) => {
    const found = await findLetter(db, id);
    requireStep(found, 'edit', 'edited');
    return {
      letter: found,
      current: (await currentVersion(db, found)).document,
      isSigned: (await signedLetter(db, id)) !== null,
    };
  });
  const back = await read(services, bytes);
  const version = versionOfWord(id, back);
  if (version === null || version > letter.version)
    throw new Refusal(
      'INVALID_INPUT',
      'This is no Word file of this letter. Download the letter as Word, change that file, and add it here.',
    );
  const isCurrent = version === letter.version;
  const base = isCurrent
    ? current
    : await services.database.as(user, async (db) => (await currentVersion(db, { id, version })).document);
  const origin = { letterId: id, version };
  const written = await read(services, await services.docx.writeLetter(base, isCurrent && isSigned, origin));
  const given = fromWord(base, { letterId: id, written, back }, () => `own-${uuidv7()}`);
  const mine = letterDocument.safeParse(given.document);
  if (!mine.success) throw new Refusal('INVALID_INPUT', 'The file has no paragraph of the letter, or too much text.');
  const merged = keepingMine({ base, mine: mine.data, theirs: current });
  const both = merged.both.map(({ label }) => label);
  return {
    version: letter.version,
    document: merged.document,
    labels: differencesOf(merged.document, current).map(({ label }) => label),
    notes: [
      ...(isCurrent ? [] : [`The file is of version ${version}; what was saved since is kept.`]),
      ...(both.length > 0 ? [`Changed since as well, with the words of the file: ${list.format(both)}.`] : []),
      ...given.notes,
    ],
  };
}

/** Throws INVALID_INPUT with the sentence that says why it cannot be read. */
async function read({ reader }: Services, bytes: Uint8Array): Promise<WordFile> {
  return reader.readWord(bytes).catch((error: unknown) => {
    if (error instanceof DocumentUnreadable) throw new Refusal('INVALID_INPUT', error.message);
    if (error instanceof ReaderFailed) throw new Refusal('INVALID_INPUT', 'This file could not be read.');
    throw error;
  });
}
