import { expect, test } from 'vitest';
import { pageLocale } from './page-locale.ts';

test.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['es', 'es'],
  ['fr-FR,es;q=0.5', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['en;q=0.4,es;q=0.6', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es;q=a lot', 'en'],
  ['de', 'en'],
  ['', 'en'],
  [null, 'en'],
] as const)('a browser that asks for %s reads %s', (asked, locale) => {
  expect(pageLocale(asked)).toBe(locale);
});
