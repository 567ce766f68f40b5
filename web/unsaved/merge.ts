import { sameJson } from '../../domain/same-json.ts';

/** Three-way merges. `base` is what both started from, `mine` is unsaved, `theirs` is saved. Pure. */

type Rules<Parts, Name extends keyof Parts> = {
  /** Whether two values of a part are equal. */
  same?: (name: Name, one: Parts[Name], other: Parts[Name]) => boolean;
  /** Which side is shown where both changed a part, until the user decides. */
  clashesShow?: 'mine' | 'theirs';
};

/** Merges part by part: a one-sided change is taken; a part that both changed differently is listed in `clashes`. */
export function mergeParts<Parts extends object, Name extends keyof Parts>(
  names: readonly Name[],
  { base, mine, theirs }: { base: Parts; mine: Parts; theirs: Parts },
  { same = (_, one, other) => sameJson(one, other), clashesShow = 'theirs' }: Rules<Parts, Name> = {},
): { merged: Parts; clashes: Name[] } {
  const changedByBoth = names.filter(
    (name) => !same(name, theirs[name], base[name]) && !same(name, mine[name], base[name]),
  );
  const takesMine = (name: Name) =>
    same(name, theirs[name], base[name]) || (clashesShow === 'mine' && changedByBoth.includes(name));
  return {
    merged: takeParts(names.filter(takesMine), mine, theirs),
    clashes: changedByBoth.filter((name) => !same(name, mine[name], theirs[name])),
  };
}

/** `into` with the named parts of `from`; parts that `from` lacks are removed. */
export function takeParts<Parts extends object>(names: readonly (keyof Parts)[], from: Parts, into: Parts): Parts {
  const taken = { ...into };
  for (const name of names) {
    if (from[name] === undefined) Reflect.deleteProperty(taken, name);
    else taken[name] = from[name];
  }
  return taken;
}

/**
 * Merges items by id: present if either side added it, gone if either removed it, mine if I changed it; in their order,
 * then mine.
 */
export function mergeLists<Item extends { id: string }>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Item[] {
  const find = (list: readonly Item[], id: string) => list.find((item) => item.id === id);
  const ids = new Set([...theirs, ...mine].map((item) => item.id));
  return [...ids].flatMap((id) => {
    const [was, my, their] = [find(base, id), find(mine, id), find(theirs, id)];
    if (was && (!my || !their)) return [];
    return my && was && !sameJson(my, was) ? [my] : (their ?? my ?? []);
  });
}
