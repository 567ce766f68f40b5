import { describe, expect, test } from 'vitest';
import { inShort, onlyAccount, proveFiles } from '../../testing/exports/prove-files.ts';
import { paypalCsv, stripeCsv, type MadeRow } from '../../testing/exports/written-exports.ts';
import type { Account } from './account.ts';
import { upperRate } from './find-exposure.ts';

const proven = async (content: string, reserveDays: number | null = null): Promise<Account> =>
  onlyAccount(
    await proveFiles(
      { 'a.csv': content },
      { answers: reserveDays ? { 'reserve-days:stripe': String(reserveDays) } : {} },
    ),
  );

const rows: MadeRow[] = [
  { at: '2026-01-01', type: 'charge', net: 9_700, gross: 10_000, of: 'ch_old' },
  { at: '2026-03-02', type: 'charge', net: 9_700, gross: 10_000, of: 'ch_1' },
  { at: '2026-03-02', type: 'risk_reserved_funds', net: -4_000, of: 'ch_1' },
  { at: '2026-03-05', type: 'charge', net: 19_400, gross: 20_000, of: 'ch_2' },
  { at: '2026-03-05', type: 'risk_reserved_funds', net: -8_000, of: 'ch_2' },
  { at: '2026-03-06', type: 'refund', net: -2_500, of: 'ch_1' },
  { at: '2026-03-07', type: 'dispute', net: -21_500, gross: -20_000, of: 'ch_2' },
  { at: '2026-05-01', type: 'charge', net: 4_850, gross: 5_000, of: 'ch_3' },
];

describe('sales by day', () => {
  test('lose what was refunded and disputed of each, and close when their window does', async () => {
    const { cohorts } = await proven(stripeCsv(rows));
    expect(cohorts).toMatchObject([
      { day: '2026-01-01', sales: 1, gross: 10_000, closes: '2026-05-01', open: 10_000 },
      { day: '2026-03-02', refunded: 2_500, open: 7_500 },
      { day: '2026-03-05', disputed: 20_000, open: 0 },
      { day: '2026-05-01', open: 5_000 },
    ]);
    const later = await proven(stripeCsv([...rows, { at: '2026-05-02', type: 'fee', net: -1 }]));
    expect(later.cohorts[0]).toMatchObject({ day: '2026-01-01', open: 0 });
    expect(later.exposure?.ceiling).toMatchObject({ level: 'at least', amount: 12_500 });
  });

  test('get back what a won dispute brings back', async () => {
    const won: MadeRow = { at: '2026-04-01', type: 'dispute_reversal', net: 20_000, of: 'ch_2' };
    expect((await proven(stripeCsv([...rows, won]))).exposure?.ceiling).toMatchObject({ amount: 42_500 });
  });

  test('are in dispute while a hold of the dispute is not released, for PayPal’s 180 days', async () => {
    const disputed: MadeRow[] = [
      { at: '2026-03-13', type: 'Express Checkout Payment', net: 5_000, id: 'A' },
      { at: '2026-03-14', type: 'Hold on Balance for Dispute Investigation', net: -5_000, of: 'A' },
    ];
    const won: MadeRow = { at: '2026-03-15', type: 'Cancellation of Hold for Dispute Resolution', net: 5_000, of: 'A' };
    expect((await proven(paypalCsv(disputed))).cohorts).toMatchObject([
      { disputed: 5_000, open: 0, closes: '2026-09-09' },
    ]);
    expect((await proven(paypalCsv([...disputed, won]))).cohorts).toMatchObject([{ disputed: 0, open: 5_000 }]);
  });

  test('are lowered by a refund that names no payment: the last before it of the amount, else the last that suffices', async () => {
    const unnamed = (net: number): MadeRow => ({ at: '2026-03-06', type: 'refund', net });
    const cohortsWith = async (row: MadeRow): Promise<number[]> =>
      (await proven(stripeCsv([...rows.slice(0, 5), row]))).cohorts.map(({ refunded }) => refunded);
    expect(await cohortsWith(unnamed(-10_000))).toEqual([0, 10_000, 0]);
    expect(await cohortsWith(unnamed(-700))).toEqual([0, 0, 700]);
    expect(await cohortsWith(unnamed(-30_000))).toEqual([0, 0, 0]);
  });
});

describe('what is withheld beyond what is to be expected', () => {
  test('needs the reserve’s term', async () => {
    const { exposure } = await proven(stripeCsv(rows));
    expect([exposure?.overdue, exposure?.excess].map((figure) => figure?.level)).toEqual([
      'cannot be told',
      'cannot be told',
    ]);
  });

  test('is overdue from the day that the term ends', async () => {
    expect((await proven(stripeCsv(rows), 57)).exposure?.overdue).toMatchObject({ amount: 12_000 });
    expect((await proven(stripeCsv(rows), 60)).exposure?.overdue).toMatchObject({ amount: 4_000 });
    expect((await proven(stripeCsv(rows), 61)).exposure?.overdue).toMatchObject({ amount: 0 });
  });

  test('is what exceeds the expected disputes and the reserve that is not due', async () => {
    const older = Array.from({ length: 400 }, (_, at): MadeRow => ({
      at: '2025-12-01',
      type: 'charge',
      net: 100,
      of: `ch_m${at}`,
    }));
    const exposureWith = async (days: number) => (await proven(stripeCsv([...older, ...rows]), days)).exposure;
    // Of 403 sales that are 30 days old one was disputed, $200.00 of $800.00; of $225.00 that is $56.25.
    const some = await exposureWith(60);
    expect(some).toMatchObject({
      ripe: { days: 30, sales: 403, gross: 80_000, disputes: 1, disputed: 20_000 },
      rate: 0.25,
    });
    expect(some && inShort(some.expected)).toBe('at least 56.25');
    // Of the $120.00 withheld, $80.00 are not due.
    expect(some && inShort(some.excess)).toBe('at least 0.00');
    const due = await exposureWith(45);
    expect(due && inShort(due.excess)).toBe('at least 63.75');
  });
});

describe('what is to be expected', () => {
  test('cannot be told where a row is missing, or of a kind that nobody knows', async () => {
    const unknown: MadeRow = { at: '2026-05-02', type: 'something_new', net: -100 };
    const { exposure } = await proven(stripeCsv([...rows, unknown]), 60);
    expect([exposure?.ceiling, exposure?.expected, exposure?.excess].map((figure) => figure?.level)).toEqual(
      Array(3).fill('cannot be told'),
    );
  });

  test('cannot be told from fewer than thirty sales that are thirty days old', async () => {
    const { exposure } = await proven(stripeCsv(rows), 60);
    expect([exposure?.ceiling, exposure?.expected].map((figure) => figure?.level)).toEqual([
      'at least',
      'cannot be told',
    ]);
  });

  test('counts the disputes of sales that are as old as the slowest dispute took', async () => {
    const many = Array.from({ length: 90 }, (_, at): MadeRow => ({
      at: at < 45 ? '2026-01-05' : '2026-03-20',
      type: 'charge',
      net: 1_000,
      of: `ch_m${at}`,
    }));
    const late: MadeRow = { at: '2026-03-16', type: 'dispute', net: -1_000, of: 'ch_m1' };
    const { exposure } = await proven(stripeCsv([...many, late, { at: '2026-04-02', type: 'fee', net: -1 }]));
    expect(exposure?.ripe).toMatchObject({ days: 70, sales: 45, disputes: 1 });
  });

  test('tells no excess where the files do not reach back to the oldest sale that is open', async () => {
    const many = Array.from({ length: 40 }, (_, at): MadeRow => ({
      at: '2026-03-02',
      type: 'charge',
      net: 100,
      of: `ch_m${at}`,
    }));
    const csv = stripeCsv([...rows.slice(1), ...many]);
    const { exposure } = await proven(csv, 60);
    expect(exposure).toMatchObject({
      reachesBack: false,
      expected: { level: 'at least' },
      excess: { level: 'cannot be told', wouldShow: 'An export that begins on 2026-01-01 or before.' },
    });
    const answers = { 'begins:stripe': 'yes', 'reserve-days:stripe': '60' };
    const whole = onlyAccount(await proveFiles({ 'a.csv': csv }, { answers }));
    expect(whole.exposure).toMatchObject({ reachesBack: true, excess: { level: 'at least' } });
  });
});

test('the upper end of Wilson’s interval, worked by hand', () => {
  expect(upperRate(0, 0)).toBe(0);
  // (0 + 1.96²/200) / (1 + 1.96²/100) + 1.96 · √(1.96²/40000) / (1 + 1.96²/100) = 3.8416 / 103.8416
  expect(upperRate(0, 100)).toBeCloseTo(0.036995, 6);
  expect(upperRate(10, 10)).toBe(1);
});
