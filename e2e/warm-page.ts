import { test as base, type Browser, type BrowserContext, type Page, type TestInfo, type ViewportSize } from '@playwright/test';

type Kept = { context: BrowserContext; page: Page };

/** Gives somebody else's page, in a browser of their own; as many as it is called. It goes when the test ends. */
export type Another = () => Promise<Page>;

/** What this worker's last test left, unless that went wrong: its own page, and those of other people. */
let kept: Kept | null = null;
const others: Kept[] = [];

/**
 * Journeys whose `page` and `context` are those of the test before, made as empty as new ones. A page of a new context reads, compiles and
 * lays out everything anew, four times the work of opening it again. A test that leaves what cannot be taken back (scripts that come with each
 * page, another clock, a slow line, a killed tab) is tagged `@spoils`; one whose context is of another kind takes `test` from Playwright.
 */
export const test = base.extend<{ another: Another }>({
  context: async ({ browser, viewport }, use, info) => {
    const { context, page } = kept ?? await opened(browser);
    kept = null;
    await emptied(context, page, viewport);
    await use(context);
    if (canBeKept(page, info)) kept = { context, page };
    else await context.close();
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('the kept context has lost its page');
    await use(page);
  },
  another: async ({ browser, viewport }, use, info) => {
    const lent: Kept[] = [];
    await use(async () => {
      const one = others.pop() ?? await opened(browser);
      lent.push(one);
      await emptied(one.context, one.page, viewport);
      return one.page;
    });
    for (const one of lent) {
      if (canBeKept(one.page, info)) others.push(one);
      else await one.context.close();
    }
    // It would go on listening for news.
    await Promise.all(others.map(({ page }) => page.goto('/robots.txt')));
  },
});

const canBeKept = (page: Page, { status, expectedStatus, tags }: TestInfo) => status === expectedStatus && !page.isClosed() && !tags.includes('@spoils');

async function opened(browser: Browser): Promise<Kept> {
  const context = await browser.newContext();
  return { context, page: await context.newPage() };
}

/** Leaves nothing of the last test: no other tab, listener, route, permission, cookie or entry in any store. What is cached of addresses that never change stays. */
async function emptied(context: BrowserContext, page: Page, viewport: ViewportSize | null): Promise<void> {
  await Promise.all(context.pages().filter((each) => each !== page).map((each) => each.close()));
  for (const name of ['request', 'response', 'console', 'pageerror', 'dialog', 'filechooser'] as const) page.removeAllListeners(name);
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' }), context.clearPermissions(), context.setOffline(false)]);
  // A page that is still at work would do it in the name of the next person.
  await page.goto('/robots.txt');
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  });
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: 'reduce', forcedColors: null });
  if (viewport) await page.setViewportSize(viewport);
}
