import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { wrongProgress } from './kept-progress.ts';

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** Opens another user's page in their own browser, as often as it is called. Closed when the test ends. */
export type Another = () => Promise<Page>;

/** Tests of the journeys: at 360 px with touch when tagged `@phone`, with other users' pages beside their own. */
export const test = base.extend<{ another: Another; kept: void }>({
  viewport: ({ viewport }, use, { tags }) => use(tags.includes('@phone') ? phone.viewport : viewport),
  hasTouch: ({ hasTouch }, use, { tags }) => use(tags.includes('@phone') ? phone.hasTouch : hasTouch),
  /** Whatever a journey did, the progress kept of each case is what would be computed. */
  kept: [
    async ({ baseURL: _baseURL }, use) => {
      await use();
      expect(await wrongProgress()).toEqual([]);
    },
    { auto: true },
  ],
  another: async ({ browser, viewport, hasTouch }, use) => {
    const lent: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({ viewport, hasTouch });
      lent.push(context);
      return context.newPage();
    });
    for (const context of lent) await context.close();
  },
});
