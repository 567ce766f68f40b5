import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { newAccount } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep } from './wizard-steps.ts';

/** Holds the page's scripts until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

test('the first step is there before its script, and what was typed and sent by then is kept', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/apply', { waitUntil: 'commit' });
  await atStep(page, 'Account Setup');
  const { email, password } = newAccount();
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  expect(page.url()).not.toContain('password');
  release();
  await atStep(page, 'Case Details');
});

test('the same in Spanish, at its own address', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/es/apply?processor=stripe', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Su cuenta' })).toBeVisible();
  await page.getByLabel('Nombre').fill('Noor');
  release();
  await expect(page.getByRole('link', { name: 'Iniciar sesión' }).first()).toBeVisible();
  await page.getByLabel('Apellido').fill('Haddad');
  await expect(page.getByLabel('Nombre')).toHaveValue('Noor');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
});

test('a part whose script does not arrive says so in its place, and *Try again* brings it', async ({ page }) => {
  await page.goto('/apply');
  await atStep(page, 'Account Setup');
  let isCut = true;
  await page.route('**/assets/notice-photo-*.js', (route) => (isCut ? route.abort() : route.continue()));
  const { email, password } = newAccount();
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByText('This part of the page could not be loaded')).toBeVisible();
  await page.getByLabel('Amount held').fill('12,500');
  isCut = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Start with the notice' })).toBeVisible();
  await expect(page.getByLabel('Amount held')).toHaveValue('12,500');
});
