import fc from 'fast-check';
import { expect, test } from 'vitest';
import { localAddress } from './local-address.ts';

const known = (pathname: string) => ['/', '/dashboard', '/auth/reset'].includes(pathname);

test.each(['/', '/dashboard', '/dashboard?a=b#c', '/auth/reset?token=x'])(
  'the local address %s is accepted',
  (address) => expect(localAddress(address, known)).toBe(address),
);
test.each([
  null,
  undefined,
  7,
  {},
  ['/dashboard'],
  '',
  'dashboard',
  '/unknown',
  '/dashboard/',
  '//dashboard',
  '/\\dashboard',
  '/dash board',
  '/\t/x.example',
  '/.//x.example',
  '/a/..//x.example',
  'https://here.invalid/dashboard',
  `/dashboard?${'x'.repeat(2_000)}`,
])('the address %j is rejected', (address) => {
  expect(localAddress(address, known)).toBeNull();
});

test.each(['/.//x.example', '/a/..//x.example', '/.//'])(
  '%s is rejected because it resolves to another host, even when every path is known',
  (address) => {
    expect(localAddress(address, () => true)).toBeNull();
  },
);

test('every accepted address stays on the same site', () => {
  const parts = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '//',
    'dashboard',
    'x.example',
    '?',
    '#',
    '%2f',
    '%5c',
    'https:',
    '\t',
    ' ',
    ';',
  );
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 8 }).map((each) => each.join('')),
      (address) => {
        const followed = localAddress(address, () => true);
        if (followed !== null) expect(new URL(followed, 'https://site.example').origin).toBe('https://site.example');
      },
    ),
    { numRuns: 2_000 },
  );
});
