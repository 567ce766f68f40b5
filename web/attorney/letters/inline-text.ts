/** Where a finding's words stand in a letter's text, across its `**bold**` and `_italic_` runs. */
import { inlineRuns, type InlineRun } from '../../../domain/letters/inline-runs.ts';

export type Mark = { key: string; words: string; severity: 'red' | 'amber' };
export type Segment = InlineRun & { mark: Mark | null };

/** The words alone, without marks. */
export function plainText(text: string): string {
  return inlineRuns(text)
    .map((run) => run.text)
    .join('');
}

type Range = { start: number; end: number; mark: Mark };

function rangeOf(plain: string, mark: Mark): Range | null {
  const words = plainText(mark.words).trim();
  if (words === '') return null;
  const exact = plain.indexOf(words);
  const start = exact >= 0 ? exact : plain.toLowerCase().indexOf(words.toLowerCase());
  return start < 0 ? null : { start, end: start + words.length, mark };
}

function withoutOverlap(ranges: Range[]): Range[] {
  // Red goes first, so that where two findings share words the one that blocks is the one seen.
  const byWeight = ranges.toSorted(
    (a, b) => Number(b.mark.severity === 'red') - Number(a.mark.severity === 'red') || a.start - b.start,
  );
  const kept: Range[] = [];
  for (const range of byWeight) {
    if (kept.every((each) => range.end <= each.start || range.start >= each.end)) kept.push(range);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Runs cut where findings begin and end; each finding marks its first place in the text. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const runs = inlineRuns(text);
  const plain = runs.map((run) => run.text).join('');
  const ranges = withoutOverlap(marks.flatMap((mark) => rangeOf(plain, mark) ?? []));
  let at = 0;
  return runs.flatMap((run) => {
    const segments = cutRun(run, at, ranges);
    at += run.text.length;
    return segments;
  });
}

function cutRun(run: InlineRun, at: number, ranges: readonly Range[]): Segment[] {
  const end = at + run.text.length;
  const cuts = ranges.flatMap(({ start, end: stop }) => [start, stop]).filter((cut) => cut > at && cut < end);
  const edges = [at, ...cuts, end];
  return edges.slice(0, -1).map((from, index) => {
    const to = edges[index + 1] ?? end;
    const range = ranges.find((each) => from >= each.start && to <= each.end);
    return { ...run, text: run.text.slice(from - at, to - at), mark: range?.mark ?? null };
  });
}

/** Paragraphs of one block, as the PDF sets them: a blank line parts them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

const ownMarker = /^\s*(\(?([0-9]{1,3}|[a-z]|[ivx]{1,5})[.)]|[-–•])\s/i;

/** False when every item brings its own "(a)" or "1.", as the PDF decides it too. */
export const isNumbered = (items: readonly string[]): boolean => !items.every((item) => ownMarker.test(item));
