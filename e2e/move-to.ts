import type { Page } from '@playwright/test';

/**
 * Goes to an address of the application inside the page that runs it, as its own links do: a fraction of the work of loading it again.
 * The public pages have no script, so neither from nor to them. The page must run already: wait for its heading first.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: String(idx), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
