import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { axeFindings, wcag } from './axe.ts';
import { expect } from './expect.ts';
import type { OwnServer } from './open-server.ts';

type Account = { role: 'merchant' | 'staff' | 'attorney'; email: string; password: string };

/** Where this worker's server stores its data (playwright.config.ts). */
export const dataDir = join(process.env.E2E_DATA_DIR ?? '', process.env.TEST_PARALLEL_INDEX ?? '0');

/** The demo sign-ins of this worker's server. */
export function demoAccount(role: Account['role']): Account {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as Account[];
  const found = accounts.find((each) => each.role === role);
  if (!found) throw new Error(`no demo account for ${role}`);
  return found;
}

/** Signs in a demo user through the sign-in page for their role. */
export async function signIn(page: Page, role: Account['role']): Promise<void> {
  const { email, password } = demoAccount(role);
  await page.goto(role === 'staff' ? '/admin/auth' : '/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(role === 'staff' ? '**/admin' : role === 'attorney' ? '**/attorney' : '**/dashboard');
}

/** axe finds nothing, and nothing is wider than the window. `but`: selectors of parts that were checked before. */
export async function expectAccessible(page: Page, but: string[] = [], options = wcag): Promise<void> {
  // A table being refetched is dimmed on purpose.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime))
        .map((each) => each.finished.catch(() => null)),
    ),
  );
  expect(await axeFindings(page, options, but)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}

type Call = { method: string; path: string; data: object | undefined };

/** What a server of its own answers a page's user; `path` is below /api. Fails where it refuses. */
export async function callOn<Answer>({ url }: OwnServer, page: Page, { method, path, data }: Call): Promise<Answer> {
  const response = await page.request.fetch(`${url}/api${path}`, {
    method,
    headers: { origin: url },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}: ${response.status()} ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
}
