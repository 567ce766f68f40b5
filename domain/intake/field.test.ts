// @proves wizard-fields
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, readField, type Answer, type Field, type FieldKind, type FieldValue } from './field.ts';

const today = '2026-11-23';
const kinds: FieldKind[] = [
  'text',
  'longtext',
  'email',
  'phone',
  'url',
  'ein',
  'zip',
  'mcc',
  'date',
  'money',
  'dollars',
  'percent',
  'integer',
  'year',
  'choice',
  'choices',
  'yesno',
  'flag',
];
const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const field = (kind: FieldKind, more: Partial<Field> = {}): Field => ({
  name: 'it',
  label: 'It',
  kind,
  options,
  ...more,
});
const read = (kind: FieldKind, answer: Answer, more: Partial<Field> = {}) =>
  readField(field(kind, more), answer, today);

const accepted: [FieldKind, Answer, FieldValue][] = [
  ['text', '  Ada  ', 'Ada'],
  ['text', 'x'.repeat(200), 'x'.repeat(200)],
  ['longtext', 'x'.repeat(10_000), 'x'.repeat(10_000)],
  ['email', ' a.b+c@shop.example ', 'a.b+c@shop.example'],
  ['phone', '(555) 555-0100', '(555) 555-0100'],
  ['phone', '+1 555.555.0100 ext 12', '+1 555.555.0100 ext 12'],
  ['phone', '555\u2011555\u20110100', '555-555-0100'],
  ['phone', '\u202a(555) 555-0100\u202c', '(555) 555-0100'],
  ['phone', '+1\u00a0555\u2013555\u20130100\u200b', '+1 555-555-0100'],
  ['email', '\u202ann@shop.example\u202c', 'nn@shop.example'],
  ['email', 'a\u2011b@shop.example', 'a-b@shop.example'],
  ['email', 'a＠shop．example', 'a@shop.example'],
  ['url', '\ufeffwww.my\u2010shop.example', 'www.my-shop.example'],
  ['ein', '12\u20133456789', '12-3456789'],
  ['ein', '１２-３４５６７８９', '12-3456789'],
  ['zip', '97477\u20121234', '97477-1234'],
  ['mcc', '\u200b5942', '5942'],
  ['date', '\u200e3/14/2026', '2026-03-14'],
  ['date', '2026\u201103\u201114', '2026-03-14'],
  ['percent', '１２.５', 12.5],
  ['integer', '7\u200b', 7],
  ['year', '\ufeff2015', 2015],
  ['text', 'Ann\u2011Marie ½', 'Ann\u2011Marie ½'],
  ['url', 'www.example.com', 'www.example.com'],
  ['url', 'https://example.com/shop?a=1', 'https://example.com/shop?a=1'],
  ['ein', '123456789', '12-3456789'],
  ['ein', '12-3456789', '12-3456789'],
  ['ein', '12 345 6789', '12-3456789'],
  ['zip', '97477', '97477'],
  ['zip', '97477-1234', '97477-1234'],
  ['zip', '974771234', '974771234'],
  ['mcc', '5942', '5942'],
  ['mcc', '0742', '0742'],
  ['date', '3/14/2026', '2026-03-14'],
  ['date', '3 / 14 / 2026', '2026-03-14'],
  ['date', '2026-03-14', '2026-03-14'],
  ['date', '2/29/2024', '2024-02-29'],
  ['date', '11/23/2026', today],
  ['date', '1/1/1990', '1990-01-01'],
  ['money', '$12,500.00', 12_500_00],
  ['money', '12,500.00 USD', 12_500_00],
  ['money', '12.500', 12_500_00],
  ['money', '$1.234.567', 1_234_567_00],
  ['money', '12.500,50 USD', 12_500_00],
  ['money', '0', 0],
  ['money', '99999999999', 99_999_999_999_00],
  ['money', '12\u00a0500', 12_500_00],
  ['money', '12\u2009500', 12_500_00],
  ['money', '12\u202f500.00', 12_500_00],
  ['money', '\u200e$12,500\u200f', 12_500_00],
  ['money', '＄１２，５００', 12_500_00],
  ['money', '~12,500 (US dollars)', 12_500_00],
  ['dollars', '80,000', 80_000],
  ['dollars', '80.000', 80_000],
  ['percent', '12.5', 12.5],
  ['text', '12.500', '12.500'],
  ['percent', '0', 0],
  ['percent', '100', 100],
  ['percent', '33.33', 33.33],
  ['percent', '50%', 50],
  ['percent', '50 %', 50],
  ['integer', '0', 0],
  ['integer', '100000', 100_000],
  ['year', '1900', 1900],
  ['year', '2026', 2026],
  ['yesno', 'yes', true],
  ['yesno', 'no', false],
  ['choice', 'a', 'a'],
  ['choices', ['b', 'a', 'b'], ['b', 'a']],
  ['flag', true, true],
];

const dateMessage = 'Enter It as month, day and four-digit year, like 3 / 14 / 2026.';
const moneyMessage = 'It must be an amount in dollars, like 12,500.';
const zipMessage = 'Enter a ZIP code of five digits, or nine as 12345-6789.';
const refused: [FieldKind, Answer, string][] = [
  ['text', 'x'.repeat(201), 'It must be 200 characters or fewer.'],
  ['longtext', 'x'.repeat(10_001), 'It must be 10,000 characters or fewer.'],
  ...['a\u0000b', 'Ada \u202eByron', 'Goods\u2066 LLC'].map(
    (typed) =>
      [
        'text',
        typed,
        'It: The text has a hidden character that cannot be kept, such as one that turns its direction. Type that part again.',
      ] as [FieldKind, Answer, string],
  ),
  ['text', ['a'], 'It is not in a form that can be read.'],
  ['text', true, 'It is not in a form that can be read.'],
  ...['a', 'a@b', '@b.example', 'a@b.example, c@d.example', 'a b@c.example', '<a@b.example>'].map(
    (typed) => ['email', typed, 'Enter an email address in the form name@example.com.'] as [FieldKind, Answer, string],
  ),
  ...['m&m@shop.example', 'a/b@shop.example', 'josé@shop.example'].map(
    (typed) =>
      ['email', typed, 'Enter another address: before the @, only letters, digits and . _ + - are taken.'] as [
        FieldKind,
        Answer,
        string,
      ],
  ),
  ...['555-0100', 'call me', '1'.repeat(16), '555 555 0100 <b>'].map(
    (typed) =>
      ['phone', typed, 'Enter a phone number with area code, like (555) 555-0100.'] as [FieldKind, Answer, string],
  ),
  ...['shop', 'javascript:alert(1)', 'http://', 'a b.example', 'ftp://a.example<x>'].map(
    (typed) => ['url', typed, 'Enter a website address, like www.example.com.'] as [FieldKind, Answer, string],
  ),
  ...['12345678', '1234567890', '12-345678x'].map(
    (typed) => ['ein', typed, 'Enter the EIN as nine digits, like 12-3456789.'] as [FieldKind, Answer, string],
  ),
  ...['9747', '974777', '97477-12', 'ABCDE'].map((typed) => ['zip', typed, zipMessage] as [FieldKind, Answer, string]),
  ...['594', '59421', '59a2'].map(
    (typed) => ['mcc', typed, 'Enter the merchant category code as four digits.'] as [FieldKind, Answer, string],
  ),
  ['date', '2/30/2026', 'It: that month has no day 30.'],
  ['date', '2/29/2026', 'It: that month has no day 29.'],
  ['date', '2025-06-31', 'It: that month has no day 31.'],
  ...['2/32/2026', '13/1/2026', '3-14-2026', '3/14/26', 'soon', '0/1/2026'].map(
    (typed) => ['date', typed, dateMessage] as [FieldKind, Answer, string],
  ),
  ['date', '11/24/2026', 'It cannot be in the future.'],
  ['date', '12/31/1989', 'It must be in 1990 or later.'],
  ...[
    'a lot',
    '1.2.3',
    '12k',
    '$',
    '12.500,000',
    '12.50.000',
    '12500.999',
    '1,234.567',
    '0.999',
    '0.99',
    '$.50',
    '12,50',
    '12,5000',
    '1,00,000',
  ].map((typed) => ['money', typed, moneyMessage] as [FieldKind, Answer, string]),
  ...[
    '$5,000 & $2,000',
    '12,500 (8/14)',
    '5,000–7,000',
    '5,000 - 7,000',
    '5,000 / month 2',
    '5000 2000',
    '5,000\n2,000',
    '12\u2019500',
    '1e5',
  ].map((typed) => ['money', typed, 'Enter one amount as It, like 12,500.'] as [FieldKind, Answer, string]),
  ['dollars', '80,000; 90,000', 'Enter one amount as It, like 12,500.'],
  ['money', '12,500½', moneyMessage],
  ['money', '12,500\u00b9', moneyMessage],
  ['money', '50%', moneyMessage],
  ['money', '\u22125', 'It cannot be negative.'],
  ['money', '5-', 'It cannot be negative.'],
  ['money', '€500', 'It must be in US dollars, like 12,500.'],
  ['money', '£1,200', 'It must be in US dollars, like 12,500.'],
  ['money', '-5', 'It cannot be negative.'],
  ['money', '- $5', 'It cannot be negative.'],
  ['money', '(500)', 'It cannot be negative.'],
  ['money', '1'.repeat(12), 'It is larger than can be recorded.'],
  ...['-1', '101', '100.01', '33.333', 'half', '1e1'].map(
    (typed) => ['percent', typed, 'It must be a number from 0 to 100.'] as [FieldKind, Answer, string],
  ),
  ...['-1', '1.5', '100001'].map(
    (typed) => ['integer', typed, 'It must be a number from 0 to 100000.'] as [FieldKind, Answer, string],
  ),
  ...['1899', '2027', '20x6', '1999.5'].map(
    (typed) => ['year', typed, 'It must be a number from 1900 to 2026.'] as [FieldKind, Answer, string],
  ),
  ['yesno', 'maybe', 'Answer yes or no: It'],
  ['choice', 'c', 'Select one of the options for It.'],
  ['choices', ['a', 'c'], 'Select only the options listed for It.'],
  ['choices', 'a', 'It is not in a form that can be read.'],
];

describe('one answer', () => {
  test.each(accepted)('a %s field parses %j as %j', (kind, answer, value) => {
    expect(read(kind, answer)).toEqual({ ok: true, value });
  });

  test.each(refused)('a %s field rejects %j: %s', (kind, answer, message) => {
    expect(read(kind, answer)).toEqual({ ok: false, message });
  });

  test('every kind has accepted and rejected examples, except the flag, which rejects nothing', () => {
    expect(new Set(accepted.map(([kind]) => kind))).toEqual(new Set(kinds));
    expect(new Set([...refused.map(([kind]) => kind), 'dollars', 'flag'])).toEqual(new Set(kinds));
  });

  test('a field with its own bounds enforces them', () => {
    expect(read('integer', '8', { min: 2, max: 7 })).toMatchObject({
      ok: false,
      message: 'It must be a number from 2 to 7.',
    });
    expect(read('text', 'four', { maxLength: 3 })).toMatchObject({
      ok: false,
      message: 'It must be 3 characters or fewer.',
    });
  });
});

describe('a blank answer', () => {
  test.each(kinds)('a blank optional %s is empty', (kind) => {
    const nothing = kind === 'flag' ? false : kind === 'choices' ? [] : null;
    expect(read(kind, undefined)).toEqual({ ok: true, value: nothing });
    if (kind !== 'choices' && kind !== 'flag') expect(read(kind, '  \n ')).toEqual({ ok: true, value: null });
  });

  test('a blank required field says what to do', () => {
    expect(read('text', ' ', { required: true })).toEqual({ ok: false, message: 'Enter: It.' });
    expect(read('choice', undefined, { required: true })).toEqual({ ok: false, message: 'Select: It.' });
    expect(read('money', '0', { required: true })).toEqual({ ok: false, message: 'It must be more than zero.' });
  });

  test('a blank answer is distinguished from a given one', () => {
    expect([undefined, '', ' ', false, []].map(isBlank)).toEqual([true, true, true, true, true]);
    expect(['0', true, ['a']].map(isBlank)).toEqual([false, false, false]);
  });
});

test('any input is parsed or rejected and never throws', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ maxLength: 40 }),
    fc.boolean(),
    fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
    fc.constant(undefined),
  );
  fc.assert(
    fc.property(fc.constantFrom(...kinds), anything, fc.boolean(), (kind, answer, required) => {
      const result = read(kind, answer, { required });
      expect(result.ok ? result.value !== undefined : result.message.length > 0).toBe(true);
      if (result.ok && typeof result.value === 'number') expect(Number.isFinite(result.value)).toBe(true);
      if (result.ok && typeof result.value === 'string') expect(result.value).not.toContain('\u0000');
    }),
    { numRuns: 600 },
  );
});
