import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askAnswers } from './ask-answers.ts';
import { contradictions } from './contradictions.ts';
import type { AddresseeRole, AmountRole, DateRole } from './finding-roles.ts';
import type { Finding, Extraction } from './extraction.ts';
import { suggestAnswers } from './suggest.ts';

const about = { page: 1, snippet: 'words', confidence: 0.9 };
const amount = (role: AmountRole, value: number, confidence = 0.9): Finding => ({
  what: 'amount',
  role,
  value,
  ...about,
  confidence,
});
const date = (role: DateRole, value: string): Finding => ({ what: 'date', role, value, ...about });
const extraction = (
  kind: Extraction['kind'],
  findings: Finding[],
  file_id = '0198a000-0000-7000-8000-000000000001',
): Extraction => ({ file_id, filename: 'a.pdf', kind, kind_confidence: 0.9, findings });
const month = (from: string, to: string, ...gross: number[]) =>
  extraction('merchant_statements', [
    ...gross.map((each) => amount('gross_volume', each)),
    date('period_start', from),
    date('period_end', to),
  ]);
const answers = (...extractions: Extraction[]) =>
  Object.fromEntries(suggestAnswers(extractions).map(({ field, answer }) => [field, answer]));

describe('suggestions', () => {
  test('suggested volumes are the mean and the maximum of the statement months', () => {
    expect(answers(month('2026-01-01', '2026-01-31', 1_000_000))).toEqual({ monthlyVolumeAverage: '10,000' });
    expect(answers(month('2026-01-01', '2026-01-31', 1_000_000), month('2026-02-01', '2026-02-28', 3_000_000))).toEqual(
      { monthlyVolumeAverage: '20,000', monthlyVolumePeak: '30,000' },
    );
    expect(answers(month('2026-01-01', '2026-03-31', 9_000_000))).toEqual({ monthlyVolumeAverage: '30,000' });
    expect(answers(month('2026-01-01', '2026-03-31', 6_000_000, 1_000_000, 2_000_000, 3_000_000))).toEqual({
      monthlyVolumeAverage: '20,000',
      monthlyVolumePeak: '30,000',
    });
  });

  test('no volume is suggested from a week, conflicting sums, uncertain findings or other documents', () => {
    expect(
      answers(
        month('2026-01-01', '2026-01-07', 1_000_000),
        month('2026-01-01', '2026-01-31', 1, 2, 4),
        extraction('bank_statements', [amount('gross_volume', 5)]),
        extraction('hold_notice', [amount('held', 100_000, 0.4)]),
      ),
    ).toEqual({});
  });

  test('hold suggestions come only from an unambiguous notice', () => {
    const notice = extraction('hold_notice', [
      amount('held', 4_500_099),
      amount('reserve', 100_000),
      date('hold_started', '2026-09-02'),
    ]);
    expect(answers(notice)).toEqual({ amountHeld: '45,000', rollingReservesHeld: '1,000', holdStartDate: '9/2/2026' });
    expect(answers(notice, extraction('hold_notice', [amount('held', 1_000)]))).toEqual({
      rollingReservesHeld: '1,000',
      holdStartDate: '9/2/2026',
    });
  });

  test('a notice suggests its processor and account, and several only what they agree on', () => {
    const sender = (value: 'paypal' | 'venmo'): Finding => ({ what: 'sender', role: 'processor', value, ...about });
    const account: Finding = { what: 'number', role: 'account', value: 'MID-4471', ...about };
    expect(answers(extraction('hold_notice', [sender('paypal'), account]))).toEqual({
      processor: 'paypal',
      merchantAccount: 'MID-4471',
    });
    expect(
      answers(extraction('hold_notice', [sender('paypal'), account]), extraction('hold_notice', [sender('venmo')])),
    ).toEqual({ merchantAccount: 'MID-4471' });
    expect(answers(extraction(null, [sender('paypal'), account]))).toEqual({});
  });

  test('a notice suggests its addressee, and several only what they agree on', () => {
    const part = (role: AddresseeRole, value: string): Finding => ({ what: 'addressee', role, value, ...about });
    const written = [
      part('business_name', 'Cedar Lane Soaps LLC'),
      part('street', '77 Example Street'),
      part('city', 'Springfield'),
      part('state', 'OR'),
      part('zip', '97477'),
    ];
    const [name, street, city] = suggestAnswers([extraction('hold_notice', written)]);
    expect([name, street, city].map((each) => each?.words)).toEqual([
      'As the notice addresses you',
      'As the notice addresses you; change it if you have moved',
      'As the notice says',
    ]);
    expect(name?.because.map(({ snippet }) => snippet)).toEqual(['words']);
    expect(answers(extraction('hold_notice', written))).toEqual({
      legalBusinessName: 'Cedar Lane Soaps LLC',
      businessStreet: '77 Example Street',
      businessCity: 'Springfield',
      businessState: 'OR',
      businessZip: '97477',
    });
    const moved = extraction('hold_notice', [
      part('business_name', 'Cedar Lane Soaps LLC'),
      part('street', '9 Elm Road'),
    ]);
    expect(answers(extraction('hold_notice', written.slice(0, 2)), moved)).toEqual({
      legalBusinessName: 'Cedar Lane Soaps LLC',
    });
    expect(answers(extraction('bank_statements', written))).toEqual({});
  });

  test('the date of a notice stands in for the first day of the hold only where it names none, and says so', () => {
    const dated = date('document_date', '2026-09-04');
    const [suggested] = suggestAnswers([extraction('hold_notice', [dated])]);
    expect([suggested?.answer, suggested?.words]).toEqual([
      '9/4/2026',
      'The date of the notice; change it if the hold began on another day',
    ]);
    expect(answers(extraction('hold_notice', [dated, date('hold_started', '2026-09-02')]))).toEqual({
      holdStartDate: '9/2/2026',
    });
    expect(
      answers(
        extraction('hold_notice', [dated, date('hold_started', '2026-09-02'), date('hold_started', '2026-09-03')]),
      ),
    ).toEqual({});
  });
});

describe('what a notice leaves open', () => {
  const foreign = (role: AmountRole, value: string, confidence = 0.9): Finding => ({
    what: 'foreign_amount',
    role,
    value,
    ...about,
    confidence,
  });
  const unclear = (role: DateRole, value: string, or: string): Finding => ({
    what: 'date',
    role,
    value,
    or,
    ...about,
    confidence: 0.5,
  });
  const asked = (...findings: Finding[]) =>
    askAnswers([extraction('hold_notice', findings)]).map(({ field, words }) => [field, words]);

  test('a sum in another currency fills no field, and the user is asked for US dollars', () => {
    const notice = extraction('hold_notice', [foreign('held', '£9,480.00'), foreign('reserve', 'CAD 500.00')]);
    expect(answers(notice)).toEqual({});
    expect(asked(...notice.findings)).toEqual([
      ['amountHeld', 'The notice names £9,480.00. Enter the amount in US dollars.'],
      ['rollingReservesHeld', 'The notice names CAD 500.00. Enter the amount in US dollars.'],
    ]);
  });

  test('nothing is asked about a sum that the notice names in dollars too, or that was not read for certain', () => {
    expect(asked(foreign('held', '£9,480.00'), amount('held', 1_200_000))).toEqual([]);
    expect(asked(foreign('held', '£9,480.00', 0.4))).toEqual([]);
    expect(answers(extraction('hold_notice', [foreign('held', '£9,480.00'), amount('held', 1_200_000)]))).toEqual({
      amountHeld: '12,000',
    });
  });

  test('an ambiguous day is asked for, and no other day of the notice stands in for it', () => {
    const start = unclear('hold_started', '2026-03-07', '2026-07-03');
    expect(answers(extraction('hold_notice', [start, date('document_date', '2026-07-25')]))).toEqual({});
    expect(asked(start, date('document_date', '2026-07-25'))).toEqual([
      ['holdStartDate', 'The notice names a day that is March 7, 2026 or July 3, 2026. Enter the right one.'],
    ]);
    expect(asked(unclear('document_date', '2026-03-07', '2026-07-03'))).toEqual([
      ['holdStartDate', 'The notice is dated March 7, 2026 or July 3, 2026. Enter the day on which the hold began.'],
    ]);
    expect(asked(start, date('hold_started', '2026-07-03'))).toEqual([]);
  });

  test('no statement volume is suggested from sums in another currency', () => {
    expect(
      answers(
        extraction('merchant_statements', [
          foreign('gross_volume', '£48,000.00'),
          date('period_start', '2026-01-01'),
          date('period_end', '2026-01-31'),
        ]),
      ),
    ).toEqual({});
  });
});

const entered = {
  held_amount_cents: 5_400_000,
  rolling_reserves_held_cents: null,
  hold_started_on: '2026-09-02',
  monthly_processing_volume_avg: 20_000,
};

describe('contradictions', () => {
  test('a contradiction states both values, with file and page', () => {
    expect(
      contradictions(entered, [
        extraction('hold_notice', [amount('held', 4_500_000), date('hold_started', '2026-09-03')]),
      ]),
    ).toMatchObject([
      { field: 'held_amount_cents', entered: '$54,000.00', read: '$45,000.00', source: { from: 'file', page: 1 } },
      { field: 'hold_started_on', entered: 'September 2, 2026', read: 'September 3, 2026' },
    ]);
    expect(contradictions(entered, [month('2026-01-01', '2026-01-31', 3_000_000)])).toMatchObject([
      { field: 'monthly_processing_volume_avg', entered: '$20,000', read: '$30,000' },
    ]);
  });

  test('the figure of another currency, entered as dollars, is contradicted by its notice', () => {
    const notice = extraction('hold_notice', [{ what: 'foreign_amount', role: 'held', value: '£54,000.00', ...about }]);
    expect(contradictions(entered, [notice])).toMatchObject([
      { field: 'held_amount_cents', entered: '$54,000.00', read: '£54,000.00' },
    ]);
    expect(contradictions({ ...entered, held_amount_cents: 7_100_000 }, [notice])).toEqual([]);
  });

  test('a notice dated before the hold contradicts its start, unless the notice names that start', () => {
    const dated = (day: string, ...more: Finding[]) => extraction('hold_notice', [date('document_date', day), ...more]);
    expect(contradictions(entered, [dated('2026-08-27')])).toMatchObject([
      { label: 'Date of the notice of the hold', entered: 'September 2, 2026', read: 'August 27, 2026' },
    ]);
    for (const quiet of [
      dated('2026-09-02'),
      dated('2026-09-04'),
      dated('2026-08-27', date('hold_started', '2026-09-02')),
    ])
      expect(contradictions(entered, [quiet])).toEqual([]);
  });

  test('there is no contradiction where a document agrees anywhere, differs by cents, is uncertain or has another role', () => {
    const quiet = [
      extraction('hold_notice', [amount('held', 1), amount('held', 5_400_000)]),
      extraction('hold_notice', [amount('held', 5_400_075)]),
      extraction('hold_notice', [amount('held', 1, 0.5), amount('reserve', 9)]),
      month('2026-01-01', '2026-01-31', 2_300_000),
    ];
    expect(contradictions(entered, quiet)).toEqual([]);
  });

  test('a document never contradicts what was entered from it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10 ** 10 }), fc.integer({ min: 100, max: 10 ** 10 }), (held, reserve) => {
        const notice = extraction('hold_notice', [
          amount('held', held),
          amount('reserve', reserve),
          date('hold_started', '2026-01-05'),
        ]);
        const typed = Object.fromEntries(
          suggestAnswers([notice]).map(({ field, answer }) => [field, Number(answer.replaceAll(',', '')) * 100]),
        );
        expect(
          contradictions(
            {
              ...entered,
              held_amount_cents: typed['amountHeld'] ?? null,
              rolling_reserves_held_cents: typed['rollingReservesHeld'] ?? null,
              hold_started_on: '2026-01-05',
            },
            [notice],
          ),
        ).toEqual([]);
      }),
    );
  });
});
