import type { Page } from '@playwright/test';

/**
 * Navigates within the running application, like its own links: a fraction of the cost of loading a page. Not from or
 * to public pages, which have no script. The page must be running: wait for its heading first.
 */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const idx = ((history.state as { idx?: number } | null)?.idx ?? 0) + 1;
    history.pushState({ usr: null, key: String(idx), idx }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}
