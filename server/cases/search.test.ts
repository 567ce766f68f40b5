import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noShares, planSearch, type Shares } from './search.ts';

const shares = (of: Record<string, number>): Shares => ({
  of: new Map(Object.entries(of)),
  min: 0.004,
  cases: 1_000_000,
});

describe('planning a search', () => {
  test.each<[string, Parameters<typeof planSearch>[0], Shares, ReturnType<typeof planSearch>]>([
    [
      'the rarest trigram comes first, then the most selective next to it',
      { search: 'abcdefg' },
      shares({ abc: 0.009, bcd: 0.009, cde: 0.005, def: 0.009, efg: 0.006 }),
      { at: [3, 5, 1], level: 9, walk: false },
    ],
    [
      'of a common word one trigram is looked up, and one of the next word',
      { search: 'abcde fgh' },
      shares({ abc: 0.2, bcd: 0.1, cde: 0.15, 'de ': 0.3, 'e f': 0.4, ' fg': 0.2, fgh: 0.15 }),
      { at: [2, 7], level: 1, walk: true },
    ],
    [
      'the digits of a number are looked up as if independent',
      { search: '123456' },
      shares({ 123: 0.1, 234: 0.1, 345: 0.1, 456: 0.1 }),
      { at: [1, 4], level: 1, walk: true },
    ],
    [
      'names are sorted at once when two thousand cases have the text',
      { search: 'abc', sort: 'client' },
      shares({ abc: 0.002 }),
      { at: [1], level: 9, walk: false },
    ],
    [
      'names are searched by block when more have it',
      { search: 'abc', sort: 'client' },
      shares({ abc: 0.006 }),
      { at: [1], level: 2, walk: false },
    ],
    [
      'names of two words are sorted at once where few cases would have both by chance',
      { search: 'abc def', sort: 'client' },
      shares({ abc: 0.04, 'bc ': 0.5, 'c d': 0.5, ' de': 0.04, def: 0.5 }),
      { at: [1, 4], level: 9, walk: false },
    ],
    [
      'by the day a few thousand cases are searched by block',
      { search: 'abc', sort: 'created_at' },
      shares({ abc: 0.005 }),
      { at: [1], level: 2, walk: false },
    ],
    [
      'a trigram in every case is useless',
      { search: 'abcdef' },
      shares({ abc: 0.01, bcd: 1, cde: 1, def: 1 }),
      { at: [1], level: 2, walk: false },
    ],
    [
      'a number in few cases searches the whole table at once',
      { search: '123456' },
      shares({ 123: 0.006, 234: 0.006, 345: 0.006, 456: 0.006 }),
      { at: [1, 4], level: 9, walk: false },
    ],
    [
      'a text without common trigrams searches the whole table at once',
      { search: 'zzzz' },
      { ...shares({}), min: 0.0001 },
      { at: [1, 2], level: 9, walk: false },
    ],
    [
      'in a small table every text is rare',
      { search: 'goods' },
      { ...shares({ goo: 0.4, ood: 0.4, ods: 0.4 }), cases: 300 },
      { at: [1], level: 9, walk: true },
    ],
    [
      'without statistics the whole table is searched at once',
      { search: 'goods', status: 'intake' },
      noShares,
      { at: [1, 2, 3], level: 9, walk: false },
    ],
    [
      'the rarer the text, the larger the first block',
      { search: 'abc' },
      shares({ abc: 0.001 }),
      { at: [1], level: 3, walk: false },
    ],
    ['upper case counts as lower case', { search: 'ABC' }, shares({ abc: 1 }), { at: [1], level: 0, walk: true }],
    [
      'a status and a priority make a text rarer',
      { search: 'abc', status: 'intake', priority: 'high' },
      shares({ abc: 0.5, 's:intake p:high': 0.01 }),
      { at: [1], level: 2, walk: false },
    ],
    [
      'a common status is walked in order',
      { status: 'closed' },
      shares({ 's:closed': 0.25 }),
      { at: [], level: 0, walk: true },
    ],
    [
      'a rare status is not walked in order',
      { status: 'intake' },
      shares({ 's:intake': 0.0001 }),
      { at: [], level: 9, walk: false },
    ],
    [
      'a text of two ASCII letters has no trigram to look up',
      { search: 'ab' },
      shares({}),
      { at: [], level: 0, walk: true },
    ],
    ['a text of two other letters is looked up', { search: '王伟' }, shares({}), { at: [1], level: 2, walk: false }],
    ['an empty filter is walked in order', {}, noShares, { at: [], level: 9, walk: true }],
  ])('%s', (_, filter, known, plan) => expect(planSearch(filter, known)).toEqual(plan));

  test('every plan is valid: trigrams lie within the text, and the level exists', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
        fc.dictionary(fc.string({ minLength: 3, maxLength: 3 }), fc.double({ min: 0, max: 1, noNaN: true })),
        fc.nat(),
        (search, of, count) => {
          const { at, level } = planSearch({ search }, { of: new Map(Object.entries(of)), min: 0.001, cases: count });
          const last = Math.max(1, [...search].length - 2);
          expect(at.every((each) => Number.isInteger(each) && each >= 1 && each <= last)).toBe(true);
          expect(new Set(at).size).toBe(at.length);
          expect(at.length).toBeLessThanOrEqual(4);
          expect(at.length > 0 || [...search].length < 3).toBe(true);
          expect(Number.isInteger(level) && level >= 0 && level <= 9).toBe(true);
        },
      ),
    );
  });
});
