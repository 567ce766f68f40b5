import { normalForm } from '../../domain/normal-form.ts';

/** Where to open a file: a page from 1, and the words to mark on it. */
export type ProofPlace = { page: number; words: string };

/** Keeps only letters and digits, because a PDF adds its own spaces and hyphens. */
const plain = (text: string): string =>
  normalForm(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * The indexes of the pieces of a page's text, in reading order, that contain `words`; empty unless the page contains
 * them without interruption. The ellipses of a shortened quote are ignored.
 */
export function itemsWith(pieces: readonly string[], words: string): number[] {
  const sought = plain(words);
  if (sought === '') return [];
  let whole = '';
  const ends = pieces.map((piece) => (whole += plain(piece)).length);
  const start = whole.indexOf(sought);
  if (start < 0) return [];
  const end = start + sought.length;
  return ends.flatMap((itsEnd, index) => {
    const itsStart = ends[index - 1] ?? 0;
    return itsEnd > start && itsStart < end && itsEnd > itsStart ? [index] : [];
  });
}
