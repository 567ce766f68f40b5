// @proves installed-journey
import { execFileSync } from 'node:child_process';
import { test, type Page } from '@playwright/test';
import { Events, OAuth2Server } from 'oauth2-mock-server';
import { expect } from './expect.ts';
import { openEmailServer, type EmailServer } from './email-server.ts';
import { linkIn } from './emails.ts';
import { openServer, type OwnServer } from './open-server.ts';
import { expectAccessible } from './people.ts';
import { codeFor, setUpApp } from './second-factor.ts';

test.describe.configure({ mode: 'serial' });

/**
 * The server runs as in production: real SMTP, Google configured, no demo. This issuer stands in for Google and speaks
 * the same protocol.
 */
const google = new OAuth2Server();
let emails: EmailServer;
let server: OwnServer;

test.beforeAll(async () => {
  await google.issuer.keys.generate('RS256');
  await google.start(0, 'localhost');
  emails = await openEmailServer();
  server = await openServer({
    DEMO: 'off',
    SMTP_URL: emails.url,
    GOOGLE_CLIENT_ID: 'unhold',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_DISCOVERY_URL: `${google.issuer.url}/.well-known/openid-configuration`,
  });
});
test.afterAll(async () => {
  await server?.close();
  await emails?.close();
  await google.stop().catch(() => undefined);
});
test.use({ baseURL: undefined });

const at = (path: string) => `${server.url}${path}`;
const password = 'a long enough pass';

/** The user that Google reports at the next sign-in. */
function googleSays(claims: Record<string, unknown>): void {
  google.service.once(Events.BeforeTokenSigning, (token: { payload: Record<string, unknown> }) =>
    Object.assign(token.payload, { sub: claims.email, aud: 'unhold', ...claims }),
  );
  google.service.once(Events.BeforeUserinfo, (answer: { body: unknown }) => {
    answer.body = { sub: claims.email, ...claims };
  });
}

async function signUp(page: Page, email: string, path = '/auth'): Promise<void> {
  await page.goto(at(path));
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByLabel('Full name').fill('Ada Lind');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

async function signIn(page: Page, email: string, path: string): Promise<void> {
  await page.goto(at(path));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

test('a sign-up without a session says to check the inbox, and the emailed link leads where the user was going', async ({
  page,
  browser,
}) => {
  await signUp(page, 'ada@lind.example', '/auth?redirectTo=%2Faccount');
  await expect(page.getByText("We've sent you a confirmation link to complete your registration")).toBeVisible();
  await expect(page.getByText('Check your email')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it again' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  // Signing in before the address is confirmed leads to the same page.
  await signIn(page, 'ada@lind.example', '/auth?redirectTo=%2Faccount');
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  const link = at(linkIn(await emails.textTo('ada@lind.example', /verify-email/), /verify-email/));
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link);
  await elsewhere.getByLabel('Password of the account').fill('not the password');
  await elsewhere.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(elsewhere.getByRole('alert')).toContainText('Nothing was confirmed.');
  await expectAccessible(elsewhere);
  // In the browser where they signed up, one press is enough.
  await page.goto(link);
  await expect(page.getByLabel('Password of the account')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await page.waitForURL('**/account');
  await expect(
    page.getByRole('region', { name: 'Email', exact: true }).getByText('Confirmed', { exact: true }),
  ).toBeVisible();
});

test('the confirmation email can be resent after a wait', async ({ page }) => {
  await page.clock.install();
  await signUp(page, 'grace@lind.example');
  const again = page.getByRole('button', { name: 'Send it again' });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  for (let second = 0; second < 61; second += 1) await page.clock.runFor(1_000);
  await expect(again).not.toHaveAttribute('aria-disabled', 'true');
  await again.click();
  await expect(page.getByText('Sent. Look in your inbox, and in the spam folder.')).toBeVisible();
  await expect(again).toHaveAttribute('aria-disabled', 'true');
});

test('Google signs up a new user on the apply step, and a password can be set by email', async ({ page }) => {
  googleSays({
    email: 'noor@gmail.example',
    email_verified: true,
    name: 'Noor Haddad',
    given_name: 'Noor',
    family_name: 'Haddad',
  });
  await page.goto(at('/apply'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(at('/apply?step=*'));
  await expect(page.getByRole('heading', { level: 1, name: 'Case Details' })).toBeVisible();
  await page.goto(at('/account#password'));
  const section = page.getByRole('region', { name: 'Password', exact: true });
  await expect(section).toContainText('this account has no password');
  await section.getByRole('button', { name: 'Send the link' }).click();
  await expect(section.getByText('Sent. Look in your inbox')).toBeVisible();
  await page.goto(at(linkIn(await emails.textTo('noor@gmail.example', /reset-password/), /reset-password/)));
  await page.getByLabel('New password').fill(password);
  await page.getByRole('button', { name: 'Set new password' }).click();
  await page.waitForURL(at('/auth'));
  await signIn(page, 'noor@gmail.example', '/auth');
  await page.waitForURL(at('/dashboard'));
});

test('a failure at Google is reported, and the form stops loading', async ({ page }) => {
  const deny = () =>
    google.service.once(Events.BeforeAuthorizeRedirect, ({ url }: { url: URL }) => {
      url.searchParams.delete('code');
      url.searchParams.set('error', 'access_denied');
    });
  for (const [path, title] of [
    ['/auth', 'Authentication Error'],
    ['/apply', 'Authentication Error'],
    ['/admin/auth', 'Google authentication failed'],
  ] as const) {
    deny();
    await page.goto(at(path));
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.waitForURL((url) => url.origin === server.url && url.pathname === path && url.searchParams.has('error'));
    await expect(page.getByRole('main').getByRole('alert')).toContainText(title);
  }
  googleSays({ email: 'unsure@gmail.example', email_verified: false, name: 'Un Sure' });
  await page.goto(at('/auth'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Google has not verified this email address.');
  expect((await page.request.get(at('/api/me'))).status()).toBe(401);
});

test('a merchant who uses Google at the admin login is refused and signed out', async ({ page }) => {
  googleSays({ email: 'noor@gmail.example', email_verified: true, name: 'Noor Haddad' });
  await page.goto(at('/admin/auth'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByText('Access denied. This login is for authorized administrators only.')).toBeVisible();
  expect((await page.request.get(at('/api/me'))).status()).toBe(401);
});

test('staff without a second factor must set one up, and enter it at the next sign-in', async ({ page, context }) => {
  execFileSync(process.execPath, ['scripts/operator.ts', 'grant-staff', 'ada@lind.example'], {
    env: server.env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await signIn(page, 'ada@lind.example', '/admin/auth?redirectTo=%2Fadmin%2Fusers');
  await page.waitForURL('**/account?redirectTo=%2Fadmin%2Fusers#second-factor');
  const section = page.getByRole('region', { name: 'Second factor', exact: true });
  await expect(section).toContainText('the password alone does not let them in');
  await expect(section.getByRole('heading', { level: 2 })).toBeFocused();
  await expectAccessible(page);
  await page.goto(at('/admin'));
  await page.waitForURL('**/account?redirectTo=%2Fadmin#second-factor');
  const { key, backupCodes } = await setUpApp(page, password);
  await section.getByRole('link', { name: 'Continue to where you were going' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();

  await context.clearCookies();
  await signIn(page, 'ada@lind.example', '/admin/auth');
  await page.waitForURL('**/auth/code?redirectTo=%2Fadmin&from=admin');
  await page.getByLabel('6-digit code').fill(await codeFor(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();

  // After signing in with Google there is already a session before the code is entered, but it gives access only to the
  // second step.
  await context.clearCookies();
  googleSays({ email: 'ada@lind.example', email_verified: true, name: 'Ada Lind' });
  await page.goto(at('/admin/auth'));
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL('**/auth/code?redirectTo=%2Fadmin');
  expect((await page.request.get(at('/api/admin/stats'))).status()).toBe(403);
  await expect(page.getByText('You are signed in as ada@lind.example.')).toBeVisible();
  await page.getByRole('button', { name: 'Use a backup code instead' }).click();
  await page.getByLabel('Backup code').fill(backupCodes[0] ?? '');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
});

test('a merchant with a second factor is refused at the admin login as well', async ({ page, context }) => {
  await signIn(page, 'noor@gmail.example', '/auth?redirectTo=%2Faccount');
  await page.waitForURL('**/account');
  const { key } = await setUpApp(page, password);
  await context.clearCookies();
  await signIn(page, 'noor@gmail.example', '/admin/auth');
  await page.getByLabel('6-digit code').fill(await codeFor(key));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Access denied. This login is for authorized administrators only.')).toBeVisible();
  expect((await page.request.get(at('/api/me'))).status()).toBe(401);
});

test('while Google cannot be reached, both logins say so and stop loading', async ({ page }) => {
  await server.close();
  const other = await openServer(
    {
      DEMO: 'off',
      GOOGLE_CLIENT_ID: 'unhold',
      GOOGLE_CLIENT_SECRET: 'secret',
      GOOGLE_DISCOVERY_URL: 'http://127.0.0.1:9/.well-known/openid-configuration',
    },
    server,
  );
  try {
    for (const [path, title] of [
      ['/auth', 'Authentication Error'],
      ['/admin/auth', 'Google authentication failed'],
    ] as const) {
      await page.goto(`${other.url}${path}`);
      await page.getByRole('button', { name: 'Continue with Google' }).click();
      await expect(page.getByRole('alert')).toContainText(title);
      await expect(page.getByRole('alert')).toContainText('Google cannot be reached right now.');
      await expect(page.getByRole('button', { name: 'Sign In', exact: true })).not.toHaveAttribute('data-busy', 'true');
    }
  } finally {
    await other.close();
  }
});
