import { normalForm } from '../../domain/normal-form.ts';

/** Where to open a file: a page from 1, and the words to mark on it. */
export type ProofPlace = { page: number; words: string };

/** Letters and figures alone: a PDF spaces and hyphenates its lines by itself. */
const plain = (text: string): string =>
  normalForm(text, 'NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

/**
 * The indexes of the pieces of a page's text, in reading order, in which `words` stand; empty when the page has them not
 * in one run. The ellipses of a shortened quote are no part of it.
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
