import type { Page } from '@playwright/test';
import { wcag } from './axe.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { publicPaths } from './public-paths.ts';
import { test } from './warm-page.ts';

/** These are the same on every page: axe checks them only on the first. */
const onEachPage = ['body > header', 'body > footer'];

/**
 * Pages with the same layout and different text: axe checks the colors, dark mode and narrow width only on the first of
 * each.
 */
const forms = [/^\/blog\/category\//, /^\/blog\/(?!category\/|no-such-article)/, /^\/processors\//];
const isFirstOfItsForm = (path: string) =>
  forms.filter((form) => form.test(path)).every((form) => publicPaths.find((each) => form.test(each)) === path);

/**
 * Only the rules that a page's text can break: names, headings, links, lists. Contrast takes more than half of the
 * time.
 */
const structureOnly: typeof wcag = { ...wcag, rules: { 'color-contrast': { enabled: false } } };

test.describe('axe finds nothing on any public page, nor in dark mode and narrow on one of each layout, and none scrolls sideways at 320 px', () => {
  for (const part of [0, 1, 2, 3]) {
    test(`${part + 1} of 4`, async ({ page }) => {
      await page.goto('/');
      const paths = [...publicPaths, '/blog/no-such-article'].filter((_, index) => index % 4 === part);
      for (const [index, path] of paths.entries())
        await test.step(path, () => lookAt(page, path, index === 0 ? [] : onEachPage));
    });
  }
});

async function lookAt(page: Page, path: string, seen: string[]): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await replaceDocument(page, path);
  await expectAccessible(page, seen, isFirstOfItsForm(path) ? wcag : structureOnly);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  if (isFirstOfItsForm(path)) await expectAccessible(page, seen);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/**
 * Replaces the open document with a public page. Parsing, style and layout are as for a page load, but axe stays and
 * runs twice as fast as when newly injected.
 */
async function replaceDocument(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  await page.evaluate(
    async ({ to, text }) => {
      document.open();
      const loaded = new Promise((resolve) => {
        addEventListener('load', resolve, { once: true });
      });
      document.write(text);
      document.close();
      history.replaceState(null, '', to);
      await loaded;
    },
    { to: path, text: html },
  );
}
