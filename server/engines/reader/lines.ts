/** Groups positioned words into lines, as a reader would see them. */
import type { CellSpan } from '../../../domain/documents/extraction.ts';

/** A run of text: its left edge, baseline, width and height in any one unit, with y growing downwards. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Separates two cells of one line, so that rules treat them apart. */
export const cellGap = '   ';

/** No page written by a human has more; rules look at every line. */
export const maxLines = 2_000;
export const maxLineLength = 1_000;
/** How many of the last rows a word may still join; more rows never overlap in height. */
const maxBeside = 60;

/** A line as text, and where each of its cells stands. */
export type LaidLine = { text: string; spans: CellSpan[] };
type LaidPage = { lines: string[]; spans: CellSpan[][] };

/**
 * The lines of a page from top to bottom; words of one line are joined by a space, and by `cellGap` at the end of a
 * column.
 */
export const linesOf = (words: readonly PlacedText[]): LaidPage => pageOf(rowsOf(words).map(lineOf));

export const pageOf = (lines: readonly LaidLine[]): LaidPage => ({
  lines: lines.map(({ text }) => text),
  spans: lines.map(({ spans }) => spans),
});

/** The words of each line of a page, from top to bottom and from left to right. */
export function rowsOf<Word extends PlacedText>(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of words.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y)) {
    const row = rows.slice(-maxBeside).findLast((each) => sameLine(each, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows.slice(0, maxLines).map((row) => row.toSorted((a, b) => a.x - b.x));
}

/** On one line when the baselines are closer than half of the smaller height. */
function sameLine(row: readonly PlacedText[], word: PlacedText): boolean {
  const near = row.at(-1);
  return near !== undefined && Math.abs(near.y - word.y) < 0.5 * Math.min(near.height, word.height);
}

/** The words of a line as text, shortened to `maxLineLength`. */
export function lineOf(row: readonly PlacedText[]): LaidLine {
  let line = '';
  let end = Number.NEGATIVE_INFINITY;
  const spans: [number, number][] = [];
  for (const { text, x, width, height } of combed(row.flatMap(cellsOf))) {
    const gap = x - end;
    const isNewCell = gap > 0.8 * height;
    if (line !== '')
      line += isNewCell ? cellGap : gap > 0.12 * height && !line.endsWith(' ') && !text.startsWith(' ') ? ' ' : '';
    line += text;
    end = Math.max(end, x + width);
    const last = spans.at(-1);
    if (last && !isNewCell) last[1] = end;
    else spans.push([x, x + width]);
  }
  const text = line
    .replaceAll(/[\t\u00a0]/g, ' ')
    .trim()
    .slice(0, maxLineLength);
  return { text, spans: spans.slice(0, text.split(/ {3,}/).length) };
}

/** Splits a run that holds several cells, as typewriters and terminals set them. */
function cellsOf(run: PlacedText): PlacedText[] {
  const apart = [...run.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)];
  if (apart.length < 2) return [run];
  const advance = run.width / run.text.length;
  return apart.map(({ 0: text, index }) => ({
    ...run,
    text,
    x: run.x + index * advance,
    width: text.length * advance,
  }));
}

/** This many evenly spaced characters in a row are boxes of a form; fewer may be chance. */
const minBoxes = 4;

/** Joins characters that a form sets into boxes, one each and evenly spaced, into the word that they spell. */
function combed(row: readonly PlacedText[]): PlacedText[] {
  const words: PlacedText[] = [];
  let boxes: PlacedText[] = [];
  const close = (): void => {
    words.push(...(boxes.length >= minBoxes ? [wordOf(boxes)] : boxes));
    boxes = [];
  };
  for (const piece of row) {
    const [last, before] = [boxes.at(-1), boxes.at(-2)];
    const step = last ? middle(piece) - middle(last) : 0;
    const isOdd = last && before && Math.abs(step - (middle(last) - middle(before))) > 0.15 * step;
    if (piece.text.trim().length !== 1 || step > 2 * piece.height || isOdd) close();
    if (piece.text.trim().length === 1) boxes.push(piece);
    else words.push(piece);
  }
  close();
  return words;
}

const middle = ({ x, width }: PlacedText): number => x + width / 2;

function wordOf(boxes: readonly PlacedText[]): PlacedText {
  const [first, last] = [boxes[0], boxes.at(-1)];
  if (!first || !last) throw new Error('there is no box');
  return { ...first, text: boxes.map(({ text }) => text.trim()).join(''), width: last.x + last.width - first.x };
}
