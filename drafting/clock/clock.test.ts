import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addYears, daysBetween } from '../../domain/calendar/business-days.ts';
import type { Agreement } from '../../knowledge/processors/agreement.ts';
import { notKnown, type Governing } from '../../knowledge/processors/version.ts';
import { profiles } from '../../knowledge/processors/profiles.ts';
import { clockOf } from './clock.ts';
import type { ClockRow } from './clock-row.ts';
import { firstNotice, noStepTaken, type ClockFacts } from './clock-facts.ts';

const agreements: readonly Agreement[] = Object.values(profiles).flatMap((each) => each.agreements);
const known = (id: string): Agreement => {
  const found = agreements.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found;
};
const under = (agreement: Agreement): Governing => {
  const chosen = { agreement, why: 'chosen', doubt: null };
  return { procedure: chosen, hold: chosen };
};
const nothing: ClockFacts = {
  hold_started_on: null,
  account_opened_on: null,
  notice: null,
  taken: noStepTaken,
  payments: [],
  limitation: null,
};
const rowsOf = (id: string, facts: Partial<ClockFacts>): ClockRow[] =>
  clockOf(under(known(id)), { ...nothing, ...facts });
const rowOf = (id: string, key: string, facts: Partial<ClockFacts>): ClockRow | undefined =>
  rowsOf(id, facts).find((row) => row.key === key);

test('the terms shown are those that were listed by hand for the version', () => {
  const keys = (id: string) => rowsOf(id, { hold_started_on: '2026-06-01' }).map(({ key }) => key);
  const paypal = ['hold:0', 'hold:1', 'hold:2', 'wait', 'opt_out'];
  expect(keys('paypal/2026-05-19')).toEqual(paypal);
  expect(keys('paypal/2025-10-29')).toEqual(paypal);
  expect(keys('venmo/2026-08-24')).toEqual(['hold:0', 'hold:1', 'wait', 'opt_out']);
  expect(keys('venmo/2025-11-17')).toEqual(['hold:0', 'hold:1', 'wait', 'opt_out']);
  expect(keys('venmo/2025-10-07')).toEqual(['hold:0', 'hold:1', 'wait', 'opt_out']);
  expect(keys('stripe/2026-09-28')).toEqual(['wait']);
  expect(keys('stripe/2025-11-18')).toEqual(['wait']);
  expect(keys('stripe/2024-11-11')).toEqual(['wait']);
  expect(keys('square/2023-12-06')).toEqual(['wait', 'election', 'opt_out', 'last_notice', 'limitation']);
  for (const id of ['2024-07-26', '2025-05-16', '2025-08-28', '2026-02-20', '2026-06-28'])
    expect(keys(`ebay/${id}`)).toEqual(['wait', 'opt_out']);
  expect(keys('amazon/seen-2026-06-18')).toEqual(['hold:0']);
  expect(keys('amazon/seen-2024-04-15')).toEqual(['hold:0']);
  expect(keys('shopify/2025-10-21')).toEqual([]);
});

/** The last day, and the first day after it, counted on a paper calendar. */
test.each<[string, string, Partial<ClockFacts>, string, string | null]>([
  [
    'paypal/2026-05-19',
    'hold:0:a',
    { payments: [{ id: 'a', label: 'June', received_on: '2026-06-10' }] },
    '2026-07-01',
    '2026-07-02',
  ],
  ['paypal/2026-05-19', 'hold:0', { hold_started_on: '2026-10-20' }, '2026-11-10', '2026-11-11'],
  ['paypal/2026-05-19', 'hold:2', { hold_started_on: '2026-05-20' }, '2026-11-16', '2026-11-17'],
  ['paypal/2025-10-29', 'hold:2', { hold_started_on: '2027-09-15' }, '2028-03-13', '2028-03-14'],
  [
    'venmo/2025-11-17',
    'hold:0:a',
    { payments: [{ id: 'a', label: '', received_on: '2025-12-01' }] },
    '2026-05-30',
    '2026-05-31',
  ],
  ['venmo/2025-10-07', 'hold:1', { hold_started_on: '2026-05-20' }, '2026-11-16', '2026-11-17'],
  ['paypal/2026-05-19', 'opt_out', { account_opened_on: '2026-06-01' }, '2026-07-01', null],
  ['square/2023-12-06', 'opt_out', { account_opened_on: '2024-02-10' }, '2024-03-11', null],
  ['ebay/2026-06-28', 'opt_out', { account_opened_on: '2026-07-03' }, '2026-08-02', null],
  // Received December 23, the 60th day is February 21; the election notice of the 22nd has its 7 days until March 1.
  ['square/2023-12-06', 'last_notice', { hold_started_on: '2026-03-02' }, '2026-12-23', null],
  ['square/2023-12-06', 'limitation', { hold_started_on: '2026-03-02' }, '2027-03-02', null],
  ['square/2023-12-06', 'limitation', { hold_started_on: '2028-02-29' }, '2029-02-28', null],
])('%s: %s ends and opens on the days counted by hand', (id, key, facts, ends_on, opens_on) => {
  expect(rowOf(id, key, facts)).toMatchObject({ ends_on, opens_on, missing: null });
});

test('a payment without a day on file has no end and says so, while the one beside it has an end', () => {
  const rows = rowsOf('paypal/2026-05-19', {
    payments: [
      { id: 'a', label: 'June', received_on: '2026-06-10' },
      { id: 'b', label: 'July', received_on: null },
    ],
  });
  expect(
    rows.filter(({ key }) => key.startsWith('hold:0')).map(({ about, ends_on, missing }) => [about, ends_on, missing]),
  ).toEqual([
    ['June', '2026-07-01', null],
    ['July', null, 'The day on which this payment was received is not on file.'],
  ]);
});

test('the limitation names the day without tolling, and says how far the informal process would move it', () => {
  const notice = { sent_on: '2026-04-01', received_on: '2026-04-04', filing_on: null };
  const row = rowOf('square/2023-12-06', 'limitation', { hold_started_on: '2026-03-02', notice });
  expect(row?.ends_on).toBe('2027-03-02');
  expect(row?.note).toContain('from April 4, 2026 to June 3, 2026, which moves it to May 1, 2027');
  // Received after it had run out: nothing was left to toll.
  const late = rowOf('square/2023-12-06', 'limitation', {
    hold_started_on: '2026-03-02',
    notice: { ...notice, received_on: '2027-03-03' },
  });
  expect(late?.note).not.toContain('moves it');
});

test('where the agreement sets no limitation, that of the law is named as the law’s', () => {
  const limitation = { date: '2029-06-01', basis: 'Del. Code Ann. tit. 10, § 8106' };
  const row = rowOf('ebay/2026-06-28', 'limitation', {
    hold_started_on: '2026-06-01',
    limitation,
    notice: { sent_on: '2026-07-01', received_on: '2026-07-03', filing_on: null },
  });
  expect(row).toMatchObject({ ends_on: '2029-06-01', clause: { agreement: null, anchor: limitation.basis } });
  expect(row?.note).toContain('An attorney must confirm it.');
  expect(row?.note).toContain('which moves it to July 16, 2029');
});

test('a receipt recorded for a day without post is counted, and asked to be checked', () => {
  const received = (received_on: string) =>
    rowOf('paypal/2026-05-19', 'wait', { notice: { sent_on: '2026-11-20', received_on, filing_on: null } });
  expect(received('2026-11-26')).toMatchObject({ ends_on: '2027-01-10', opens_on: '2027-01-11' });
  expect(received('2026-11-26')?.note).toContain('check its proof');
  expect(received('2026-11-25')?.note).toBeNull();
});

test('a version that is not known has no terms', () => {
  const why = 'not found';
  const rows = clockOf(
    { procedure: notKnown(why), hold: notKnown(why) },
    { ...nothing, hold_started_on: '2026-06-01' },
  );
  expect(rows).toEqual([]);
});

test('of several complete notices the first that was received counts', () => {
  const notice = (sent_on: string, received_on: string | null) => ({ sent_on, received_on, filing_on: null });
  expect(firstNotice([])).toBeNull();
  expect(firstNotice([notice('2026-06-01', null), notice('2026-06-20', null)])?.sent_on).toBe('2026-06-01');
  expect(firstNotice([notice('2026-06-01', null), notice('2026-06-20', '2026-06-25')])?.sent_on).toBe('2026-06-20');
  expect(firstNotice([notice('2026-06-20', '2026-06-25'), notice('2026-06-01', '2026-06-28')])?.sent_on).toBe(
    '2026-06-20',
  );
});

const day = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days));
const maybe = fc.option(day, { nil: null });
const anyFacts: fc.Arbitrary<ClockFacts> = fc.record({
  hold_started_on: maybe,
  account_opened_on: maybe,
  notice: fc.option(fc.record({ sent_on: day, received_on: maybe, filing_on: maybe }), { nil: null }),
  taken: fc.record({ conference_on: maybe, election_received_on: maybe }),
  payments: fc.array(fc.record({ id: fc.uuid(), label: fc.string(), received_on: maybe }), { maxLength: 3 }),
  limitation: fc.option(fc.record({ date: day, basis: fc.string() }), { nil: null }),
});

test.each(agreements)(
  '$id: every row has an end after its start, or says what is missing, and quotes its clause',
  (agreement) => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const rows = clockOf(under(agreement), facts);
        expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
        for (const row of rows) {
          expect(row.ends_on === null ? row.missing : 'has an end').toMatch(/\S/);
          if (row.starts_on !== null && row.ends_on !== null && row.clause.agreement !== null)
            expect(row.ends_on > row.starts_on).toBe(true);
          if (row.ends_on !== null && row.opens_on !== null) expect(row.opens_on > row.ends_on).toBe(true);
          if (row.clause.agreement !== null) expect(row.clause.quote).toMatch(/\S/);
        }
      }),
      { numRuns: 60 },
    );
  },
);

test.each(agreements)('$id: whatever is known later never brings the first possible day forward', (agreement) => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 400 }), maybe, (received, later, conference_on) => {
      const opening = (received_on: string) =>
        clockOf(under(agreement), {
          ...nothing,
          notice: { sent_on: received_on, received_on, filing_on: null },
          taken: { conference_on, election_received_on: null },
        }).find(({ key }) => key === 'wait')?.opens_on;
      const [first, second] = [opening(received), opening(addDays(received, later))];
      if (first && second) expect(second >= first).toBe(true);
      if (first) expect(daysBetween(received, first)).toBeGreaterThanOrEqual(30);
    }),
  );
});

test('a limitation of a year is the same day of the next year', () => {
  fc.assert(
    fc.property(day, (start) => {
      expect(rowOf('square/2023-12-06', 'limitation', { hold_started_on: start })?.ends_on).toBe(addYears(start, 1));
    }),
  );
});
