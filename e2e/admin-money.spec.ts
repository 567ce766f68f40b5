// @proves admin-money-journey
import { firmDayOf } from '../domain/calendar/firm-day.ts';
import type { Page } from '@playwright/test';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

type Ledger = {
  offers: { amount_cents: number; status: string; terms: string }[];
  totals: { recovered_cents: number };
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const entry = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Money by day' }).getByRole('row').filter({ hasText: text });

test('staff record a case’s money: an offer, a held part and its dates, a payment, a mistake, and the fee', async ({
  page,
  another,
}) => {
  const merchant = await another();
  const caseId = await withCase(merchant);
  const onServer = () => read<Ledger>(merchant, `/cases/${caseId}/ledger`);
  const today = firmDayOf(new Date());
  await enterAs(page, 'staff');
  await page.goto(`/admin/cases/${caseId}?show=financial`);

  // Input survives switching to another tab to look up the amount.
  await press(page, 'Record an offer');
  await expect(page.getByLabel('Sum offered')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter a sum in dollars, such as 2,513.37.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Sum offered').fill('5,000.50');
  await page.getByRole('tab', { name: /^Messages/ }).click();
  await page.getByRole('tab', { name: 'Financial' }).click();
  await expect(page.getByLabel('Sum offered')).toHaveValue('5,000.50');
  await typeDay(page.getByRole('group', { name: 'Received on' }), today);
  await page.getByLabel('Its terms').fill('Half now, the rest in March.');
  await press(page, 'Record the offer');
  await expect(entry(page, '$5,000.50')).toContainText('Half now, the rest in March.');
  await expect(page.getByRole('button', { name: 'Record an offer' })).toBeFocused();
  expect((await onServer()).offers).toMatchObject([{ amount_cents: 5_000_50, status: 'open' }]);
  await press(page, 'Withdraw the offer of $5,000.50');
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(entry(page, 'Offer')).toContainText('Withdrawn');
  expect((await onServer()).offers[0]?.status).toBe('withdrawn');

  await press(page, 'Add a held part');
  await page.getByLabel('What it is').fill('Rolling reserve');
  await page.getByLabel('Sum', { exact: true }).fill('2000');
  await typeDay(page.getByRole('group', { name: 'Promised for' }), '2027-01-15');
  await press(page, 'Add the part');
  await press(page, 'New day for Rolling reserve');
  await typeDay(page.getByRole('group', { name: 'Now promised for' }), '2027-02-15');
  await page.getByLabel('Reason that was given').fill('A review');
  await press(page, 'Record the new day');
  await expect(entry(page, 'Part held')).toContainText('Moved from Jan 15, 2027 to Feb 15, 2027: A review');

  // A payment for a part releases it.
  await press(page, 'Record money');
  await page.getByLabel('Sum that reached the merchant').fill('2,000.00');
  await typeDay(page.getByRole('group', { name: 'Received on' }), today);
  await page.getByLabel('For which part').selectOption({ label: 'Rolling reserve, $2,000.00' });
  await press(page, 'Yes, record it');
  await expect(entry(page, 'Money back')).toContainText('Rolling reserve');
  await expect(entry(page, 'Part held')).toContainText('Released');
  expect((await onServer()).totals.recovered_cents).toBe(2_000_00);

  // A mistake needs a reason, which the merchant can read; the part is held again.
  await press(page, 'Withdraw the entry of $2,000.00');
  const asked = page.getByRole('dialog', { name: 'Withdraw this entry?' });
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await expect(asked.getByText('Enter what was wrong with it.')).toBeVisible();
  await expect(asked.getByLabel('What was wrong with it')).toBeFocused();
  await expectAccessible(page);
  await asked.getByLabel('What was wrong with it').fill('It is of another case.');
  await asked.getByRole('button', { name: 'Withdraw' }).click();
  await expect(entry(page, 'Mistake: money back')).toContainText('It is of another case.');
  await expect(entry(page, 'Part held')).toContainText('Held');
  await merchant.goto(`/dashboard/cases/${caseId}`);
  await merchant.getByText('Where the money is, entry by entry').click();
  await expect(merchant.getByRole('table', { name: 'Entered by mistake, and withdrawn' })).toContainText(
    'It is of another case.',
  );

  // No letter was sent, so no fee is due: the server's error is shown at the amount, and input stays.
  await press(page, 'Record a fee payment');
  await page.getByLabel('Sum paid').fill('100');
  await typeDay(page.getByRole('group', { name: 'Received on' }), today);
  await press(page, 'Record the payment');
  await expect(page.getByText('Only $0.00 of the fee is due. Return what was paid beyond it.')).toBeVisible();
  await expect(page.getByLabel('Sum paid')).toBeFocused();
  await expect(page.getByLabel('Sum paid')).toHaveValue('100');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await press(page, 'Cancel');
  await expect(page.getByRole('button', { name: 'Record a fee payment' })).toBeFocused();
});
