import type { LetterBlock } from './letter.ts';

/** The paragraphs of a text, separated by blank lines, as PDF, Word file and page print them. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\r?\n[ \t]*\r?\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '');
}

const maxColumns = 8;

/** The number of a table's cell among its block's pieces, of which `texts` paragraphs come first. */
export const cellPiece = (texts: number, row: number, column: number): number => texts + row * maxColumns + column;

/** What a block is printed as, piece by piece: the paragraphs of its text, its items, the cells of its rows. */
export function piecesOf({ text, items = [], rows = [] }: LetterBlock): Map<number, string> {
  const texts = paragraphsOf(text);
  return new Map([
    ...[...texts, ...items].entries(),
    ...rows.flatMap((row, at) => row.map((cell, column) => [cellPiece(texts.length, at, column), cell] as const)),
  ]);
}
