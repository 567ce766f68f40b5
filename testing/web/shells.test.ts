import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { knownPaths } from '../../web/paths/paths.ts';
import { firstScreenOf, writeShells } from '../../scripts/site/shells.ts';

const folder = mkdtempSync(join(tmpdir(), 'unhold-shells-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a page’s document preloads its own scripts and styles, and requests the session early if the page shows nothing before', () => {
  mkdirSync(join(folder, 'assets'));
  const routes = Object.fromEntries(
    knownPaths.map(({ pattern }, index) => [
      `route-${index}`,
      {
        path: pattern.slice(1),
        module: `/assets/page-${index}.js`,
        imports: ['/assets/common.js', `/assets/part-${index}.js`],
        css: [`/assets/page-${index}.css#`],
      },
    ]),
  );
  writeFileSync(join(folder, 'assets/manifest-1.js'), `window.__reactRouterManifest=${JSON.stringify({ routes })};`);
  writeFileSync(
    join(folder, '__spa-fallback.html'),
    '<html><head><meta name="viewport"/><link rel="modulepreload" href="/assets/common.js"/></head></html>',
  );
  writeShells(folder);
  const shell = (name: string) => readFileSync(join(folder, '__shells', `${name}.html`), 'utf8');
  const at = knownPaths.findIndex(({ pattern }) => pattern === '/admin/cases/:id');
  const html = shell('admin/cases/:id');
  expect(html.match(/<link [^>]*>/g)).toEqual([
    '<link rel="modulepreload" href="/assets/common.js"/>',
    `<link rel="preload" as="style" href="/assets/page-${at}.css#"/>`,
    `<link rel="modulepreload" href="/assets/page-${at}.js"/>`,
    `<link rel="modulepreload" href="/assets/part-${at}.js"/>`,
  ]);
  expect(
    [html, shell('dashboard'), shell('admin/auth'), shell('auth')].map((each) => each.includes('/api/me/start')),
  ).toEqual([true, true, false, false]);
});

test('a first screen has its styles in it, waits for no sheet, and asks at once who is there', () => {
  const html = firstScreenOf(
    '<html><head><meta name="viewport"/><link rel="stylesheet" href="/assets/a.css#"/></head></html>',
    (href) => `/* ${href} */`,
  );
  expect(html).toContain(
    '<style>/* /assets/a.css# */</style><link rel="stylesheet" media="not all" href="/assets/a.css#"/>',
  );
  expect(html).toContain('/api/me/start');
});
