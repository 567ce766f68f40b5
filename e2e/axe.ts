import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

// Minified: parsing the script costs as much as a check.
const source = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
/** The default rules: WCAG 2.2, A and AA. */
export const wcag: axe.RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** Content behind a dialog cannot be reached; the tests check it when no dialog is open. */
const behind = '[data-base-ui-inert][aria-hidden="true"]';

/**
 * axe's violations on the current page, including its frames, each as "rule: elements". `but`: selectors of parts that
 * were already checked.
 */
export async function axeFindings(page: Page, options = wcag, but: string[] = []): Promise<string[]> {
  await inject(page.mainFrame());
  // axe cannot run in a frame without scripts, such as a PDF.
  await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => Promise.race([inject(frame).catch(() => {}), sleep(1_000)])),
  );
  const violations = await page.evaluate(
    async ({ exclude, run }) => {
      const result = await (globalThis as unknown as { axe: typeof axe }).axe.run({ exclude }, run);
      return result.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }));
    },
    {
      exclude: [behind, ...but].map((selector) => [selector]),
      run: { resultTypes: ['violations'], ...options } satisfies axe.RunOptions,
    },
  );
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`);
}

/**
 * Injects axe into every page that `page` loads from now on: for a test that checks many pages, a third of the cost of
 * injecting it each time.
 */
export const injectAlways = (page: Page): Promise<void> =>
  page.addInitScript({ content: source }).then(() => undefined);

/** Injects axe into a frame unless it is there. */
async function inject(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
}
