/** What somebody changed in a letter's Word file, as the letter with those changes. Pure. */
import { paragraphsOf, piecesOf } from './block-pieces.ts';
import { inlineRuns, markedText } from './inline-runs.ts';
import type { LetterBlock, LetterDocument } from './letter.ts';
import { unparted } from './unparted.ts';
import { readMark, type WordPlace } from './word-marks.ts';

/**
 * A paragraph of a Word file. `marks`: its bookmarks; `text`: with `**bold**` and `_italic_`; `kind`: what its style
 * makes of it, or that it stands in a table.
 */
export type WordParagraph = { marks: string[]; text: string; kind: 'text' | 'heading' | 'item' | 'cell' };
/** `richer`: something in it is formatted otherwise than bold or italic. */
export type WordFile = { paragraphs: WordParagraph[]; richer: boolean };

/** What of the file is not carried over, each with the sentence that says so. */
const leftTexts = [
  ['frame', 'What differs around the paragraphs was left out: head, signature and exhibits are changed at the desk.'],
  ['table', 'Rows and columns of a table are added and taken out at the desk.'],
  ['moved', 'Paragraphs stay in their order: move them at the desk.'],
  ['richer', 'Formatting beyond bold and italic was left out.'],
] as const;
export type WordReturn = { document: LetterDocument; notes: string[] };

/** The version of this letter that a Word file was written of; null if it is no file of this letter. */
export function versionOfWord(letterId: string, { paragraphs }: WordFile): number | null {
  const marks = paragraphs.flatMap((each) => each.marks.flatMap((mark) => readMark(letterId, mark) ?? []));
  return marks.find(({ place }) => place !== 'frame')?.version ?? null;
}

type Placed = WordParagraph & { place: WordPlace | null };
/** `enclosed`: it stands among the enclosures, after the signature. */
type Added = { text: string; kind: WordParagraph['kind']; enclosed: boolean };
/** By block: the text of each piece that is still there, and what was added after a piece of it, or after the block. */
type Found = {
  pieces: Map<string, string>;
  within: Map<string, Added[]>;
  below: Map<number, Added[]>;
  left: Set<(typeof leftTexts)[number][0]>;
};
const keyOf = (block: number, piece: number): string => `${block} ${piece}`;

/**
 * The letter `base` with what differs between the file as it was `written` of it and as it came back. Each paragraph is
 * found by its bookmark; one without is new, or stands for the paragraph that is missing in its place. `newId` makes the
 * id of a new block.
 */
export function fromWord(
  base: LetterDocument,
  { letterId, written, back }: { letterId: string; written: WordFile; back: WordFile },
  newId: () => string,
): WordReturn {
  const before = find(base, placed(letterId, written));
  const after = find(base, placed(letterId, back));
  if (back.richer && !written.richer) after.found.left.add('richer');
  if (before.around.join('\n') !== after.around.join('\n')) after.found.left.add('frame');
  takeForMissing(base, after.found);
  const added = (at: number) => (after.found.below.get(at) ?? []).map((each) => ownBlock(each, newId()));
  const blocks = [
    ...added(-1),
    ...base.blocks.flatMap((block, at) => {
      const kept = blockFrom(block, at, before.found, after.found);
      return [...(kept ? [kept] : []), ...added(at)];
    }),
  ];
  const { left } = after.found;
  return { document: { ...base, blocks }, notes: leftTexts.flatMap(([what, text]) => (left.has(what) ? [text] : [])) };
}

/** After which block the enclosures begin, or the others: where what is added above all of them goes. */
const startOf = ({ blocks }: LetterDocument, enclosed: boolean): number =>
  enclosed ? blocks.findIndex(({ enclosure }) => enclosure) - 1 : -1;

/** Each mark counts once: a copied paragraph is a new one. */
function placed(letterId: string, file: WordFile): Placed[] {
  const version = versionOfWord(letterId, file);
  const seen = new Set<string>();
  return file.paragraphs.map((paragraph) => {
    const mark = paragraph.marks.find((each) => readMark(letterId, each)?.version === version && !seen.has(each));
    if (mark !== undefined) seen.add(mark);
    return { ...paragraph, place: mark === undefined ? null : (readMark(letterId, mark)?.place ?? null) };
  });
}

/** Sorts the paragraphs of a file by what they belong to. `around`: the text of the frame, line by line. */
function find(base: LetterDocument, paragraphs: readonly Placed[]): { found: Found; around: string[] } {
  const found: Found = { pieces: new Map(), within: new Map(), below: new Map(), left: new Set() };
  const around: string[] = [];
  let last: WordPlace | null = null;
  for (const [at, { place, text, kind }] of paragraphs.entries()) {
    if (place !== null && place !== 'frame') {
      if (last !== null && last !== 'frame' && place.block < last.block) found.left.add('moved');
      found.pieces.set(keyOf(place.block, place.piece), text);
    } else if (text !== '') {
      const next: WordPlace | null = paragraphs.slice(at + 1).find((each) => each.place !== null)?.place ?? null;
      if (place === 'frame' || !(isBlock(last) || isBlock(next))) around.push(text);
      else if (kind === 'cell') found.left.add('table');
      else add(base, found, { text, kind }, [isBlock(last) ? last : null, isBlock(next) ? next : null]);
    }
    last = place ?? last;
  }
  return { found, around };
}

type Piece = Exclude<WordPlace, 'frame'>;
const isBlock = (place: WordPlace | null): place is Piece => place !== null && place !== 'frame';

/** Adds it between two places. An item, or what stands between two pieces of one block, belongs to that block. */
function add(
  base: LetterDocument,
  { within, below }: Found,
  what: Pick<Added, 'text' | 'kind'>,
  [last, next]: readonly [Piece | null, Piece | null],
): void {
  const enclosed = base.blocks[(last ?? next)?.block ?? 0]?.enclosure === true;
  const added = { ...what, enclosed };
  if (last && (what.kind === 'item' || last.block === next?.block)) {
    const key = keyOf(last.block, last.piece);
    within.set(key, [...(within.get(key) ?? []), added]);
  } else {
    const key = last?.block ?? startOf(base, enclosed);
    below.set(key, [...(below.get(key) ?? []), added]);
  }
}

/** A paragraph that was typed over has lost its bookmark: the new one in its place is that paragraph, changed. */
function takeForMissing(base: LetterDocument, { pieces, below }: Found): void {
  for (const [at, block] of base.blocks.entries()) {
    const [piece, ...more] = piecesOf(block).keys();
    if (piece === undefined || more.length > 0 || block.kind === 'table' || isThere(pieces, at, block)) continue;
    const enclosed = block.enclosure === true;
    const start = startOf(base, enclosed);
    const before = base.blocks.findLastIndex(
      (each, index) => index > start && index < at && isThere(pieces, index, each),
    );
    const key = before < 0 ? start : before;
    const inPlace = below.get(key) ?? [];
    const first = inPlace.findIndex((each) => each.enclosed === enclosed);
    const one = inPlace[first];
    if (!one) continue;
    pieces.set(keyOf(at, piece), one.text);
    // What follows it there follows the block now.
    below.set(key, inPlace.slice(0, first));
    below.set(at, [...inPlace.slice(first + 1), ...(below.get(at) ?? [])]);
  }
}

const isThere = (pieces: Found['pieces'], at: number, block: LetterBlock): boolean =>
  [...piecesOf(block).keys()].some((piece) => (pieces.get(keyOf(at, piece)) ?? '') !== '');

/** The block with its pieces as they came back; null if none did. The block itself, where nothing differs. */
function blockFrom(block: LetterBlock, at: number, before: Found, after: Found): LetterBlock | null {
  const pieces = piecesOf(block);
  const wasEmpty = ![...pieces.keys()].some((piece) => before.pieces.get(keyOf(at, piece)));
  if (wasEmpty) return block;
  if (!isThere(after.pieces, at, block)) return null;
  let changed = false;
  const read = (piece: number, source: string): string[] => {
    const key = keyOf(at, piece);
    const was = before.pieces.get(key) ?? '';
    const now = after.pieces.get(key) ?? '';
    const more = block.kind === 'table' ? [] : (after.within.get(key) ?? []).map(({ text }) => text);
    if (now === was && more.length === 0) return [source];
    changed = true;
    return [...(now === was ? [source] : now === '' ? [] : [typed(now, was, source)]), ...more];
  };
  const texts = paragraphsOf(block.text);
  const text = texts.flatMap((each, piece) => read(piece, each));
  const items = block.items?.flatMap((each, index) => read(texts.length + index, each));
  const rows = block.rows && rowsFrom(block.rows, pieces, texts.length, read, after);
  if (!changed) return block;
  return { ...block, text: text.join('\n\n'), ...(items && { items }), ...(rows && { rows }) };
}

/** The same rows and columns, each cell as it came back. */
function rowsFrom(
  rows: readonly string[][],
  pieces: ReadonlyMap<number, string>,
  texts: number,
  read: (piece: number, source: string) => string[],
  { left }: Found,
): string[][] {
  const cells = [...pieces].slice(texts).values();
  return rows.map((row) =>
    row.map((cell) => {
      const [piece = 0] = cells.next().value ?? [];
      const [now] = read(piece, cell);
      if (now === undefined) left.add('table');
      return now ?? cell;
    }),
  );
}

/** Bold that only the style of the file makes, as of a table's head, is none of the text's. */
function typed(now: string, was: string, source: string): string {
  const own = markedText(inlineRuns(unparted(source)))
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
  return own === was
    ? now
    : inlineRuns(now)
        .map(({ text }) => text)
        .join('');
}

const ownBlock = ({ text, kind, enclosed }: Added, id: string): LetterBlock => ({
  id,
  kind: kind === 'heading' ? 'heading' : 'paragraph',
  clause_id: null,
  text,
  ...(enclosed && { enclosure: true as const }),
  fact_refs: [],
  authority_refs: [],
});
