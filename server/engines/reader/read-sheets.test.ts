import { expect, test } from 'vitest';
import { digest } from '../../../domain/documents/digest.ts';
import { writeWorkbook, type SheetRow } from '../../../testing/files/write-workbook.ts';
import { readSheets } from './read-sheets.ts';

const found = async (rows: readonly SheetRow[]) => {
  const { kind, findings } = digest(await readSheets(await writeWorkbook([{ rows }])));
  return [kind, ...findings.flatMap(({ what, role, value }) => (what === 'amount' ? [[role, value]] : []))];
};

test('whole dollars beside their labels are amounts, but counts and years are not', async () => {
  expect(
    await found([
      ['Merchant statement'],
      ['Merchant ID', 4471],
      ['Gross sales', 5000],
      ['Refunds', 120.5],
      ['Processing fees', 145],
      ['Net deposits', 4734.5],
      ['Number of transactions', 88],
      ['Year', 2026],
    ]),
  ).toEqual([
    'merchant_statements',
    ['gross_volume', 500_000],
    ['refunds', 12_050],
    ['fees', 14_500],
    ['net', 473_450],
  ]);
});

test('whole dollars under their headings are amounts, but counts under theirs are not', async () => {
  expect(
    await found([
      ['Payout report, gross card volume'],
      ['Month', 'Orders', 'Gross volume', 'Refunds', 'Fees'],
      ['Total', 310, 9100, 200, 264],
    ]),
  ).toEqual(['merchant_statements', ['gross_volume', 910_000], ['refunds', 20_000], ['fees', 26_400]]);
});

test('an empty cell moves no amount into the column beside it', async () => {
  expect(
    await found([
      ['Reserve report', 'Stripe'],
      ['Day', 'Amount released', 'Amount held', 'Reserve balance'],
      ['2026-03-31', null, 5000.25, 12000.75],
      ['2026-04-30', 310.5, null, 11690.25],
    ]),
  ).toEqual(['hold_notice', ['held', 500_025], ['reserve', 1_200_075], ['reserve', 1_169_025]]);
  expect(
    await found([
      ['Account Statement - (@made-up-shop)', 'Venmo'],
      ['ID', 'Datetime', 'Type', 'Amount (total)', 'Amount (fee)', 'Beginning Balance', 'Ending Balance'],
      [null, null, null, null, null, 12.5],
      [4012, '2026-07-02T02:15:00', 'Payment', '+ $2,150.00', '- $40.85'],
      [null, null, null, null, null, null, 2121.65],
    ]),
  ).toEqual(['merchant_statements', ['opening_balance', 1_250], ['closing_balance', 212_165]]);
});
