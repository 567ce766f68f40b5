import { diffArrays } from 'diff';
import { inlineRuns, type InlineRun } from '../../../domain/letters/inline-runs.ts';

export type Run = { words: string; bold: boolean; italic: boolean; change: 'same' | 'added' | 'removed' };

/**
 * What was said before and what is said now, word by word, as it is printed: a word that became bold is another. Null is a side that lacks the
 * part.
 */
export function wordDifferences(before: string | null, after: string | null): Run[] {
  const runs = diffArrays(wordsOf(before ?? ''), wordsOf(after ?? ''), { comparator: isSame }).flatMap(
    ({ value, added, removed }) =>
      value.map(({ text, bold, italic }): Run => {
        const change = added ? 'added' : removed ? 'removed' : 'same';
        return { words: text, bold, italic, change };
      }),
  );
  return joined(runs);
}

const isSame = (a: InlineRun, b: InlineRun): boolean => a.text === b.text && a.bold === b.bold && a.italic === b.italic;

/** Words, white space and other signs, each with its format. */
const wordsOf = (text: string): InlineRun[] =>
  inlineRuns(text).flatMap(({ text: run, ...format }) =>
    (run.match(/[\p{L}\p{N}_]+|[^\S\n]+|[^\p{L}\p{N}_]/gu) ?? []).map((word) => ({ text: word, ...format })),
  );

/** Neighbors of one kind and format as one run. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.change === run.change && last.bold === run.bold && last.italic === run.italic) last.words += run.words;
    else all.push({ ...run });
  }
  return all;
}
