/** Compares two versions of a letter part by part: what one user typed and what was saved meanwhile, or an older and a newer one. */
import type { LetterBlock, LetterDocument } from './letter.ts';
import { blockLabel } from './block-label.ts';

export type Difference = { key: string; label: string; mine: string | null; theirs: string | null };

type PrintedPart = { key: string; label: string; read: (letter: LetterDocument) => string };
type HeadPart = PrintedPart & {
  key: 'addressee' | 'delivery_method' | 'certified_mail_number' | 'signature';
  take: (from: LetterDocument, into: LetterDocument) => LetterDocument;
};

/** What can be edited besides the blocks. */
export const headParts: readonly HeadPart[] = [
  {
    key: 'addressee',
    label: 'Addressee',
    read: ({ addressee }) =>
      [addressee.name, ...addressee.address_lines, addressee.email ?? ''].filter(Boolean).join('\n'),
    take: (from, into) => ({ ...into, addressee: from.addressee }),
  },
  {
    key: 'delivery_method',
    label: 'Delivery method',
    read: (letter) => letter.delivery_method,
    take: (from, into) => ({ ...into, delivery_method: from.delivery_method }),
  },
  {
    key: 'certified_mail_number',
    label: 'Certified mail number',
    read: (letter) => letter.certified_mail_number ?? '',
    take: (from, into) => ({ ...into, certified_mail_number: from.certified_mail_number }),
  },
  {
    key: 'signature',
    label: 'Signature block',
    read: ({ signature: s }) =>
      [s.name, s.title, s.bar_number, s.bar_state, s.firm, ...s.lines].filter(Boolean).join('\n'),
    take: (from, into) => ({ ...into, signature: from.signature }),
  },
];

/** The full text of a block. */
export function blockText(block: LetterBlock): string {
  const rows = (block.rows ?? []).map((row) => row.join(' | '));
  return [block.text, ...(block.items ?? []).map((item) => `• ${item}`), ...rows]
    .filter((line) => line !== '')
    .join('\n');
}

/** Parts that are printed but not edited anywhere: compared, and never taken over one by one. */
const printedParts: readonly PrintedPart[] = [
  { key: 'title', label: 'Title', read: ({ title }) => title },
  { key: 'dated', label: 'Date', read: ({ dated }) => dated },
  {
    key: 'letterhead',
    label: 'Letterhead',
    read: ({ letterhead }) => [letterhead.firm_name, ...letterhead.firm_lines, letterhead.disclaimer].join('\n').trim(),
  },
  {
    key: 'reference_lines',
    label: 'Reference lines',
    read: (letter) => letter.reference_lines.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  },
  {
    key: 'exhibits',
    label: 'Exhibits',
    read: ({ exhibits }) => exhibits.map(({ label, description }) => `${label}: ${description}`).join('\n'),
  },
  {
    key: 'papers',
    label: 'Papers signed by the merchant',
    read: ({ papers = [] }) => papers.map(({ title, signed_name }) => `${title}, ${signed_name}`).join('\n'),
  },
];

/** The text of each part that can be edited, by its key. */
export function partTexts(letter: LetterDocument): Map<string, string> {
  return new Map([
    ...headParts.map(({ key, read }) => [key, read(letter)] as const),
    ...letter.blocks.map((block) => [`block:${block.id}`, blockText(block)] as const),
  ]);
}

/** Every printed part in which two versions differ, in letter order; null on the side that lacks a block. */
export function versionDifferences(newer: LetterDocument, older: LetterDocument): Difference[] {
  return [
    ...pairs(printedParts.slice(0, 4), newer, older),
    ...differencesOf(newer, older, 'the older version'),
    ...pairs(printedParts.slice(4), newer, older),
  ];
}

function pairs(parts: readonly PrintedPart[], mine: LetterDocument, theirs: LetterDocument): Difference[] {
  return parts.flatMap(({ key, label, read }) => {
    const pair = { mine: read(mine), theirs: read(theirs) };
    return pair.mine === pair.theirs ? [] : [{ key, label, ...pair }];
  });
}

/**
 * Every part that can be edited and differs, in letter order; null on the side that lacks a block. `missingIn` names `theirs`
 * in the label of a block that only it has.
 */
export function differencesOf(
  mine: LetterDocument,
  theirs: LetterDocument,
  missingIn = 'the saved version',
): Difference[] {
  return [...pairs(headParts, mine, theirs), ...blockDifferences(mine, theirs, missingIn)];
}

function blockDifferences(mine: LetterDocument, theirs: LetterDocument, missingIn: string): Difference[] {
  const other = new Map(theirs.blocks.map((block) => [block.id, block]));
  const own = new Set(mine.blocks.map((block) => block.id));
  const changed = mine.blocks.flatMap((block, index) => {
    const twin = other.get(block.id);
    const pair = { mine: blockText(block), theirs: twin ? blockText(twin) : null };
    return pair.mine === pair.theirs ? [] : [{ key: `block:${block.id}`, label: blockLabel(block, index), ...pair }];
  });
  const missing = theirs.blocks.flatMap((block, index) =>
    own.has(block.id)
      ? []
      : [
          {
            key: `block:${block.id}`,
            label: `${blockLabel(block, index)} of ${missingIn}`,
            mine: null,
            theirs: blockText(block),
          },
        ],
  );
  return [...changed, ...missing];
}

/** The saved version (`theirs`) with the chosen parts of `mine` applied. */
export function withMine(theirs: LetterDocument, mine: LetterDocument, keys: ReadonlySet<string>): LetterDocument {
  const head = headParts.filter(({ key }) => keys.has(key)).reduce((letter, part) => part.take(mine, letter), theirs);
  const blocks = [...keys].filter((key) => key.startsWith('block:')).map((key) => key.slice('block:'.length));
  return { ...head, blocks: blocks.reduce((all, id) => withMyBlock(all, mine.blocks, id), head.blocks) };
}

function withMyBlock(blocks: LetterBlock[], mine: readonly LetterBlock[], id: string): LetterBlock[] {
  const at = mine.findIndex((block) => block.id === id);
  const block = mine[at];
  if (!block) return blocks.length > 1 ? blocks.filter((each) => each.id !== id) : blocks;
  if (blocks.some((each) => each.id === id)) return blocks.map((each) => (each.id === id ? block : each));
  // A block only I have goes after the nearest earlier block that both have.
  const before = mine.slice(0, at).findLast((each) => blocks.some((other) => other.id === each.id));
  return blocks.toSpliced(before ? blocks.findIndex((each) => each.id === before.id) + 1 : 0, 0, block);
}
