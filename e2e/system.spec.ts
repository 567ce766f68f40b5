import { expect } from './expect.ts';
import { rows } from './database.ts';
import { expectAccessible } from './people.ts';
import { enterAs } from './sessions.ts';
import { test } from './warm-page.ts';

test('staff see a job that was given up, try it again, and find in the security log who did', async ({ page }) => {
  const [job] = await rows<{ id: string }>(
    `insert into pgboss.job (id, name, data, state, retry_count, retry_limit, completed_on, output)
     values (gen_random_uuid(), 'purge-security-log', '{}', 'failed', 490, 490, now(), '{"message": "the disk was full"}')
     returning id`,
  );
  await enterAs(page, 'staff');
  await page.goto('/admin/system');
  const dead = page.getByRole('region', { name: 'Jobs given up' });
  await expect(dead.getByText('the disk was full.')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await dead.getByRole('button', { name: /^Retry/ }).click();
  await expect(page.getByText('The job is tried again.')).toBeVisible();
  await expect(dead.getByText('None.')).toBeVisible();

  await page.goto('/admin/security?kind=job_retried');
  const entry = page.getByRole('row').filter({ hasText: `purge-security-log ${job?.id}` });
  await expect(entry).toContainText('Job tried again');
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByLabel('Search').fill('no such path');
  await expect(page.getByRole('heading', { name: 'No entry matches these filters' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/security' && url.search === '');
  await expectAccessible(page);
});
