import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainCharacters } from './plain-characters.ts';

test.each([
  ['a number from a phone’s contacts', '\u202a+1 (555) 555\u20110100\u202c', '+1 (555) 555-0100'],
  ['a number from a web page', '\u200b555\u00a0555\u20130100\ufeff', '555 555-0100'],
  ['full-width digits and signs', '＋１（５５５）５５５－０１００', '+1(555)555-0100'],
  ['every dash and minus', 'a\u2010b\u2011c\u2012d\u2013e\u2014f\u2015g\u2212h\ufe58i\ufe63j', 'a-b-c-d-e-f-g-h-i-j'],
  ['thin and narrow spaces', '12\u2009500\u202f000', '12 500 000'],
  ['a soft hyphen and a variation selector', '12\u00ad500\ufe0f', '12500'],
  ['digits that are no decimal digits', '5² ½ ①', '5² ½ ①'],
])('%s is in plain characters', (_, typed, plain) => {
  expect(plainCharacters(typed)).toBe(plain);
});

test('plain text stays as it is, and what was made plain is plain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (typed) => {
      expect(plainCharacters(typed)).toBe(typed.trim());
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(plainCharacters(plainCharacters(typed))).toBe(plainCharacters(typed));
    }),
    { numRuns: 500 },
  );
});
