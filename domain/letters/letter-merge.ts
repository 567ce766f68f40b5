/** Merges an attorney's unsaved edits with a version that was saved meanwhile, by the version that both began from. Pure. */
import { sameJson } from '../same-json.ts';
import { blockLabel } from './block-label.ts';
import { blockText, headParts, withMine } from './letter-differences.ts';
import type { LetterBlock, LetterDocument } from './letter.ts';

export type Sides = { base: LetterDocument; mine: LetterDocument; theirs: LetterDocument };

export type Change = {
  key: string;
  label: string;
  /** Who changed the part since `base`. */
  by: 'mine' | 'theirs' | 'both';
  /** Null on a side that lacks the block. */
  base: string | null;
  mine: string | null;
  theirs: string | null;
};

type Part = {
  key: string;
  label: string;
  value: (letter: LetterDocument) => unknown;
  read: (letter: LetterDocument) => string | null;
};

/** Every part that can be edited and differs between mine and theirs, in letter order, the order of the blocks last. */
export function changesOf(sides: Sides): Change[] {
  const { base, mine, theirs } = withTheirRows(sides);
  return partsOf({ base, mine, theirs }).flatMap(({ key, label, value, read }) => {
    const [was, my, their] = [value(base), value(mine), value(theirs)];
    if (sameJson(my, their)) return [];
    const by = sameJson(their, was) ? 'mine' : sameJson(my, was) ? 'theirs' : 'both';
    return [{ key, label, by, base: read(base), mine: read(mine), theirs: read(theirs) }];
  });
}

/** The saved version with the parts of `mine` that `takeMine` names. */
export function merged(sides: Sides, takeMine: ReadonlySet<string>): LetterDocument {
  const letter = withMine(sides.theirs, withTheirRows(sides).mine, takeMine);
  return takeMine.has(orderKey) ? { ...letter, blocks: inOrderOf(sides.mine.blocks, letter.blocks) } : letter;
}

/**
 * The saved version with everything that `mine` changed. Where both changed a part, mine stands, and `both` has its key
 * and its label in the merged letter, whose paragraph numbers may differ from mine. No words of mine are left out.
 */
export function keepingMine(sides: Sides): { document: LetterDocument; both: Pick<Change, 'key' | 'label'>[] } {
  const changes = changesOf(sides);
  const keys = changes.flatMap(({ by, key }) => (by === 'theirs' ? [] : [key]));
  const document = merged(sides, new Set(keys));
  const labels = new Map(changesOf({ ...sides, mine: document }).map(({ key, label }) => [key, label]));
  return {
    document,
    both: changes.flatMap(({ by, key, label }) => (by === 'both' ? [{ key, label: labels.get(key) ?? label }] : [])),
  };
}

/** Whether nothing that can be edited differs. */
export const sameEdits = (mine: LetterDocument, saved: LetterDocument): boolean =>
  changesOf({ base: saved, mine, theirs: saved }).length === 0;

const orderKey = 'order';

function partsOf({ base, mine, theirs }: Sides): Part[] {
  const own = new Set(mine.blocks.map(({ id }) => id));
  return [
    ...headParts.map(({ key, label, read }) => ({ key, label, read, value: (letter: LetterDocument) => letter[key] })),
    ...mine.blocks.map((block, index) => blockPart(block.id, blockLabel(block, index))),
    ...theirs.blocks.flatMap((block, index) =>
      own.has(block.id) ? [] : [blockPart(block.id, `${blockLabel(block, index)} of the saved version`)],
    ),
    orderPart({ base, mine, theirs }),
  ];
}

function blockPart(id: string, label: string): Part {
  const find = ({ blocks }: LetterDocument) => blocks.find((block) => block.id === id);
  return {
    key: `block:${id}`,
    label,
    value: (letter) => {
      const block = find(letter);
      return block && wordsOf(block);
    },
    read: (letter) => {
      const block = find(letter);
      return block ? blockText(block) : null;
    },
  };
}

const maxOpening = 60;

/**
 * The order of the blocks that all three letters have, as a part; its text shows the openings of the blocks that moved.
 */
function orderPart({ base, mine, theirs }: Sides): Part {
  const has = (letter: LetterDocument, id: string) => letter.blocks.some((block) => block.id === id);
  const common = (letter: LetterDocument) =>
    letter.blocks.filter(({ id }) => [base, mine, theirs].every((each) => has(each, id)));
  const [my, their] = [common(mine), common(theirs)];
  const moved = new Set(my.filter(({ id }, index) => their[index]?.id !== id).map(({ id }) => id));
  return {
    key: orderKey,
    label: 'Order of the paragraphs',
    value: (letter) => common(letter).map(({ id }) => id),
    read: (letter) =>
      common(letter)
        .filter(({ id }) => moved.has(id))
        .map((block) => opening(blockText(block)))
        .join('\n'),
  };
}

const opening = (text: string) => (text.length > maxOpening ? `${text.slice(0, maxOpening)}…` : text);

/** The blocks in the order of `model`; a block that `model` lacks stays after the block that it followed. */
function inOrderOf(model: readonly LetterBlock[], blocks: readonly LetterBlock[]): LetterBlock[] {
  const place = new Map(model.map(({ id }, index) => [id, index]));
  const at = ({ id }: LetterBlock) => place.get(id) ?? 0;
  const known = blocks.filter(({ id }) => place.has(id)).toSorted((one, other) => at(one) - at(other));
  return blocks.reduce((sorted, block, index) => {
    if (place.has(block.id)) return sorted;
    const before = blocks[index - 1];
    return sorted.toSpliced(before ? sorted.findIndex(({ id }) => id === before.id) + 1 : 0, 0, block);
  }, known);
}

/**
 * Merges the tables and lists in which both sides changed different rows: mine takes over their rows, and theirs
 * becomes the base.
 */
function withTheirRows({ base, mine, theirs }: Sides): Sides {
  const find = (letter: LetterDocument, id: string) => letter.blocks.find((block) => block.id === id);
  const rebased = mine.blocks.flatMap((block) => {
    const [was, their] = [find(base, block.id), find(theirs, block.id)];
    const both = was && their ? mergeBlock(was, block, their) : null;
    return both && their ? [{ both, their }] : [];
  });
  const replaced = (letter: LetterDocument, by: readonly LetterBlock[]): LetterDocument => ({
    ...letter,
    blocks: letter.blocks.map((block) => by.find(({ id }) => id === block.id) ?? block),
  });
  return {
    base: replaced(
      base,
      rebased.map(({ their }) => their),
    ),
    mine: replaced(
      mine,
      rebased.map(({ both }) => both),
    ),
    theirs,
  };
}

/** The block with the changed rows of both sides; null unless both changed it, each in other rows. */
function mergeBlock(base: LetterBlock, mine: LetterBlock, theirs: LetterBlock): LetterBlock | null {
  if ([mine, theirs].some((side) => sameJson(wordsOf(side), wordsOf(base)))) return null;
  const text = mergeRows([base.text], [mine.text], [theirs.text])?.[0];
  const items = mergeRows(base.items ?? [], mine.items ?? [], theirs.items ?? []);
  const rows = mergeRows(base.rows ?? [], mine.rows ?? [], theirs.rows ?? []);
  if (text === undefined || items === null || rows === null) return null;
  return { ...mine, text, ...(mine.items && { items }), ...(mine.rows && { rows }) };
}

const wordsOf = ({ text, items = [], rows = [] }: LetterBlock) => [text, items, rows];

/** Each row from the side that changed it; null where both changed one differently, or one side's rows cannot be told apart. */
function mergeRows<Row>(base: readonly Row[], mine: readonly Row[], theirs: readonly Row[]): Row[] | null {
  if (sameJson(theirs, base) || sameJson(mine, theirs)) return [...mine];
  if (sameJson(mine, base)) return [...theirs];
  if (mine.length !== base.length || theirs.length !== base.length) return null;
  const clash = base.some(
    (row, at) => !sameJson(mine[at], row) && !sameJson(theirs[at], row) && !sameJson(mine[at], theirs[at]),
  );
  return clash ? null : mine.map((row, at) => (sameJson(row, base[at]) ? (theirs[at] ?? row) : row));
}
