// @proves content-policy
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy } from './content-policy.ts';

const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(contentPolicy(html))?.[1];
const hashed = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('an executable inline script is allowed by its hash, once', () => {
  expect(scriptsOf('<script>a()</script><script type="module" async="">b()</script><script>a()</script>')).toBe(
    `'self' ${hashed('a()')} ${hashed('b()')}`,
  );
});

test('data and files need no hash', () => {
  expect(
    scriptsOf(
      '<script type="application/ld+json">{"@type":"Thing"}</script><script src="/a.js"></script><script type="module" src="/b.js"></script>',
    ),
  ).toBe("'self'");
});

test('other attributes and letter case make no difference', () => {
  expect(
    scriptsOf(
      '<SCRIPT data-src="x" data-type="application/json">a()</SCRIPT><script type=TEXT/JavaScript>\nb()\n</script>',
    ),
  ).toBe(`'self' ${hashed('a()')} ${hashed('\nb()\n')}`);
});

test('a page connects only to this server', () => {
  expect(contentPolicy('').split('; ')).toEqual(
    expect.arrayContaining(["default-src 'self'", "connect-src 'self'", "form-action 'self'"]),
  );
});
