import fc from 'fast-check';
import { expect, test } from 'vitest';
import { onlyAccount, proveFiles } from '../../testing/exports/prove-files.ts';
import { stripeCsv, type MadeRow } from '../../testing/exports/written-exports.ts';
import type { Exposure } from './account.ts';
import { beyondRefunds } from './case-account.ts';
import { daysAfter } from './days.ts';
import { exposureOn } from './exposure-on.ts';

/** What happened to a sale: a part refunded after some days, the rest disputed after twice as many, or neither. */
type Course = { day: number; gross: number; after: number; refund: number; isDisputed: boolean };
const course = fc.record({
  day: fc.integer({ min: 0, max: 150 }),
  gross: fc.integer({ min: 100, max: 20_000 }),
  after: fc.integer({ min: 1, max: 30 }),
  refund: fc.integer({ min: 0, max: 100 }),
  isDisputed: fc.boolean(),
});
const courses = fc.array(course, { minLength: 35, maxLength: 60 });

const start = '2026-01-01';
const last = daysAfter(start, 212);
const withheld = 300_000;
const partOf = ({ gross, refund }: Course): number => Math.floor((gross * refund) / 100);

function rowsOf(of: Course, index: number): MadeRow[] {
  const payment = `ch_${index}`;
  const after = (times: number): string => daysAfter(start, of.day + times * of.after);
  const refunded = partOf(of);
  return [
    { at: after(0), type: 'charge', net: of.gross, of: payment },
    ...(refunded > 0 ? [{ at: after(1), type: 'refund', net: -refunded, of: payment }] : []),
    ...(of.isDisputed ? [{ at: after(2), type: 'dispute', net: refunded - of.gross, of: payment }] : []),
  ].filter(({ net }) => net !== 0);
}

async function accountOf(all: readonly Course[]) {
  const rows = [
    ...all.flatMap(rowsOf),
    { at: start, type: 'risk_reserved_funds', net: -withheld },
    { at: last, type: 'fee', net: -1 },
  ];
  const csv = stripeCsv(rows.toSorted((a, b) => (a.at < b.at ? -1 : 1)));
  const answers = { 'begins:stripe': 'yes', 'reserve-days:stripe': '1' };
  return onlyAccount(await proveFiles({ 'a.csv': csv }, { answers }));
}
const amountOf = (figure: Exposure['expected'] | undefined): number =>
  figure === undefined || figure.level === 'cannot be told' ? -1 : figure.amount;

test('refunds are counted of sales as old as those of the disputes, or older, and are never more than were made', async () => {
  await fc.assert(
    fc.asyncProperty(courses, async (all) => {
      const { exposure, cohorts } = await accountOf(all);
      if (!exposure?.refunds) throw new Error('no sales');
      const { ripe, refunds } = exposure;
      expect(refunds.days).toBeGreaterThanOrEqual(ripe.days);
      expect(refunds.sales).toBeLessThanOrEqual(ripe.sales);
      const made = all.reduce((sum, each) => sum + partOf(each), 0);
      expect(cohorts.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(made);
      expect(refunds.refunded).toBeLessThanOrEqual(made);
    }),
    { numRuns: 40 },
  );
});

test('what of open sales is neither refunded nor disputed is open, and no more of it is refunded than there is', async () => {
  await fc.assert(
    fc.asyncProperty(courses, async (all) => {
      const { exposure, cohorts } = await accountOf(all);
      const open = cohorts.filter(({ closes }) => closes >= last);
      const rest = open.reduce((sum, { gross, refunded, disputed }) => sum + gross - refunded - disputed, 0);
      expect(amountOf(exposure?.ceiling)).toBe(rest);
      expect(amountOf(exposure?.refunds?.expected)).toBeLessThanOrEqual(rest);
    }),
    { numRuns: 40 },
  );
});

test('loss, refunds and what is beyond both make the sum withheld, on the last day and later', async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(courses, fc.integer({ min: 0, max: 120 }), async (all, later) => {
      const exposure = exposureOn(await accountOf(all), daysAfter(last, later));
      if (!exposure) throw new Error('no sales');
      const both = amountOf(exposure.expected) + amountOf(exposure.refunds?.expected);
      const { rate, expected } = exposure.refunds ?? {};
      if (rate) expect(amountOf(expected)).toBe(Math.ceil(amountOf(exposure.ceiling) * rate));
      const beyond = beyondRefunds(exposure);
      if (exposure.refunds?.expected.level === 'cannot be told') expect(beyond).toBeNull();
      else expect(beyond).toBe(both < withheld ? withheld - both : null);
      found += beyond === null ? 0 : 1;
    }),
    { numRuns: 40 },
  );
  expect(found).toBeGreaterThan(0);
});

test('one more refund of an old sale lowers no rate of refunds, and leaves the rate of disputes', async () => {
  const sold = { gross: 10_000, after: 5, isDisputed: false };
  const plain = Array.from({ length: 60 }, (_, at): Course => ({ ...sold, day: at, refund: at % 10 === 0 ? 50 : 0 }));
  const more = plain.map((each, at) => (at === 1 ? { ...each, refund: 100 } : each));
  const [before, after] = [(await accountOf(plain)).exposure, (await accountOf(more)).exposure];
  expect(before?.refunds).toMatchObject({ days: 30, sales: 60, refunds: 6, refunded: 30_000 });
  expect(after?.refunds).toMatchObject({ refunds: 7, refunded: 40_000 });
  expect(after?.refunds?.rate).toBeGreaterThan(before?.refunds?.rate ?? 1);
  expect(after?.rate).toBe(before?.rate);
});

test('a slow refund makes the sales older of which refunds are counted, and leaves those of the disputes', async () => {
  const plain = Array.from({ length: 80 }, (_, at): Course => ({
    day: at,
    gross: 10_000,
    after: at === 3 ? 150 : 5,
    refund: at === 3 ? 100 : 0,
    isDisputed: false,
  }));
  const { exposure } = await accountOf(plain);
  expect(exposure?.ripe).toMatchObject({ days: 30, sales: 80 });
  expect(exposure?.refunds).toMatchObject({ days: 150, sales: 63, refunds: 1 });
});
