import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type Account = { role: 'merchant' | 'staff' | 'attorney'; email: string; password: string };

export const dataDir = process.env.E2E_DATA_DIR ?? '';

/** The demo sign-ins of this run's server. */
export function demoAccount(role: Account['role']): Account {
  const accounts = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8')) as Account[];
  const found = accounts.find((each) => each.role === role);
  if (!found) throw new Error(`no demo account for ${role}`);
  return found;
}

/** Signs a demo person in through their own door. */
export async function signIn(page: Page, role: Account['role']): Promise<void> {
  const { email, password } = demoAccount(role);
  await page.goto(role === 'staff' ? '/admin/auth' : '/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(role === 'staff' ? '**/admin' : role === 'attorney' ? '**/attorney' : '**/dashboard');
}

/** axe finds nothing, and nothing is wider than the window. */
export async function expectAccessible(page: Page): Promise<void> {
  // Legacy mode saves a second page at each check, and is three times as fast; what it leaves out is frames of other sites.
  await page.evaluate(() => Promise.all(document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime)).map((each) => each.finished.catch(() => null))));
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
  const { violations } = await axe.setLegacyMode().analyze();
  expect(violations.map((each) => `${each.id}: ${each.nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, `sideways scroll on ${page.url()}`).toBeLessThanOrEqual(0);
}
