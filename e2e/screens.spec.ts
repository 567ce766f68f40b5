// @proves screens-journey
import type { Page } from '@playwright/test';
import { knownPaths } from '../web/paths/paths.ts';
import { injectAlways } from './axe.ts';
import { expect } from './expect.ts';
import { moveTo } from './move-to.ts';
import { demoAccount, expectAccessible } from './people.ts';
import { enterAs, read } from './sessions.ts';
import { test } from './warm-page.ts';

type Screen = {
  pattern: string;
  path?: (page: Page) => Promise<string>;
  h1: string | RegExp;
  title: RegExp;
  status?: number;
};

// Pages without our scripts: each is loaded separately.
const publicScreens: Screen[] = [
  { pattern: '/', h1: /^Your processor is holding your money/, title: /^Unhold: demand letters/ },
  { pattern: '/thank-you', h1: 'Your case is in review', title: /^Application received · Unhold$/ },
  { pattern: '/not-found', h1: 'Oops! Page not found', title: /^Page not found · Unhold$/, status: 404 },
  { pattern: '/es/apply', h1: 'Su cuenta', title: /^Su cuenta · Paso 1 de 9 · Unhold$/ },
];
const visitorScreens: Screen[] = [
  { pattern: '/auth', h1: 'Sign in', title: /^Sign in · Unhold$/ },
  { pattern: '/auth/code', h1: 'Second step', title: /^Second step · Unhold$/ },
  { pattern: '/auth/forgot', h1: 'Forgot your password?', title: /^Forgot your password\? · Unhold$/ },
  { pattern: '/auth/reset', h1: 'This link no longer works', title: /^Set a new password · Unhold$/ },
  { pattern: '/auth/confirmed', h1: 'Your email is confirmed', title: /^Email confirmation · Unhold$/ },
  { pattern: '/invitation', h1: 'This link opens no invitation', title: /^Invitation · Unhold$/ },
  { pattern: '/admin/auth', h1: 'Admin sign in', title: /^Admin sign in · Unhold$/ },
];
const merchantScreens: Screen[] = [
  { pattern: '/dashboard', h1: 'Welcome, Mara Ellison', title: /^Dashboard · Unhold$/ },
  {
    pattern: '/dashboard/cases/:id',
    path: ownCaseOf('Copperfield'),
    h1: 'Copperfield Coffee Roasters LLC',
    title: /^Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/details',
    path: ownCaseOf('Juniper', '/details'),
    h1: 'Application details',
    title: /^Details · Juniper & Rye Ceramics LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/agreement',
    path: ownCaseOf('Copperfield', '/agreement'),
    h1: 'Success-fee agreement',
    title: /^Sign · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/form',
    path: ownCaseOf('Copperfield', '/form'),
    h1: 'The processor’s form',
    title: /^The processor’s form · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/notice',
    path: ownCaseOf('Copperfield', '/notice'),
    h1: 'The agreements and your notice',
    title: /^The agreements and your notice · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/facts',
    path: ownCaseOf('Copperfield', '/facts'),
    h1: 'Is this right?',
    title: /^Confirm the facts · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/story',
    path: ownCaseOf('Copperfield', '/story'),
    h1: 'What happened, and when?',
    title: /^What happened · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/sign/:kind',
    path: ownCaseOf('Copperfield', '/sign/notice'),
    h1: 'Nothing to sign',
    title: /^Sign · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/record',
    path: ownCaseOf('Copperfield', '/record'),
    h1: /^Record of case UH-/,
    title: /^Record · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/records',
    path: ownCaseOf('Copperfield', '/records'),
    h1: 'Records from your processor',
    title: /^Records from your processor · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/letters/:letter',
    path: ownLetter,
    h1: 'What the letter says',
    title: /^Letter in Spanish · .+ · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/cases/:id/sharing',
    path: ownCaseOf('Copperfield', '/sharing'),
    h1: 'Your accountant or partner',
    title: /^Who has access · Copperfield Coffee Roasters LLC · Case · Unhold$/,
  },
  {
    pattern: '/dashboard/shared/:id',
    path: async () => `/dashboard/shared/${crypto.randomUUID()}`,
    h1: 'Oops! Page not found',
    title: /^Page not found · Unhold$/,
  },
  { pattern: '/account', h1: 'Account', title: /^Account · Unhold$/ },
  { pattern: '/apply', h1: 'Case Details', title: /^Case Details · Step 2 of 9 · Unhold$/ },
];
const staffScreens: Screen[] = [
  { pattern: '/admin', h1: 'Admin Panel', title: /^Admin Panel · Unhold$/ },
  {
    pattern: '/admin/cases/:id',
    path: caseOf('Copperfield'),
    h1: /^Copperfield Coffee Roasters LLC$/,
    title: /^Case · Unhold$/,
  },
  {
    pattern: '/admin/letters/:id/print',
    path: letterToPrint,
    h1: 'Demand for Release of Withheld Funds',
    title: /^UH-\d+-\d+ Demand for Release of Withheld Funds · Unhold$/,
  },
  { pattern: '/admin/work', h1: 'Work', title: /^Work · Unhold$/ },
  { pattern: '/admin/reports', h1: 'Reports', title: /^Reports · Unhold$/ },
  { pattern: '/admin/knowledge', h1: 'Knowledge', title: /^Knowledge · Unhold$/ },
  {
    pattern: '/admin/knowledge/:kind/:key',
    path: async () => '/admin/knowledge/processor/square',
    h1: 'Square',
    title: /^Knowledge · Unhold$/,
  },
  { pattern: '/admin/users', h1: 'Users', title: /^Users · Unhold$/ },
  { pattern: '/admin/addresses', h1: 'Addresses', title: /^Addresses · Unhold$/ },
  { pattern: '/admin/inquiries', h1: 'Inquiries', title: /^Inquiries · Unhold$/ },
  { pattern: '/admin/erasures', h1: 'Erasures', title: /^Erasures · Unhold$/ },
  { pattern: '/admin/security', h1: 'Security log', title: /^Security log · Unhold$/ },
  { pattern: '/admin/system', h1: 'System', title: /^System · Unhold$/ },
];
const attorneyScreens: Screen[] = [
  { pattern: '/attorney', h1: 'Letters to review', title: /^Letters to review · Unhold$/ },
  {
    pattern: '/attorney/letters/:id',
    path: anyLetter,
    h1: /^(Initial demand|Follow-up|Final demand|Escalation) to /,
    title: /^Letter · Unhold$/,
  },
  {
    pattern: '/attorney/cases/:id/engagement',
    path: async (page) => `/attorney/cases/${(await queued(page))?.case_id}/engagement`,
    h1: /^Engagement with /,
    title: /^Engagement · Unhold$/,
  },
  {
    pattern: '/attorney/cases/:id/papers/:kind',
    path: async (page) => `/attorney/cases/${(await queued(page))?.case_id}/papers/closing_statement`,
    h1: 'Nothing to sign',
    title: /^Paper of counsel · Unhold$/,
  },
  {
    pattern: '/attorney/clients/:id',
    path: async (page) => `/attorney/clients/${(await queued(page))?.case_id}`,
    h1: /.+/,
    title: /^With your client · Unhold$/,
  },
  { pattern: '/attorney/conflicts', h1: 'Conflicts', title: /^Conflicts · Unhold$/ },
  { pattern: '/attorney/knowledge', h1: 'Knowledge', title: /^Knowledge · Unhold$/ },
  {
    pattern: '/attorney/knowledge/:kind/:key',
    path: async () => '/attorney/knowledge/authority/ucc-1-304',
    h1: 'U.C.C. § 1-304',
    title: /^Knowledge · Unhold$/,
  },
];

// public-looks.spec.ts checks the public pages.
test('every URL of the product is checked', () => {
  const seen = [publicScreens, visitorScreens, merchantScreens, staffScreens, attorneyScreens]
    .flat()
    .map((screen) => screen.pattern);
  expect(seen).toEqual(
    expect.arrayContaining(knownPaths.filter((known) => known.kind === 'app').map((known) => known.pattern)),
  );
});

const looks = [
  ['the public pages', null, publicScreens],
  ['a visitor', null, visitorScreens],
  ['a merchant', 'merchant', merchantScreens],
  ['staff', 'staff', staffScreens],
  ['an attorney', 'attorney', attorneyScreens],
] as const;

for (const [who, role, screens] of looks) {
  test(
    `each screen of ${who} has one heading and a title, and axe finds nothing in light, dark and at 320 px`,
    { tag: screens === publicScreens ? '@spoils' : [] },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      if (role) await enterAs(page, role);
      if (screens === publicScreens) await injectAlways(page);
      for (const [index, screen] of screens.entries())
        await test.step(screen.pattern, () => lookAt(page, screen, screens !== publicScreens && index > 0));
    },
  );
}

/**
 * Checks one screen. `inside`: reached by navigating within the application, and also requested directly for its
 * status.
 */
async function lookAt(page: Page, { pattern, path, h1, title, status = 200 }: Screen, inside: boolean): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  const address = (await path?.(page)) ?? pattern;
  const response = inside ? await page.request.get(address) : await page.goto(address);
  expect(response?.status()).toBe(status);
  if (inside) await moveTo(page, address);
  await expect(page.getByRole('heading', { level: 1, name: h1, exact: true })).toBeVisible();
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(title);
  await expect(page.locator('.skeleton, .spinner')).toHaveCount(0);
  // What all screens share was checked on the first one.
  const seen = inside ? ['.app-header'] : [];
  await expectAccessible(page, seen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page, seen);
}

function caseOf(business: string) {
  return async (page: Page) => {
    const { items } = await read<{ items: { id: string }[] }>(page, `/admin/cases?search=${business}`);
    return `/admin/cases/${items[0]?.id}`;
  };
}

/** A letter that was sent in one of the merchant's cases. */
async function ownLetter(merchant: Page): Promise<string> {
  const { items } = await read<{ items: { id: string }[] }>(merchant, '/cases');
  for (const { id } of items) {
    const { letters } = await read<{ letters: { id: string }[] }>(merchant, `/cases/${id}`);
    if (letters[0]) return `/dashboard/cases/${id}/letters/${letters[0].id}`;
  }
  throw new Error('No letter of this merchant was sent.');
}

function ownCaseOf(business: string, page = '') {
  return async (merchant: Page) => {
    const { items } = await read<{ items: { id: string; legal_business_name: string }[] }>(merchant, '/cases');
    return `/dashboard/cases/${items.find((each) => each.legal_business_name.startsWith(business))?.id}${page}`;
  };
}

async function letterToPrint(page: Page): Promise<string> {
  const { items } = await read<{ items: { id: string }[] }>(page, '/admin/cases?search=Copperfield');
  const letters = await read<{ items: { id: string; demand_type: string }[] }>(
    page,
    `/admin/cases/${items[0]?.id}/letters`,
  );
  return `/admin/letters/${letters.items.find((letter) => letter.demand_type === 'initial')?.id}/print`;
}

async function queued(page: Page) {
  return (await read<{ items: { letter_id: string; case_id: string }[] }>(page, '/attorney/queue')).items[0];
}

async function anyLetter(page: Page): Promise<string> {
  return `/attorney/letters/${(await queued(page))?.letter_id}`;
}

test('an unknown URL returns 404 with a link home, at any depth', async ({ page }) => {
  for (const path of ['/no-such-page', '/admin/nothing', '/apply/extra', '/index.html', '/__spa-fallback.html']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByText('404', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  }
});

test('a visitor who requests the dashboard signs in first and is then redirected there', async ({ page }) => {
  await page.goto('/dashboard?from=letter');
  await page.waitForURL((url) => url.pathname === '/auth');
  expect(new URL(page.url()).searchParams.get('redirectTo')).toBe('/dashboard?from=letter');
  const { email, password } = demoAccount('merchant');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL('**/dashboard?from=letter');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Mara Ellison' })).toBeVisible();
  // When signed in, the home page and the sign-in page redirect to the dashboard.
  await page.goto('/');
  await page.waitForURL('**/dashboard');
  await page.goto('/auth');
  await page.waitForURL('**/dashboard');
});

test('the admin panel redirects visitors to its sign-in, and refuses merchants with the spec’s message', async ({
  page,
}) => {
  await page.goto('/admin');
  await page.waitForURL('**/admin/auth?redirectTo=%2Fadmin');
  await expect(page.getByRole('heading', { level: 1, name: 'Admin sign in' })).toBeVisible();
  await enterAs(page, 'merchant');
  for (const path of ['/admin', '/admin/users', '/admin/cases/01900000-0000-7000-8000-000000000009']) {
    await page.goto(path);
    await page.waitForURL('**/dashboard');
    await expect(page.getByText('Access Denied', { exact: true })).toBeVisible();
    await expect(page.getByText("You don't have admin access to this panel.")).toBeVisible();
  }
  // Merchants are refused as attorneys, too.
  await page.goto('/attorney');
  await page.waitForURL('**/dashboard');
});
