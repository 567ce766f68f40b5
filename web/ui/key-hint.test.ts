import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');

test('hints that name a key are hidden on touch screens', () => {
  const hints = globSync('web/**/*.tsx').flatMap((path) =>
    [...read(path).matchAll(/<span[^>]*>[^<]*Ctrl \+ [^<]*</g)].map(([text]) => text),
  );
  expect(hints.length).toBeGreaterThanOrEqual(2);
  expect(hints.filter((text) => !/"[^"]*\bkey-hint"/.test(text))).toEqual([]);
  expect(read('web/ui/base.css')).toMatch(/@media \(hover: none\)[^{]*\{\s*\.key-hint \{\s*display: none/);
});
