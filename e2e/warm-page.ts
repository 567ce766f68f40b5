import { test as base, type Browser, type BrowserContext, type Page, type TestInfo } from '@playwright/test';

/** What a journey is seen on: wide, unless its tag says `@phone`. */
const screens = {
  wide: { viewport: { width: 1280, height: 900 }, hasTouch: false },
  phone: { viewport: { width: 360, height: 740 }, hasTouch: true },
};
type Screen = keyof typeof screens;
type Kept = { context: BrowserContext; page: Page };

/** Gives somebody else's page, in a browser of their own; as many as it is called. It goes when the test ends. */
export type Another = () => Promise<Page>;

/** What this worker's last tests left on either screen, unless they went wrong: their own page, and those of other people. */
const kept: Partial<Record<Screen, Kept>> = {};
const others: Record<Screen, Kept[]> = { wide: [], phone: [] };

/**
 * Journeys whose `page` and `context` are those of the test before, made as empty as new ones. A page of a new context reads, compiles and
 * lays out everything again, four times the work of opening it again. A test that leaves what cannot be taken back (scripts that come with each
 * page, another clock, a slow line, a killed tab) is tagged `@spoils`; one whose context is of another kind takes `test` from Playwright.
 */
export const test = base.extend<{ another: Another }>({
  context: async ({ browser }, use, info) => {
    const screen = screenOf(info);
    const one = kept[screen] ?? (await opened(browser, screen));
    delete kept[screen];
    await use(one.context);
    if (await putBy(one, screen, info)) kept[screen] = one;
  },
  page: async ({ context }, use) => {
    const [page] = context.pages();
    if (!page) throw new Error('the kept context has lost its page');
    await use(page);
  },
  another: async ({ browser }, use, info) => {
    const screen = screenOf(info);
    const lent: Kept[] = [];
    await use(async () => {
      const one = others[screen].pop() ?? (await opened(browser, screen));
      lent.push(one);
      return one.page;
    });
    for (const one of lent) if (await putBy(one, screen, info)) others[screen].push(one);
  },
});

const screenOf = ({ tags }: TestInfo): Screen => (tags.includes('@phone') ? 'phone' : 'wide');

/** Makes a page ready for the next journey, at once, so that it does not go on listening for news; or closes it, and answers false. */
async function putBy(one: Kept, screen: Screen, { status, expectedStatus, tags }: TestInfo): Promise<boolean> {
  const keep = status === expectedStatus && !one.page.isClosed() && !tags.includes('@spoils');
  await (keep ? empty(one, screen) : one.context.close());
  return keep;
}

async function opened(browser: Browser, screen: Screen): Promise<Kept> {
  const context = await browser.newContext(screens[screen]);
  const one = { context, page: await context.newPage() };
  await empty(one, screen);
  return one;
}

/** Leaves nothing of the last test: no other tab, listener, route, permission, cookie or entry in any store. What is cached of addresses that never change stays. */
async function empty({ context, page }: Kept, screen: Screen): Promise<void> {
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
  // A page that is still at work would do it in the name of the next person.
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
