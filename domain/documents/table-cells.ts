import type { CellSpan } from './extraction.ts';

/** A cell of a line: its text, where it stands in the line, and on the page where that is known. */
export type Cell = { text: string; start: number; end: number; span: CellSpan | null };

/** Between two cells of a line. */
export const cellBreak = / {3,}/;

/**
 * The cells of a line from left to right. `spans`: the edges of each, from the page; ignored where their number
 * differs.
 */
export function cellsOf(line: string, spans: readonly CellSpan[] = []): Cell[] {
  const found = [...line.matchAll(/\S+(?:\s{1,2}\S+)*/g)];
  return found.map(({ 0: text, index }, at) => ({
    text,
    start: index,
    end: index + text.length,
    span: spans.length === found.length ? (spans[at] ?? null) : null,
  }));
}

/**
 * Joins column heads that are set on two lines: each upper cell goes with the cell below it. Null where positions are
 * not known, or a cell stands over several, as a title does.
 */
export function stacked(upper: readonly Cell[], lower: readonly Cell[]): Cell[] | null {
  const columns = [...lower];
  for (const cell of upper) {
    const below = columns.filter((each) => overlaps(each.span, cell.span));
    const [only] = below;
    if (cell.span === null || below.length > 1 || lower.some(({ span }) => span === null)) return null;
    if (only?.span)
      columns[columns.indexOf(only)] = {
        ...only,
        text: `${cell.text} ${only.text}`,
        span: around(only.span, cell.span),
      };
    else columns.push(cell);
  }
  return columns.toSorted((one, other) => (one.span?.[0] ?? 0) - (other.span?.[0] ?? 0));
}

const overlaps = (one: CellSpan | null, other: CellSpan | null): boolean =>
  one !== null && other !== null && one[0] < other[1] && other[0] < one[1];
const around = (one: CellSpan, other: CellSpan): CellSpan => [Math.min(one[0], other[0]), Math.max(one[1], other[1])];
