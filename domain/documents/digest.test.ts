import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classify } from './classify.ts';
import { digest } from './digest.ts';
import { maskNumbers } from './find-facts.ts';
import { nameDates } from './name-dates.ts';
import type { ReadDocument, ReadPage } from './extraction.ts';

const page = (lines: string[], more: Partial<ReadPage> = {}): ReadPage => ({
  number: 1,
  lines,
  way: 'text',
  confidence: 1,
  hidden: 0,
  ...more,
});
const document = (...lines: string[]): ReadDocument => ({ pages: 1, read: [page(lines)] });
const statement = document(
  'Northgate Merchant Services',
  'Merchant Statement',
  'Statement period   August 1, 2026 - August 31, 2026',
  'Gross sales   $48,210.50',
  'Refunds   -$1,204.00',
  'Net deposits   $45,298.15',
);

test('a document is classified by its text, and its facts have a page, snippet and role', () => {
  const { kind, confidence, findings, summary } = digest(statement);
  expect([kind, confidence >= 0.8]).toEqual(['merchant_statements', true]);
  expect(findings.map(({ role, value }) => [role, value])).toEqual([
    ['gross_volume', 4_821_050],
    ['refunds', 120_400],
    ['net', 4_529_815],
    ['period_start', '2026-08-01'],
    ['period_end', '2026-08-31'],
  ]);
  expect(summary).toMatch(/^Read by machine: looks like a merchant statement from Northgate/);
});

test('a document with too few clues has no kind', () => {
  for (const lines of [[], ['Lorem ipsum dolor sit amet.'], ['Shopping list', 'milk $3.00'], ['We bank at a bank.']])
    expect(classify([page(lines)])).toMatchObject({ kind: null });
  expect(digest(document('Shopping list')).summary).toBe('Read by machine: its kind is not clear, one page.');
});

test.each([
  ['an invoice', ['Invoice INV-2209 from Cartonworks', 'Boxes, 500 at $1.10. Pay by bank transfer within 30 days.']],
  [
    'minutes',
    ['Minutes', 'The board met on May 4, 2026. Dividends of $2.00 per share were suspended. Closed at 5 pm.'],
  ],
  ['a reservation', ['Your reservation is held until 6 pm. A deposit of $100.00 was charged.']],
  ['a shop report', ['Visits and orders', 'Orders: 42. Average order: $61.20. Returning customers: 31%.']],
])('a few lines that are not about a hold have no kind: %s', (_, lines) =>
  expect(classify([page(lines)]).kind).toBeNull(),
);

test('a letter never has its addressee as its sender, and a document of no kind has no sender', () => {
  const notice = digest(
    document(
      'Cedar Lane Soaps LLC',
      'Notice of account hold',
      'Your account is limited. We hold $500.00 as a reserve.',
    ),
  );
  expect(notice.summary).toMatch(/^Read by machine: looks like a termination or hold notice, one page\./);
  expect(digest(document('Cedar Lane Soaps LLC', 'Shopping list')).summary).not.toContain('Cedar');
});

test('a held amount is not a reserve, a ratio is not an amount, and a fee is not a chargeback', () => {
  const { findings } = digest(
    document(
      'Notice of account hold',
      'Your account has been limited and payouts are paused.',
      'Amount held: $9,000.00',
      'Rolling reserve: $9,000.00',
      'Chargeback ratio 1.20%',
      'Chargeback fee: $25.00',
    ),
  );
  expect(findings.map(({ role }) => role).toSorted()).toEqual(['held', 'reserve']);
});

test('transaction rows of a bank statement are not balances', () => {
  const { findings } = digest(
    document(
      'First Prairie Bank',
      'Business Checking',
      'Beginning balance   $100.00',
      'Ending balance   $300.00',
      'Member FDIC',
      'Date   Description   Amount   Balance',
      '01/02/2026   Deposit   200.00   300.00',
      '01/03/2026   Check   50.00   250.00',
    ),
  );
  expect(findings.map(({ role, value }) => [role, value])).toEqual([
    ['opening_balance', 10_000],
    ['closing_balance', 30_000],
  ]);
});

test('a document of no known kind has the roles that its words state plainly, and no others', () => {
  const roles = (...lines: string[]) =>
    nameDates(lines, { kind: null, first: true }).map(({ role, date, sureness }) => [role, date, sureness < 0.8]);
  expect(
    roles('Re: 88-1', 'The account was frozen on March 4, 2026.', 'Statement period: May 1, 2026 to May 31, 2026'),
  ).toEqual([
    ['period_start', '2026-05-01', true],
    ['period_end', '2026-05-31', true],
    ['hold_started', '2026-03-04', true],
  ]);
  expect(roles('The office closes on March 4, 2026.', 'Sale from May 1, 2026 to May 31, 2026')).toEqual([]);
});

test("an email's head dates it, and words after a day may say what began on it", () => {
  const { kind, findings } = digest(
    document(
      'From: Risk <risk@pay.example>',
      'Date: Sun, 2 Aug 2026 08:14:55 +0000',
      'Subject: Your payouts are on hold',
      'On August 1, 2026 your account was restricted. We are holding $90.00.',
      'It is due to be released on October 30, 2026.',
    ),
  );
  expect(kind).toBe('hold_notice');
  expect(findings.map(({ role, value }) => [role, value])).toEqual([
    ['held', 9_000],
    ['document_date', '2026-08-02'],
    ['hold_started', '2026-08-01'],
    ['release_expected', '2026-10-30'],
  ]);
});

test('an OCR page is always less confident than a text page', () => {
  const ofScan = digest({ pages: 1, read: [page(statement.read[0]?.lines ?? [], { way: 'ocr', confidence: 0.7 })] });
  expect(Math.max(...ofScan.findings.map(({ confidence }) => confidence))).toBeLessThan(
    Math.max(...digest(statement).findings.map(({ confidence }) => confidence)),
  );
});

describe('identifying numbers', () => {
  test.each([
    ['EIN: 12-3456789', 'EIN: •••6789'],
    ['SSN 123-45-6789', 'SSN •••6789'],
    ['Account 000123456789', 'Account •••6789'],
    ['Card 4111 1111 1111 1111', 'Card •••1111'],
    ['Held $48,210.50 on 2026-03-04', 'Held $48,210.50 on 2026-03-04'],
  ])('%s', (text, masked) => expect(maskNumbers(text)).toBe(masked));

  test('identifying numbers appear in no snippet or summary', () => {
    const { findings, summary } = digest(
      document(
        'Internal Revenue Service',
        'We assigned you an Employer Identification Number',
        'EIN 12-3456789   Date: 01/05/2024',
        'Keep this notice, CP 575',
      ),
    );
    expect(findings).toMatchObject([{ role: 'document_date', value: '2024-01-05' }]);
    expect(JSON.stringify([findings, summary])).not.toContain('3456789');
  });
});

test('any document produces a digest of the right shape', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 80 }),
    fc.constantFrom(
      'Amount held',
      'Reserve:',
      'on March',
      '3, 2026',
      '$1,2',
      '   ',
      '('.repeat(400),
      '$1'.repeat(300),
      'a,'.repeat(400),
      '1 '.repeat(400),
      'hold '.repeat(150),
    ),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const { findings, summary, confidence } = digest(document(...lines));
      for (const each of findings)
        expect(each.snippet.length <= 160 && each.confidence >= 0 && each.confidence <= 1).toBe(true);
      expect([summary.startsWith('Read by machine: '), confidence >= 0 && confidence <= 1]).toEqual([true, true]);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['Gmail, printed', 'PayPal <service@paypal.com>   Thu, Sep 3, 2026 at 9:14 AM'],
  ['Outlook on the web, printed', 'Thu 9/3/2026 9:14 AM'],
  ['Mail of an iPhone', 'September 3, 2026 at 9:14 AM'],
])('the day of an email is that of the notice, the day of printing is not: %s', (_, line) => {
  const notice = [
    'Your account has been limited',
    'Hello,',
    'We have limited your account. You cannot withdraw money.',
    'Amount on hold: $18,432.17',
  ];
  const days = (...lines: string[]): unknown[] =>
    digest(document(...lines, ...notice))
      .findings.filter(({ what }) => what === 'date')
      .map(({ role, value }) => [role, value]);
  const stamp = '11/20/26, 4:05 PM   Mail - Your account has been limited';
  expect(days(stamp, line)).toEqual([['document_date', '2026-09-03']]);
  // Forwarded by the merchant: the head of the forwarded email dates the notice.
  expect(days(stamp, line, 'Forwarded message', 'From: PayPal', 'Date: Tue, Sep 1, 2026 at 8:00 AM')).toEqual([
    ['document_date', '2026-09-01'],
  ]);
  expect(days(stamp)).toEqual([]);
});
