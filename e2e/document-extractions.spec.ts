import type { Page } from '@playwright/test';
import { linesPdf, statementPdf } from '../testing/files/page-pdf.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { draftFields, enterAsNewMerchant, fillDraft, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Read from your documents' });
const average = (page: Page) => page.getByLabel('Average monthly processing volume');

test('a statement is extracted while the merchant goes on, who can then take over its figures', async ({ page }) => {
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: { ...requiredFields, monthlyVolumeAverage: '50,000' } });
  await page.goto('/apply?step=documents');
  await page.getByLabel('Files to upload').setInputFiles([
    { name: 'august.pdf', mimeType: 'application/pdf', buffer: statementPdf() },
    {
      name: 'september.pdf',
      mimeType: 'application/pdf',
      buffer: statementPdf({
        month: 'September',
        from: 'September 1, 2026',
        to: 'September 30, 2026',
        gross: '$61,789.50',
      }),
    },
  ]);

  // The suggested kind is shown beside the select.
  const row = page.getByRole('listitem').filter({ hasText: 'august.pdf' });
  const height = () => row.evaluate((element) => element.getBoundingClientRect().height);
  await expect(row.getByText(/Waiting to be read|Reading…|Looks like/)).toBeVisible();
  const whileWaiting = await height();
  await expect(row.getByText('Looks like: Merchant statement')).toBeVisible({ timeout: 20_000 });
  expect(await height(), 'no row moves under a finger').toBe(whileWaiting);
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Use for august.pdf' }).click();
  await expect(page.getByLabel('What august.pdf is')).toHaveValue('merchant_statements');
  await expect(page.getByLabel('What august.pdf is')).toBeFocused();
  await expect(row.getByText('Read, 1 page')).toBeVisible();
  expect(await height()).toBe(whileWaiting);
  await expect(page.getByRole('listitem').filter({ hasText: 'september.pdf' }).getByText('Looks like')).toBeVisible({
    timeout: 20_000,
  });

  // Check-your-answers mentions the suggestions and links to them.
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('link', { name: 'See what was read for Financial Data' }).click();
  await expect(panel(page)).toContainText('$55,000');
  await expect(page.getByRole('heading', { name: 'Read from your documents' })).toBeFocused();
  await expect(panel(page)).toContainText('Gross sales: $48,210.50');
  await expect(average(page)).toHaveValue('50,000');
  await expectAccessible(page);

  // Replacing a typed answer takes a press, and Undo restores it.
  await panel(page).getByRole('button', { name: 'Use this for Average monthly processing volume' }).click();
  await expect(average(page)).toHaveValue('55,000');
  await expect(average(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(average(page)).toHaveValue('50,000');
  await panel(page).getByRole('button', { name: 'Use this for Peak monthly processing volume' }).click();
  await expect(page.getByLabel('Peak monthly processing volume')).toHaveValue('61,790');
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
});

test('the notice comes first: what it says is suggested, and filled in at one press', async ({ page }) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply?step=case-details');
  const card = page.getByRole('region', { name: 'Start with the notice' });
  await expect(card.getByRole('button', { name: 'Choose a screenshot or PDF' })).toBeVisible();
  await expect(card.getByLabel('Photo to upload')).toHaveAttribute('capture', 'environment');
  await card.getByLabel('Files to upload').setInputFiles({
    name: 'notice.pdf',
    mimeType: 'application/pdf',
    buffer: linesPdf([
      'PayPal',
      'Your account has been limited and payouts are paused.',
      'Merchant account ID: 448812003391',
      'The limitation was placed on September 2, 2026.',
      'Amount on hold: $18,432.17',
    ]),
  });
  await expect(page.getByText('4 answers are suggested below')).toBeVisible({ timeout: 20_000 });
  expect((await draftFields(page))['amountHeld'], 'nothing is filled in unasked').toBeUndefined();
  await expect(panel(page)).toContainText('The notice says $18,432.17');
  await expectAccessible(page);
  await page.getByLabel('Amount held').fill('20,000');
  await panel(page).getByRole('button', { name: 'Use these 3' }).click();
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await expect(page.getByLabel('Merchant account ID')).toHaveValue('448812003391');
  await expect(page.getByLabel('Amount held'), 'what was typed stays').toHaveValue('20,000');
  await expect(page.getByText('One answer is suggested below')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Read from your documents' })).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  // The file already has the kind of the hold notice, and keeps it after a reload.
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('What notice.pdf is')).toHaveValue('hold_notice');
});
