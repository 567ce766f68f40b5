import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFObject, type PDFPage } from '@cantoo/pdf-lib';

const names = {
  root: PDFName.of('StructTreeRoot'),
  kids: PDFName.of('K'),
  parent: PDFName.of('P'),
  parentTree: PDFName.of('ParentTree'),
  nextKey: PDFName.of('ParentTreeNextKey'),
  nums: PDFName.of('Nums'),
  treeKids: PDFName.of('Kids'),
  limits: PDFName.of('Limits'),
  structParents: PDFName.of('StructParents'),
};

/** An object of one document copied into another, with all that it refers to: once, however often it is asked for. */
export type Copy = <T extends PDFObject>(object: T) => T;

/**
 * Brings along the structure that screen readers need to read the pages: the elements of `other` are appended to those
 * of `document`, renumbered past the numbers in use. Does nothing unless both are tagged.
 */
export function adoptStructure(document: PDFDocument, other: PDFDocument, copy: Copy, pages: readonly PDFPage[]): void {
  const root = document.catalog.lookupMaybe(names.root, PDFDict);
  const rootRef = document.catalog.get(names.root);
  const foreign = other.catalog.lookupMaybe(names.root, PDFDict);
  if (!root || !rootRef || !foreign) return;
  const { context } = document;
  const parents = foreign.lookup(names.parentTree, PDFDict);
  const from = nextKey(root.lookup(names.parentTree, PDFDict));

  // The elements refer to their root: naming ours in its place first keeps the other's root from being copied.
  const elements = kidsOf(foreign);
  for (const each of elements.asArray()) other.context.lookup(each, PDFDict).delete(names.parent);
  const kids = kidsOf(root);
  for (const each of elements.asArray()) {
    const element = copy(each);
    context.lookup(element, PDFDict).set(names.parent, rootRef);
    kids.push(element);
  }
  root.set(names.kids, kids);

  const entries = numbersOf(parents).map(([key, value]) => [key + from, copy(value)] as const);
  const last = Math.max(...entries.map(([key]) => key));
  const tree = root.lookup(names.parentTree, PDFDict);
  const flat = context.obj([...numbersOf(tree), ...entries].flatMap(([key, value]) => [PDFNumber.of(key), value]));
  root.set(names.parentTree, context.register(context.obj({ Nums: flat })));
  root.set(names.nextKey, PDFNumber.of(last + 1));
  for (const { node } of pages) {
    const key = node.lookupMaybe(names.structParents, PDFNumber);
    if (key) node.set(names.structParents, PDFNumber.of(key.asNumber() + from));
  }
}

function kidsOf(root: PDFDict): PDFArray {
  const kids = root.lookup(names.kids);
  const own = root.get(names.kids);
  return kids instanceof PDFArray ? kids : root.context.obj(own ? [own] : []);
}

/** All entries of a number tree, in order. */
function numbersOf(tree: PDFDict): [number, ReturnType<PDFArray['get']>][] {
  const nums = tree.lookupMaybe(names.nums, PDFArray);
  if (nums)
    return Array.from({ length: nums.size() / 2 }, (_, index) => [
      nums.lookup(2 * index, PDFNumber).asNumber(),
      nums.get(2 * index + 1),
    ]);
  const kids = tree.lookupMaybe(names.treeKids, PDFArray);
  return kids ? Array.from({ length: kids.size() }, (_, index) => kids.lookup(index, PDFDict)).flatMap(numbersOf) : [];
}

const nextKey = (tree: PDFDict): number => Math.max(-1, ...numbersOf(tree).map(([key]) => key)) + 1;
