// @proves admin-cases-journey
import { readFileSync } from 'node:fs';
import type { Route } from '@playwright/test';
import {
  found,
  focusedRow,
  patch,
  refuse,
  rowOf,
  rows,
  toast,
  withManyCases,
  type List,
  type Row,
} from './admin-lists.ts';
import { axeFindings, wcag } from './axe.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read } from './sessions.ts';
import { test } from './warm-page.ts';

test('a row can be opened, edited, reported and analyzed, and each failure shows the spec’s message', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  const theCase = await found(page, 'Bluegate');
  await page.goto('/admin?search=bluegate');
  const act = async (name: string) => {
    await page.getByRole('button', { name: `Actions for ${theCase.case_number}` }).click();
    await page.getByRole('menuitem', { name }).click();
  };
  const [download] = await Promise.all([page.waitForEvent('download'), act('Download case report')]);
  expect(JSON.parse(readFileSync(await download.path(), 'utf8'))).toMatchObject({
    caseId: theCase.id,
    status: theCase.status,
  });
  await expect(toast(page, 'Case report downloaded successfully.')).toBeVisible();
  await page.route('**/report', refuse('The report could not be made.', 500, 'INTERNAL'));
  await act('Download case report');
  await expect(toast(page, 'Failed to download case report.')).toBeVisible();

  const asked: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/functions/') && asked.push(request.url().split('/').at(-1) ?? ''),
  );
  await page.route('**/ai-test-function', refuse('The analysis engine is away.'));
  await act('Generate AI analysis');
  await expect(toast(page, 'Test Failed')).toBeVisible();
  await expect(toast(page, 'The analysis engine is away.')).toBeVisible();
  expect(asked).toEqual(['ai-test-function']);
  await page.unroute('**/ai-test-function');
  let answer: (route: Route) => Promise<void> = refuse('The facts are missing.');
  let release = () => {};
  await page.route('**/ai-comprehensive-case-analyzer', async (route) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    await answer(route);
  });
  await act('Generate AI analysis');
  await expect(rowOf(page, 'Bluegate').getByRole('status')).toHaveText('Analyzing…');
  release();
  await expect(toast(page, 'Failed to generate AI analysis: The facts are missing.')).toBeVisible();
  answer = (route) => route.continue();
  await act('Generate AI analysis');
  await expect(rowOf(page, 'Bluegate').getByRole('status')).toHaveText('Analyzing…');
  release();
  await expect(toast(page, 'Comprehensive AI analysis generated')).toBeVisible();
  await expect(toast(page, 'Check the Messages tab.')).toBeVisible();
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.waitForURL(
    (url) =>
      url.searchParams.get('case') === theCase.id &&
      url.searchParams.get('show') === 'messages' &&
      url.searchParams.get('search') === 'bluegate',
  );
  await page.goBack();
  await page.getByRole('link', { name: theCase.case_number }).click();
  await page.waitForURL((url) => url.searchParams.get('case') === theCase.id);
  await page.goBack();
  await page.getByRole('button', { name: `Actions for ${theCase.case_number}` }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.waitForURL((url) => url.searchParams.get('edit') === theCase.id);
});

test('a bulk change reports how many cases were changed or refused and why, and Undo reverts it', async ({ page }) => {
  await enterAs(page, 'staff');
  // No live updates: the page must hold an outdated version.
  await page.route('**/api/events?*', (route) => route.abort());
  await page.goto('/admin?status=in_progress&sort=business&direction=asc');
  const before = (await read<List>(page, '/admin/cases?status=in_progress&sort=business&direction=asc')).items.slice(
    0,
    3,
  );
  const numbers = before.map((each) => each.case_number);
  const priorities = async () =>
    Promise.all(before.map(async ({ id }) => (await read<Row>(page, `/admin/cases/${id}`)).priority));
  const was = await priorities();
  await expect(rowOf(page, before[0]?.business ?? '')).toBeVisible();
  // A change made in the row itself also conflicts with the colleague's, and the row then shows what they saved.
  const last = (await read<List>(page, '/admin/cases?status=in_progress&sort=business&direction=asc')).items.at(
    -1,
  ) as Row;
  const theirs = last.priority === 'medium' ? 'low' : 'medium';
  await patch(page, last, { priority: theirs });
  const select = page.getByLabel(`Priority of ${last.case_number}`);
  await select.selectOption(theirs === 'low' ? 'high' : 'low');
  await expect(toast(page, 'Failed to update case priority.')).toBeVisible();
  await expect(
    toast(page, 'Somebody else changed this case in the meantime. It now shows what they saved.'),
  ).toBeVisible();
  await expect(select).toHaveValue(theirs);
  await patch(page, last, { priority: last.priority });
  const box = (index: number) => page.getByLabel(`Select ${numbers[index]}`);
  await box(0).check();
  await box(2).click({ modifiers: ['Shift'] });
  const bar = page.getByRole('region', { name: 'Selected cases' });
  await expect(bar.locator('.bulk-bar__count')).toHaveText('3 selected');
  const set = async (menu: string, item: string) => {
    await bar.getByRole('button', { name: menu }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const second = before[1] as Row;
  await patch(page, second, { priority: was[1] === 'low' ? 'medium' : 'low' });
  await set('Set status', 'Under Review');
  await expect(toast(page, '2 cases changed: status Under Review.')).toBeVisible();
  await expect(toast(page, '1 case refused: the list below the table says why.')).toBeVisible();
  await expect(bar.getByText('1 case was refused')).toBeVisible();
  await expect(bar.getByRole('listitem')).toHaveText(new RegExp(`^${numbers[1]}: .+`));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '2 cases changed: as before.')).toBeVisible();
  expect(await Promise.all(before.map(async ({ id }) => (await read<Row>(page, `/admin/cases/${id}`)).status))).toEqual(
    Array(3).fill('in_progress'),
  );
  // The page has refetched the refused case, so the change now succeeds.
  await set('Set status', 'Closed');
  await expect(toast(page, '3 cases changed: status Closed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, '3 cases changed: as before.')).toBeVisible();
  await set('Set status', 'In Progress');
  await expect(toast(page, 'Nothing to change: status In Progress already.')).toBeVisible();
  await patch(page, second, { priority: was[1] });
  expect(await priorities()).toEqual(was);

  await set('Set priority', 'High');
  await expect(toast(page, /^\d cases? changed: priority High\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page, /^\d cases? changed: as before\.$/).last()).toBeVisible();
  await expect.poll(priorities).toEqual(was);
  await set('Assign owner', 'Robin Ward');
  await expect(toast(page, /owner Robin Ward/)).toBeVisible();
  await page.route('**/api/admin/cases/bulk', refuse('The database is away.', 503, 'DATABASE_UNAVAILABLE'));
  await bar.getByRole('button', { name: 'Assign attorney' }).click();
  await page.getByRole('menuitem', { name: /^Jordan Avery/ }).click();
  await expect(toast(page, 'Failed to change the cases.')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
});

test('the selection spans pages up to its limit, and the j and k keys cross page boundaries', async ({ page }) => {
  await enterAs(page, 'staff');
  await withManyCases(page, 640);
  await page.goto('/admin?rows=100');
  await expect(rows(page)).toHaveCount(100);
  const bar = page.getByRole('region', { name: 'Selected cases' });
  for (let first = 0; first < 500; first += 100) {
    await expect(rows(page).first()).toContainText(`Client ${first}`);
    await page.getByLabel('Select all cases of this page').check();
    await page.getByRole('button', { name: 'Next' }).click();
  }
  await expect(page.getByText('501–600 of 640 cases')).toBeVisible();
  await expect(bar.locator('.bulk-bar__count')).toHaveText('500 selected, none on this page');
  await page.getByLabel('Select UH-T-500').click();
  await expect(toast(page, 'At most 500 cases at once')).toBeVisible();
  await bar.getByRole('button', { name: 'Clear' }).click();

  await page.getByLabel('Select UH-T-599').focus();
  await page.keyboard.press('j');
  await expect(page.getByText('601–640 of 640 cases')).toBeVisible();
  await expect.poll(() => focusedRow(page)).toContain('Business 600');
  await page.keyboard.press('k');
  await expect.poll(() => focusedRow(page)).toContain('Business 599');
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await expect(bar.locator('.bulk-bar__count')).toHaveText('2 selected');
});

test('the panel works on a phone and in dark mode, and a list or role that cannot be loaded is reported', async ({
  page,
}) => {
  await enterAs(page, 'staff');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin');
  await expect(page.locator('header [aria-current]'), 'one entry of the navigation is current').toHaveCount(1);
  const { items } = await read<List>(page, '/admin/cases');
  await page.getByLabel(`Select ${items[0]?.case_number}`).check();
  const pager = page.getByRole('navigation', { name: 'Pages of cases' });
  await pager.scrollIntoViewIfNeeded();
  const [bar, pages] = await Promise.all([page.locator('.bulk-bar').boundingBox(), pager.boundingBox()]);
  expect(bar && pages && bar.y + bar.height <= pages.y, 'the bulk bar leaves the pager free').toBe(true);
  await page.getByRole('button', { name: `Actions for ${items[1]?.case_number}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['View', 'Edit', 'Download case report', 'Generate AI analysis']);
  // The table is scrolled to its last column, where its sticky column, the bulk bar and the open menu overlap other
  // controls.
  expect(await axeFindings(page, { ...wcag, rules: { 'target-size': { enabled: false } } })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await page.getByLabel(`Select ${items[0]?.case_number}`).uncheck();
  await page.getByRole('region', { name: /^Table of/ }).evaluate((table) => table.scrollTo(0, 0));
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.waitForURL('**/admin?tab=users');

  await page.route('**/api/admin/cases?*', refuse('The database is away.', 503, 'DATABASE_UNAVAILABLE'));
  await page.goto('/admin');
  await expect(toast(page, 'Failed to load cases.')).toBeVisible();
  await page.route('**/api/me/start', refuse('The database is away.', 503, 'DATABASE_UNAVAILABLE'));
  await page.goto('/admin');
  await expect(toast(page, 'Failed to verify admin access.')).toBeVisible();
});
