import { describe, expect, test } from 'vitest';
import { digest } from './digest.ts';
import { nameAccounts, nameSender } from './name-notice.ts';

const sender = (...lines: string[]) => nameSender(lines).map(({ value }) => value);
const accounts = (...lines: string[]) => nameAccounts(lines).map(({ value }) => value);

describe('the sender of a notice', () => {
  test.each([
    [['From: Stripe Support <notifications@stripe.com>', 'Payouts are paused'], 'stripe'],
    [['PayPal', 'We have limited your account.'], 'paypal'],
    [['Shopify Payments', 'Payouts are on hold', '', '', '', '', '', '', 'Powered by Stripe'], 'shopify'],
    [['Your Square account', 'We have deactivated it.'], 'square'],
    [['Authorize.net', 'Your gateway is closed.'], 'authorize_net'],
  ])('%j is from %s', (lines, processor) => {
    expect(sender(...lines)).toEqual([processor]);
  });

  test('no sender is named where two are named alike, the name is a common word, or it is unknown', () => {
    expect(sender('PayPal and Venmo', 'Your account is limited.')).toEqual([]);
    expect(sender('We square the balance at 200 Market Square')).toEqual([]);
    expect(sender('BrightPay Inc.', 'Notice of account hold')).toEqual([]);
  });
});

describe('the account of a notice', () => {
  test.each([
    ['Merchant account ID: 7Q2KLM9845XW3', '7Q2KLM9845XW3'],
    ['Merchant number   448812003391', '448812003391'],
    ['Re: your account acct_1Nv0FGQ9RKHgCVdK', 'acct_1Nv0FGQ9RKHgCVdK'],
    ['MID 0044-8812', '0044-8812'],
    ['Seller ID is A2B3C4D5E6', 'A2B3C4D5E6'],
    ['Merchant ID: J7XKQPLMQRNTV', 'J7XKQPLMQRNTV'],
  ])('%s', (line, account) => {
    expect(accounts(line)).toEqual([account]);
  });

  test.each([
    'Bank account number: 000123456789',
    'Account number: 4111 1111 1111 1111',
    'Account number: 4111111111111111',
    'Merchant ID: 12-3456789',
    'Account ID: unknown',
    'Merchant ID: PENDINGREVIEW',
    'Your account is limited. Case number PP-L-448120993',
    'Account number: someone1234@shop.example',
  ])('is not found in: %s', (line) => {
    expect(accounts(line)).toEqual([]);
  });
});

test('sender and account are found in a notice, with page and snippet, and never in a statement', () => {
  const of = (...lines: string[]) =>
    digest({ pages: 1, read: [{ number: 1, lines, way: 'text', confidence: 1, hidden: 0 }] });
  const notice = of(
    'PayPal',
    'Your account has been limited and payouts are paused.',
    'Merchant account ID: 7Q2KLM9845XW3',
    'Amount on hold: $18,432.17',
  );
  expect([notice.kind, notice.findings.map(({ role, value, page }) => [role, value, page])]).toEqual([
    'hold_notice',
    [
      ['held', 1_843_217, 1],
      ['processor', 'paypal', 1],
      ['account', '7Q2KLM9845XW3', 1],
    ],
  ]);
  const statement = of(
    'PayPal',
    'Merchant statement',
    'Merchant ID: 7Q2KLM9845XW3',
    'Gross sales: $48,210.50',
    'Statement period: August 1, 2026 to August 31, 2026',
  );
  expect([statement.kind, statement.findings.map(({ what }) => what)]).toEqual([
    'merchant_statements',
    ['amount', 'date', 'date'],
  ]);
});
