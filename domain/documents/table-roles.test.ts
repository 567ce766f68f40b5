import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DocumentKind } from './document-kind.ts';
import { digest } from './digest.ts';
import type { CellSpan, ReadPage } from './extraction.ts';
import { nameAmounts } from './name-amounts.ts';

type Row = readonly (string | null)[];

/** A table with its cells in columns of one width; null is an empty cell. */
function page(rows: readonly Row[]): ReadPage & { spans: CellSpan[][] } {
  const filled = rows.map((row) => row.flatMap((text, at) => (text === null ? [] : [{ text, at }])));
  return {
    number: 1,
    way: 'text',
    confidence: 1,
    hidden: 0,
    lines: filled.map((row) => row.map(({ text }) => text).join('   ')),
    spans: filled.map((row) => row.map(({ at }): CellSpan => [at, at + 0.5])),
  };
}

const rolesOf = (kind: DocumentKind | null, ...rows: Row[]): [string, number][] => {
  const { lines, spans } = page(rows);
  return nameAmounts(lines, kind, spans).flatMap(({ role, cents, currency }) =>
    currency === null ? [[role, cents / 100] as [string, number]] : [],
  );
};

describe('the head of a column decides what its amounts are', () => {
  test('an empty cell moves no amount into the column beside it', () => {
    expect(
      rolesOf(
        'bank_statements',
        ['Account', 'Beginning balance', 'Ending balance'],
        ['Checking 1', null, '8,250.75'],
        ['Total', '1,200.50', '8,250.75'],
      ),
    ).toEqual([
      ['opening_balance', 1200.5],
      ['closing_balance', 8250.75],
    ]);
  });

  test('whichever cells of a row are empty, the amounts that are left keep their roles', () => {
    const heads = ['Month', 'Gross sales', 'Refunds', 'Fees', 'Net', 'Reserve held'];
    const roles = ['gross_volume', 'refunds', 'fees', 'net', 'reserve'];
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }), (left) => {
        const amounts = roles.map((_, at) => (left[at] ? `${at + 1},000.50` : null));
        expect(rolesOf('merchant_statements', heads, ['March 2026', ...amounts])).toEqual(
          roles.flatMap((role, at) => (left[at] ? [[role, (at + 1) * 1000 + 0.5]] : [])),
        );
      }),
    );
  });

  test('available, pending and released money is not held', () => {
    expect(
      rolesOf(
        'hold_notice',
        ['Currency', 'Available', 'Pending', 'Held', 'Reserve'],
        ['USD', '310.00', '25.00', '4,100.00', '900.00'],
      ),
    ).toEqual([
      ['held', 4100],
      ['reserve', 900],
    ]);
  });

  test('what is kept for disputes is held, in a column and in a row', () => {
    expect(rolesOf('hold_notice', ['Reason', 'Held'], ['Disputes', '1,250.00'])).toEqual([['held', 1250]]);
    expect(rolesOf('hold_notice', ['Held for disputes', '1,250.00'])).toEqual([['held', 1250]]);
    expect(rolesOf('hold_notice', ['Kept back against chargebacks', '$1,250.00'])).toEqual([['held', 1250]]);
    expect(rolesOf('hold_notice', ['Reserve for refunds', '$1,250.00'])).toEqual([['reserve', 1250]]);
  });

  test('of the amounts withheld at the beginning and the end of a period, the one at the end is held', () => {
    const heads = ['Available beginning', 'Available ending', 'Withheld beginning', 'Withheld ending'];
    expect(
      rolesOf('merchant_statements', [null, ...heads], ['USD', '8,410.02', '0.00', '1,200.00', '12,480.55']),
    ).toEqual([['held', 12480.55]]);
    expect(
      rolesOf(
        'merchant_statements',
        [null, 'Beginning', 'Ending'],
        ['Available', '8,410.02', '25.00'],
        ['Withheld', '1,200.00', '12,480.55'],
      ),
    ).toEqual([['held', 12480.55]]);
    expect(
      rolesOf('merchant_statements', ['Withheld beginning', '1,200.00'], ['Withheld ending', '12,480.55']),
    ).toEqual([['held', 12480.55]]);
  });

  test('amounts of another currency have no role', () => {
    expect(
      rolesOf('hold_notice', ['Account', 'Amount held (GBP)', 'Reserve (USD)'], ['UK shop', '9,480.00', '120.00']),
    ).toEqual([['reserve', 120]]);
    expect(
      rolesOf('hold_notice', ['Currency', 'Held', 'Reserve'], ['EUR', '50.00', '60.00'], ['USD', '70.00', '80.00']),
    ).toEqual([
      ['held', 70],
      ['reserve', 80],
    ]);
  });

  test('heads that are set on several lines are read as one', () => {
    expect(
      rolesOf(
        'merchant_statements',
        ['Monthly summary'],
        [null, 'Gross', null, 'Reserve'],
        ['Month', 'sales', 'Fees', 'held'],
        ['March 2026', '40,250.10', null, '3,811.00'],
      ),
    ).toEqual([
      ['gross_volume', 40250.1],
      ['reserve', 3811],
    ]);
    expect(
      rolesOf(
        'merchant_statements',
        [null, null, 'Reserve'],
        ['Month', 'Fees'],
        [null, null, 'held'],
        ['March 2026', null, '3,811.00'],
      ),
    ).toEqual([['reserve', 3811]]);
  });

  test('a reserve at the end of a month is the reserve; its opening, additions and releases are not', () => {
    expect(
      rolesOf(
        'merchant_statements',
        ['Month', 'Opening reserve', 'Added', 'Released', 'Closing reserve'],
        ['July 2026', '11,500.00', '2,100.00', null, '13,600.00'],
      ),
    ).toEqual([['reserve', 13600]]);
  });

  test('a total replaces the rows that it adds up, except months, which each stand for themselves', () => {
    const heads = ['Card type', 'Number', 'Sales', 'Discount fees'];
    expect(
      rolesOf(
        'merchant_statements',
        heads,
        ['Visa', '200', '20,000.00', '500.00'],
        ['Mastercard', '100', '9,000.00', '230.00'],
        ['Total', '300', '29,000.00', '730.00'],
      ),
    ).toEqual([
      ['gross_volume', 29000],
      ['fees', 730],
    ]);
    expect(
      rolesOf(
        'hold_notice',
        ['Held for disputes', '4,200.00'],
        ['Held for refunds', '800.00'],
        ['Total held', '5,000.00'],
      ),
    ).toEqual([['held', 5000]]);
    const months = rolesOf(
      'merchant_statements',
      ['Month', 'Gross sales', 'Fees'],
      ['March 2026', '10,000.00', '300.00'],
      ['April 2026', '12,000.00', '360.00'],
      ['Total', '22,000.00', '660.00'],
    );
    expect(months.filter(([role]) => role === 'gross_volume').map(([, value]) => value)).toEqual([10000, 12000, 22000]);
  });

  test('in a list of movements only the total is read, each amount by its column', () => {
    expect(
      rolesOf(
        'bank_statements',
        ['Date', 'Description', 'Withdrawals', 'Deposits', 'Balance'],
        ['07/03', 'STRIPE TRANSFER', null, '900.00', '5,900.00'],
        ['07/05', 'Rent', '1,000.00', null, '4,900.00'],
        ['Total', null, '1,000.00', '900.00', null],
      ),
    ).toEqual([
      ['withdrawals', 1000],
      ['deposits', 900],
    ]);
  });

  test('where a cell is empty and positions are not known, no amount is given to a column', () => {
    const lines = ['Month   Gross sales   Refunds   Reserve held', 'March 2026   40,250.10   3,811.00'];
    expect(nameAmounts(lines, 'merchant_statements')).toEqual([]);
  });

  test('a label with its amount below a table is not a row of the table', () => {
    expect(
      rolesOf(
        'merchant_statements',
        ['Volume processed', 'Refunds', 'Fees', 'Paid out'],
        ['1,000.00', '20.00', '30.00', '950.00'],
        ['Average ticket', '62.40'],
        ['Held by Square', '300.00'],
      ).slice(-2),
    ).toEqual([
      ['average_ticket', 62.4],
      ['held', 300],
    ]);
  });
});

describe('a balance sheet of rows by gross, fees and net', () => {
  const heads = [null, 'Gross', 'Fees', 'Net'];
  const sheet: Row[] = [
    heads,
    ['Charges', '10,000.00', '-300.00', '9,700.00'],
    ['Refunds', '-500.00', '0.00', '-500.00'],
    ['Disputes', '-110.00', '-15.00', '-125.00'],
    ['Payouts', '-8,000.00', '0.00', '-8,000.00'],
    ['Total', '1,390.00', '-315.00', '1,075.00'],
  ];

  test('each row is what its label says, and the total has the fees and the net', () => {
    expect(rolesOf('merchant_statements', ...sheet)).toEqual([
      ['gross_volume', 10000],
      ['refunds', 500],
      ['chargebacks', 110],
      ['fees', 315],
      ['net', 1075],
    ]);
  });

  test('rows that are months are what their columns say', () => {
    expect(rolesOf('merchant_statements', heads, ['March 2026', '10,000.00', '-300.00', '9,700.00'])).toEqual([
      ['gross_volume', 10000],
      ['fees', 300],
      ['net', 9700],
    ]);
  });
});

describe('the statement of a processor', () => {
  const rows: Row[] = [
    ['Account statement'],
    ['July 1, 2026 to July 31, 2026'],
    [null, 'Beginning balance', 'Ending balance'],
    ['USD', '8,410.02', '2,109.15'],
    ['Total deposits', '4,000.00'],
    ['Total withdrawals', '10,300.87'],
  ];
  const kindUnder = (name: string) => digest({ pages: 1, read: [page([[name], ...rows])] }).kind;

  test.each(['PayPal', 'Venmo', 'Northgate Merchant Services', 'Pelican Payments'])(
    'a monthly statement of %s is not a bank’s',
    (name) => expect(kindUnder(name)).toBe('merchant_statements'),
  );

  test.each(['First Tidewater Bank', 'Harbor Credit Union', 'Juniper Lane LLC'])(
    'a monthly statement under the name of %s is a bank’s',
    (name) => expect(kindUnder(name)).toBe('bank_statements'),
  );
});

describe('the rows of a statement tell a processor from a bank where its name does not', () => {
  const kindOf = (...rows: string[]) =>
    digest({
      pages: 1,
      read: [
        {
          number: 1,
          lines: ['Business account statement - Paydock', 'Statement period: Aug 1, 2026 to Aug 31, 2026', ...rows],
          way: 'text',
          confidence: 1,
          hidden: 0,
        },
      ],
    });
  const [opening, closing] = ['Opening balance   1,250.00', 'Closing balance   902.45'];

  test('refunds and transfers to a bank mark a processor’s statement, and such a transfer is not a net', () => {
    const { kind, findings } = kindOf(
      opening,
      'Payments received   18,300.00',
      'Refunds sent   -410.00',
      'Fees   -560.11',
      'Transfers to your bank   -17,677.44',
      closing,
    );
    expect(kind).toBe('merchant_statements');
    expect(findings.filter(({ what }) => what === 'amount').map(({ role, value }) => [role, value])).toEqual([
      ['opening_balance', 125_000],
      ['gross_volume', 1_830_000],
      ['refunds', 41_000],
      ['fees', 56_011],
      ['closing_balance', 90_245],
    ]);
  });

  test('deposits, checks and wires mark a bank’s statement, whatever a processor sent', () => {
    const rows = ['Deposits   900.00', 'Checks paid   120.00', 'Wire transfers   40.00', 'Payout   200.00'];
    expect(kindOf(opening, ...rows, 'Refunds   12.00', closing).kind).toBe('bank_statements');
  });
});

test('a total over ways of selling counts as sales, and one over sales and refunds does not', () => {
  const sheet = (second: Row): [string, number][] =>
    rolesOf('merchant_statements', ['', 'Gross', 'Fees', 'Net'], ['Card sales', '400.00', '12.00', '388.00'], second, [
      'Total',
      '440.00',
      '13.20',
      '426.80',
    ]).filter(([role]) => role === 'gross_volume');
  expect(sheet(['Wallet sales', '40.00', '1.20', '38.80'])).toEqual([['gross_volume', 440]]);
  expect(sheet(['Refunds', '40.00', '1.20', '38.80'])).toEqual([['gross_volume', 400]]);
});
