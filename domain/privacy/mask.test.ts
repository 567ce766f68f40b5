import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskerOf } from './mask.ts';

const mask = maskerOf([
  'Ada Byron',
  'Ada',
  'Byron',
  'Analytical Goods, LLC',
  'ada@goods.example',
  'M-88213',
  'May',
  'Will',
  '12 Crank Street',
  'José Núñez',
]);

describe('what is masked, each character by a dot', () => {
  test.each([
    ['Ada Byron wrote to PayPal.', '••• ••••• wrote to PayPal.'],
    ['ADA  BYRON wrote; Byron called.', '•••  ••••• wrote; ••••• called.'],
    ['The account of Analytical Goods was limited.', 'The account of •••••••••• ••••• was limited.'],
    ['Jose Nunez signed.', '•••• ••••• signed.'],
    ['at 12 crank street', 'at •• ••••• ••••••'],
    ['ada byron called, and Will too', '••• ••••• called, and •••• too'],
  ])('of a known value: %s', (text, masked) => {
    expect(mask(text)).toBe(masked);
  });

  test.each([
    'Our EIN is 12-3456789.',
    'EIN 123456789',
    'SSN 123-45-6789',
    'card 4111 1111 1111 1111',
    'card ending in 4242',
    'xxxx-4242',
    'account number: QX7731',
    'Order #A-1004',
    'IBAN DE89 3704 0044 0532 0130 00',
    'call (415) 555-0142',
    'call +1 415-555-0142 or 555-0143',
    'write to jo.doe+x@mail.shop.example today',
    'Jane Doe <jane@shop.example>',
    'see https://shop.example/orders/77?who=jane',
    'ship it to 77 Long Lane Road, Springfield, IL 62704',
    'PO Box 1234',
    'Dear Jane Doe,',
    'Mr. Doe called.',
    'Ship to: Jane Doe, Apt 4',
    'Buyer: Jane Doe',
    'case UH-2026-000123',
  ])('by its form: %s', (text) => {
    const masked = mask(text);
    expect(masked).toHaveLength(text.length);
    expect(masked).not.toMatch(/jane|doe|\d{2}|shop|qx|1004|spring|long/i);
  });
});

test.each([
  'PayPal held $45,000.00 on May 4, 2026 and 12,500 USD on 2026-05-04.',
  'It said “up to 180 days” on 05/04/2026, and released 15% after 21 days.',
  'Dear Merchant, Dear Customer,',
  'Section 12.3 of the agreement of 2025; code 04; MCC 5942.',
  'From: May 1 To: May 31',
  '{fact:held_amount} rests on 01943210-1234-7567-8901-012345678901',
  'may I ask whether they will pay',
  'on 2026-05-04 12:00:00 it held $842,716,639.00',
])('what says nothing of anybody stays: %s', (text) => {
  expect(mask(text)).toBe(text);
});

test('facts may say what a customer did; the line of a paper that names one may not', () => {
  const said = 'customer: refunded on May 4, 2026';
  expect(maskerOf([], 'facts')(said)).toBe(said);
  expect(mask(said)).not.toContain('refunded');
});

test('what names nobody by itself is no value to mask', () => {
  const said = 'PayPal, Inc. held $12.00 of the 12 orders de la 3rd of May, LLC';
  expect(maskerOf(['Inc.', 'LLC', 'de', 'la', '12', 'A', '', ' '])(said)).toBe(said);
});

test('whatever stands around them, no known value and no number of an account is left, and every place stays', () => {
  const secrets = [
    'Ada Byron',
    'ADA@goods.example',
    'analytical goods',
    '12-3456789',
    '4111 1111 1111 1111',
    'Nu\u0301n\u0303ez',
  ];
  const text = fc
    .array(fc.oneof(fc.constantFrom(...secrets), fc.string({ unit: 'binary', maxLength: 12 })))
    .map((parts) => parts.join(' '));
  const known = maskerOf(['Ada Byron', 'ada@goods.example', 'Analytical Goods, LLC', 'Núñez']);
  fc.assert(
    fc.property(text, (each) => {
      const masked = known(each);
      expect(masked).toHaveLength(each.length);
      expect(masked).not.toMatch(
        /(?<![\p{L}\p{N}])(?:ada byron|analytical goods|nu\u0301n\u0303ez)(?![\p{L}\p{N}])|goods\.example/iu,
      );
      expect(masked).not.toMatch(/(?<![\d.,$-])(?:12-3456789|4111 1111 1111 1111)(?![\d,]|\.\d)/);
    }),
    { numRuns: 200 },
  );
});

test('a place in the masked text is the same place in the text, whatever characters stand before it', () => {
  const text = '😀 é Ada Byron, ada@goods.example; then “we hold $5.00”';
  expect(mask(text).indexOf('“we hold')).toBe(text.indexOf('“we hold'));
});

describe('a name is masked where the text introduces it', () => {
  test.each([
    'the order of my buyer Thaddeus Wimbleton was late',
    'A customer named Thaddeus Wimbleton called.',
    'I spoke with agent Thaddeus Wimbleton. It went on.',
    'Mi compradora Thaddeus Wimbleton recibió el pedido.',
    'a man named Thaddeus said no, and the manager is Wimbleton',
    'customer: Thaddeus Wimbleton, order late',
    'shipped to Thaddeus Wimbleton on May 4, 2026',
    'se llama Thaddeus Wimbleton; hablé con Wimbleton',
    'Thaddeus Wimbleton, our best customer, wrote.',
    'Thaddeus Wimbleton (a buyer) wrote.',
    'a rep at Square, Thaddeus Wimbleton, said so',
    'our customers Thaddeus Wimbleton, Wimbleton and Thaddeus paid',
    'Best regards,\nThaddeus Wimbleton\nRisk Team',
    'Saludos cordiales,\nThaddeus de la Wimbleton',
    'Hi Thaddeus, and hola Wimbleton:',
    'Bill to:\nThaddeus Wimbleton\nTotal $5.00',
    'On Oct 5, 2026 Thaddeus Wimbleton wrote:',
    'MY BUYER THADDEUS WIMBLETON PAID',
  ])('%s', (text) => {
    const masked = maskerOf([])(text);
    expect(masked).not.toMatch(/thaddeus|wimbleton/i);
    expect(masked).toHaveLength(text.length);
  });

  test.each([
    'We spoke with PayPal on Monday, and with BrightPay Risk; the agent Square sent was late.',
    'The customer Service said no. I called Customer Support.',
    'Our customers waited. Lamps are our product.',
    'Dear Customer, We limited your account. Dear PayPal, release it.',
    'User Agreement, Buyer Protection and Customer Identification Program',
    'The manager called on Friday, the customer on May 5, 2026; a client in June.',
    'I called the buyer. On November 10, 2026 the processor refused.',
    'shipped to buyers on October 3; delivered to the customer',
    'Unfortunately, my customer waited. Later, an agent called.',
    'we looked at paypal.com at noon. Then we met at noon',
    'El cliente pagó. Los compradores esperan desde octubre.',
  ])('and what is no name stays: %s', (text) => {
    expect(maskerOf([], 'texts', ['BrightPay'])(text)).toBe(text);
  });

  const naughty: string[] = JSON.parse(
    readFileSync(new URL('../../testing/cases/naughty-strings.json', import.meta.url), 'utf8'),
  );
  const odd = naughty.flatMap((text) => text.match(/\p{L}{3,12}/gu) ?? []).filter((text) => /^\p{Ll}+$/u.test(text));
  const places = ['my buyer @', 'mi cliente @', 'a customer named @', 'agent @', 'sold to @', 'Ms. @', 'customer: @'];

  test('whatever the name, and however odd', () => {
    expect(odd.length).toBeGreaterThan(100);
    fc.assert(
      fc.property(fc.constantFrom(...odd), fc.constantFrom(...places), (each, place) => {
        const name = `Zx${each}`;
        const masked = maskerOf([])(`Then ${place.replace('@', `${name} Wimbleton`)} wrote to us.`);
        expect(masked).not.toMatch(new RegExp(`${name}|Wimbleton`));
        expect(masked).toMatch(/^Then .* wrote to us\.$/);
      }),
    );
  });
});

describe('however it is written', () => {
  test.each([
    'EIN 84 2716639',
    'our EIN is 84.271.6639',
    '84/271/6639 is our EIN',
    'tax id: 84 27 16 639',
    'SSN 123 45 6789',
    'call (415)5550142',
    'call 415.555.0142 or 415/555/0142',
    'WhatsApp +52 (55) 1234-5678',
    'four one five, 555 01 forty-two: five five five zero one four two',
    'cinco cinco cinco cero uno cuatro dos',
    'jo.doe at gmail dot com',
    'jo arroba shop punto com',
    'jo (at) shop (dot) example',
    'jo @ shop.example',
    'jo underscore doe at gmail.com',
  ])('%s', (text) => {
    expect(maskerOf([])(text)).not.toMatch(/271|6639|6789|0142|5678|555 0|five five|cinco cinco|\bjo\b|doe|gmail|shop/);
  });

  const values = ['84-2716639', 'MID-QX88213', '+1 (415) 555-0142', 'omar.vexley@gmail.example'];
  const signs = ['', ' ', '-', '.', '/', '_', ' - ', ') (', '\u00a0', '\u2011', '\u200b', ', ', '\n'];

  test('what is on file never leaves, whatever stands between its characters', () => {
    const known = maskerOf(values);
    const written = fc.constantFrom(...values).chain((value) => {
      const units = value.match(/[A-Za-z0-9]/g) ?? [];
      return fc
        .array(fc.constantFrom(...signs), { minLength: units.length, maxLength: units.length })
        .map((between) => units.map((unit, at) => (at === 0 ? unit : `${between[at] ?? ''}${unit}`)).join(''));
    });
    fc.assert(
      fc.property(written, (each) => {
        expect(known(`It is ${each}, they said.`)).not.toMatch(/^It is .*[A-Za-z0-9].*, they said\.$/s);
      }),
      { numRuns: 500 },
    );
  });

  test('nor an address on file with its signs as words', () => {
    const known = maskerOf(values);
    for (const each of ['omar dot vexley at gmail dot example', 'omar punto vexley arroba gmail.example'])
      expect(known(`Write to ${each} soon.`)).toMatch(/^Write to [• ]+ soon\.$/);
  });
});
