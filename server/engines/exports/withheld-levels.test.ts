import { describe, expect, test } from 'vitest';
import type { Account, Answers } from '../../../domain/ledger-of-account/account.ts';
import { inShort, onlyAccount, proveFiles } from '../../../testing/exports/prove-files.ts';
import {
  amazonTxt,
  ebayCsv,
  paypalCsv,
  shopifyCsv,
  stripeCsv,
  type MadeRow,
} from '../../../testing/exports/written-exports.ts';

const begins: Answers = {
  'begins:paypal': 'yes',
  'begins:stripe': 'yes',
  'begins:shopify': 'yes',
  'begins:ebay': 'yes',
};
const withheldIn = async (content: string, answers: Answers = {}): Promise<string> =>
  inShort((await accountOf(content, answers)).withheld);
const withheldInAll = async (files: Record<string, string>): Promise<string> =>
  inShort(onlyAccount(await proveFiles(files)).withheld);
const accountOf = async (content: string, answers: Answers = {}): Promise<Account> =>
  onlyAccount(await proveFiles({ 'export.csv': content }, { answers }));

/** A sale of $100.00 of which $30.00 is reserved and $10.00 of that released. */
const rows: MadeRow[] = [
  { at: '2026-03-14', type: 'Express Checkout Payment', net: 10_000, id: 'SALE' },
  { at: '2026-03-15', type: 'Reserve Hold', net: -3_000, of: 'SALE' },
  { at: '2026-03-16', type: 'Reserve Release', net: 1_000, of: 'SALE' },
];
const stripeRows: MadeRow[] = [
  { at: '2026-03-14', type: 'charge', net: 10_000, of: 'ch_1' },
  { at: '2026-03-15', type: 'risk_reserved_funds', net: -3_000, of: 'ch_1' },
];

describe('how surely a stand is known', () => {
  test('an export says at least what it shows, for it hides what was withheld before its first row', async () => {
    expect(await withheldIn(paypalCsv(rows))).toBe('at least 20.00');
    expect(await withheldIn(stripeCsv(stripeRows))).toBe('at least 30.00');
  });

  test('an export that begins with the account proves the stand', async () => {
    expect(await withheldIn(paypalCsv(rows), begins)).toBe('proven 20.00');
    expect(await withheldIn(stripeCsv(stripeRows), begins)).toBe('proven 30.00');
  });

  test('an answer that the export contradicts proves nothing', async () => {
    expect(await withheldIn(paypalCsv(rows, { opening: 500 }), begins)).toBe('at least 20.00');
    const older: MadeRow = { at: '2026-03-17', type: 'Reserve Release', net: 2_700, of: 'OLDER' };
    const account = await accountOf(paypalCsv([...rows, older]), begins);
    expect(inShort(account.withheld)).toBe('at least 0.00');
    expect(reasonOf(account)).toContain('They release $7.00 that they do not show withheld.');
    const unknown: MadeRow = { at: '2026-03-17', type: 'Moon Tax', net: -700 };
    expect(await withheldIn(paypalCsv([...rows, unknown]), begins)).toBe('at least 20.00');
  });

  test('a file without a row that withholds says nothing, never that nothing is held', async () => {
    expect(await withheldIn(paypalCsv(rows.slice(0, 1)), begins)).toBe('cannot be told');
  });

  test('Stripe’s rows that sum to nothing say nothing', async () => {
    const released: MadeRow = { at: '2026-04-15', type: 'risk_reserved_funds', net: 3_000, of: 'ch_1' };
    expect(await withheldIn(stripeCsv([...stripeRows, released]))).toBe('cannot be told');
  });

  test('a hold beside its own counterpart says nothing, whatever all rows sum to', async () => {
    const counterpart: MadeRow = { at: '2026-03-15', type: 'risk_reserved_funds', net: 3_000, of: 'ch_1' };
    const another: MadeRow = { at: '2026-03-18', type: 'risk_reserved_funds', net: -500, of: 'ch_2' };
    expect(await withheldIn(stripeCsv([...stripeRows, counterpart, another]))).toBe('cannot be told');
  });

  test('a release of money from before the file lowers nothing', async () => {
    const older: MadeRow = { at: '2026-03-17', type: 'Reserve Release', net: 700, of: 'OLDER' };
    const account = await accountOf(paypalCsv([...rows, older]));
    expect(inShort(account.withheld)).toBe('at least 20.00');
    expect(account.releasedFromBefore).toBe(700);
  });

  test('what comes back in rows of an unknown kind for a held payment is not counted as withheld', async () => {
    const back: MadeRow = { at: '2026-03-17', type: 'Freigabe', net: 1_500, of: 'SALE' };
    expect(await withheldIn(paypalCsv([...rows, back]))).toBe('at least 5.00');
    const unnamed: MadeRow = { at: '2026-03-17', type: 'Freigabe', net: 2_000 };
    expect(await withheldIn(paypalCsv([...rows, unnamed]))).toBe('at least 0.00');
    const other: MadeRow = { at: '2026-03-17', type: 'Freigabe', net: 1_500, of: 'OTHER' };
    expect(await withheldIn(paypalCsv([...rows, other]))).toBe('at least 20.00');
  });
});

const reasonOf = ({ withheld }: Account): string => withheld.reason;

describe('a release that names no hold', () => {
  const released = (net: number, of = 'OLDER'): MadeRow => ({ at: '2026-03-17', type: 'Reserve Release', net, of });
  const ask = async (content: string, answers: Answers) => {
    const proof = await proveFiles({ 'export.csv': content }, { answers });
    return { account: onlyAccount(proof), questions: proof.questions };
  };
  const kindsOf = ({ questions }: { questions: { kind: string }[] }): string[] => questions.map(({ kind }) => kind);

  test('is not counted as withheld where it is as much as a hold, and it is asked whose it was', async () => {
    const { account, questions } = await ask(paypalCsv([...rows, released(2_000)]), {});
    expect(inShort(account.withheld)).toBe('at least 0.00');
    expect(reasonOf(account)).toContain('$20.00 came back in rows that name none of these holds');
    expect(questions[0]).toMatchObject({
      kind: 'origin',
      text: '“Reserve Release” of $20.00 on 2026-03-17, line 5, names no hold of your files. Where was this money before?',
      choices: [
        { value: 'before' },
        { label: 'The hold of $30.00 of 2026-03-15, line 3' },
        { value: 'unknown', label: 'I do not know' },
      ],
    });
  });

  test('settles the figure by the answer, and is not asked again', async () => {
    const content = paypalCsv([...rows, released(2_000)]);
    const [question] = (await ask(content, {})).questions;
    const [before, hold, unknown] = question?.choices ?? [];
    const answered = (choice = '') => ask(content, { [question?.key ?? '']: choice });
    const older = await answered(before?.value);
    expect(inShort(older.account.withheld)).toBe('at least 20.00');
    expect(older.account.checks).toContain(
      '$20.00 was released that was withheld before the files begin, as you answered.',
    );
    expect(kindsOf(older)).toEqual(['term']);
    const shown = await answered(hold?.value);
    expect(inShort(shown.account.withheld)).toBe('at least 0.00');
    expect(shown.account.tranches[0]).toMatchObject({ outstanding: 0, matched: 'answer' });
    expect(kindsOf(shown)).toEqual(['begins']);
    const unsaid = await answered(unknown?.value);
    expect(inShort(unsaid.account.withheld)).toBe('at least 0.00');
    expect(kindsOf(unsaid)).toEqual(['begins']);
  });

  test('proves the stand of an account that begins with the files, once it is said whose it was', async () => {
    const content = paypalCsv([...rows, released(700)]);
    const first = await ask(content, begins);
    expect(inShort(first.account.withheld)).toBe('at least 13.00');
    expect(kindsOf(first)).toEqual(['origin', 'term']);
    const [question] = first.questions;
    const settled = await ask(content, { ...begins, [question?.key ?? '']: question?.choices[1]?.value ?? '' });
    expect(inShort(settled.account.withheld)).toBe('proven 13.00');
  });

  test('is not asked of an account that was there before the files, whether it began with them', async () => {
    expect(kindsOf(await ask(paypalCsv(rows), {}))).toEqual(['begins', 'term']);
    expect(kindsOf(await ask(paypalCsv(rows, { opening: 500 }), {}))).toEqual(['term']);
    expect(kindsOf(await ask(paypalCsv([...rows, released(9_000, '')]), {}))).toEqual(['origin']);
  });

  test('of another kind lowers the hold of its payment, and one of just as much', async () => {
    const other: MadeRow = { at: '2026-03-17', type: 'Payment Release', net: 500, of: 'SALE' };
    expect(await withheldIn(paypalCsv([...rows, other]))).toBe('at least 15.00');
    expect(await withheldIn(paypalCsv([...rows, { ...other, net: 2_000, of: '' }]))).toBe('at least 0.00');
    expect(await withheldIn(paypalCsv([...rows, { ...other, net: 500, of: '' }]))).toBe('at least 20.00');
  });

  test('of another currency leaves nothing of its payment', async () => {
    const euros: MadeRow = { at: '2026-03-17', type: 'Reserve Release', net: 1_500, of: 'SALE', currency: 'EUR' };
    const { accounts } = await proveFiles({ 'a.csv': paypalCsv([...rows, euros]) });
    expect(accounts.map(({ withheld }) => inShort(withheld))).toEqual(['at least 0.00', 'at least 0.00']);
  });
});

describe('a dispute or refund that returns money', () => {
  const won = (net: number, of: string): MadeRow => ({ at: '2026-03-18', type: 'Chargeback Reversal', net, of });
  const lost: MadeRow = { at: '2026-03-17', type: 'Chargeback', net: -500, of: 'SALE' };

  test('lowers the hold of its payment by what no row took', async () => {
    expect(await withheldIn(paypalCsv([...rows, won(500, 'SALE')]))).toBe('at least 15.00');
    expect(await withheldIn(paypalCsv([...rows, lost, won(500, 'SALE')]))).toBe('at least 20.00');
    expect(await withheldIn(paypalCsv([...rows, lost, won(700, 'SALE')]))).toBe('at least 18.00');
    const refunded: MadeRow = { at: '2026-03-18', type: 'Payment Reversal', net: 500, of: 'SALE' };
    expect(await withheldIn(paypalCsv([...rows, refunded]))).toBe('at least 15.00');
  });

  test('lowers a hold of just as much, whatever it names', async () => {
    expect(await withheldIn(paypalCsv([...rows, won(2_000, 'OTHER')]))).toBe('at least 0.00');
    expect(await withheldIn(paypalCsv([...rows, won(500, 'OTHER')]))).toBe('at least 20.00');
  });
});

describe('after a break', () => {
  const later: MadeRow = { at: '2026-03-20', type: 'Reserve Hold', net: -400, of: 'SALE' };
  const changed = (text: string): string => text.replace('70.00,Debit', '71.00,Debit');

  test('only what was withheld later counts', async () => {
    expect(await withheldIn(changed(paypalCsv([...rows, later])))).toBe('at least 4.00');
    expect(await withheldIn(changed(paypalCsv([...rows, later])), begins)).toBe('at least 4.00');
  });

  test('nothing can be told when nothing was withheld later', async () => {
    expect(await withheldIn(changed(paypalCsv(rows)))).toBe('cannot be told');
  });
});

describe('a reserve that each settlement states whole', () => {
  const first = { id: '1', from: '2026-03-01', to: '2026-03-14', current: 20_000, principal: 50_000 };
  const second = {
    id: '2',
    from: '2026-03-14',
    to: '2026-03-28',
    previous: 20_000,
    current: 26_000,
    principal: 40_000,
  };

  test('is proven by the last settlement', async () => {
    const account = await accountOf(amazonTxt([first, second]));
    expect(inShort(account.withheld)).toBe('proven 260.00');
    expect(account.days).toEqual([
      { day: '2026-03-14', held: 0, reserve: 20_000 },
      { day: '2026-03-14', held: 0, reserve: 20_000 },
      { day: '2026-03-28', held: 0, reserve: 26_000 },
    ]);
    expect(account.breaks).toEqual([]);
  });

  test('counts each settlement once, whichever files it is in and wherever one ends on the day of the next', async () => {
    const files = { 'a.txt': amazonTxt([first]), 'b.txt': amazonTxt([first, second]), 'c.txt': amazonTxt([second]) };
    const account = onlyAccount(await proveFiles(files));
    expect(account.breaks).toEqual([]);
    expect(inShort(account.withheld)).toBe('proven 260.00');
    expect(account.changes.paidOut).toBe(30_000 + 34_000);
  });

  test('says of which settlement’s end it is', async () => {
    const { withheld } = await accountOf(amazonTxt([first, second]));
    expect(withheld.reason).toContain('when the settlement that ended on 2026-03-28 was paid');
  });

  test('proves nothing where two files say different things of the last settlement', async () => {
    const other = { ...second, current: 25_000 };
    const account = onlyAccount(await proveFiles({ 'a.txt': amazonTxt([first, second]), 'b.txt': amazonTxt([other]) }));
    expect(account.breaks).toMatchObject([
      { rule: 'duplicate', says: 'Settlement 2 is in two files that say different things of it.' },
    ]);
    expect(inShort(account.withheld)).toBe('cannot be told');
    const older = { ...first, principal: 60_000 };
    expect(await withheldInAll({ 'a.txt': amazonTxt([first, second]), 'b.txt': amazonTxt([older]) })).toBe(
      'proven 260.00',
    );
  });

  test('proves nothing where the rows do not make what was paid', async () => {
    expect(await withheldIn(amazonTxt([first, { ...second, total: 1 }]))).toBe('cannot be told');
  });

  test('proves nothing where the last settlement states none', async () => {
    expect(await withheldIn(amazonTxt([first, { ...second, current: 0 }]))).toBe('cannot be told');
  });

  test('is broken where a settlement between two is missing, and the last one stands', async () => {
    const account = await accountOf(amazonTxt([first, { ...second, previous: 21_000 }]));
    expect(account.breaks).toMatchObject([{ rule: 'reserve pair', by: 1_000 }]);
    expect(inShort(account.withheld)).toBe('proven 260.00');
  });
});

describe('what is no withheld money', () => {
  test.each(['payout_minimum_balance_hold', 'connect_reserved_funds'])('Stripe’s %s', async (type) => {
    const account = await accountOf(stripeCsv([...stripeRows, { at: '2026-03-16', type, net: -900 }]));
    expect(inShort(account.withheld)).toBe('at least 30.00');
  });

  test('Stripe’s reserve_transaction, which may be a platform’s: it is asked about', async () => {
    const proof = await proveFiles({
      'a.csv': stripeCsv([...stripeRows, { at: '2026-03-16', type: 'reserve_transaction', net: -900 }]),
    });
    expect(inShort(onlyAccount(proof).withheld)).toBe('at least 30.00');
    expect(proof.questions).toMatchObject([
      { key: 'begins:stripe' },
      { key: 'type:stripe:reserve_transaction' },
      { kind: 'term' },
    ]);
  });

  test('a payout under way', async () => {
    const sale: MadeRow = { at: '2026-03-14', type: 'charge', net: 5_000, of: '#1', status: 'in_transit', payout: '7' };
    const reserve: MadeRow = { at: '2026-03-15', type: 'reserved_funds', net: -1_000, payout: '7' };
    const account = await accountOf(shopifyCsv([reserve, sale]));
    expect(inShort(account.withheld)).toBe('at least 10.00');
    expect(account.changes).toMatchObject({ paidOut: 4_000, reserve: 1_000, available: 0 });
  });

  test('a sale that is processed', async () => {
    const account = await accountOf(
      ebayCsv([
        { at: '2026-03-16', type: 'Hold', net: -1_000, of: 'B', status: '--' },
        { at: '2026-03-15', type: 'Order', net: 5_000, of: 'A', status: 'Funds processing' },
      ]),
    );
    expect(inShort(account.withheld)).toBe('at least 10.00');
    expect(account.changes).toMatchObject({ pending: 5_000, held: 1_000 });
  });
});

test('an order whose status is on hold is held, and once only if a row of a hold says so too', async () => {
  const order: MadeRow = { at: '2026-03-14', type: 'Order', net: 5_000, of: 'A', status: 'Funds on hold' };
  const hold: MadeRow = { at: '2026-03-15', type: 'Hold', net: -5_000, of: 'A' };
  expect(await withheldIn(ebayCsv([order]))).toBe('at least 50.00');
  expect(await withheldIn(ebayCsv([hold, order]))).toBe('at least 50.00');
  expect(await withheldIn(ebayCsv([order, hold]))).toBe('at least 50.00');
});

test('the sign decides before the label, and an event code before the type', async () => {
  const mislabeled: MadeRow = { at: '2026-03-17', type: 'Reserve Release', net: -600, of: 'SALE' };
  expect(await withheldIn(paypalCsv([...rows, mislabeled]))).toBe('at least 26.00');
  const coded: MadeRow = { at: '2026-03-17', type: 'Fee', net: -600, of: 'SALE', code: 'T2103' };
  expect(await withheldIn(paypalCsv([...rows, coded]))).toBe('at least 26.00');
  const tax: MadeRow = { at: '2026-03-17', type: 'Reserve Hold', net: -600, of: 'SALE', code: 'T2114' };
  expect((await accountOf(paypalCsv([...rows, tax]))).types).toContainEqual({
    type: 'Reserve Hold',
    effect: 'unknown',
    rows: 2,
    net: -3_600,
  });
});
