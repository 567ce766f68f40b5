import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sameJson } from '../../domain/same-json.ts';
import { mergeLists, mergeParts, takeParts } from './merge.ts';

const names = ['a', 'b', 'c', 'd'] as const;
type Parts = Partial<Record<(typeof names)[number], string | string[]>>;

const part = fc.oneof(fc.constantFrom('', 'x', 'y', 'z'), fc.subarray(['x', 'y']));
const parts: fc.Arbitrary<Parts> = fc.record({ a: part, b: part, c: part, d: part }, { requiredKeys: [] });
const merge = (base: Parts, mine: Parts, theirs: Parts, clashesShow: 'mine' | 'theirs' = 'theirs') =>
  mergeParts(names, { base, mine, theirs }, { clashesShow });
const law = (holds: (base: Parts, mine: Parts, theirs: Parts) => void) =>
  fc.assert(fc.property(parts, parts, parts, (...sides) => void holds(...sides)));

describe('a three-way merge of parts', () => {
  test('is mine if nobody else changed anything, and theirs if I did not', () =>
    law((base, mine) => {
      expect(merge(base, mine, base)).toEqual({ merged: mine, clashes: [] });
      expect(merge(base, base, mine)).toEqual({ merged: mine, clashes: [] });
    }));

  test('of two identical changes gives that change', () =>
    law((base, mine) => expect(merge(base, mine, mine)).toEqual({ merged: mine, clashes: [] })));

  test('is the same from either side', () =>
    law((base, mine, theirs) =>
      expect(merge(base, mine, theirs, 'mine')).toEqual(merge(base, theirs, mine, 'theirs')),
    ));

  test('takes each part from the side that changed it, and clashes only where both changed it differently', () =>
    law((base, mine, theirs) => {
      const { merged, clashes } = merge(base, mine, theirs);
      for (const name of names) {
        const [i, they] = [mine, theirs].map((side) => !sameJson(side[name], base[name]));
        expect(merged[name]).toEqual(they ? theirs[name] : i ? mine[name] : base[name]);
        expect(clashes.includes(name)).toBe(i && they && !sameJson(mine[name], theirs[name]));
      }
    }));

  test('is idempotent', () =>
    law((base, mine, theirs) => {
      const { merged } = merge(base, mine, theirs);
      expect(merge(theirs, merged, theirs)).toEqual({ merged, clashes: [] });
    }));

  test('with the clashes resolved for me has all of my changes, and theirs where I made none', () =>
    law((base, mine, theirs) => {
      const { merged, clashes } = merge(base, mine, theirs);
      expect(takeParts(clashes, mine, merged)).toEqual(merge(base, mine, theirs, 'mine').merged);
    }));

  test('uses the comparison it is given', () => {
    const same = (_: string, one: unknown, other: unknown) => String(one).trim() === String(other).trim();
    const sides = { base: { a: 'x' }, mine: { a: 'x ' }, theirs: { a: 'x' } };
    expect(mergeParts(['a'], sides, { same })).toEqual({ merged: { a: 'x ' }, clashes: [] });
    expect(mergeParts(['a'], { ...sides, theirs: { a: 'y' } }, { same }).merged).toEqual({ a: 'y' });
  });
});

const items = fc.uniqueArray(fc.record({ id: fc.constantFrom('1', '2', '3', '4'), kind: fc.constantFrom('p', 'q') }), {
  selector: ({ id }) => id,
});
const byId = <Item extends { id: string }>(list: readonly Item[]) => list.toSorted((a, b) => a.id.localeCompare(b.id));

describe('a three-way merge of a list', () => {
  test('is mine if nobody else changed it, and theirs if I did not', () =>
    fc.assert(
      fc.property(items, items, (base, other) => {
        expect(byId(mergeLists(base, other, base))).toEqual(byId(other));
        expect(mergeLists(base, base, other)).toEqual(other);
      }),
    ));

  test('has what either side added, and nothing that either side removed', () =>
    fc.assert(
      fc.property(items, items, items, (base, mine, theirs) => {
        const has = (list: { id: string }[], id: string) => list.some((item) => item.id === id);
        const merged = mergeLists(base, mine, theirs);
        for (const id of ['1', '2', '3', '4'])
          expect(has(merged, id)).toBe(
            has(base, id) ? has(mine, id) && has(theirs, id) : has(mine, id) || has(theirs, id),
          );
        expect(mergeLists(theirs, merged, theirs)).toEqual(merged);
      }),
    ));
});
