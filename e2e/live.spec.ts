import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { openServer } from './open-server.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import { test } from './warm-page.ts';

type Listed = { items: { id: string; case_number: string; version: number }[] };

/** Marks the page: a reload would remove the mark. */
const mark = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'here';
  });
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.dataset['mark'] === 'here');
const listening = (page: Page) =>
  page.waitForResponse((response) => response.url().includes('/api/events?') && response.status() === 200);

test('staff changes appear to the merchant without a reload, and merchant submissions appear to staff', async ({
  page,
  another,
}) => {
  const business = `Live Wire Goods ${Date.now()}`;
  await enterAsNewMerchant(page, 'Ida Live');
  const number = await submitCase(page, { ...requiredFields, legalBusinessName: business });
  await Promise.all([listening(page), page.goto('/dashboard')]);
  const card = page.getByRole('article', { name: business });
  // Wait for the drafting: it changes the case too, and a change by staff to an older version is refused.
  await expect(card).toContainText('With attorney');
  await mark(page);

  const staff = await another();
  await enterAs(staff, 'staff');
  await Promise.all([listening(staff), staff.goto(`/admin?search=${encodeURIComponent('Live Wire')}`)]);
  await staff
    .getByRole('row')
    .filter({ hasText: business })
    .getByLabel(/^Status of/)
    .selectOption('in_progress');
  await expect(card).toContainText('IN PROGRESS');
  expect(await isMarked(page)).toBe(true);

  await mark(staff);
  const later = `${business} Second`;
  await submitCase(page, { ...requiredFields, legalBusinessName: later });
  await expect(staff.getByRole('row').filter({ hasText: later })).toBeVisible();
  await expect(page.getByRole('article', { name: later })).toBeVisible();
  expect(await isMarked(staff)).toBe(true);
  expect(number).toMatch(/^UH-/);
});

test('a message appears in the open case at once, and an internal one never does', async ({ page, another }) => {
  await enterAsNewMerchant(page, 'Ola Live');
  const number = await submitCase(page);
  const { items } = await read<Listed>(page, '/cases');
  const id = items.find((each) => each.case_number === number)?.id ?? '';
  await Promise.all([listening(page), page.goto(`/dashboard/cases/${id}`)]);
  await expect(page.getByRole('heading', { name: 'With the team' })).toBeVisible();
  await mark(page);
  const staff = await another();
  await enterAs(staff, 'staff');
  const say = (body: string, visibility: string) =>
    send(staff, 'POST', `/cases/${id}/messages`, { message_id: crypto.randomUUID(), body, visibility });
  await say('Words for the house alone.', 'internal');
  await say('We have read your notice.', 'merchant');
  await expect(page.getByText('We have read your notice.').first()).toBeVisible();
  await expect(page.getByText('Words for the house alone.')).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
});

test(
  'after 30 seconds without a connection the page says so, until it reconnects',
  { tag: '@spoils' },
  async ({ page }) => {
    await enterAsNewMerchant(page, 'Una Live');
    await page.clock.install();
    await page.route('**/api/events?*', (route) => route.abort());
    await Promise.all([page.waitForRequest('**/api/events?*'), page.goto('/dashboard')]);
    const status = page.locator('.live-status');
    await page.clock.runFor(29_000);
    await expect(status).toBeEmpty();
    await page.clock.runFor(2_000);
    await expect(status).toHaveText('Reconnecting… This page may be out of date.');
    await expectAccessible(page);
    await page.unroute('**/api/events?*');
    const back = listening(page);
    await page.clock.runFor(10_000);
    await back;
    await expect(status).toBeEmpty();
  },
);

test('after a server restart the page reconnects and fetches what happened meanwhile', async ({ page }) => {
  // Two full server starts alongside the other tests.
  test.setTimeout(300_000);
  let server = await openServer({ DEMO: 'off' });
  const origin = server.url;
  const call = async (method: string, path: string, data: object, headers: Record<string, string> = {}) => {
    const response = await page.request.fetch(`${origin}/api${path}`, {
      method,
      data,
      headers: { origin, ...headers },
    });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as { version: number };
  };
  const submit = async (legalBusinessName: string) => {
    const { version: open } = (await (await page.request.get(`${origin}/api/application-draft`)).json()) as {
      version: number;
    };
    const { version } = await call('PUT', '/application-draft', {
      version: open,
      step: 8,
      answers: { fields: { ...requiredFields, legalBusinessName }, owners: [{}], previousProcessors: [{}], files: [] },
    });
    await call('POST', '/applications', { version }, { 'idempotency-key': crypto.randomUUID() });
  };
  try {
    await call('POST', '/auth/sign-up/email', {
      email: 'live@merchant.example',
      password: 'a long enough pass',
      name: 'Eve Live',
    });
    await submit('Before The Restart LLC');
    await Promise.all([listening(page), page.goto(`${origin}/dashboard`)]);
    await expect(page.getByRole('article', { name: 'Before The Restart LLC' })).toBeVisible();
    await mark(page);
    expect(await server.close()).toEqual([0, null]);
    const back = listening(page);
    server = await openServer({ DEMO: 'off' }, server);
    await submit('After The Restart LLC');
    await back;
    await expect(page.getByRole('article', { name: 'After The Restart LLC' })).toBeVisible();
    await submit('Live Again LLC');
    await expect(page.getByRole('article', { name: 'Live Again LLC' })).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  } finally {
    await server.close();
  }
});
