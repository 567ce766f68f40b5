import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from './people.ts';
import { desktopOnly, enterAsNewcomer, newAccount, type Account } from './sessions.ts';

desktopOnly();

test('an account made at /auth opens the dashboard, and signing out leaves nothing of it on the device', async ({ page }) => {
  const account = newAccount();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  // Too little is said at the fields, before anything is sent.
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('link', { name: 'Enter: Full name.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Password must be 6 characters or more.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Full name').fill('Ada Lind');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada Lind' })).toBeVisible();

  await page.evaluate(() => {
    for (const name of ['supabase.auth.token', 'my-sb-refresh', 'unhold.draft.somebody']) localStorage.setItem(name, 'x');
    sessionStorage.setItem('sb-session', 'x');
    localStorage.setItem('kept-by-another-page', 'x');
  });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const left = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  expect(left.filter((name) => name !== 'react-router-scroll-positions')).toEqual(['kept-by-another-page']);
  expect((await page.request.get('/api/me')).status()).toBe(401);
  await page.goto('/dashboard');
  await page.waitForURL('**/auth?redirectTo=%2Fdashboard');
});

test('a wrong password is an Authentication Error, and the right one afterwards signs in', async ({ page, context }) => {
  const account = await enterAsNewcomer(page);
  await context.clearCookies();
  await page.goto('/auth');
  await fillIn(page, { ...account, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication Error');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
});

test('a merchant is turned away at the admin sign-in and is signed out again', async ({ page, context }) => {
  const account = await enterAsNewcomer(page);
  await context.clearCookies();
  await page.goto('/admin/auth');
  await fillIn(page, { ...account, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication failed');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Access denied. This login is for authorized administrators only.')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  expect(new URL(page.url()).pathname).toBe('/admin/auth');
});

test('where Google is not set up, its button says so and does nothing', async ({ page }) => {
  for (const path of ['/admin/auth', '/apply']) {
    await page.goto(path);
    await expect(page.getByText('Google sign-in is not set up here. Use your email and password.')).toBeVisible();
    const google = page.getByRole('button', { name: 'Continue with Google' });
    await expect(google).toHaveAttribute('aria-disabled', 'true');
    await google.click({ force: true });
    await expect(google).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

/** The rule itself has its own tests (web/redirect.test.ts); these are what a browser reads in its own way. */
const hostile = ['https://evil.example/', '//evil.example/', '/\\evil.example/', '/\t/evil.example', 'javascript:alert(1)', '/nowhere'];

test('a hostile address to go to after sign-in is ignored', async ({ page, context }) => {
  const account = await enterAsNewcomer(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const redirectTo of hostile) {
    await page.goto(`/auth?redirectTo=${encodeURIComponent(redirectTo)}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ }), redirectTo).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
  }
  await context.clearCookies();
  await page.goto('/auth?redirectTo=%2F%2Fevil.example');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL('**/dashboard');
  expect(asked.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([]);
});

async function fillIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
