import { diffArrays } from 'diff';
import { inlineRuns, type InlineRun } from '../../../../domain/letters/inline-runs.ts';

export type Run = { words: string; bold: boolean; italic: boolean; change: 'same' | 'added' | 'removed' };

/**
 * Compares an old and a new text word by word, as printed: a word that became bold is a different word. Null stands for
 * a side that lacks the part.
 */
export function wordDifferences(before: string | null, after: string | null): Run[] {
  const [old, now] = [wordsOf(before ?? ''), wordsOf(after ?? '')];
  const parts = diffArrays(old, now, { comparator: isSame, maxEditLength: maxWordEdits });
  // Too many changes to follow, and the time to find them grows with the square of their number.
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

/** Splits a text into words, white space and other characters, each with its format. */
const wordsOf = (text: string): InlineRun[] =>
  inlineRuns(text).flatMap(({ text: run, ...format }) =>
    (run.match(/[\p{L}\p{N}_]+|[^\S\n]+|[^\p{L}\p{N}_]/gu) ?? []).map((word) => ({ text: word, ...format })),
  );

/** Joins neighboring runs of the same kind and format. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  for (const run of runs) {
    const last = all.at(-1);
    if (last?.change === run.change && last.bold === run.bold && last.italic === run.italic) last.words += run.words;
    else all.push({ ...run });
  }
  return all;
}
