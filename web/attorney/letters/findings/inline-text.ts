/** Locates a finding's text in the letter, across `**bold**` and `_italic_` runs. */
import { unparted } from '../../../../domain/letters/unparted.ts';
import { inlineRuns, type InlineRun } from '../../../../domain/letters/inline-runs.ts';

export type Mark = { key: string; words: string; severity: 'red' | 'amber' };
export type Segment = InlineRun & { mark: Mark | null };

/** The text without markup. */
export function plainText(text: string): string {
  return inlineRuns(text)
    .map((run) => run.text)
    .join('');
}

type Range = { start: number; end: number; mark: Mark };

function rangeOf(plain: string, mark: Mark): Range | null {
  const quoted = plainText(mark.words).trim();
  if (quoted === '') return null;
  const exact = plain.indexOf(quoted);
  const start = exact >= 0 ? exact : plain.toLowerCase().indexOf(quoted.toLowerCase());
  return start < 0 ? null : { start, end: start + quoted.length, mark };
}

function withoutOverlap(ranges: Range[]): Range[] {
  // Red goes first, so that where two findings overlap the blocking one is shown.
  const byWeight = ranges.toSorted(
    (a, b) => Number(b.mark.severity === 'red') - Number(a.mark.severity === 'red') || a.start - b.start,
  );
  const kept: Range[] = [];
  for (const range of byWeight) {
    if (kept.every((each) => range.end <= each.start || range.start >= each.end)) kept.push(range);
  }
  return kept.toSorted((a, b) => a.start - b.start);
}

/** Splits runs at the ends of findings; each finding marks its first occurrence. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const runs = inlineRuns(unparted(text));
  const plain = plainText(text);
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

const ownMarker = /^\s*(\(?([0-9]{1,3}|[a-z]|[ivx]{1,5})[.)]|[-–•])\s/i;

/** False if every item has its own "(a)" or "1.", as in the PDF. */
export const isNumbered = (items: readonly string[]): boolean => !items.every((item) => ownMarker.test(item));
