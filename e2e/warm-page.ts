import { expect, test as base, type Browser, type BrowserContext, type Page, type TestInfo } from '@playwright/test';
import { wrongProgress } from './kept-progress.ts';

/** A test's viewport: wide, unless tagged `@phone`. */
const screens = {
  wide: { viewport: { width: 1280, height: 900 }, hasTouch: false },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
};
type Screen = keyof typeof screens;
type WarmPage = { context: BrowserContext; page: Page };

/** Opens another user's page in their own browser, as often as it is called. Closed when the test ends. */
export type Another = () => Promise<Page>;

/**
 * The pages left by this worker's last tests in either viewport, unless they failed: the test's own, and those of other
 * users.
 */
const warm: Partial<Record<Screen, WarmPage>> = {};
const others: Record<Screen, WarmPage[]> = { wide: [], phone: [] };

/**
 * Tests that reuse the previous test's `page` and `context`, reset as if new. In a new context a page is fetched,
 * compiled and laid out from scratch, at four times the cost. A test that leaves what cannot be reset (init scripts, a
 * fake clock, a slow connection, a killed tab) is tagged `@spoils`; one that needs a different kind of context imports
 * `test` from Playwright.
 */
export const test = base.extend<{ another: Another; kept: void }>({
  /** After every journey, each case's stored progress is what would be computed. */
  kept: [
    async ({ baseURL: _baseURL }, use) => {
      await use();
      expect(await wrongProgress()).toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ browser }, use, info) => {
    const screen = screenOf(info);
    const one = warm[screen] ?? (await opened(browser, screen));
    delete warm[screen];
    await use(one.context);
    if (await resetOrClose(one, screen, info)) warm[screen] = one;
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('the reused context has lost its page');
    await use(page);
  },
  another: async ({ browser }, use, info) => {
    const screen = screenOf(info);
    const lent: WarmPage[] = [];
    await use(async () => {
      const one = others[screen].pop() ?? (await opened(browser, screen));
      lent.push(one);
      return one.page;
    });
    for (const one of lent) if (await resetOrClose(one, screen, info)) others[screen].push(one);
  },
});

const screenOf = ({ tags }: TestInfo): Screen => (tags.includes('@phone') ? 'phone' : 'wide');

/**
 * Resets a page for the next test right away, so that it stops listening for updates; or closes it and returns false.
 */
async function resetOrClose(
  one: WarmPage,
  screen: Screen,
  { status, expectedStatus, tags }: TestInfo,
): Promise<boolean> {
  const keep = status === expectedStatus && !one.page.isClosed() && !tags.includes('@spoils');
  await (keep ? empty(one, screen) : one.context.close());
  return keep;
}

async function opened(browser: Browser, screen: Screen): Promise<WarmPage> {
  const context = await browser.newContext(screens[screen]);
  const one = { context, page: await context.newPage() };
  await empty(one, screen);
  return one;
}

/**
 * Resets everything from the last test: other tabs, listeners, routes, permissions, cookies and storage. Cached
 * immutable URLs stay.
 */
async function empty({ context, page }: WarmPage, screen: Screen): Promise<void> {
  await Promise.all(
    context
      .pages()
      .filter((each) => each !== page)
      .map((each) => each.close()),
  );
  for (const name of ['request', 'response', 'console', 'pageerror', 'dialog', 'filechooser'] as const)
    page.removeAllListeners(name);
  await Promise.all([
    page.unrouteAll({ behavior: 'ignoreErrors' }),
    context.unrouteAll({ behavior: 'ignoreErrors' }),
    context.clearPermissions(),
    context.setOffline(false),
  ]);
  // Leave the page first: if still busy, it would act as the next user.
  await page.goto('/robots.txt');
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null });
  await page.setViewportSize(screens[screen].viewport);
}
