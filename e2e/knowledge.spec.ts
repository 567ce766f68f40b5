import type { Page } from '@playwright/test';
import { asStaff, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { moveTo } from './move-to.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

type Lists = { authorities: { id: string; citation: string; use: string; confirmed: object | null }[] };
type Letter = { authorities: { id: string; citation: string }[] };

test('an attorney confirms an authority; staff retire another, which no new draft cites until it is restored', async ({
  page,
  another,
}) => {
  const merchant = await another();
  const caseId = await withCase(merchant);
  const before = await asStaff(another, (staff) => drafted(staff, caseId));
  const [cited] = before.authorities;

  await enterAs(page, 'attorney');
  const { authorities } = await read<Lists>(page, '/knowledge');
  const open = authorities.find((each) => each.use === 'usable' && each.confirmed === null && each.id !== cited?.id);
  await page.goto('/attorney');
  await page.getByRole('link', { name: 'Knowledge' }).click();
  await page.getByLabel('Show').selectOption('unconfirmed');
  await page.getByLabel('Search').fill(open?.citation ?? '');
  await expectAccessible(page);
  await page
    .getByRole('list', { name: 'Authorities' })
    .getByRole('link', { name: open?.citation ?? '', exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: open?.citation ?? '' })).toBeVisible();
  await expect(page.getByText('Limits and adverse points')).toBeVisible();
  await page.getByRole('button', { name: 'I have read it: confirm' }).press('Enter');
  await expect(page.getByText(/^Confirmed by Jordan Avery, /)).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'light' });

  await page.context().clearCookies();
  await enterAs(page, 'staff');
  await retire(page, cited ?? { id: '', citation: '' });
  expect((await drafted(page, caseId)).authorities.map((each) => each.id)).not.toContain(cited?.id);
  await page.getByRole('button', { name: 'Restore' }).press('Enter');
  await expect(page.getByText(/^Retired and restored before \(1\)$/)).toBeVisible();
  expect((await drafted(page, caseId)).authorities.map((each) => each.id)).toContain(cited?.id);
  await tables(page);
});

/** Retires an authority, reached through the menu and the search; without a reason nothing happens. */
async function retire(page: Page, { citation }: { citation: string }): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Go to…' }).press('Control+k');
  await page.getByLabel('Command or case').fill('knowl');
  await expect(page.getByRole('option', { name: 'Knowledge' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge' })).toBeVisible();
  await page.getByLabel('Search').fill(citation);
  await page.getByRole('list', { name: 'Authorities' }).getByRole('link', { name: citation, exact: true }).click();
  await expect(page.getByRole('button', { name: /confirm/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retire…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Retire ${citation}?` });
  await dialog.getByRole('button', { name: 'Retire', exact: true }).press('Enter');
  await expect(dialog.getByText('Say why it is retired.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Why').fill('The agreement was replaced. <b>=1+1</b>');
  await page.route('**/knowledge/retirements', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Retire', exact: true }).press('Enter');
  await expect(dialog.getByText('The entry was not retired')).toBeVisible();
  await expect(dialog.getByLabel('Why')).toHaveValue('The agreement was replaced. <b>=1+1</b>');
  await dialog.getByRole('button', { name: 'Retire', exact: true }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^Retired by /)).toBeVisible();
  await expect(page.getByText('The agreement was replaced. <b>=1+1</b>')).toBeVisible();
  await expectAccessible(page);
}

/**
 * Checks the other tables, a filter without results, and the hashes; screens.spec.ts runs axe on the lists and entries.
 */
async function tables(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/knowledge?tab=clauses&show=retired');
  await expect(page.getByRole('heading', { name: 'Nothing here' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show all clauses' }).click();
  await page.getByRole('button', { name: /whole hash of the knowledge/ }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^[0-9a-f]{64}$/);
  for (const [name, entry] of [
    ['Processors', 'Square'],
    ['States', 'California'],
  ] as const) {
    await moveTo(page, '/admin/knowledge');
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('list', { name }).getByRole('link', { name: entry, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
  }
}

async function drafted(staff: Page, caseId: string): Promise<Letter> {
  const { letter_id: id } = await send(staff, 'POST', '/functions/ai-demand-letter-generator', {
    caseId,
    demandType: 'initial',
  });
  return read<Letter>(staff, `/letters/${String(id)}`);
}
