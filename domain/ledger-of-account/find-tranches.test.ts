import { describe, expect, test } from 'vitest';
import type { AccountLine, HoldKind } from './account.ts';
import { findExcessReleases, findTranches } from './find-tranches.ts';

const daySeconds = 86_400;
const line = (day: number, net: number, more: Partial<AccountLine> = {}): AccountLine => ({
  file: 0,
  row: day,
  at: day * daySeconds,
  type: '',
  effect: net < 0 ? 'hold' : 'release',
  kind: 'reserve',
  bucket: 'available',
  currency: 'USD',
  gross: net,
  fee: 0,
  net,
  balance: null,
  id: null,
  payment: null,
  payout: null,
  brand: null,
  availableOn: null,
  ...more,
});
const outstanding = (lines: readonly AccountLine[]): number[] =>
  findTranches(lines).tranches.map((tranche) => tranche.outstanding);

describe('a release ends', () => {
  test('the hold of the payment that both name, in parts if need be', () => {
    const rows = [
      line(1, -300, { payment: 'A' }),
      line(2, -300, { payment: 'B' }),
      line(3, 100, { payment: 'B' }),
      line(4, 200, { payment: 'B' }),
    ];
    expect(outstanding(rows)).toEqual([300, 0]);
    expect(findTranches(rows).tranches[1]).toMatchObject({
      matched: 'payment',
      releases: [{ amount: 100 }, { amount: 200 }],
    });
  });

  test('else one of the same amount, else the oldest', () => {
    expect(outstanding([line(1, -300), line(2, -200), line(3, 200)])).toEqual([300, 0]);
    expect(outstanding([line(1, -300), line(2, -200), line(3, 350)])).toEqual([0, 150]);
  });

  test('no hold of another kind or payment', () => {
    const kind: HoldKind = 'payment hold';
    expect(outstanding([line(1, -300, { payment: 'A' }), line(2, 300, { payment: 'A', kind })])).toEqual([300]);
    expect(outstanding([line(1, -300, { payment: 'A' }), line(2, 200, { payment: 'B' })])).toEqual([300]);
  });

  test('a hold that names no payment, where it names one that the files never held', () => {
    expect(outstanding([line(1, -300), line(2, 100, { payment: 'B' })])).toEqual([200]);
  });

  test('never more than was withheld: the rest is from before the files', () => {
    const { tranches, fromBefore } = findTranches([line(1, -300), line(2, 500)]);
    expect(tranches[0]?.outstanding).toBe(0);
    expect(fromBefore.map(({ amount }) => amount)).toEqual([200]);
  });
});

describe('a release that names no hold', () => {
  const hold = line(1, -300, { payment: 'A' });
  const sale = (payment: string): AccountLine => line(0, 900, { payment, effect: 'sale', kind: null });
  const unplaced = (lines: readonly AccountLine[]): number[] =>
    findTranches(lines).unplaced.map(({ amount }) => amount);

  test('is of an older payment, unless its sum is just that of a hold', () => {
    expect(outstanding([hold, line(2, 200, { payment: 'B' })])).toEqual([300]);
    expect(outstanding([hold, line(2, 300, { payment: 'B' })])).toEqual([0]);
    expect(unplaced([hold, line(2, 300, { payment: 'B' })])).toEqual([300]);
  });

  test('may be of several holds, where it is as much as all of them', () => {
    expect(outstanding([hold, line(2, -50, { payment: 'C' }), line(3, 350, { payment: 'B' })])).toEqual([0, 0]);
  });

  test('may be of any, where its reference is not written as payments are', () => {
    expect(outstanding([hold, line(2, 200, { payment: 'case-7' })])).toEqual([100]);
  });

  test('may be of any, where its own payment was sold in the files and never held', () => {
    expect(outstanding([sale('B'), hold, line(2, 200, { payment: 'B' })])).toEqual([100]);
  });

  test('may be of any, where the files begin with the account', () => {
    const { tranches, fromBefore } = findTranches([hold, line(2, 200, { payment: 'B' })], { begins: true });
    expect([tranches[0]?.outstanding, fromBefore]).toEqual([100, []]);
  });

  test('is of no hold that came later', () => {
    expect(outstanding([line(1, 300), line(2, -300)])).toEqual([300]);
  });

  test('takes nothing from a hold that a later row names', () => {
    expect(outstanding([hold, line(2, -40), line(3, 300), line(4, 300, { payment: 'A' })])).toEqual([0, 0]);
  });

  test('ends the holds that a figure counts before those that a break leaves in doubt', () => {
    const rows = [line(1, -300), line(3, -200), line(4, 100)];
    expect(findTranches(rows, { doubtedUntil: '1970-01-02' }).tranches.map((each) => each.outstanding)).toEqual([
      300, 100,
    ]);
  });

  test('takes what the merchant says only after what rows name', () => {
    const other = line(2, -300, { payment: 'B' });
    const release = line(3, 250);
    const placed = new Map([[release, 'reserve 1970-01-02 300 A']]);
    const rows = [hold, other, release, line(4, 200, { payment: 'A' })];
    expect(findTranches(rows, { placed }).tranches.map((each) => each.outstanding)).toEqual([0, 150]);
  });

  test('that names the hold by its own id ends it', () => {
    expect(outstanding([line(1, -300, { id: 'H1', payment: 'A' }), line(2, 100, { payment: 'H1' })])).toEqual([200]);
  });
});

describe('a release that a refund or dispute took', () => {
  const hold = line(1, -300, { payment: 'A' });
  const release = line(5, 300, { payment: 'A' });
  const taking = (day: number, effect: 'refund' | 'dispute', payment = 'A'): AccountLine =>
    line(day, -300, { effect, payment, kind: null });
  const wentTo = (lines: readonly AccountLine[]): unknown => findTranches(lines).tranches[0]?.releases[0]?.wentTo;

  test('within a day of the same payment is said', () => {
    expect(wentTo([hold, taking(5, 'refund'), release])).toBe('refund');
    expect(wentTo([hold, release, taking(6, 'dispute')])).toBe('dispute');
  });

  test('of another payment, or days apart, it did not', () => {
    expect(wentTo([hold, taking(5, 'refund', 'B'), release])).toBeNull();
    expect(wentTo([hold, taking(2, 'refund'), release])).toBeNull();
  });
});

test('100,000 holds and releases that name no payment are matched at once', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) =>
    line(at, at % 2 === 0 ? -(100 + (at % 500)) : 99 + (at % 500)),
  );
  const { tranches } = findTranches(rows);
  expect(tranches.every((tranche) => tranche.outstanding === 0)).toBe(true);
});

test('a release of more than was withheld of its payment is a break, of a payment that was never withheld it is not', () => {
  const hold = line(1, -300, { payment: 'A' });
  const excess = (payment: string): unknown[] =>
    findExcessReleases(findTranches([hold, line(2, 350, { payment })]), 'USD').map(({ rule, by, at }) => [
      rule,
      by,
      at?.row,
    ]);
  expect(excess('A')).toEqual([['release', 50, 2]]);
  expect(excess('B')).toEqual([]);
});
