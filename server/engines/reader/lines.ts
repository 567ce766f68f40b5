/** Groups positioned words into lines, as a reader would see them. */

/** A run of text: its left edge, baseline, width and height in any one unit, with y growing downwards. */
export type PlacedText = { text: string; x: number; y: number; width: number; height: number };

/** Separates two cells of one line, so that rules treat them apart. */
export const cellGap = '   ';

/** No page written by a human has more; rules look at every line. */
export const maxLines = 2_000;
export const maxLineLength = 1_000;

/**
 * The lines of a page from top to bottom; words of one line are joined by a space, and by `cellGap` at the end of a
 * column.
 */
export const linesOf = (words: readonly PlacedText[]): string[] => rowsOf(words).map(lineOf);

/** The words of each line of a page, from top to bottom and from left to right. */
export function rowsOf<Word extends PlacedText>(words: readonly Word[]): Word[][] {
  const rows: Word[][] = [];
  for (const word of words.filter(({ text }) => text.trim() !== '').toSorted((a, b) => a.y - b.y)) {
    const row = rows.findLast((each) => sameLine(each, word));
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
export function lineOf(row: readonly PlacedText[]): string {
  let line = '';
  let end = Number.NEGATIVE_INFINITY;
  for (const { text, x, width, height } of row) {
    const gap = x - end;
    if (line !== '')
      line +=
        gap > 0.8 * height ? cellGap : gap > 0.12 * height && !line.endsWith(' ') && !text.startsWith(' ') ? ' ' : '';
    line += text;
    end = Math.max(end, x + width);
  }
  return line
    .replaceAll(/[\t\u00a0]/g, ' ')
    .trim()
    .slice(0, maxLineLength);
}
