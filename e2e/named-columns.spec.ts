import type { Page } from '@playwright/test';
import { translate } from '../domain/language/translate.ts';
import spanish from '../web/language/spanish.ts';
import { asStaff, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { test } from './warm-page.ts';

// A header is confirmed for the whole installation: each run has its own.
const note = `Note ${Date.now()}`;
const header = `Posted on,Entry type,Order no,Sales amount,Money moved,Account balance,${note}`;
const gateway = `${header}
2026-10-01,Card sale,1001,100.00,97.10,97.10,Ann Buyer
2026-10-01,Rolling reserve 10%,1001,0.00,-10.00,87.10,
2026-10-02,Card sale,1002,250.00,242.75,329.85,"=HYPERLINK(""http://evil.example"")"
2026-10-02,Rolling reserve 10%,1002,0.00,-25.00,304.85,
2026-10-05,Card refund,1001,-100.00,-100.00,204.85,
2026-10-06,Release,1001,0.00,10.00,214.85,
2026-10-07,Bank run,,0.00,-214.85,0.00,
`;
const later = `${header}
2026-11-01,Card sale,2001,80.00,77.68,77.68,Bob Buyer
2026-11-01,Rolling reserve 10%,2001,0.00,-8.00,69.68,
`;
const choose = (page: Page, text: string) =>
  page
    .getByLabel(/^(Files to upload|Archivos para subir)$/)
    .setInputFiles({ name: 'gateway.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
const narrow = { width: 360, height: 760 };
const es = (english: string) => translate(spanish, english);

test('a merchant names the columns of an export that nobody knows on a phone, staff confirm them, and another case is read by them', async ({
  page,
  another,
}) => {
  await page.setViewportSize(narrow);
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}/records`);
  await choose(page, gateway);
  await expect(page.getByRole('heading', { name: 'What the columns of gateway.csv are' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'The first rows of gateway.csv' })).toContainText('Ann Buyer');
  await expect(page.getByLabel('The day')).toHaveValue('0');
  await expect(page.getByLabel('The amount')).toHaveValue('3');
  await expect(page.getByLabel('Rolling reserve 10% (2 rows)')).toHaveValue('hold');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(narrow.width);

  const read = page.getByRole('button', { name: 'Read the file with these columns' });
  await read.click();
  await expect(
    page.getByText(
      'With these columns the balance does not add up in 5 of 6 rows; perhaps the amount is another column.',
    ),
  ).toBeVisible();
  await page.getByLabel('The amount').selectOption('4');
  await page.getByLabel('Bank run (1 row)').selectOption('payout');
  // What was chosen outlives the page.
  await page.reload();
  await expect(page.getByLabel('The amount')).toHaveValue('4');
  await read.click();
  await expect(
    page.getByRole('heading', { name: 'Your export shows at least $25.00 held on October 7, 2026' }),
  ).toBeVisible();
  await expect(
    page.getByText('The columns were named by the merchant: what stands in others is not counted.'),
  ).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByRole('button', { name: es('Change the columns') }).click();
  await expect(page.getByLabel(es('The amount'), { exact: true })).toHaveValue('4');
  await expectAccessible(page);

  const second = await another();
  const otherId = await withCase(second);
  await second.goto(`/dashboard/cases/${otherId}/records`);
  await choose(second, later);
  await expect(second.getByRole('heading', { name: 'What the columns of gateway.csv are' })).toBeVisible();

  await asStaff(another, async (staff) => {
    await staff.goto('/admin/knowledge?tab=processors');
    const row = staff
      .getByRole('list', { name: 'Exports that merchants named' })
      .getByRole('listitem')
      .filter({ hasText: note.toLowerCase() });
    await expect(row).toContainText('“Rolling reserve 10%” holds');
    await expect(row).not.toContainText('Buyer');
    await expectAccessible(staff);
    await row.getByRole('button', { name: 'Confirm for all cases' }).click();
    await expect(row).toContainText('Confirmed by');
    await expectAccessible(staff);
  });

  await expect(
    second.getByRole('heading', { name: 'Your export shows at least $8.00 held on November 1, 2026' }),
  ).toBeVisible();
  await expect(second.getByText('Our staff confirmed how this kind of file is read.')).toBeVisible();
});

test(
  'a merchant says which column keeps money back, and what its negative amounts mean',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await withCase(page);
    await page.goto(`/dashboard/cases/${id}/records`);
    await choose(
      page,
      `Date,Kind,Gross,Fee,Kept back,Net,Note ${Date.now()}
2026-10-01,Sale,100.00,3.00,-10.00,87.00,
2026-10-02,Sale,250.00,7.50,-25.00,217.50,
`,
    );
    await expect(page.getByLabel('How much of the row is kept back')).toHaveValue('4');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Read the file with these columns' }).click();
    await page.getByRole('radio', { name: 'So much was kept back' }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(
      page.getByRole('heading', { name: 'Your export shows at least $35.00 held on October 2, 2026, in 2 parts' }),
    ).toBeVisible();
    await expect(page.getByText('row 2 of gateway.csv')).toBeVisible();
  },
);
