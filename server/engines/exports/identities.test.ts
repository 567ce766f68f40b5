import { describe, expect, test } from 'vitest';
import type { Account } from '../../../domain/ledger-of-account/account.ts';
import { inShort, onlyAccount, proveFiles } from '../../../testing/exports/prove-files.ts';
import {
  bankCsv,
  ebayCsv,
  paypalCsv,
  shopifyCsv,
  stripeCsv,
  type MadeRow,
} from '../../../testing/exports/written-exports.ts';

const proven = async (files: Record<string, string>): Promise<Account> => onlyAccount(await proveFiles(files));
const inOne = (content: string): Promise<Account> => proven({ 'a.csv': content });
const rulesOf = ({ breaks }: Account): unknown[] => breaks.map(({ rule, at, by }) => [rule, at?.row ?? null, by]);

const sales: MadeRow[] = [
  { at: '2026-03-13 09:00:00', type: 'Express Checkout Payment', net: 10_000, gross: 10_400, id: 'A' },
  { at: '2026-03-14 09:00:00', type: 'Reserve Hold', net: -1_000, id: 'B', of: 'A' },
  { at: '2026-03-15 09:00:00', type: 'General Authorization', net: 5_000, id: 'C', memo: true },
  { at: '2026-03-16 09:00:00', type: 'General Withdrawal', net: -4_000, id: 'D' },
  { at: '2026-03-17 09:00:00', type: 'Express Checkout Payment', net: 2_000, id: 'E' },
  { at: '2026-03-18 09:00:00', type: 'Reserve Release', net: 400, id: 'F', of: 'A' },
];
const lines = (content: string): string[] => content.trimEnd().split('\r\n');
const without = (content: string, row: number): string =>
  lines(content)
    .toSpliced(row - 1, 1)
    .join('\r\n');
const newestFirst = (content: string): string => {
  const [header = '', ...rows] = lines(content);
  return [header, ...rows.toReversed()].join('\r\n');
};

describe('a running balance', () => {
  test.each([
    ['as the account ran', paypalCsv(sales)],
    ['newest first', newestFirst(paypalCsv(sales))],
  ])('closes %s, with an authorization that moves nothing', async (_, content) => {
    const account = await inOne(content);
    expect(account.breaks).toEqual([]);
    expect(account.checks).toContain('Each of the 4 balances of a.csv after the first follows from the row before.');
  });

  test('closes in a file that a spreadsheet sorted by type', async () => {
    const [header = '', ...rows] = lines(paypalCsv(sales));
    const byType = rows.toSorted((a, b) => (a.split(',')[4] ?? '').localeCompare(b.split(',')[4] ?? ''));
    expect((await inOne([header, ...byType].join('\r\n'))).breaks).toEqual([]);
  });

  test('closes for each currency on its own', async () => {
    const euros = sales.map((row) => ({ ...row, id: `${row.id}E`, currency: 'EUR' }));
    const { accounts } = await proveFiles({
      'a.csv': paypalCsv([...sales, ...euros].toSorted((a, b) => (a.at < b.at ? -1 : 1))),
    });
    expect(accounts.map(({ currency, breaks }) => [currency, breaks])).toEqual([
      ['USD', []],
      ['EUR', []],
    ]);
  });

  test.each([2, 3, 5, 6])('exposes that the row of line %i was dropped, unless it is the first', async (row) => {
    const account = await inOne(without(paypalCsv(sales), row));
    expect(rulesOf(account).length).toBe(row === 2 ? 0 : 1);
    if (row > 2) expect(account.breaks[0]).toMatchObject({ rule: 'balance', at: { row: row === 3 ? 4 : row } });
  });

  test('exposes an amount that was changed, at its row', async () => {
    const account = await inOne(paypalCsv(sales).replace('-40.00,0.00,-40.00', '-39.00,0.00,-39.00'));
    expect(rulesOf(account)).toEqual([['balance', 5, -100]]);
  });

  test('exposes a net that gross and fee do not make', async () => {
    const account = await inOne(paypalCsv(sales).replace('104.00,-4.00,100.00', '104.00,-5.00,100.00'));
    expect(rulesOf(account)).toEqual([['row', 2, -100]]);
  });

  test('is followed from the oldest row on, though two rows close either way round', async () => {
    const [sale, hold] = [
      { at: '2026-03-13 09:00:00', type: 'Express Checkout Payment', net: 1_000, id: 'A' },
      { at: '2026-03-13 09:00:02', type: 'Reserve Hold', net: -1_000, id: 'B', of: 'A' },
    ];
    const files = { 'a.csv': newestFirst(paypalCsv([sale, hold])) };
    const { withheld } = onlyAccount(await proveFiles(files, { answers: { 'begins:paypal': 'yes' } }));
    expect(inShort(withheld)).toBe('proven 10.00');
  });

  test('does not show a row that is missing at its ends, and it is said', async () => {
    const said = 'A row that is missing or changed at the beginning or the end of a file would not show.';
    expect((await inOne(paypalCsv(sales))).checks).toContain(said);
  });

  test('is not there in Stripe’s rows, and it is said that nothing would expose a missing one', async () => {
    const account = await inOne(stripeCsv([{ at: '2026-03-13', type: 'charge', net: 5, of: 'ch_1' }]));
    expect(account.checks.at(-1)).toMatch(/^The files state no balance and no total/);
  });
});

describe('rows that stand twice', () => {
  const [first = '', ...others] = lines(paypalCsv(sales));
  const doubled = [first, others[0], others[1], others[1], ...others.slice(2)].join('\r\n');

  test('in one file with the same id are counted once, and said', async () => {
    const account = await inOne(doubled);
    expect(rulesOf(account)).toEqual([['duplicate', 4, -1_000]]);
    expect(inShort(account.withheld)).toBe('at least 6.00');
  });

  test('the same file twice doubles nothing', async () => {
    const { files, accounts } = await proveFiles({ 'a.csv': paypalCsv(sales), 'copy.csv': paypalCsv(sales) });
    expect(files).toHaveLength(1);
    expect(accounts.map(({ withheld }) => inShort(withheld))).toEqual(['at least 6.00']);
  });

  test('in files that overlap are joined by their ids, in whichever order the files come', async () => {
    const early = paypalCsv(sales.slice(0, 4));
    const late = paypalCsv(sales.slice(1), { opening: 10_000 });
    for (const files of [
      { 'a.csv': early, 'b.csv': late },
      { 'b.csv': late, 'a.csv': early },
    ]) {
      const account = await proven(files);
      expect(account.breaks).toEqual([]);
      expect(inShort(account.withheld)).toBe('at least 6.00');
      expect(account.changes.available).toBe(7_400);
      expect(account.checks).toContain(
        'Rows that more than one file has, by the same id, and that are counted once: 3.',
      );
    }
  });

  test('without ids can both be right in one file; two files have as many as the one with most', async () => {
    const sale: MadeRow = { at: '2026-03-13', type: 'charge', net: 1_000, of: '#1' };
    const hold: MadeRow = { at: '2026-03-14', type: 'reserved_funds', net: -300 };
    const later: MadeRow = { at: '2026-03-16', type: 'reserved_funds', net: -50 };
    const account = await proven({
      'a.csv': shopifyCsv([hold, hold, sale]),
      'b.csv': shopifyCsv([later, hold, hold]),
    });
    expect(inShort(account.withheld)).toBe('at least 6.50');
    expect(account.checks[0]).toBe(
      'Rows that are equal in more than one file, and are counted once: 2. They have no ids, so what happened twice would be missing.',
    );
  });

  test('at eBay repeat an order’s id, and are no doubles', async () => {
    const order: MadeRow = { at: '2026-03-13', type: 'Order', net: 5_000, id: '77', of: 'A' };
    const hold: MadeRow = { at: '2026-03-14', type: 'Hold', net: -5_000, id: '77', of: 'A' };
    expect((await inOne(ebayCsv([hold, order]))).breaks).toEqual([]);
  });
});

describe('between files', () => {
  const later = [{ at: '2026-05-02', type: 'Reserve Hold', net: -100, id: 'Z', of: 'Y' }];

  test('a month that no file covers is said, and what was withheld before it does not count', async () => {
    const account = await proven({ 'a.csv': paypalCsv(sales), 'b.csv': paypalCsv(later, { opening: 7_400 }) });
    expect(account.breaks).toMatchObject([{ rule: 'gap', says: expect.stringContaining('2026-04') }]);
    expect(inShort(account.withheld)).toBe('cannot be told');
  });

  test('balances that do not meet are said with the sum', async () => {
    const next = [{ ...later[0], at: '2026-04-02' } as MadeRow];
    const met = await proven({ 'a.csv': paypalCsv(sales), 'b.csv': paypalCsv(next, { opening: 7_400 }) });
    expect(met.breaks).toEqual([]);
    const missed = await proven({ 'a.csv': paypalCsv(sales), 'b.csv': paypalCsv(next, { opening: 7_000 }) });
    expect(rulesOf(missed)).toEqual([['gap', null, -400]]);
  });
});

describe('the rows of a payout', () => {
  const rows: MadeRow[] = [
    { at: '2026-03-20', type: 'Payout', net: -1_200, payout: '2' },
    { at: '2026-03-19', type: 'Order', net: 1_500, gross: 1_600, of: 'B', payout: '2' },
    { at: '2026-03-18', type: 'Hold', net: -300, of: 'B', payout: '2' },
    { at: '2026-03-15', type: 'Payout', net: -900, payout: '1' },
    { at: '2026-03-14', type: 'Order', net: 900, of: 'A', payout: '1' },
    { at: '2026-02-01', type: 'Other fee', net: -5 },
  ];

  test('are what was paid', async () => {
    const account = await inOne(ebayCsv(rows));
    expect(account.breaks).toEqual([]);
    expect(account.checks).toContain('The rows of each of 2 payouts make what was paid.');
  });

  test('expose a hold that was dropped: until then nothing counts', async () => {
    const account = await inOne(ebayCsv(rows.toSpliced(2, 1)));
    expect(rulesOf(account)).toEqual([['payout', 5, -300]]);
    expect(inShort(account.withheld)).toBe('cannot be told');
  });

  test('expose that all of them were dropped', async () => {
    expect(rulesOf(await inOne(ebayCsv(rows.toSpliced(1, 2))))).toEqual([['payout', 5, 1_200]]);
  });

  test('can be older than the file where it has no payout before', async () => {
    const first = rows.map((row) => (row.type === 'Payout' ? { ...row, net: row.net - 700 } : row)).slice(0, 3);
    expect(rulesOf(await inOne(ebayCsv([...first, ...rows.slice(-1)])))).toEqual([]);
  });

  test('expose a payout of which only the net was changed, at its row', async () => {
    const changed = ebayCsv(rows).replace('-12', '-13');
    expect(rulesOf(await inOne(changed))).toContainEqual(['row', 5, 100]);
  });

  test('expose a payout that stands twice', async () => {
    const [payout] = rows;
    expect(rulesOf(await inOne(ebayCsv(payout ? [payout, ...rows] : [])))).toEqual([['payout', 5, 1_200]]);
  });

  test('can be older than the file as long as rows wait for a payout; later, what is missing is taken off', async () => {
    const release: MadeRow = { at: '2026-03-19', type: 'Hold', net: 100, of: 'B', payout: '2' };
    const paid = rows.map((row) => (row.payout === '2' && row.type === 'Payout' ? { ...row, net: -1_300 } : row));
    expect(rulesOf(await inOne(ebayCsv(paid.toSpliced(1, 0, release))))).toEqual([]);
    const account = await inOne(ebayCsv(paid));
    expect(rulesOf(account)).toEqual([['payout', 5, 100]]);
    expect(inShort(account.withheld)).toBe('at least 2.00');
    const early = rows.slice(0, -1).map((row) => (row.at === '2026-03-15' ? { ...row, net: -950 } : row));
    expect(rulesOf(await inOne(ebayCsv(early)))).toEqual([]);
  });

  test('are looked up in the bank’s file, within a week and to the cent', async () => {
    const bank = bankCsv([
      { at: '2026-03-13', net: 5 },
      { at: '2026-03-17', net: 900 },
      { at: '2026-03-24', net: 1_199 },
      { at: '2026-04-13', net: 5 },
    ]);
    const account = await proven({ 'a.csv': ebayCsv(rows), 'bank.csv': bank });
    expect(account.checks).toContain('1 of 2 payouts are in the bank’s file.');
    expect(rulesOf(account)).toEqual([['bank', 5, 1_200]]);
    expect(inShort(account.withheld)).toBe('at least 3.00');
  });
});

test('a statement’s balances at both ends are held against its rows', async () => {
  const statement = (ending: string): string =>
    [
      'Account Statement - (@shop)',
      'Account Activity',
      ',ID,Datetime,Type,Status,Amount (total),Amount (fee),Funding Source,Destination,Beginning Balance,Ending Balance',
      ',,,,,,,,,$10.00,',
      ',1,2026-03-13T10:00:00,Payment,Complete,+ $20.00,- $0.50,,Venmo balance,,',
      ',2,2026-03-14T10:00:00,Payment,Complete,- $5.00,,Visa Debit *0040,,,',
      `,,,,,,,,,,"${ending}"`,
    ].join('\n');
  expect((await inOne(statement('$29.50'))).breaks).toEqual([]);
  expect(rulesOf(await inOne(statement('$29.00')))).toEqual([['total', null, -50]]);
});

describe('totals that the processor states in another file', () => {
  const rows: MadeRow[] = [
    { at: '2026-03-13', type: 'charge', net: 9_700, gross: 10_000, of: 'ch_1' },
    { at: '2026-03-14', type: 'risk_reserved_funds', net: -1_000, of: 'ch_1' },
  ];
  const summary = (activity: string): string =>
    `category,description,net_amount,currency\nstarting_balance,,5.00,usd\nactivity,,${activity},usd\nending_balance,,92.00,usd\n`;

  test('are what Stripe’s rows make, and say that the account did not begin with them', async () => {
    const files = { 'a.csv': stripeCsv(rows), 'b.csv': summary('87.00') };
    const proof = await proveFiles(files, { answers: { 'begins:stripe': 'yes' } });
    const account = onlyAccount(proof);
    expect(account.breaks).toEqual([]);
    expect(account.checks).toContain('All rows make the totals that the processor states.');
    expect(inShort(account.withheld)).toBe('at least 10.00');
    expect(proof.files[1]).toMatchObject({ title: 'Stripe balance summary', from: '2026-03-13', to: '2026-03-14' });
  });

  test('expose a row of Stripe’s that is missing', async () => {
    const account = await proven({ 'a.csv': stripeCsv(rows), 'b.csv': summary('88.00') });
    expect(rulesOf(account)).toEqual([['total', 3, 100]]);
    expect(inShort(account.withheld)).toBe('cannot be told');
  });

  test('expose, day by day, a row that is missing of Shopify’s', async () => {
    const sales: MadeRow[] = ['2026-03-20', '2026-03-14', '2026-03-13'].map((at, place) => ({
      at,
      type: 'charge',
      net: 1_000,
      of: `#${place}`,
      payout: `${place}`,
    }));
    const header = 'Payout Date,Status,Charges,Total,Currency';
    const paid = (last: string): string => `${header}\n2026-03-20,paid,0,${last},USD\n2026-03-14,paid,0,10.00,USD\n`;
    expect((await proven({ 'a.csv': shopifyCsv(sales), 'b.csv': paid('10.00') })).breaks).toEqual([]);
    expect(rulesOf(await proven({ 'a.csv': shopifyCsv(sales), 'b.csv': paid('8.00') }))).toEqual([['total', 2, -200]]);
  });

  test('are refused without the rows', async () => {
    const { files, refused } = await proveFiles({ 'b.csv': summary('87.00') });
    expect([files, refused.map(({ says }) => says)]).toEqual([
      [],
      ['This is Stripe’s balance summary. Its balances include reserved money and do not name it.'],
    ]);
  });
});

describe('two exports of the same rows', () => {
  const itemized = stripeCsv([
    { at: '2026-03-13', type: 'charge', net: 10_000, id: 'txn_1', of: 'ch_1' },
    { at: '2026-03-14', type: 'risk_reserved_funds', net: -1_000, id: 'txn_2', of: 'ch_1' },
  ]);
  const history = (held: string): string =>
    `id,Type,Source,Amount,Fee,Net,Currency,Created (UTC),Available On (UTC)\ntxn_1,charge,ch_1,100.00,0.00,100.00,usd,2026-03-13 12:00,2026-03-13 12:00\ntxn_2,reserved_funds,rsv,${held},0.00,${held},usd,2026-03-14 12:00,2026-03-14 12:00\n`;

  test('that word them otherwise are one, with what either names', async () => {
    for (const files of [
      { 'a.csv': itemized, 'b.csv': history('-10.00') },
      { 'b.csv': history('-10.00'), 'a.csv': itemized },
    ]) {
      const account = await proven(files);
      expect(inShort(account.withheld)).toBe('at least 10.00');
      expect(account.tranches[0]?.hold.payment).toBe('ch_1');
    }
  });

  test('that differ in a sum contradict each other', async () => {
    const account = await proven({ 'a.csv': itemized, 'b.csv': history('-9.00') });
    expect(rulesOf(account)).toEqual([['duplicate', 3, 100]]);
    expect(inShort(account.withheld)).toBe('cannot be told');
  });
});

test('a bank’s file whose balance does not follow is said, and lowers nothing', async () => {
  const bank = bankCsv([
    { at: '2026-03-13', net: 5 },
    { at: '2026-03-17', net: 900 },
    { at: '2026-03-24', net: 7 },
  ]);
  const account = await proven({ 'a.csv': paypalCsv(sales), 'bank.csv': without(bank, 3) });
  expect(rulesOf(account)).toEqual([
    ['balance', 3, 900],
    ['bank', 5, 4_000],
  ]);
  expect(inShort(account.withheld)).toBe('at least 6.00');
});
