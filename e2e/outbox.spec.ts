import type { Page } from '@playwright/test';
import { axeFindings } from './axe.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { test } from './warm-page.ts';

/** Runs axe without the sandboxed frame, where it would wait forever because no script can run. */
async function expectAccessibleAroundFrame(page: Page): Promise<void> {
  expect(await axeFindings(page, { iframes: false })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

for (const [where, tag] of [
  ['on a phone', '@phone'],
  ['on a wide screen', '@wide'],
] as const) {
  test(
    `the demo’s emails can be read, followed and declined from its outbox ${where}`,
    { tag },
    async ({ page, context }) => {
      await page.goto('/outbox');
      await expect(page.getByRole('heading', { level: 1, name: 'Outbox' })).toBeVisible();
      await expectAccessible(page);

      // The first page may be full of other tests' emails; the demo's own letter is on a later one.
      const delivered = page.getByRole('link', { name: /^Your demand letter was delivered/ }).first();
      for (let pages = 0; pages < 20 && !(await delivered.isVisible()); pages += 1)
        await page.getByRole('link', { name: 'Older' }).click();
      await delivered.click();
      await expect(page.getByRole('heading', { level: 1, name: /^Your demand letter was delivered/ })).toBeVisible();
      const mail = page.frameLocator('iframe[title="The email as HTML"]');
      await expect(mail.getByText('If no answer has come by then, a follow-up is due.')).toBeVisible();
      await expectAccessibleAroundFrame(page);

      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        mail.getByRole('link', { name: 'Follow your case' }).click(),
      ]);
      // Nobody is signed in, so the case page redirects to the sign-in first.
      await expect(opened).toHaveURL(/\/(auth|dashboard\/cases\/)/);
      await opened.close();

      await page.bringToFront();
      await page
        .locator('pre')
        .getByRole('link', { name: /\/api\/mail\/unsubscribe/ })
        .click();
      await expect(page.getByRole('button', { name: 'Stop these emails' })).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test('an email that does not exist leads back to the outbox', async ({ page }) => {
  const answer = await page.goto('/outbox/01900000-0000-7000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to the outbox' }).click();
  await expect(page).toHaveURL(/\/outbox$/);
});
