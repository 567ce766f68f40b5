import { describe, expect, test } from 'vitest';
import { openFile, proveFiles } from '../../testing/exports/prove-files.ts';
import { paypalCsv } from '../../testing/exports/written-exports.ts';
import { wholeMonths } from './find-months.ts';
import { alsoInExports, suggestFromExports } from './suggest-answers.ts';

describe('whole months', () => {
  test.each<[string, [from: string, to: string][], string[]]>([
    ['a month that begins after its first day is none', [['2026-01-02', '2026-02-28']], ['2026-02']],
    ['a month that ends before its last day is none', [['2026-01-01', '2026-02-27']], ['2026-01']],
    ['a month of 29 days is whole with all of them', [['2028-02-01', '2028-02-29']], ['2028-02']],
    [
      'files of one month each join, in whatever order, where no more than three days are without a row',
      [
        ['2026-02-02', '2026-03-31'],
        ['2026-01-01', '2026-01-29'],
      ],
      ['2026-01', '2026-02', '2026-03'],
    ],
    [
      'more days without a row may be missing ones',
      [
        ['2026-01-01', '2026-01-28'],
        ['2026-02-02', '2026-03-31'],
      ],
      ['2026-03'],
    ],
    [
      'a file within another adds nothing and cuts nothing',
      [
        ['2026-01-01', '2026-03-31'],
        ['2026-02-10', '2026-02-12'],
      ],
      ['2026-01', '2026-02', '2026-03'],
    ],
    ['over the end of a year', [['2025-12-01', '2026-01-31']], ['2025-12', '2026-01']],
  ])('%s', (_, periods, months) => {
    expect(wholeMonths(periods.map(([from, to]) => ({ from, to })))).toEqual(months);
  });
});

const sale = (at: string, net: number, id: string) => ({
  at,
  type: 'Express Checkout Payment',
  code: 'T0006',
  net,
  id,
});

describe('what exports suggest', () => {
  const rows = [
    sale('2026-01-01', 99_999_00, 'A'),
    sale('2026-01-31', 100_00, 'B'),
    sale('2026-02-01', 1_000_40, 'C'),
    sale('2026-02-10', 2_000_30, 'D'),
    sale('2026-03-15', 500_10, 'E'),
    sale('2026-03-31', 499_20, 'F'),
    sale('2026-04-01', 7_777_77, 'G'),
  ];

  test('volumes and ticket are of whole months alone, in whole dollars, with where they come from', async () => {
    const proof = await proveFiles({ 'activity.csv': paypalCsv(rows.slice(1)) });
    expect(suggestFromExports(proof, 'paypal')).toEqual([
      { field: 'monthlyVolumeAverage', answer: '2,000', words: 'Average of 2 whole months, from activity.csv' },
      { field: 'monthlyVolumePeak', answer: '3,001', words: 'Highest of 2 whole months, from activity.csv' },
      { field: 'averageTicketSize', answer: '1,000', words: 'Average of 4 sales, from activity.csv' },
    ]);
    expect(suggestFromExports(proof, 'stripe')).toEqual([]);
  });

  test('of a single whole month there is no peak', async () => {
    const proof = await proveFiles({
      'activity.csv': paypalCsv(rows.slice(2, 4).concat(sale('2026-02-28', 1_00, 'H'))),
    });
    expect(suggestFromExports(proof, 'paypal').map(({ field }) => field)).toEqual([
      'monthlyVolumeAverage',
      'averageTicketSize',
    ]);
  });

  test('an export of part of a month suggests no volume', async () => {
    const proof = await proveFiles({ 'activity.csv': paypalCsv(rows.slice(4, 5)) });
    expect(suggestFromExports(proof, 'paypal')).toEqual([]);
  });

  test('a sum held is suggested rounded down and as surely as it is known', async () => {
    const proof = await proveFiles({ 'Download.CSV': openFile('01-paypal-activity-en.csv') });
    const [held] = suggestFromExports(proof, 'paypal');
    expect(held).toEqual({
      field: 'amountHeld',
      answer: '431',
      words: 'From Download.CSV, 20 rows: at least $431.65',
    });
  });

  test('chargebacks count in the month that they came', async () => {
    const dispute = { at: '2026-03-20', type: 'Chargeback', net: -500_10, id: 'X', of: 'E' };
    const proof = await proveFiles({ 'activity.csv': paypalCsv([...rows.slice(1, 5), dispute, ...rows.slice(5)]) });
    expect(alsoInExports(proof, 'paypal')).toEqual([
      { label: 'Chargebacks', value: '$500.10', words: '1 in 2 whole months, from activity.csv' },
    ]);
  });
});
