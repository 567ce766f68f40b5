import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Page } from '@playwright/test';
import type axe from 'axe-core';

// As small as it comes: reading the script costs as much as a check.
const source = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');
/** What is asked unless a test says otherwise: WCAG 2.2, A and AA. */
export const wcag: axe.RunOptions = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] };

/** What lies behind a dialog, out of everybody's reach: it is looked at when it is in front. */
const behind = '[data-base-ui-inert][aria-hidden="true"]';

/** What axe has against the page as it is now, its frames included: the rule and where it is broken. `but`: selectors of what was looked at before. */
export async function axeFindings(page: Page, options = wcag, but: string[] = []): Promise<string[]> {
  await bring(page.mainFrame());
  // A frame that takes no script, as that of a PDF, has nothing that axe could read.
  await Promise.all(
    page
      .frames()
      .slice(1)
      .map((frame) => Promise.race([bring(frame).catch(() => {}), sleep(1_000)])),
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

/** Has axe come with every page that `page` loads from now on: for a test that looks at each of many, a third of the work of bringing it to them. */
export const bringAlways = (page: Page): Promise<void> => page.addInitScript({ content: source }).then(() => undefined);

/** Puts axe into a frame unless it is there. */
async function bring(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(source);
}
