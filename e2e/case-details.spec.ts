import { caseOf, demoCase, withCase } from './cases.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

test(
  'missing details can be completed: errors appear at the fields, input survives a reload, and the case has them',
  { tag: '@phone' },
  async ({ page }) => {
    const id = await withCase(page);
    await page.goto(`/dashboard/cases/${id}/details`);
    const section = page.getByRole('region', { name: 'Business Info' });
    await expect(section).toContainText('2 of 15 answered');
    await expectAccessible(page);
    await section.getByRole('link', { name: 'Change EIN' }).click();
    await expect(page.getByLabel('EIN')).toBeFocused();
    await page.getByLabel('EIN').fill('12');
    await page.getByLabel('City').fill('Portland');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page).toHaveTitle(/^Error: /);
    // A refetch of the case must not remove "Error: " from the title.
    const readAgain = page.waitForResponse((response) => response.url().endsWith(`/api/cases/${id}`));
    await send(page, 'POST', `/cases/${id}/messages`, { message_id: crypto.randomUUID(), body: 'The EIN follows.' });
    await (await readAgain).finished();
    await expect(page.getByText('Something needs another look').first()).toBeVisible();
    await page.getByRole('link', { name: 'Enter the EIN as nine digits, like 12-3456789.' }).click();
    await expect(page.getByLabel('EIN')).toBeFocused();
    await expect(page).toHaveTitle(/^Error: /);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
    await page.getByLabel('EIN').fill('123456789');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Application details' })).toBeVisible();
    await expect(section).toContainText('4 of 15 answered');
    await expect(section).toContainText('6789');
    await expect(section).not.toContainText('12-3456789');

    await page.getByRole('link', { name: 'Complete Ownership' }).click();
    await page.getByLabel('Owner name').fill('Noor Haddad');
    await page.getByRole('button', { name: 'Add another owner' }).click();
    await page.getByLabel('Owner name').nth(1).fill('Sami Haddad');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('region', { name: 'Ownership' })).toContainText('Sami Haddad');
    const now = await caseOf(page, id);
    expect(now.ein).toContain('6789');
    // Saving again with a blank EIN keeps the one on file.
    await page.getByRole('link', { name: 'Change City' }).click();
    await expect(page.getByText(/On file as .*6789/)).toBeVisible();
    await page.getByLabel('City').fill('Salem');
    await page.getByRole('button', { name: 'Discard what is not saved' }).click();
    await expect(page.getByLabel('City')).toHaveValue('Portland');
    await page.getByLabel('City').fill('Eugene');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section).toContainText('Eugene');
    expect((await caseOf(page, id)).ein).toBe(now.ein);
  },
);

test('answers changed on two devices are merged, and the merchant decides where both changed one', async ({ page }) => {
  const id = await withCase(page);
  await page.goto(`/dashboard/cases/${id}/details?step=fulfillment`);
  await page.getByLabel('Refund policy').fill('30 days, typed here');
  await page.getByLabel('Product description').fill('Soap, typed here');
  // Its analysis and letter may still be in progress, and each creates a new version.
  await expect(async () => {
    const other = await read<{ version: number; answers: { fields: Record<string, string> } }>(
      page,
      `/cases/${id}/answers`,
    );
    await send(page, 'PUT', `/cases/${id}/answers`, {
      version: other.version,
      answers: {
        ...other.answers,
        fields: { ...other.answers.fields, refundPolicy: '14 days, typed there', supportSla: 'A day' },
      },
    });
  }).toPass();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('These answers were also changed on another device')).toBeVisible();
  await expect(page.getByLabel('Refund policy')).toHaveValue('14 days, typed there');
  await expect(page.getByLabel('Product description')).toHaveValue('Soap, typed here');
  await expect(page.getByLabel('Support SLA')).toHaveValue('A day');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Use what I typed here' }).click();
  await expect(page.getByLabel('Refund policy')).toHaveValue('30 days, typed here');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Application details' })).toBeVisible();
  expect((await caseOf(page, id)).refund_policy).toBe('30 days, typed here');
});

test(
  'once the letter was sent the answers are read-only, and the page says why',
  { tag: '@phone' },
  async ({ page }) => {
    await enterAs(page, 'merchant');
    const id = await demoCase(page, 'Copperfield');
    await page.goto(`/dashboard/cases/${id}/details?step=business`);
    await expect(page.getByText('These answers can no longer be changed here')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Change/ })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(`/dashboard/cases/${id}`);
    const letters = page.getByRole('region', { name: 'Letters' });
    await expect(letters).toContainText(/9407 1000( \d{4}){3} \d\d/);
    const pdf = await page.request.get(
      (await letters.getByRole('link', { name: /^Download PDF/ }).getAttribute('href')) ?? '',
    );
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');
    expect(
      (
        await page.request.get((await letters.getByRole('link', { name: /^Text/ }).getAttribute('href')) ?? '')
      ).headers()['content-type'],
    ).toContain('text/plain');
    // Where emails of earlier versions looked for it.
    await page.goto(`/dashboard/cases/${id}#hold`);
    const hold = page.getByRole('region', { name: 'The hold' });
    await expect(hold.getByRole('img')).toHaveCount(1);
    await expect(hold).toContainText('Stripe has held $22,640.00 since');
    await expect(hold).toContainText('is still held');
  },
);
