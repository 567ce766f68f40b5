import type { Page } from '@playwright/test';
import type { Report } from '../contract/reports.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read } from './sessions.ts';
import { test } from './warm-page.ts';

type Answer = { report: Report | null; making: boolean };
const toast = (page: Page, text: string) => page.getByRole('region', { name: 'Notifications' }).getByText(text);
const asOf = (page: Page) => page.locator('.reports__head time').getAttribute('datetime');
// A page may poll once more as its test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Overrides fields in the server's responses. */
const answerWith = (page: Page, change: (answer: Answer) => Answer) =>
  page.route('**/api/admin/reports*', async (route) => {
    const response = await route.fetch();
    return route.fulfill({ response, json: change((await response.json()) as Answer) });
  });

test('staff read the figures as charts and tables, request a new report, and print it', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.goto('/admin/reports');
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible({ timeout: 30_000 });
  const { report } = await read<Answer>(page, '/admin/reports');
  const stats = await read<{ total_cases: number }>(page, '/admin/stats');
  await page.getByRole('button', { name: 'Make again' }).click();
  await expect(toast(page, 'A new report is ready.')).toBeVisible();
  expect(Date.parse((await asOf(page)) ?? '')).toBeGreaterThan(Date.parse(report?.as_of ?? ''));
  await expect(page.locator('.stat-cards > div').filter({ hasText: 'Cases' }).locator('dd')).toHaveText(
    String(stats.total_cases),
  );
  await expect(page.locator('.report-success')).toContainText(/Money came back in \d+ of \d+ closed cases?\./);

  const figures = page.getByRole('region', { name: 'Cases by stage, figures' });
  await expect(figures).toBeHidden();
  await page.getByText('Cases by stage: the figures').press('Enter');
  await expect(figures.getByRole('row')).toHaveCount(12);
  const total = (await figures.getByRole('row').locator('td:nth-of-type(1)').allTextContents()).reduce(
    (sum, each) => sum + Number(each),
    0,
  );
  expect(total).toBe(stats.total_cases);
  await expect(page.getByRole('img', { name: /^Columns for \d+ months: .* submitted, \d+ closed\.$/ })).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Make again' })).toBeHidden();
  for (const title of ['Days per stage', 'Cases submitted and closed, by month'])
    await expect(page.getByRole('region', { name: `${title}, figures` })).toBeVisible();
});

test('a report shows no rate without closed cases, and no figure without cases', async ({ page }) => {
  await enterAs(page, 'staff');
  await expect
    .poll(async () => (await read<Answer>(page, '/admin/reports')).report, { timeout: 30_000 })
    .not.toBeNull();
  await answerWith(page, ({ report, making }) => ({
    making,
    report: report && {
      ...report,
      success: {
        closed: 0,
        cancelled: 1,
        successful: 0,
        rate: null,
        median_days_to_close: null,
        average_recovery_cents: null,
      },
    },
  }));
  await page.goto('/admin/reports');
  await expect(page.getByText('No case has been closed yet, so there is no success rate.')).toBeVisible();
  await expect(page.getByText('1 case that its merchant cancelled is not counted.')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/admin/reports*');
  await answerWith(page, ({ report, making }) => ({
    making,
    report: report && { ...report, totals: { cases: 0, held_cents: 0, recovered_cents: 0, fee_due_cents: 0 } },
  }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No cases yet' })).toBeVisible();
});

test('a report that cannot be loaded or made says so, and can be retried', async ({ page }) => {
  await enterAs(page, 'staff');
  await page.route('**/api/admin/reports*', (route) => route.abort());
  await page.goto('/admin/reports');
  await expect(page.getByText('Failed to load the report.')).toBeVisible();
  await page.unroute('**/api/admin/reports*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible({ timeout: 30_000 });
  await page.route('**/api/admin/reports?fresh=true', (route) => route.abort());
  await page.getByRole('button', { name: 'Make again' }).click();
  await expect(toast(page, 'No new report was made.')).toBeVisible();

  // While a new report is made, the page shows how long that has taken so far, and keeps the old figures.
  await answerWith(page, ({ report }) => ({ making: true, report: report && { ...report, took_ms: 9_400 } }));
  await page.reload();
  await expect(page.getByText('A newer report is being made…')).toBeVisible();
  await expect(page.getByText(/s so far; the last one took 9\.4 s/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Success' })).toBeVisible();
  await expectAccessible(page);
});
