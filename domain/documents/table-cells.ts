import type { CellSpan } from './extraction.ts';

/** A cell of a line: its text, where it stands in the line, and on the page where that is known. */
export type Cell = { text: string; start: number; end: number; span: CellSpan | null };

/** Between two cells of a line. */
export const cellBreak = / {3,}/;

/** The cells of a line from left to right. `spans`: of each, as the page's; of no use where there are others in number. */
export function cellsOf(line: string, spans: readonly CellSpan[] = []): Cell[] {
  const found = [...line.matchAll(/\S+(?:\s{1,2}\S+)*/g)];
  return found.map(({ 0: text, index }, at) => ({
    text,
    start: index,
    end: index + text.length,
    span: spans.length === found.length ? (spans[at] ?? null) : null,
  }));
}
