// @proves own-sessions-journey
import type { Browser, Page } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, type Account } from './sessions.ts';
import { test } from './warm-page.ts';

/** The same user on another device. */
async function secondDevice(browser: Browser, { email, password }: Account): Promise<Page> {
  const context = await browser.newContext({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  });
  const page = await context.newPage();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  return page;
}

test('a session ended from another device prompts for sign-in at the next tick, and input is still there', async ({
  page,
  browser,
}) => {
  const account = await enterAsNewMerchant(page);
  const other = await secondDevice(browser, account);
  await other.clock.install();
  await other.goto('/account');
  await other.getByLabel('Display name').fill('Typed on the phone');

  await page.goto('/account#sessions');
  const sessions = page.getByRole('region', { name: 'Sessions' });
  await expect(sessions.getByText('Chrome on Linux This one')).toBeVisible();
  await expect(sessions.getByText('Safari on iPhone', { exact: true })).toBeVisible();
  await expect(sessions.getByText(/127\.0\.0\.x/).first()).toBeVisible();
  await sessions.getByRole('button', { name: 'End the session on Safari on iPhone' }).click();
  await expect(sessions.getByText('Ended: Safari on iPhone.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await expect(other.getByRole('dialog')).toHaveCount(0);
  await other.clock.runFor(31_000);
  const again = other.getByRole('dialog', { name: 'Your session has ended' });
  await expect(again).toBeVisible();
  await expectAccessible(other);
  await other.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await again.getByLabel('Password', { exact: true }).fill('wrong');
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(again.getByRole('alert')).toContainText('Invalid email or password');
  await again.getByLabel('Password', { exact: true }).fill(account.password);
  await again.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(again).toHaveCount(0);
  await expect(other.getByLabel('Display name')).toHaveValue('Typed on the phone');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText('Saved: display name.')).toBeVisible();
  await other.context().close();
});

test('an ended session without unsaved input redirects to the sign-in page, which remembers the URL', async ({
  page,
  browser,
}) => {
  const account = await enterAsNewMerchant(page);
  const other = await secondDevice(browser, account);
  await other.clock.install();
  await other.goto('/account#mails');
  await expect(other.getByRole('heading', { name: 'Mails' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'End all other sessions' }).click();
  await expect(page.getByText('Every other device is signed out.')).toBeVisible();
  await other.clock.runFor(31_000);
  await other.waitForURL('**/auth?redirectTo=%2Faccount%23mails');
  await other.context().close();
});

test('an action refused because the session has ended prompts for sign-in at once, and keeps the input', async ({
  page,
  context,
}) => {
  const account = await enterAsNewMerchant(page);
  await page.goto('/account');
  await page.getByLabel('Display name').fill('Kept through the end');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save profile' }).click();
  const again = page.getByRole('dialog', { name: 'Your session has ended' });
  await again.getByLabel('Password', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(page.getByLabel('Display name')).toHaveValue('Kept through the end');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Saved: display name.')).toBeVisible();
});
