// @proves staff-journey
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { dataDir, expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, newAccount, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

type Row = { id: string; case_number: string; business: string; status: string; attorney_name: string | null };
const rowsOnServer = async (page: Page, query = '') =>
  await read<{ items: Row[]; total: number }>(page, `/admin/cases${query}`);
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Table of cases' })
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const rowOf = (page: Page, business: string) => rows(page).filter({ hasText: business });

test('staff see the four figures, and find a case by search, status and priority, all in the URL', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/admin');
  const { total } = await rowsOnServer(page);
  const active = await Promise.all(
    ['intake', 'under_review', 'in_progress'].map(
      async (status) => (await rowsOnServer(page, `?status=${status}`)).total,
    ),
  );
  const card = (name: string) => page.locator('.stat-cards > div').filter({ hasText: name }).locator('dd');
  await expect(card('Total Cases')).toHaveText(String(total));
  await expect(card('Active Cases')).toHaveText(String(active.reduce((sum, each) => sum + each, 0)));
  await expect(card('Total Users')).toHaveText(/^\d+$/);
  await expect(card('Total Value')).toHaveText(/^\$[\d,]+(\.\d\d)?$/);
  // A page shows up to fifty.
  const shown = Math.min(total, 50);
  await expect(page.getByText(`1–${shown} of ${total} cases`)).toBeVisible();
  const heads = [
    'Client',
    'Business',
    'Processor',
    'Amount',
    'Status',
    'Priority',
    'Stage',
    'Next',
    'Due',
    'Owner',
    'Created',
    'Actions',
  ];
  await expect(page.getByRole('columnheader')).toHaveText(heads);

  await page.getByLabel('Search').fill('copperfield');
  await page.waitForURL('**/admin?search=copperfield');
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(page.getByLabel('Search')).toHaveValue('copperfield');
  await expect(rowOf(page, 'Copperfield Coffee Roasters LLC')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.waitForURL((url) => url.pathname === '/admin' && url.search === '');
  await expect(rows(page)).toHaveCount(shown);

  await page.getByLabel('Status', { exact: true }).selectOption('in_progress');
  await page.getByLabel('Priority', { exact: true }).selectOption('high');
  await page.waitForURL(
    (url) => url.searchParams.get('status') === 'in_progress' && url.searchParams.get('priority') === 'high',
  );
  await expect(rows(page)).toHaveCount((await rowsOnServer(page, '?status=in_progress&priority=high')).total);
  await expect(rowOf(page, 'Old Harbor Watch Company Inc')).toBeVisible();
  await page.goBack();
  await page.waitForURL((url) => url.searchParams.get('status') === 'in_progress' && !url.searchParams.has('priority'));
  await expect(rowOf(page, 'Meridian Fitness Online LLC')).toBeVisible();
  await page.getByRole('button', { name: 'Amount' }).click();
  await expect(rows(page).first()).toContainText('Old Harbor Watch Company Inc');
  await page.getByLabel('Search').fill('no such merchant');
  await expect(page.getByRole('heading', { name: 'No case matches these filters' })).toBeVisible();
  await expectAccessible(page);
});

test('a status change in the table can be undone, and one that cannot be saved is reverted', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/admin?search=bluegate');
  const status = rowOf(page, 'Bluegate').getByLabel(/^Status of/);
  const saved = async () => (await rowsOnServer(page, '?search=bluegate')).items[0]?.status;
  await status.selectOption('resolved');
  await expect(page.getByText('Case status updated successfully.')).toBeVisible();
  expect(await saved()).toBe('resolved');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(status).toHaveValue('under_review');
  await expect.poll(saved).toBe('under_review');

  await page.route('**/api/admin/cases/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await status.selectOption('closed');
  await expect(page.getByText('Failed to update case status.')).toBeVisible();
  await expect(status).toHaveValue('under_review');
  await rowOf(page, 'Bluegate')
    .getByLabel(/^Priority of/)
    .selectOption('high');
  await expect(page.getByText('Failed to update case priority.')).toBeVisible();
  expect(await saved()).toBe('under_review');
  await expectAccessible(page);
});

test('a case opens over the list, downloads its files and records staff changes in its history', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/admin?search=saltmarsh');
  await rowOf(page, 'Saltmarsh').getByRole('rowheader').getByRole('link').click();
  const box = page.getByRole('dialog', { name: 'Saltmarsh Outfitters LLC' });
  await expect(box.getByRole('region', { name: 'Overview', exact: true })).toContainText('$29,310.00');
  await box.getByRole('tab', { name: /^Files/ }).click();
  const file = page
    .getByRole('region', { name: 'Files of this case' })
    .getByRole('row')
    .filter({ hasText: 'hold-notice.pdf' });
  await expect(file).toContainText(/\d+\.\d KB/);
  const [download] = await Promise.all([page.waitForEvent('download'), file.getByRole('link').click()]);
  expect(download.suggestedFilename()).toBe('hold-notice.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  const priority = box.getByLabel(/^Priority of/);
  await priority.selectOption('low');
  await expect(page.getByText('Case priority updated successfully.')).toBeVisible();
  await box.getByRole('tab', { name: /^History/ }).click();
  await expect(box.getByRole('region', { name: 'History', exact: true }).getByRole('row').nth(1)).toContainText(
    /staff@demo\.example.*Priority.*High.*Low/,
  );
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(priority).toHaveValue('high');
  await box.getByRole('tab', { name: /^Letters/ }).click();
  await expect(page).toHaveURL(/show=letters/);
  // Staff can read a letter at the desk; the queue is the attorney's, so its URL redirects staff to their panel.
  await page
    .getByRole('region', { name: 'Previously generated letters' })
    .getByRole('link', { name: /^View/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Initial demand/ })).toBeVisible();
  await page.goto('/attorney');
  await page.waitForURL('**/admin');
});

test('a case can be reassigned to another attorney, and moves to their queue', async ({ page, another }) => {
  const attorney = await another();
  const account = await enterAsNewMerchant(attorney, 'Lena Brook');
  grant(
    'grant-attorney',
    account.email,
    '--bar-number',
    'SAMPLE-2',
    '--bar-state',
    'Oregon',
    '--firm',
    'Brook Sample Law',
  );
  await enterAs(page, 'staff');
  await page.goto('/admin?search=bluegate');
  await rowOf(page, 'Bluegate').getByRole('rowheader').getByRole('link').click();
  await expect(page.getByLabel('Attorney').getByRole('option', { selected: true })).toHaveText(/^Jordan Avery/);
  await page.getByLabel('Attorney').selectOption({ label: 'Lena Brook (0 open)' });
  await expect(page.getByText('Assigned to Lena Brook.')).toBeVisible();
  await attorney.goto('/attorney');
  await expect(attorney.getByRole('row').filter({ hasText: 'Bluegate Tutoring LLC' })).toBeVisible();

  // Give the case back: new cases go to the attorney with the fewest, and later tests expect the demo's attorney.
  const { items } = await read<{ items: { id: string; name: string }[] }>(page, '/admin/attorneys');
  const idOf = (name: RegExp) => items.find((each) => name.test(each.name))?.id ?? '';
  const [bluegate] = (await rowsOnServer(page, '?search=bluegate')).items;
  await send(page, 'POST', `/admin/cases/${bluegate?.id}/assign`, { attorney_id: idOf(/^Jordan Avery/) });
  const lena = `/admin/users/${idOf(/^Lena Brook/)}`;
  const { version } = await read<{ version: number }>(page, lena);
  await send(page, 'PATCH', lena, { role: 'client' }, { 'if-match': String(version) });
});

/** The operator's command, run alongside the server. */
function grant(...args: string[]): void {
  execFileSync('node', ['scripts/operator.ts', ...args], {
    env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    timeout: 30_000,
  });
}

test('staff grant admin access by email, which takes effect at once; unknown emails are refused and blank ones ignored', async ({
  page,
  another,
}) => {
  const colleague = await another();
  const { email } = await enterAsNewMerchant(colleague, 'Sam Field');
  await enterAs(page, 'staff');
  await page.goto('/admin/users');
  const box = page.getByLabel('Email');
  const press = () => page.getByRole('button', { name: 'Grant Admin Access' }).click();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/rpc/') && asked.push(request.url()));
  await box.fill('   ');
  await press();
  await box.fill('not an address');
  await press();
  await expect(page.getByText('Enter an email address in the form name@example.com.')).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await box.fill(newAccount().email);
  await press();
  await expect(page.getByText('Error creating admin user')).toBeVisible();
  await expect(
    page.getByText('There is no account with this email. The user must already have an account.'),
  ).toBeVisible();
  await box.fill(`  ${email} `);
  await press();
  await expect(page.getByText('Admin user created')).toBeVisible();
  await expect(page.getByText(`${email} has been granted admin access.`)).toBeVisible();
  await expect(box).toHaveValue('');
  await colleague.goto('/admin');
  await expect(colleague.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeVisible();
});
