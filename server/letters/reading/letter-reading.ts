import type { Db } from '../../../db/actor.ts';
import type { DeskLetter, DeskVersion } from '../find-letter.ts';
import { letterChanges, type LetterChange } from './letter-changes.ts';

/** `on` is a day at the firm; `changes`: how many were read then. */
type LetterReading = { attorney_name: string; on: string; sha256: string; changes: number };
/**
 * What the case's attorney has to read of a letter, and when they read it; `reading` is the one that still holds for
 * the letter and its exhibits.
 */
export type ReadLetter = {
  changes: (LetterChange & { read_on: string | null })[];
  reading: LetterReading | null;
};

/**
 * The changes of the current version from its plan, and from what the case's attorney has read of it, and which of them
 * they have read. `exhibits`: the sha-256 of the exhibit book, null where none is bound. While it is being bound it is undefined, which matches no
 * recorded reading.
 */
export async function readLetter(
  db: Db,
  letter: DeskLetter,
  { version, exhibits }: { version: DeskVersion; exhibits: string | null | undefined },
): Promise<ReadLetter> {
  const readings = await db
    .selectFrom('letter_readings')
    .select(['version', 'sha256', 'exhibits_sha256', 'changes', 'attorney_name', 'read_on'])
    .where('letter_id', '=', letter.id)
    .where('attorney_id', '=', letter.attorney_id)
    .orderBy('read_on')
    .execute();
  const read = readings.map((each) => each.version).filter((each) => each < letter.version);
  const changes = (await letterChanges(db, letter, { ...version, read })).map((change) => ({
    ...change,
    read_on: readings.find((each) => each.changes.includes(change.hash))?.read_on ?? null,
  }));
  const last = readings.findLast(
    (each) =>
      each.version === letter.version && each.sha256 === version.pdf_sha256 && each.exhibits_sha256 === exhibits,
  );
  const holds = last && changes.every(({ read_on }) => read_on !== null);
  return {
    changes,
    reading: holds
      ? { attorney_name: last.attorney_name, on: last.read_on, sha256: last.sha256, changes: last.changes.length }
      : null,
  };
}
