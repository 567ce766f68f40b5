import type { Page } from '@playwright/test';
import { translate } from '../domain/language/translate.ts';
import { openFile } from '../testing/exports/prove-files.ts';
import spanish from '../web/language/spanish.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, fillDraft, read, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn, saved } from './wizard-steps.ts';

const activity = '01-paypal-activity-en.csv';
const es = (english: string) => translate(spanish, english);
const part = (page: Page) =>
  page.locator('details', { hasText: /^(Before your access ends|Antes de perder el acceso)/ });
const panel = (page: Page) =>
  page.getByRole('region', { name: /^(Read from your documents|Leído de sus documentos)$/ });
const choose = (page: Page, ...files: { name: string; buffer: Buffer }[]) =>
  page
    .getByLabel(/^(Exports to upload|Exportaciones para subir)$/)
    .setInputFiles(files.map((file) => ({ ...file, mimeType: 'text/csv' })));
const { amountHeld: _, ...withoutSum } = requiredFields;

/** Opens the wizard as a new merchant at a step, with these answers. */
async function open(page: Page, step: string, fields: Record<string, string>): Promise<void> {
  const { email } = await enterAsNewMerchant(page);
  await fillDraft(page, { fields: { ...fields, email } });
  await page.goto(`/apply?step=${step}`);
}

test(
  'on a phone a merchant adds the export on the first step, takes what it suggests, submits and sees it on the case',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, 'case-details', { ...withoutSum, processor: '' });
    await atStep(page, 'Case Details');
    await expect(part(page)).toHaveCount(0);
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await part(page).locator('summary').click();
    await expect(
      part(page)
        .getByText(/Activity/)
        .first(),
    ).toBeVisible();
    await expectAccessible(page);

    await choose(page, { name: 'notice.csv', buffer: Buffer.from('%PDF-1.7\n') });
    await expect(part(page).getByText('“notice.csv” is not an export.')).toBeVisible();
    await choose(page, { name: 'Download.CSV', buffer: openFile(activity) });
    await expect(part(page).getByRole('link', { name: 'On this page' })).toBeVisible();
    await choose(page, { name: 'Download.CSV', buffer: openFile(activity) });
    await expect(part(page).getByText('“Download.CSV” is already in the list.')).toBeVisible();
    await expectAccessible(page);

    await part(page).getByRole('link', { name: 'On this page' }).click();
    await expect(panel(page)).toContainText('From Download.CSV, 20 rows: at least $431.65');
    await expect(page.getByLabel('Amount held')).toHaveValue('');
    await panel(page).getByRole('button', { name: 'Use this for Amount held: $431' }).click();
    await expect(page.getByLabel('Amount held')).toHaveValue('431');
    await expectAccessible(page);
    await saved(page);

    await page.goto('/apply?step=financial');
    await expect(panel(page)).toContainText('Highest of 2 whole months, from Download.CSV');
    await panel(page)
      .getByRole('button', { name: /^Use these 3/ })
      .click();
    await expect(page.getByLabel('Average monthly processing volume')).toHaveValue('1,040');
    await expect(page.getByLabel('Average ticket size')).toHaveValue('208');
    await panel(page).getByText('Also read: refunds and chargebacks (1)').click();
    await expect(panel(page)).toContainText('$37.79 1 in 2 whole months, from Download.CSV');
    await expectAccessible(page);
    await saved(page);

    await page.getByRole('button', { name: 'Check and submit now' }).click();
    await atStep(page, 'Check your answers');
    await expect(page.getByText('Export of the processor’s records')).toBeVisible();
    await expect(page.getByText('Your documents suggest 2 other answers here.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.waitForURL('**/thank-you?case=UH-*');
    const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
    await page.goto(`/dashboard/cases/${items[0]?.id}/records`);
    await expect(
      page.getByRole('heading', { name: 'Your export shows at least $431.65 held on May 30, 2026, in 19 parts' }),
    ).toBeVisible();
    await expect(page.getByText('That is another sum than you wrote')).toHaveCount(0);
  },
);

test(
  'in Spanish on a phone the export is added among the documents, and what cannot be used is said',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, 'documents', { ...requiredFields, processor: 'stripe', monthlyVolumeAverage: '900' });
    await page.getByRole('button', { name: 'Español' }).click();
    await atStep(page, es('Upload Documents'));
    await part(page).locator('summary').click();
    await choose(page, { name: 'etsy.csv', buffer: openFile('07-etsy-statement.csv') });
    await expect(part(page).getByText('No se usó etsy.csv')).toBeVisible();
    await choose(page, { name: 'Download.CSV', buffer: openFile(activity) });
    await expect(part(page).getByText('Download.CSV es de otro procesador')).toBeVisible();
    await expect(
      part(page).getByText(es('It is read. It suggests no answer; the page of your case will show what is in it.')),
    ).toBeVisible();
    await expectAccessible(page);

    await part(page).getByRole('button', { name: 'Eliminar etsy.csv' }).click();
    await expect(part(page).getByText('No se usó etsy.csv')).toHaveCount(0);
    await page.goto('/apply?step=case-details');
    await page.getByRole('radio', { name: 'PayPal' }).check();
    await expect(panel(page)).toContainText('De Download.CSV, 20 filas: al menos $431.65');
    await expect(page.getByLabel(es('Amount held'))).toHaveValue('12,500');
    await expect(part(page).getByRole('link', { name: es('Financial Data') })).toBeVisible();
    await expectAccessible(page);
    await part(page)
      .getByRole('link', { name: es('Financial Data') })
      .click();
    await expect(panel(page)).toContainText('Promedio de 2 meses completos, de Download.CSV');
    await expect(page.getByLabel(es('Average monthly processing volume'))).toHaveValue('900');
    await expectAccessible(page);
  },
);

test('of two exports each can be taken out again, and what it suggested goes with it', async ({ page }) => {
  await open(page, 'documents', requiredFields);
  await part(page).locator('summary').click();
  await choose(
    page,
    { name: 'one.csv', buffer: openFile(activity) },
    { name: 'two.csv', buffer: openFile('02-stripe-balance-change-itemized.csv') },
  );
  await expect(part(page).getByText('two.csv is of another processor')).toBeVisible();
  await expect(part(page).getByRole('link', { name: 'Case Details' })).toBeVisible();
  await part(page).getByRole('button', { name: 'Remove two.csv' }).click();
  await expect(part(page).getByText('two.csv is of another processor')).toHaveCount(0);
  await part(page).getByRole('button', { name: 'Remove one.csv' }).click();
  await expect(part(page).getByRole('list', { name: 'Exports that you added' })).toHaveCount(0);
  await goOn(page);
  await atStep(page, 'Check your answers');
  await expect(page.getByText('Export of the processor’s records')).toHaveCount(0);
  await expect(page.getByText(/Your documents suggest/)).toHaveCount(0);
});

test(
  'a CSV dropped among the documents is taken as the export that it is, and shown where it went',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, 'documents', requiredFields);
    await page
      .getByLabel('Files to upload', { exact: true })
      .setInputFiles({ name: 'Download.CSV', mimeType: 'text/csv', buffer: openFile(activity) });
    await expect(page.getByText('“Download.CSV” was taken as an export')).toBeVisible();
    await expect(part(page).getByRole('listitem').filter({ hasText: 'Download.CSV' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Your files' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(part(page).locator('summary')).toBeFocused();
    await expect(part(page)).toContainText('It is read.');
    await expectAccessible(page);
  },
);
