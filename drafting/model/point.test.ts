import { expect, test } from 'vitest';
import type { Finding } from '../../domain/documents/extraction.ts';
import { acceptPointed, pointRequest, type PointGiven } from './point.ts';

const notice = `BrightPay Inc.
October 3, 2026
Merchant ID: MX-104422
We are holding $48,250.75 of your balance, and a reserve of $12,000.00 stays.
It is to be paid out on
November 30, 2026.
Account 4111 1111 1111 1111`;
const given = (change: Partial<PointGiven> = {}): PointGiven => ({
  pages: [{ page: 1, text: notice }],
  kind: 'hold_notice',
  findings: [],
  ...change,
});
const item = (what: string, role: string, quote: string, page: number | null = 1) => ({ what, role, quote, page });
const pointing = (items: object[], change?: Partial<PointGiven>) => acceptPointed({ items }, given(change));
const valuesOf = (...args: Parameters<typeof pointing>) =>
  pointing(...args).proposals.map(({ what, role, value }) => [what, role, value]);

test('a model points, and the value is what our own rules read there', () => {
  const items = [
    item('amount', 'held', 'holding $48,250.75 of your balance'),
    item('date', 'release_expected', 'paid out on November 30, 2026'),
    item('number', 'account', 'Merchant ID: MX-104422'),
  ];
  expect(valuesOf(items)).toEqual([
    ['amount', 'held', 48_250_75],
    ['date', 'release_expected', '2026-11-30'],
    ['number', 'account', 'MX-104422'],
  ]);
  const [held] = pointing(items).proposals;
  expect(notice.slice(held?.start, held?.end)).toBe('holding $48,250.75 of your balance');
  expect(held).toMatchObject({ page: 1, confidence: 0.5, beside: 'alone' });
});

test('a value of the model’s own is not in its answer, and is read by nobody', () => {
  const { schema, prompt } = pointRequest(given());
  const shape = { items: [{ ...item('amount', 'held', 'holding $48,250.75'), value: 1 }] };
  expect(schema.parse(shape)).toEqual({ items: [item('amount', 'held', 'holding $48,250.75')] });
  expect(valuesOf(shape.items)).toEqual([['amount', 'held', 48_250_75]]);
  expect(JSON.parse(prompt)).toMatchObject({ roles: { amount: { held: 'Amount held' } }, pages: [{ page: 1 }] });
});

test.each([
  ['words that are not there', item('amount', 'held', 'holding $48,250.57')],
  ['two values', item('amount', 'held', '$48,250.75 of your balance, and a reserve of $12,000.00')],
  ['no value', item('amount', 'held', 'of your balance')],
  ['a part of a value', item('amount', 'held', 'holding $48,250')],
  ['a value of another kind', item('date', 'hold_started', 'holding $48,250.75')],
  ['a card in the place of an account', item('number', 'account', 'Account 4111 1111 1111 1111')],
])('%s give nothing', (_what, bad) => {
  expect(pointing([bad])).toMatchObject({ proposals: [], dropped: [{ quote: bad.quote }] });
});

test.each([
  [item('amount', 'guilt', 'holding $48,250.75')],
  [item('sum', 'held', 'holding $48,250.75')],
  [{ what: 'amount', role: 'held' }],
])('an item of no kind that there is takes no other with it: %j', (bad) => {
  expect(valuesOf([bad, item('amount', 'reserve', 'a reserve of $12,000.00')])).toEqual([
    ['amount', 'reserve', 12_000_00],
  ]);
});

test('the rules’ finding stands, whether a model agrees with it or not', () => {
  const place = { page: 1, snippet: '', confidence: 0.9 };
  const findings: readonly Finding[] = [
    { what: 'amount', role: 'held', value: 48_250_75, ...place },
    { what: 'amount', role: 'reserve', value: 48_250_75, ...place },
  ];
  const items = [
    item('amount', 'held', 'holding $48,250.75'),
    item('amount', 'reserve', 'a reserve of $12,000.00'),
    item('date', 'document_date', 'October 3, 2026'),
  ];
  const before = structuredClone(findings);
  const { proposals } = pointing(items, { findings });
  expect(proposals.map(({ beside }) => beside)).toEqual(['agrees', 'differs', 'alone']);
  expect(proposals.every(({ confidence }) => confidence < 0.6)).toBe(true);
  expect(findings).toEqual(before);
});

test('a day that digits leave open has both, and an amount in another currency stays as it is written', () => {
  const text = 'All amounts are in Canadian dollars\nDue 7/8/2026\nHeld: $500.00';
  const { proposals } = pointing([item('date', 'effective', 'Due 7/8/2026'), item('amount', 'held', 'Held: $500.00')], {
    pages: [{ page: 1, text }],
  });
  expect(proposals).toMatchObject([
    { value: '2026-07-08', or: '2026-08-07' },
    { what: 'foreign_amount', value: expect.stringContaining('500.00') },
  ]);
});
