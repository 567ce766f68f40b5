import { diffArrays } from 'diff';
import { inlineRuns, type InlineRun } from '../../../../domain/letters/inline-runs.ts';

export type Run = { words: string; bold: boolean; italic: boolean; change: 'same' | 'added' | 'removed' };

/**
 * What was said before and what is said now, word by word, as it is printed: a word that became bold is another. Null is a side that lacks the
 * part.
 */
export function wordDifferences(before: string | null, after: string | null): Run[] {
  const [old, now] = [wordsOf(before ?? ''), wordsOf(after ?? '')];
  const parts = diffArrays(old, now, { comparator: isSame, maxEditLength: maxWordEdits });
  // Nobody can follow so many changes, and finding them takes the square of their number.
  if (!parts) return joined([...old.map(changed('removed')), ...now.map(changed('added'))]);
  return joined(
    parts.flatMap(({ value, added, removed }) => value.map(changed(added ? 'added' : removed ? 'removed' : 'same'))),
  );
}

const maxWordEdits = 400;

const changed =
  (change: Run['change']) =>
  ({ text, bold, italic }: InlineRun): Run => ({ words: text, bold, italic, change });

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
