import type { Page } from '@playwright/test';
import { translate } from '../domain/language/translate.ts';
import { openFile } from '../testing/exports/prove-files.ts';
import spanish from '../web/language/spanish.ts';
import { withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { test } from './warm-page.ts';

const export1 = '01-paypal-activity-en.csv';
const es = (english: string) => translate(spanish, english);
const choose = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/^(Files to upload|Archivos para subir)$/).setInputFiles({ name, mimeType: 'text/csv', buffer });

test(
  'a merchant drops the processor’s export on a phone, sees what is held by its rows, answers and confirms, in both languages',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await withCase(page);
    await page.goto(`/dashboard/cases/${id}`);
    await page.getByRole('link', { name: 'Records from your processor' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Records from your processor' })).toBeVisible();
    await expectAccessible(page);

    await choose(page, 'notice.csv', Buffer.from('%PDF-1.7\n'));
    await expect(page.getByText('“notice.csv” is not an export.')).toBeVisible();
    await choose(page, 'Download.CSV', openFile(export1));
    await expect(
      page.getByRole('heading', { name: 'Your export shows at least $431.65 held on May 30, 2026, in 19 parts' }),
    ).toBeVisible();
    await expect(page.getByText('$25.00')).toBeVisible();
    await expect(page.getByText('row 9 of Download.CSV')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show all 19 parts' })).toBeVisible();
    await expectAccessible(page);

    await page.getByText('What buyers can still dispute').click();
    await expect(page.getByText('Of that, to be expected as a loss')).toBeVisible();
    await expectAccessible(page);
    // Whether the files begin with the account is not asked: their rows show that they do not.
    const unknown = page.getByRole('radio', { name: 'It does not say, or I do not know' });
    const form = page.locator('form', { has: unknown });
    await unknown.check();
    await form.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'What you answered' })).toBeVisible();
    await page.getByRole('button', { name: 'These are my records, as I downloaded them' }).click();
    await expect(page.getByText(/^Confirmed /)).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: es('Records from your processor') })).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Su exportación muestra al menos $431.65 retenidos al 30 de mayo de 2026' }),
    ).toBeVisible();
    await expect(page.getByText('fila 9 de Download.CSV')).toBeVisible();
    await expectAccessible(page);

    await choose(page, 'etsy_statement.csv', openFile('07-etsy-statement.csv'));
    await expect(page.getByText(es('Your confirmation no longer holds'))).toBeVisible();
    await expect(page.getByText('No se usó etsy_statement.csv')).toBeVisible();
    await page.getByRole('button', { name: 'Excluirlo etsy_statement.csv' }).click();
    await expect(page.getByText('No se usó etsy_statement.csv')).toHaveCount(0);
    await expect(page.getByText(/^Confirmado: /)).toBeVisible();
    await expectAccessible(page);
  },
);

test('an export that shows more than the merchant wrote leads back to what they wrote', async ({ page }) => {
  const id = await withCase(page, { amountHeld: '300' });
  await page.goto(`/dashboard/cases/${id}/records`);
  await choose(page, 'Download.CSV', openFile(export1));
  await expect(
    page.getByText('Your export shows at least $431.65 held on May 30, 2026; you wrote $300.00.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Correct what you wrote' }).click();
  await expect(page.getByLabel('Amount held')).toHaveValue('300');
  await page.getByLabel('Amount held').fill('500');
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(async () => {
    const { contradiction } = await (await page.request.get(`/api/cases/${id}/records`)).json();
    expect(contradiction).toBeNull();
  }).toPass();
});

test(
  'a CSV among the case’s files is taken as an export, and one of another processor counts only once the merchant says so',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await withCase(page);
    await page.goto(`/dashboard/cases/${id}#files`);
    await choose(page, 'Download.CSV', openFile(export1));
    await expect(page.getByText('“Download.CSV” was taken as an export')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'See what it shows' }).click();
    await choose(page, 'balance.csv', openFile('02-stripe-balance-change-itemized.csv'));
    const files = page.getByRole('region', { name: 'The files' });
    const row = files.getByRole('listitem').filter({ hasText: 'balance.csv' });
    await expect(row).toContainText('It is an export of Stripe, and this case is about PayPal.');
    await expect(page.getByRole('heading', { name: /^Your export/ })).toHaveCount(1);
    await expectAccessible(page);
    const form = page.locator('form', { has: page.getByRole('radio', { name: 'Yes, count it' }) });
    await form.getByRole('radio', { name: 'Yes, count it' }).check();
    await form.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Your export/ })).toHaveCount(2);
    await expect(row).not.toContainText('It is an export of Stripe');

    for (const name of ['Download.CSV', 'balance.csv']) {
      await page.getByRole('button', { name: `Leave it out ${name}` }).click();
      await expect(page.getByRole('button', { name: `Take it back in ${name}` })).toBeVisible();
    }
    await expect(page.getByText('All your files are left out')).toBeVisible();
    await expectAccessible(page);
  },
);
