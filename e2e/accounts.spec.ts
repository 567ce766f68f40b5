// @proves accounts-journey
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { linkIn, emailTo } from './emails.ts';
import { moveTo } from './move-to.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, newAccount, send, type Account } from './sessions.ts';
import { test } from './warm-page.ts';

test('an account created at /auth opens the dashboard, and signing out leaves nothing of it in the browser', async ({
  page,
}) => {
  const account = newAccount();
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create your account' })).toBeVisible();
  // Missing input is reported at the fields, before anything is sent.
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
    for (const name of ['supabase.auth.token', 'my-sb-refresh', 'unhold.draft.somebody'])
      localStorage.setItem(name, 'x');
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

test('a wrong password shows Authentication Error, and the right one then signs in', async ({ page, context }) => {
  const account = await enterAsNewMerchant(page);
  await context.clearCookies();
  await page.goto('/auth');
  await fillIn(page, { ...account, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication Error');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expectAccessible(page);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('a merchant is refused at the admin sign-in and signed out', async ({ page, context }) => {
  const account = await enterAsNewMerchant(page);
  await context.clearCookies();
  await page.goto('/admin/auth');
  await fillIn(page, { ...account, password: 'not the password' });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication failed');
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Access denied. This login is for authorized administrators only.')).toBeVisible();
  expect((await page.request.get('/api/me')).status()).toBe(401);
  expect(new URL(page.url()).pathname).toBe('/admin/auth');
});

test('where Google is not configured, it is not offered', async ({ page }) => {
  for (const path of ['/auth', '/admin/auth', '/apply']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByText('Google')).toHaveCount(0);
  }
});

/** The rule is unit-tested (domain/people/local-address.test.ts); this covers URLs that browsers normalize. */
const hostile = [
  'https://evil.example/',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example/',
  '///evil.example',
  '////evil.example/dashboard',
  '/\\evil.example/',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/%09/evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/.//evil.example',
  '/..//evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://evil.example/x',
  '@evil.example',
  '/@evil.example',
  'dashboard',
  '/dashboard\\..\\evil',
  '/nowhere',
  '/auth',
  '/api/auth/sign-out',
];

test('a hostile redirect target is ignored after sign-in', async ({ page, context }) => {
  expect(hostile).toHaveLength(32);
  const account = await enterAsNewMerchant(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/account');
  for (const redirectTo of hostile) {
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    await moveTo(page, `/auth?redirectTo=${encodeURIComponent(redirectTo)}`);
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ }), redirectTo).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await moveTo(page, '/account');
  }
  await context.clearCookies();
  await page.goto('/auth?redirectTo=%2F%2Fevil.example');
  await fillIn(page, account);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');
  expect(asked.filter((url) => new URL(url).host !== new URL(page.url()).host)).toEqual([]);
});

test('the admin login reports when it cannot verify the user’s role', async ({ page, context }) => {
  const account = await enterAsNewMerchant(page);
  await context.clearCookies();
  await page.goto('/admin/auth');
  await fillIn(page, account);
  await page.route('**/api/me/start', (route) =>
    route.fulfill({ status: 500, json: { code: 'INTERNAL', message: 'Something went wrong.' } }),
  );
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to verify admin access');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
});

test('when the server does not respond, the customer sign-in stops loading and shows an error', async ({ page }) => {
  await page.goto('/auth');
  await fillIn(page, newAccount());
  await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication Error');
  await expect(page.getByRole('alert')).toContainText('An error occurred during authentication.');
  await page.route('**/api/auth/sign-in/email', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The service cannot be reached.');
  await page.goto('/admin/auth');
  await fillIn(page, newAccount());
  await page.route('**/api/auth/sign-in/email', (route) => route.fulfill({ status: 500, body: '' }));
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Authentication failed');
  await expect(page.getByRole('alert')).toContainText('Invalid credentials or insufficient permissions');
  await expect(page.getByLabel('Email')).not.toHaveValue('');
});

test('an error returned by Google is shown with the sign-in’s own message', async ({ page }) => {
  for (const [path, title, text] of [
    ['/auth', 'Authentication Error', 'An error occurred during authentication.'],
    ['/apply', 'Authentication Error', 'An error occurred during authentication.'],
    ['/admin/auth', 'Google authentication failed', 'Failed to authenticate with Google'],
  ] as const) {
    await page.goto(`${path}?error=${encodeURIComponent('<b>unknown</b>')}`);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text);
    await expect(page.getByRole('main').getByText('<b>')).toHaveCount(0);
    await expectAccessible(page);
  }
});

test('a password reset responds the same for any email, sends a link, sets the password, and its link works once', async ({
  page,
  context,
}) => {
  const account = await enterAsNewMerchant(page);
  await context.clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expectAccessible(page);
  const answerTo = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
    return ((await page.getByRole('main').textContent()) ?? '').replace(email, 'EMAIL').replace(/in \d+ s/, '');
  };
  const known = await answerTo(account.email);
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Use another email' }).click();
  expect(await answerTo('nobody-at-all@merchant.example')).toBe(known);

  const link = linkIn(await emailTo(account.email, /reset-password/), /reset-password/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await expectAccessible(page);
  const set = async (password: string) => {
    await page.getByLabel('New password').fill(password);
    await page.getByRole('button', { name: 'Set new password' }).click();
  };
  await set('short');
  await expect(page.getByText('Password must be 6 characters or more.')).toBeVisible();
  await set('password');
  await expect(page.getByRole('alert')).toContainText('one of the most used');
  await expect(page.getByLabel('New password')).toHaveValue('password');
  await set('another long enough pass');
  await page.waitForURL('**/auth');
  await expect(page.getByText('Your new password is set, and every device is signed out.')).toBeVisible();
  await fillIn(page, { ...account, password: 'another long enough pass' });
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Send me a new link' }).click();
  await page.waitForURL('**/auth/forgot');
});

test('the confirmation link leads where the user was going, and an expired one says what to do', async ({
  page,
  context,
}) => {
  const { email } = await enterAsNewMerchant(page);
  await send(page, 'POST', '/auth/send-verification-email', {
    email,
    callbackURL: `/auth/confirmed?redirectTo=${encodeURIComponent('/account#email')}`,
  });
  const link = linkIn(await emailTo(email, /verify-email/), /verify-email/);
  await page.goto('/auth/confirmed?error=TOKEN_EXPIRED');
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.waitForURL('**/account#email');
  await expect(page.getByText('Your email is confirmed')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Email' })).toContainText('Confirmed');
  await context.clearCookies();
  await page.goto('/auth/confirmed?redirectTo=%2Fapply');
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toHaveAttribute(
    'href',
    '/auth?redirectTo=%2Fapply',
  );
});

test('sign-in works with the keyboard alone', async ({ page, context }) => {
  const account = await enterAsNewMerchant(page);
  await context.clearCookies();
  await page.goto('/auth?redirectTo=%2Faccount');
  await expect(page.getByLabel('Email')).toBeVisible();
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await page.keyboard.press(key);
  };
  // The wordmark, Back to Home and the choice of language come first.
  await press('Tab', 4);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type(account.email);
  await press('Tab');
  await page.keyboard.type('wrong');
  await press('Tab', 2);
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await press('Enter');
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeFocused();
  await press('Shift+Tab', 2);
  await press('Control+A');
  await page.keyboard.type(account.password);
  await press('Enter');
  await page.waitForURL('**/account');
});

async function fillIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
