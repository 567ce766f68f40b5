import { breakableText, printableText } from './printable-text.ts';

/** A line of a paragraph as the template takes it. */
export interface PrintedParagraph {
  lines: string[];
  /** Whether its first letter is of a right-to-left script. */
  rtl: boolean;
}

const maxWordLength = 40;
/** Typesetting time grows faster than paragraph length, so a longer paragraph is split. */
const pieceCharacters = 2_000;
/**
 * What can be typeset in a few seconds: about 250 pages. Characters without a glyph are printed as codes, and so count
 * several times.
 */
const maxCharacters = 500_000;
const maxLines = 20_000;
/** Combining marks on one letter beyond what any script uses; each further one costs more than the last. */
const pileOfMarks = /(\p{M}{12})(\p{M}+)/gu;
const rtlFirst = /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}]/u;

/**
 * Free text as paragraphs that can be typeset in bounded time; what does not fit is reported at the end, never dropped
 * silently.
 */
export function printedParagraphs(text: string, covered: ReadonlySet<number>): PrintedParagraph[] {
  const unpiled = text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(pileOfMarks, (_all, kept: string, more: string) => `${kept}[${Array.from(more).length} more marks]`);
  const printable = printableText(unpiled, covered);
  // Cut first, and never inside a surrogate pair: finding break points in millions of characters would block everybody.
  const fitting = printable.slice(0, maxCharacters).replace(/[\ud800-\udbff]$/, '');
  const kept = fitting.split('\n', maxLines).map((line) => line.trimEnd());
  const printed = kept.reduce((sum, line) => sum + line.length + 1, -1);
  const cut = fitting.length < printable.length || fitting.split('\n', maxLines + 1).length > maxLines;
  const lines = kept.map((line) => breakableText(line, maxWordLength));
  const paragraphs = piecesOf(lines).map((piece) => ({ lines: piece, rtl: rtlFirst.test(piece.join(' ')) }));
  if (!cut) return paragraphs;
  const note = `The text goes on; ${new Intl.NumberFormat('en-US').format(printed)} characters of it are printed here. The whole of it is under the case’s messages.`;
  return [...paragraphs, { lines: [note], rtl: false }];
}

/** Lines grouped into paragraphs, which end at a blank line or at the maximum length. */
function piecesOf(lines: readonly string[]): string[][] {
  const pieces: string[][] = [];
  let current: string[] = [];
  let length = 0;
  const finish = () => {
    if (current.length > 0) pieces.push(current);
    current = [];
    length = 0;
  };
  for (const line of lines.flatMap(shortLines)) {
    if (line === '') finish();
    else current.push(line);
    length += line.length + 20;
    if (length > pieceCharacters) finish();
  }
  finish();
  return pieces;
}

/** A line that fills pages, cut where a word ends or may break. */
function shortLines(line: string): string[] {
  const cut: string[] = [];
  let rest = line;
  while (rest.length > pieceCharacters) {
    const at = rest.slice(0, pieceCharacters).search(/[ \u200b](?=[^ \u200b]*$)/);
    // Without a break point, never inside a surrogate pair.
    const end = at > 0 ? at : pieceCharacters - (/[\ud800-\udbff]/.test(rest[pieceCharacters - 1] ?? '') ? 1 : 0);
    cut.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^[ \u200b]/, '');
  }
  return [...cut, rest];
}
