import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine } from './typed-text.ts';

test('line breaks and tabs become one space, together with the spaces around them', () => {
  expect(oneLine('On May 4,\r\n\tthe hold \n began.')).toBe('On May 4, the hold began.');
  expect(oneLine('§\u00a01\u2003to\u202f2\u2028and 3')).toBe('§ 1 to 2 and 3');
});

test('invisible characters are removed without leaving a space', () => {
  expect(oneLine('agree\u00adment\u200b, \ufeffsigned\u200e')).toBe('agreement, signed');
});

test('spaces, marks and letters that were typed stay', () => {
  const text = 'Two  spaces, “quotes”, **bold**, José… 1\u20112 ';
  expect(oneLine(text)).toBe(text);
});

test('of separators and invisible characters only plain spaces remain, which the verifier accepts', () =>
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom(
          'a',
          ' ',
          '\n',
          '\r\n',
          '\t',
          '\u00a0',
          '\u00ad',
          '\u200b',
          '\u200d',
          '\u2003',
          '\u2028',
          '\ufeff',
        ),
      ),
      (pasted) => {
        const text = oneLine(pasted.join(''));
        expect(text).toMatch(/^[a ]*$/);
        expect(oneLine(text)).toBe(text);
      },
    ),
  ));
