import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailTrouble, isEmailAddress, maxEmailLength } from './email-address.ts';

test.each([
  ['ann@shop.example', true],
  ["a.b+c_d-o'neil@mail.shop.example", true],
  [' \u202aann@shop.example\u202c ', true],
  [`${'a'.repeat(64)}@shop.example`, true],
  [`${'a'.repeat(65)}@shop.example`, false],
  [`ann@${'a'.repeat(maxEmailLength - 6)}.co`, false],
  ['m&m@shop.example', false],
  ['a..b@shop.example', false],
  ['.a@shop.example', false],
  ['a.@shop.example', false],
  ['a@b@shop.example', false],
  ['a@shop', false],
  ['a@-shop.example', false],
  ['a@shop.e', false],
  ['Ann <ann@shop.example>', false],
  ['', false],
])('%j is an address: %s', (typed, expected) => {
  expect(isEmailAddress(typed)).toBe(expected);
});

test('a character refused before the @ is named as such, not as a wrong form', () => {
  expect(emailTrouble('m&m@shop.example')).toContain('before the @');
  expect(emailTrouble('ann@shop')).toBe('Enter an email address in the form name@example.com.');
});

/** What sign-in checks once more (Better Auth). */
const atSignIn = z.email();

test('an address is valid here exactly when sign-in accepts it and it is not overlong', () => {
  const pieces = fc
    .array(
      fc.constantFrom('a', 'Z', '9', '.', '..', '@', '&', '+', '-', '_', "'", ' ', 'é', 'co', 'shop', '.example'),
      {
        maxLength: 9,
      },
    )
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.emailAddress(), pieces), (typed) => {
      const address = typed.trim();
      const isShort = address.length <= maxEmailLength && address.lastIndexOf('@') <= 64;
      expect(isEmailAddress(address)).toBe(isShort && atSignIn.safeParse(address).success);
    }),
    { numRuns: 3_000 },
  );
});
