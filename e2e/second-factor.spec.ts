import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { codeFor, giveDevicePasskeys, setUpApp } from './second-factor.ts';
import { enterAsNewMerchant, newAccount, type Account } from './sessions.ts';
import { test } from './warm-page.ts';

async function signIn(page: Page, { email, password }: Account, path = '/auth'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('with an authenticator app, signing in takes the password and a code, or a backup code once', async ({
  page,
  context,
}) => {
  const account = await enterAsNewMerchant(page);
  await page.goto('/account');
  const { key, backupCodes } = await setUpApp(page, account.password);
  await context.clearCookies();

  await signIn(page, account, '/auth?redirectTo=%2Faccount%23sessions');
  await page.waitForURL('**/auth/code?redirectTo=%2Faccount%23sessions');
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await expect(page.getByLabel('6-digit code')).toBeFocused();
  await expect(page.getByLabel('6-digit code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Enter: 6-digit code.')).toBeVisible();
  await page.getByLabel('6-digit code').fill('12 34');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('The code has 6 digits.')).toBeVisible();
  const right = await codeFor(key);
  await page.getByLabel('6-digit code').fill(right === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right.');
  await expectAccessible(page);
  // As users type it: with a space in the middle.
  await page.getByLabel('6-digit code').fill(right.replace(/(...)/, '$1 '));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/account#sessions');

  // A code that was used does not work again, even for somebody who saw it.
  await context.clearCookies();
  await signIn(page, account);
  await page.getByLabel('6-digit code').fill(right);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('That code was used before. Wait for the next one');

  const [backup = ''] = backupCodes;
  for (const outcome of ['works', 'is spent'] as const) {
    await context.clearCookies();
    await signIn(page, account);
    await page.getByRole('button', { name: 'Use a backup code instead' }).click();
    await expect(page.getByLabel('Backup code')).toBeFocused();
    await page.getByLabel('Backup code').fill(` ${backup} `);
    await page.getByRole('button', { name: 'Continue' }).click();
    if (outcome === 'works') await page.waitForURL('**/dashboard');
    else
      await expect(page.getByRole('alert')).toContainText('That backup code is not right, or it has been used before.');
  }
});

test('a code without a pending sign-in leads back to the sign-in page', async ({ page }) => {
  await page.goto('/auth/code?redirectTo=%2Fapply');
  await page.getByLabel('6-digit code').fill('123456');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('This sign-in took too long.');
  await page.getByRole('link', { name: 'Start again' }).click();
  await page.waitForURL('**/auth?redirectTo=%2Fapply');
});

test('a code entered on the wizard’s first step continues in the wizard', async ({ page, context }) => {
  const account = await enterAsNewMerchant(page);
  await page.goto('/account');
  const { key } = await setUpApp(page, account.password);
  await context.clearCookies();
  await page.goto('/apply?processor=stripe');
  await page.getByRole('button', { name: 'Sign in instead' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign in and continue' }).click();
  await page.getByLabel('6-digit code').fill(await codeFor(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Case Details' })).toBeVisible();
});

test('turning the app off requires the password, and then the password alone signs in', async ({ page, context }) => {
  const account = await enterAsNewMerchant(page);
  await page.goto('/account');
  const { backupCodes } = await setUpApp(page, account.password);
  await page.getByRole('button', { name: 'New backup codes' }).click();
  await page.getByLabel('Your password').fill('not this one');
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('That is not your password.')).toBeVisible();
  await expect(page.getByLabel('Your password')).toBeFocused();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  expect(await codes.allTextContents()).not.toContain(backupCodes[0]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('backup-codes.txt');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.getByRole('button', { name: 'Turn off', exact: true }).click();
  await page.getByLabel('Your password').fill(account.password);
  await page.getByRole('button', { name: 'Turn off the app' }).click();
  await expect(page.getByText('The authenticator app is turned off.')).toBeVisible();
  await context.clearCookies();
  await signIn(page, account);
  await page.waitForURL('**/dashboard');
});

test(
  'a passkey can be added, renamed, used to sign in without a password, and removed',
  { tag: '@spoils' },
  async ({ page, context, baseURL }) => {
    const named = (path: string) => `${(baseURL ?? '').replace('127.0.0.1', 'localhost')}${path}`;
    const account = newAccount();
    await page.goto(named('/auth'));
    await page.getByRole('button', { name: 'Create an account' }).click();
    await page.getByLabel('Full name').fill('Ada Lind');
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await page.waitForURL('**/dashboard');
    await giveDevicePasskeys(page);
    await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Account' }).click();
    await expect(page.getByText('None yet. A passkey signs you in')).toBeVisible();
    await page.getByLabel('Name of the new passkey').fill('My laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByText('The passkey is added.')).toBeVisible();
    await page.getByRole('button', { name: 'Rename My laptop' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Shop laptop');
    await page.getByRole('button', { name: 'Save name' }).click();
    await expect(page.getByText('Saved: the passkey is called Shop laptop.')).toBeVisible();
    await expectAccessible(page);
    // A device that has a passkey cannot register a second.
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This device has a passkey for this account already.');

    await context.clearCookies();
    await page.goto(named('/auth?redirectTo=%2Faccount%23second-factor'));
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await page.waitForURL('**/account#second-factor');
    await expect(page.getByRole('heading', { name: 'Second factor' })).toBeFocused();
    await page.getByRole('button', { name: 'Remove Shop laptop' }).click();
    await page.getByRole('button', { name: 'Remove it' }).click();
    await expect(page.getByText('The passkey Shop laptop is removed.')).toBeVisible();
    await context.clearCookies();
    await page.goto(named('/auth'));
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect(page.getByRole('alert')).toContainText('This passkey is not known here.');
  },
);
