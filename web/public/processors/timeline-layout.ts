import { timelineEnd, type HoldTimeline, type TimelineRow } from '../../../content/processors/timeline.ts';

/** A drawing's size in its own units; text is 15 units high, so the drawing is shown at a scale of at least 0.8. */
export type Measures = { width: number; labelChars: number; stacked: boolean };

/** Two drawings of the same rows: labels beside the marks or, in narrow places, above them. */
export const wide: Measures = { width: 840, labelChars: 90, stacked: false };
export const narrow: Measures = { width: 328, labelChars: 38, stacked: true };

export const left = 9;
const right = 34;
const lineHeight = 19;
const charWidth = 7.6;
export const barHeight = 18;
export const wedgeHeight = 30;
const axisHeight = 52;
const rowGap = 18;

export type PlacedRow = {
  row: TimelineRow;
  lines: readonly string[];
  labelX: number;
  labelY: number;
  anchor: 'start' | 'end';
  top: number;
  lineStep: number;
};
export type Layout = { rows: readonly PlacedRow[]; height: number; axisY: number; x: (day: number) => number };

/** Days after the last one drawn are placed at the right edge. */
function scale(width: number): (day: number) => number {
  return (day) => (day > timelineEnd ? width - left : left + (day / timelineEnd) * (width - left - right));
}

function wrap(text: string, chars: number): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > chars) return [...lines, word];
    return [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** The text beside a row: marks start with their day. */
function labelOf(row: TimelineRow): string {
  return row.kind === 'mark' ? `Day ${row.day}: ${row.label}` : row.label;
}

function heightOf(row: TimelineRow): number {
  return row.kind === 'exposure' ? wedgeHeight : barHeight;
}

/** Places each row below the previous one. */
export function placeRows(timeline: HoldTimeline, { width, labelChars, stacked }: Measures): Layout {
  const x = scale(width);
  let y = axisHeight;
  const rows = timeline.rows.map((row): PlacedRow => {
    const text = labelOf(row);
    if (row.kind === 'mark' && !stacked) {
      const fits = x(row.day) + 18 + text.length * charWidth < width;
      const labelX = fits ? x(row.day) + 16 : Math.min(x(row.day) - 16, x(timelineEnd) - 8);
      const top = y;
      y += barHeight + rowGap - 4;
      return {
        row,
        lines: [text],
        labelX,
        labelY: top + 14,
        anchor: fits ? 'start' : 'end',
        top,
        lineStep: lineHeight,
      };
    }
    const lines = wrap(text, labelChars);
    const labelY = y + 12;
    const top = y + lines.length * lineHeight;
    y = top + heightOf(row) + rowGap;
    return {
      row,
      lines,
      labelX: left + (row.kind === 'mark' ? -left : 12),
      labelY,
      anchor: 'start',
      top,
      lineStep: lineHeight,
    };
  });
  return { rows, height: y - rowGap + 6, axisY: 40, x };
}
