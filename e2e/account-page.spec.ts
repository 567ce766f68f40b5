// @proves account-page-journey
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { linkIn, emailTo } from './emails.ts';
import { moveTo } from './move-to.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read } from './sessions.ts';
import { test } from './warm-page.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('every role can reach the account page from the header and return', async ({ page, context }) => {
  for (const [role, home] of [
    ['merchant', '/dashboard'],
    ['attorney', '/attorney'],
    ['staff', '/admin'],
  ] as const) {
    await context.clearCookies();
    await enterAs(page, role);
    await page.goto(home);
    const menu = page.getByRole('navigation', { name: 'Your account' });
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    await menu.getByRole('link', { name: 'Account' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
    for (const name of ['Profile', 'Email', 'Password', 'Second factor', 'Sessions', 'Mails', 'Calendar', 'Your data'])
      await expect(part(page, name)).toBeVisible();
    await expect(part(page, 'Sessions').getByText('This one')).toBeVisible();
    // The page is the same for every role; screens.spec.ts covers the headers.
    if (role === 'staff') await expectAccessible(page);
    await menu.getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL(`**${home}`);
  }
});

test('the profile confirms what was saved, and keeps input that could not be saved', async ({ page }) => {
  await enterAsNewMerchant(page, 'Ada Lind');
  await page.goto('/account#profile');
  const profile = part(page, 'Profile');
  await profile.getByLabel('Display name').fill('  ');
  await profile.getByLabel('Phone').fill('12');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Enter: Display name.')).toBeVisible();
  await expect(profile.getByText('Enter a phone number with area code')).toBeVisible();
  await expect(profile.getByLabel('Display name')).toBeFocused();
  await expectAccessible(page);
  await profile.getByLabel('Display name').fill('Ada of Lind Soaps');
  await profile.getByLabel('Phone').fill('5555550100');
  await page.route('**/api/me', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByRole('alert')).toContainText('The service cannot be reached.');
  await expect(profile.getByLabel('Display name')).toHaveValue('Ada of Lind Soaps');
  await page.unroute('**/api/me');
  await profile.getByRole('button', { name: 'Save profile' }).click();
  await expect(profile.getByText('Saved: display name, phone.')).toBeVisible();
  expect((await read<{ profile: Record<string, string> }>(page, '/me')).profile).toMatchObject({
    display_name: 'Ada of Lind Soaps',
    phone: '(555) 555-0100',
    first_name: 'Ada',
  });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ada of Lind Soaps' })).toBeVisible();
});

test('a new email takes effect when the button behind its confirmation link is pressed', async ({ page }) => {
  const { email } = await enterAsNewMerchant(page);
  const next = email.replace('person-', 'renamed-');
  await page.goto('/account#email');
  const section = part(page, 'Email');
  await section.getByLabel('New email').fill(email.toUpperCase());
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByText('This is your email already.')).toBeVisible();
  await section.getByLabel('New email').fill(next);
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section).toContainText(`Your email stays ${email} until the button behind it is pressed.`);
  await expectAccessible(page);
  await page.goto(linkIn(await emailTo(next, /verify-email/), /verify-email/));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm new email address' }).click();
  await page.waitForURL('**/account#email');
  await expect(section.getByText(next)).toBeVisible();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
  await emailTo(email, new RegExp(next.replaceAll('.', '\\.')));
});

test('a user can request the confirmation email', async ({ page }) => {
  const { email } = await enterAsNewMerchant(page);
  await page.goto('/account#email');
  await expect(page.getByRole('heading', { name: 'Email' })).toBeFocused();
  await page.getByRole('button', { name: 'Send the confirmation mail' }).click();
  await expect(page.getByText('Sent. Look in your inbox, and in the spam folder.')).toBeVisible();
  await page.goto(linkIn(await emailTo(email, /verify-email/), /verify-email/));
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(part(page, 'Email').getByText('Confirmed', { exact: true })).toBeVisible();
});

test('changing the password ends other sessions, and a wrong current password is reported at its field', async ({
  page,
  another,
}) => {
  const account = await enterAsNewMerchant(page);
  const second = await another();
  await second.goto('/auth');
  await second.getByLabel('Email').fill(account.email);
  await second.getByLabel('Password', { exact: true }).fill(account.password);
  await second.getByRole('button', { name: 'Sign In', exact: true }).click();
  await second.waitForURL('**/dashboard');
  await page.goto('/account#password');
  const section = part(page, 'Password');
  await section.getByLabel('Current password').fill('not my password');
  await section.getByLabel('New password').fill('a brand new long pass');
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('That is not your current password.')).toBeVisible();
  await expect(section.getByLabel('Current password')).toBeFocused();
  await expect(section.getByLabel('New password')).toHaveValue('a brand new long pass');
  await section.getByLabel('Current password').fill(account.password);
  await section.getByRole('button', { name: 'Change password' }).click();
  await expect(section.getByText('Your password is changed.')).toBeVisible();
  expect((await second.request.get('/api/me')).status()).toBe(401);
  expect((await page.request.get('/api/me')).status()).toBe(200);
  await emailTo(account.email, /password/i);
});

test('email preferences are saved, and essential emails cannot be turned off', async ({ page }) => {
  await enterAsNewMerchant(page);
  await page.goto('/account#mails');
  const emails = part(page, 'Mails');
  await emails.getByLabel('A mail when my case moves a step').uncheck();
  await emails.getByRole('button', { name: 'Save choice of mails' }).click();
  await expect(emails.getByText('Saved: messages on, progress off.')).toBeVisible();
  await page.reload();
  await expect(emails.getByLabel('A mail when my case moves a step')).not.toBeChecked();
  await expect(emails.getByLabel('A mail when our team writes to me')).toBeChecked();
  await expect(emails.getByRole('checkbox')).toHaveCount(2);
});

test('a user can download their data, and request erasure and withdraw the request', async ({ page }) => {
  await enterAsNewMerchant(page);
  await page.goto('/account#your-data');
  const data = part(page, 'Your data');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    data.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await expect(data.getByText(/^Downloaded: .*\.zip\.$/)).toBeVisible();
  await data.getByRole('button', { name: 'Ask for erasure' }).click();
  await data.getByLabel('Anything we should know').fill('I have sold the shop.');
  await expectAccessible(page);
  await data.getByRole('button', { name: 'Send the request' }).click();
  await expect(data.getByText(/^Asked for on/)).toBeVisible();
  await expectAccessible(page);
  await data.getByRole('button', { name: 'Withdraw the request' }).click();
  await expect(data.getByText('Your request is withdrawn.')).toBeVisible();
  await expect(data.getByRole('button', { name: 'Ask for erasure' })).toBeVisible();
});

test('a section that fails to load says so and can be retried', async ({ page }) => {
  await enterAsNewMerchant(page);
  await page.route('**/api/auth/list-sessions', (route) => route.abort());
  await page.goto('/account');
  const sessions = part(page, 'Sessions');
  await expect(sessions.getByRole('alert')).toContainText('Failed to load your sessions.');
  await expectAccessible(page);
  await page.unroute('**/api/auth/list-sessions');
  await sessions.getByRole('button', { name: 'Try again' }).click();
  await expect(sessions.getByText('This one')).toBeVisible();
});

test('the account page does not scroll sideways at 400 percent zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const seen = async (heading: string) => {
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expectAccessible(page);
  };
  await page.goto('/auth');
  await seen('Sign in');
  for (const [path, heading] of [
    ['/auth/code', 'Second step'],
    ['/auth/forgot', 'Forgot your password?'],
    ['/auth/reset?token=x', 'Set a new password'],
  ] as const) {
    await moveTo(page, path);
    await seen(heading);
  }
  await enterAsNewMerchant(page);
  await page.goto('/account');
  await seen('Account');
});
