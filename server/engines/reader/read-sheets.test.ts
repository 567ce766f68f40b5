import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { digest } from '../../../domain/documents/digest.ts';
import { readSheets } from './read-sheets.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
type Row = readonly (string | number | null)[];

/** A workbook of one sheet, with numbers stored as numbers. */
function workbook(rows: readonly Row[]): Promise<Buffer> {
  const cell = (value: string | number | null, place: string): string =>
    value === null
      ? ''
      : typeof value === 'number'
        ? `<c r="${place}"><v>${value}</v></c>`
        : `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const data = rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((value, column) => cell(value, `${String.fromCodePoint(65 + column)}${at + 1}`)).join('')}</row>`,
    )
    .join('');
  const zip = new ZipFile();
  const parts = [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Report" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    },
  ];
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(`<?xml version="1.0"?>${content}`), name);
  zip.end();
  return buffer(zip.outputStream);
}

const found = async (rows: readonly Row[]) => {
  const { kind, findings } = digest(await readSheets(await workbook(rows)));
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
