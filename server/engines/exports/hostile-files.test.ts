import { describe, expect, test } from 'vitest';
import { proveFiles } from '../../../testing/exports/prove-files.ts';
import { paypalCsv, type MadeRow } from '../../../testing/exports/written-exports.ts';

const hold: MadeRow = { at: '2026-03-13 09:00:00', type: 'Reserve Hold', net: -1_000, id: 'A' };
const many = (count: number, row: (place: number) => Partial<MadeRow>): string =>
  paypalCsv(Array.from({ length: count }, (_, place) => ({ ...hold, id: `A${place}`, ...row(place) })));
const currencyAt = (place: number): string => `A${String.fromCharCode(65 + (place % 26), 65 + Math.floor(place / 26))}`;

describe('a hostile export is refused with a sentence:', () => {
  test.each([
    ['hundreds of currencies', many(300, (place) => ({ currency: currencyAt(place) })), /more currencies/],
    ['sums beyond what is exact', many(20, (place) => ({ net: place % 2 === 0 ? -9e14 : 9e14 })), /larger sums/],
    ['a year that no account has', paypalCsv([{ ...hold, at: '9999-12-31 09:00:00' }]), /is not a date/],
    ['quotes that never close', `${paypalCsv([hold])}"03/14/2026,"09`, /cannot be read|cut off/],
    ['a million commas', ','.repeat(1_000_000), /do not know this kind/],
    ['a zero in the text', `${paypalCsv([hold])}\0`, /no table of text/],
  ])('%s', async (_, content, says) => {
    const { accounts, refused } = await proveFiles({ 'a.csv': content });
    expect([accounts, refused.map((each) => each.says)]).toEqual([[], [expect.stringMatching(says)]]);
  });
});

test('names of JavaScript’s own, formulas and marks of direction are text like any other', async () => {
  const names = ['__proto__', 'constructor', '=HYPERLINK("https://x.example")', '@SUM(1)', '\u202Eabc\u2066'];
  const rows = names.map((name): MadeRow => ({ ...hold, id: name, of: name }));
  const { accounts } = await proveFiles({ 'a.csv': paypalCsv(rows) });
  expect(accounts.map(({ withheld, tranches }) => [withheld, tranches.map(({ hold: { id } }) => id)])).toMatchObject([
    [{ level: 'at least', amount: 5_000 }, names],
  ]);
});
