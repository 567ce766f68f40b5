import { describe, expect, test } from 'vitest';
import type { AccountProof, Answers } from '../../../domain/ledger-of-account/account.ts';
import { inShort, onlyAccount, openFile, proveFiles } from '../../../testing/exports/prove-files.ts';
import { paypalCsv, paypalHeader, type MadeRow } from '../../../testing/exports/written-exports.ts';
import { writeCompound } from '../../../testing/files/write-office-file.ts';
import { writeWorkbook, type SheetRow } from '../../../testing/files/write-workbook.ts';

const read = (content: string | Uint8Array, answers: Answers = {}): Promise<AccountProof> =>
  proveFiles({ 'a.csv': content }, { answers });
const withheld = async (content: string | Uint8Array, answers: Answers = {}): Promise<string> =>
  inShort(onlyAccount(await read(content, answers)).withheld);
const refusal = async (content: string | Uint8Array): Promise<string | undefined> =>
  (await read(content)).refused[0]?.says;

const rows: MadeRow[] = [
  { at: '2026-03-14', type: 'Express Checkout Payment', net: 123_456, id: 'SALE' },
  { at: '2026-03-15', type: 'Reserve Hold', net: -2_345, of: 'SALE' },
];
const csv = paypalCsv(rows);

describe('a file is read', () => {
  const german = [
    'Datum;Uhrzeit;Zeitzone;Typ;Währung;Brutto;Gebühr;Netto;Transaktionscode;Zugehöriger Transaktionscode;Guthaben',
    '14.03.2026;09:00:00;CET;Express-Kaufabwicklung;EUR;1.234,56;-34,56;1.200,00;A;;1.200,00',
    '15.03.2026;09:00:00;CET;Einbehaltene Zahlung;EUR;-1.200,00;0,00;-1.200,00;B;A;0,00',
  ].join('\r\n');
  const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');

  test.each<[string, string | Uint8Array, string]>([
    ['as UTF-8', csv, 'at least 23.45'],
    ['with a mark of its encoding', `\uFEFF${csv}`, 'at least 23.45'],
    ['as UTF-16', utf16(csv), 'at least 23.45'],
    ['as UTF-16 without a mark', utf16(csv).subarray(2), 'at least 23.45'],
    ['as UTF-16 with the high byte first', utf16(csv).swap16(), 'at least 23.45'],
    ['with tabs', csv.replaceAll(',', '\t'), 'at least 23.45'],
    ['with semicolons', csv.replaceAll(',', ';'), 'at least 23.45'],
    ['with bare line feeds', csv.replaceAll('\r\n', '\n'), 'at least 23.45'],
    ['below lines that are no table', `Report of PayPal\n"Some, words"\n\n${csv}`, 'at least 23.45'],
    ['with blank lines and columns in between', csv.replaceAll('\r\n', ',\r\n\r\n'), 'at least 23.45'],
    ['in German, in Windows-1252, with decimal commas', Buffer.from(german, 'latin1'), 'at least 1200.00'],
    ['in German with only the first name quoted', `\uFEFF${german.replace('Datum', '"Datum"')}`, 'at least 1200.00'],
    ['with parentheses and currency signs', csv.replaceAll('-23.45', '($23.45)'), 'at least 23.45'],
    ['with the sign behind', csv.replaceAll('-23.45', '23.45-'), 'at least 23.45'],
    ['with a typographic minus', csv.replaceAll('-23.45', '−23.45'), 'at least 23.45'],
  ])('%s', async (_, content, expected) => {
    expect(await withheld(content)).toBe(expected);
  });

  test('with the physical line of each row, whatever ends the lines and stands inside of quotes', async () => {
    const content = `Report\n\r\n${csv.replace('Buyer', '"Bu\r\nyer"')}`;
    const { rows: found } = { rows: [], ...onlyAccount(await read(content)).withheld };
    expect(found).toEqual([{ file: 0, row: 6 }]);
  });

  test('in yen without decimals', async () => {
    const yen = paypalCsv(rows.map((row) => ({ ...row, currency: 'JPY' }))).replaceAll(/(\d)\.(\d\d)/g, '$1$2');
    expect(onlyAccount(await read(yen)).withheld).toMatchObject({ amount: 2_345, currency: 'JPY' });
  });
});

describe('a workbook is read', () => {
  const cells: SheetRow[] = [
    paypalHeader.split(',').slice(0, 14),
    [
      '03/14/2026',
      '09:00:00',
      'PST',
      'B',
      'Express Checkout Payment',
      'Completed',
      'USD',
      321.65,
      0,
      321.65,
      'A',
      null,
      321.65,
      'Credit',
    ],
    [
      '03/15/2026',
      '09:00:00',
      'PST',
      null,
      'Reserve Hold',
      'Completed',
      'USD',
      -0.1,
      0,
      -0.1,
      'B',
      'A',
      321.55,
      'Debit',
    ],
  ];
  const total = (value?: number): SheetRow[] => [
    ...cells.slice(0, 2),
    cells[2]?.with(9, { formula: '0-0.1', ...(value === undefined ? {} : { value }) }) ?? [],
  ];

  test('with amounts as stored, and empty cells in their place', async () => {
    expect(await withheld(await writeWorkbook([{ rows: cells }]))).toBe('at least 0.10');
  });

  test('without its hidden sheets', async () => {
    const sheets = [
      { name: 'Old', hidden: true as const, rows: cells },
      { name: 'New', rows: cells.slice(0, 2) },
    ];
    expect(onlyAccount(await read(await writeWorkbook(sheets))).types).toHaveLength(1);
  });

  test('with a formula’s stored value, but not without one', async () => {
    expect(await withheld(await writeWorkbook([{ rows: total(-0.1) }]))).toBe('at least 0.10');
    expect(await refusal(await writeWorkbook([{ rows: total() }]))).toBe(
      'This workbook has formulas that were never computed.',
    );
  });

  test('unless several of its sheets have transactions', async () => {
    expect(
      await refusal(
        await writeWorkbook([
          { name: 'A', rows: cells },
          { name: 'B', rows: cells },
        ]),
      ),
    ).toBe('This workbook has transactions on several sheets.');
  });
});

describe('a file is refused', () => {
  const line = (text: string): string => csv.trimEnd().split('\r\n').with(2, text).join('\r\n');
  test.each<[string, string | Uint8Array, string]>([
    ['that is empty', '', 'This file is empty.'],
    ['that has a header alone', `${paypalHeader}\n`, 'This file has a header and no transactions.'],
    ['of another kind', 'a,b\n1,2\n', 'We do not know this kind of file.'],
    ['that is a PDF', '%PDF-1.7\n', 'This is a PDF, which belongs among the documents.'],
    ['that is a web page', '<html><table></table></html>', 'This is a web page, whatever its name says.'],
    ['that is an old workbook', writeCompound('Workbook'), 'This is a workbook of the old kind (.xls).'],
    ['that is another archive', Buffer.from('PK\u0003\u0004rest'), 'This is no workbook, or a damaged one.'],
    ['that has zeros', Buffer.from(`${csv}\u0000`), 'This file is no table of text.'],
    ['that ends inside of a cell', `${csv}"03/16/2026,`, 'This file ends in the middle of a cell: it was cut off.'],
    [
      'whose last row was cut off',
      `${csv}03/16/2026,09:00:00,PST,Buy`,
      'Line 4 has fewer cells than the header: the file was cut off.',
    ],
    ['whose cells were moved', csv.replace('Credit,', 'Credit,,moved'), 'Line 2 has more cells than the header.'],
    ['with an amount in scientific notation', csv.replaceAll('-23.45', '-2E+15'), 'Line 3: “-2E+15” is not an amount.'],
    ['with an amount finer than cents', csv.replaceAll('-23.45', '-23.4567'), 'Line 3: “-23.4567” is not an amount.'],
    [
      'with both marks of decimals',
      csv.replaceAll('-23.45', '"-23,45"'),
      'This file writes amounts with both a point and a comma for cents.',
    ],
    ['without a currency', csv.replaceAll('USD', 'money'), 'Line 2: “money” is not a currency.'],
    ['with a day that is none', csv.replace('03/15/2026', '02/30/2026'), 'Line 3: “02/30/2026” is not a date.'],
    [
      'with dates in two orders',
      csv.replace('03/15/2026', '15/03/2026'),
      'This file writes some dates with the day first and some with the month.',
    ],
    ['with an endless row', line(`03/15/2026,${'x'.repeat(300_000)}`), 'This file cannot be read below line 2.'],
  ])('%s', async (_, content, expected) => {
    expect(await refusal(content)).toBe(expected);
  });

  test('with more rows than are read', async () => {
    const row = csv.split('\r\n')[1] ?? '';
    expect(await refusal(`${paypalHeader}\n${`${row}\n`.repeat(300_001)}`)).toBe(
      'The files have more than 300,000 rows together.',
    );
  });

  test('alone: the others are read', async () => {
    const proof = await proveFiles({ 'a.csv': csv, 'b.csv': 'x' });
    expect([proof.files.map(({ name }) => name), proof.refused.map(({ name }) => name)]).toEqual([
      ['a.csv'],
      ['b.csv'],
    ]);
  });
});

describe('a question is asked', () => {
  const early = csv.replaceAll('03/14', '03/04').replaceAll('03/15', '03/05').replaceAll('PST', 'GMT');
  const keyOf = async (content: string): Promise<string> => (await read(content)).questions[0]?.key ?? '';

  test('where no date of the file shows whether the month comes first, and its answer is kept to', async () => {
    const proof = await read(early);
    expect(proof).toMatchObject({
      files: [],
      questions: [{ kind: 'order', blocks: true, text: 'In “a.csv”, which day is 03/04/2026?' }],
    });
    const key = await keyOf(early);
    expect(onlyAccount(await read(early, { [key]: 'day first' })).since).toBe('2026-04-03');
    expect(onlyAccount(await read(early, { [key]: 'month first' })).since).toBe('2026-03-04');
  });

  test('not where the rows name an American zone', async () => {
    expect(onlyAccount(await read(early.replaceAll('GMT', 'PST'))).since).toBe('2026-03-04');
  });

  test('where no amount shows what the comma is', async () => {
    const whole = csv
      .replaceAll(/-?1234\.56/g, '"1,234"')
      .replaceAll(/-?23\.45/g, '"2,345"')
      .replaceAll(/\d+\.\d\d/g, '0');
    const key = await keyOf(whole);
    expect(await read(whole)).toMatchObject({ files: [], questions: [{ kind: 'unit', blocks: true }] });
    expect((await read(whole, { [key]: '.' })).files).toHaveLength(1);
  });

  test('about each kind of row that nobody knows, with its answer counted', async () => {
    const moon = paypalCsv([...rows, { at: '2026-03-16', type: 'Moon Hold', net: -1_000, of: 'SALE' }]);
    const { questions } = await read(moon);
    expect(questions).toMatchObject([
      { kind: 'begins' },
      { kind: 'type', text: 'What is “Moon Hold”? 1 row, -$10.00.' },
      { kind: 'term' },
    ]);
    expect(await withheld(moon)).toBe('at least 23.45');
    expect(await withheld(moon, { 'type:paypal:Moon Hold': 'reserve' })).toBe('at least 33.45');
    expect((await read(moon, { 'type:paypal:Moon Hold': 'fee' })).questions).toMatchObject([
      { kind: 'begins' },
      { kind: 'term' },
    ]);
  });

  test('of at most five', async () => {
    const types = Array.from({ length: 9 }, (_, at): MadeRow => ({
      at: '2026-03-16',
      type: `Moon ${at}`,
      net: -at - 1,
    }));
    expect((await read(paypalCsv([...rows, ...types]))).questions.map(({ subject }) => subject)).toEqual([
      'paypal',
      'Moon 8',
      'Moon 7',
      'Moon 6',
      'Moon 5',
    ]);
  });
});

test('what a cell says is text and nothing else', async () => {
  const strings = [
    '=cmd|’/C calc’!A0',
    '<script>1</script>',
    '{{7*7}}',
    '$(id)',
    '__proto__',
    'constructor',
    '\u202Efdp',
    '𝕳'.repeat(500),
  ];
  const types = strings.map((type, at): MadeRow => ({
    at: '2026-03-16',
    type: `x${type}`,
    net: -at - 1,
    id: type,
    of: type,
  }));
  const account = onlyAccount(await read(paypalCsv([...rows, ...types])));
  expect(inShort(account.withheld)).toBe('at least 23.45');
  expect(account.types.filter(({ effect }) => effect === 'unknown')).toHaveLength(strings.length);
  expect(JSON.stringify(account).length).toBeLessThan(20_000);
});

test('files of several processors are accounts of their own', async () => {
  const names = ['01-paypal-activity-en.csv', '02-stripe-balance-change-itemized.csv'];
  const { accounts } = await proveFiles(Object.fromEntries(names.map((name) => [name, openFile(name)])));
  expect(accounts.map(({ processor, withheld: figure }) => [processor, inShort(figure)])).toEqual([
    ['paypal', 'at least 431.65'],
    ['stripe', 'at least 1151.33'],
  ]);
});

describe('an export of another processor than the case is about', () => {
  const paypal = { processor: 'paypal', other_processor: null } as const;
  const files = {
    'activity.csv': openFile('01-paypal-activity-en.csv'),
    'balance.csv': openFile('02-stripe-balance-change-itemized.csv'),
  };
  const processorsOf = ({ accounts }: AccountProof) => accounts.map(({ processor }) => processor);

  test('is said to be one, and counts in no sum until the merchant says otherwise', async () => {
    const proof = await proveFiles(files, { about: paypal });
    expect(processorsOf(proof)).toEqual(['paypal']);
    expect(proof.refused).toMatchObject([
      { name: 'balance.csv', says: 'It is an export of Stripe, and this case is about PayPal.' },
    ]);
    const question = proof.questions.find(({ kind }) => kind === 'other');
    expect(question).toMatchObject({
      text: '“balance.csv” is an export of Stripe. Does it belong to this case?',
      blocks: false,
    });
    const answered = (choice: string) =>
      proveFiles(files, { about: paypal, answers: { [question?.key ?? '']: choice } });
    expect(processorsOf(await answered('yes'))).toEqual(['paypal', 'stripe']);
    const no = await answered('no');
    expect(processorsOf(no)).toEqual(['paypal']);
    expect(no.questions.map(({ kind }) => kind)).not.toContain('other');
  });

  test.each(['stripe', 'paypal'] as const)('is not the other of a case about %s', async (processor) => {
    const proof = await proveFiles(files, { about: { processor, other_processor: null } });
    expect([processorsOf(proof), proof.about]).toEqual([[processor], processor]);
  });

  test('is not a bank’s', async () => {
    const bank =
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #\nCREDIT,05/24/2026,PAYPAL TRANSFER,10.00,ACH_CREDIT,10.00,\n';
    const { refused, files: read } = await proveFiles({ 'bank.csv': bank }, { about: paypal });
    expect([refused, read.map(({ processor }) => processor)]).toEqual([[], ['bank']]);
  });
});
