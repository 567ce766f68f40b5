import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillText, unknownSlot } from './saved-text.ts';

const of = { first_name: 'Ada', case_number: 'UH-1', processor: 'PayPal' };

test('each slot is filled in wherever it stands, and a name literally', () => {
  expect(fillText('Hello {first name}, {case number} and {processor}, {first name}', of)).toBe(
    'Hello Ada, UH-1 and PayPal, Ada',
  );
  expect(fillText('{first name}{processor}', { ...of, first_name: '{processor}$&', processor: null })).toBe(
    '{processor}$&your processor',
  );
});

test('braces that are not a slot are named as they were typed', () => {
  expect(['{first name}', '{firstname} {x}', 'a { b', '{}'].map(unknownSlot)).toEqual([
    null,
    '{firstname}',
    null,
    '{}',
  ]);
});

test('a text without braces stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const text = typed.replace(/[{}]/g, '');
      expect(fillText(text, of)).toBe(text);
      expect(unknownSlot(text)).toBeNull();
    }),
  );
});
