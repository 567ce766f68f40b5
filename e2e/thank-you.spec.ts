// @proves thank-you-journey
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { test } from './warm-page.ts';

const id = '01900000-0000-7000-8000-000000000009';
const address = (said: Record<string, string>) => `/thank-you?${new URLSearchParams(said).toString()}`;
/** Fakes the server's response with the case, as its own merchant or anybody else would get it. */
const answerWith = (page: Page, answer: { status?: number; json: object }) =>
  page.route(`**/api/cases/${id}`, (route) => route.fulfill(answer));

test('the thank-you page shows the case as the server knows it, and computes its dates from its submission, skipping weekends', async ({
  page,
}) => {
  // A Friday: the next business days are Monday and Tuesday.
  await page.clock.setFixedTime(new Date('2026-05-15T21:00:00.000Z'));
  await answerWith(page, { json: { case_number: 'UH-2026-000042', created_at: '2026-05-15T20:00:00.000Z' } });
  await page.goto(address({ case: 'UH-2026-999999', id }));
  await expect(page.locator('[data-case-number]')).toHaveText('UH-2026-000042');
  const promises = page.getByRole('region', { name: 'What we promise, and by when' });
  await expect(promises).toContainText('Within 24 hours, by Saturday, May 16');
  await expect(promises).toContainText('Within 1-2 business days: by Tuesday, May 19');
  await expect(promises).toContainText('signed today, by Tuesday, May 19');
  await expect(page.getByRole('link', { name: 'Read and sign the agreement' })).toHaveAttribute(
    'href',
    `/dashboard/cases/${id}/agreement`,
  );
  await expect(page.getByRole('link', { name: 'See your case' })).toHaveAttribute('href', `/dashboard/cases/${id}`);
  await expect(page.getByRole('link', { name: 'Put the dates into your calendar' })).toHaveAttribute(
    'href',
    `/api/cases/${id}/calendar`,
  );
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('a thank-you URL that was tampered with prints nothing of it, links nowhere else and promises nothing', async ({
  page,
}) => {
  await answerWith(page, { status: 404, json: { code: 'NOT_FOUND', message: 'This case was not found.' } });
  for (const said of [{ id }, { id: '../../admin' }, { id: 'javascript:alert(1)' }, { id: `${id}/../x` }, { id: '' }]) {
    await page.goto(address({ case: 'You owe us $500', at: '2999-01-01T00:00:00.000Z', ...said }));
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('You owe us')).toHaveCount(0);
    await expect(page.getByText('Case number')).toBeHidden();
    for (const name of ['Read and sign the agreement', 'See your case', 'Print a record of your application'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', '/dashboard');
    await expect(page.getByRole('link', { name: 'Put the dates into your calendar' })).toHaveCount(0);
    await expect(page.locator('time:visible')).toHaveCount(0);
  }
});

test('the thank-you page’s script is at most 3 kB compressed', async ({ page }) => {
  const html = await (await page.request.get('/thank-you')).text();
  const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map((found) => found[1] ?? '');
  expect(scripts.join('')).not.toBe('');
  expect(gzipSync(scripts.join('')).byteLength).toBeLessThanOrEqual(3_000);
});
