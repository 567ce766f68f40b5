import type { LetterDocument } from '../../../domain/letters/letter.ts';
import type { FactSheet } from '../../../drafting/facts/fact.ts';

/** The files that a letter rests on, by id: it encloses them, or states what was read in them. */
export const filesUsed = ({ exhibits }: LetterDocument, { facts }: FactSheet): ReadonlySet<string> =>
  new Set([
    ...exhibits.flatMap(({ file_id }) => file_id ?? []),
    ...Object.values(facts).flatMap(({ source }) => ('file_id' in source ? (source.file_id ?? []) : [])),
  ]);
