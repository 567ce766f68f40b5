import type { ExtractionView } from './extraction.ts';

/** A place in a file that says what a fact says: page from 1, and the words there. */
export type Proof = { file_id: string; filename: string; page: number; words: string };

const maxProofs = 3;

/**
 * Where the case's files say the same as a fact: an amount in cents or a day `YYYY-MM-DD`, exactly. Surest first, at most
 * three, one a page. Empty for other kinds of facts: a number or a name stands in too many places to prove anything.
 */
export function proofsOf(
  fact: { kind: string; value: string | number },
  extractions: readonly Pick<ExtractionView, 'file_id' | 'filename' | 'findings'>[],
): Proof[] {
  const what = fact.kind === 'money' ? 'amount' : fact.kind === 'date' ? 'date' : null;
  if (what === null) return [];
  return extractions
    .flatMap(({ file_id, filename, findings }) => {
      const pages = new Set<number>();
      return findings
        .filter((each) => each.what === what && each.value === fact.value)
        .toSorted((a, b) => b.confidence - a.confidence)
        .filter(({ page }) => !pages.has(page) && pages.add(page))
        .map(({ page, snippet, confidence }) => ({ file_id, filename, page, words: snippet, confidence }));
    })
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, maxProofs)
    .map(({ confidence: _confidence, ...proof }) => proof);
}
