// @proves wizard-short-way-journey
import type { Page } from '@playwright/test';
import { photographed } from '../bench/documents/photo.ts';
import { pageOfNotice } from '../testing/files/notice-page.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { draftFields, newAccount, read } from './sessions.ts';
import { thumb } from './thumb.ts';
import { test } from './warm-page.ts';
import { atStep, goOn } from './wizard-steps.ts';

const cases = (page: Page) => read<{ items: { id: string }[] }>(page, '/cases');

test(
  'from the home page on a phone, an application takes ten taps and seven entries, including the account',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/');
    const { count, fill, tap, press } = thumb(page);
    // The card of the processor chooses it.
    await tap(page.locator('a[href="/apply?processor=paypal-holds"]').first());
    await atStep(page, 'Account Setup');
    const [email, password, business, street] = [
      `noor${Date.now() % 1_000}@cedar.example`,
      'soap2026',
      'Cedar Lane Soaps LLC',
      '77 Example Street',
    ];
    await fill([
      ['First name', 'Noor'],
      ['Last name', 'Haddad'],
      ['Email', email],
      ['Password', password],
    ]);
    await press('Create account and continue');

    await atStep(page, 'Case Details');
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await fill([['Amount held required', '12500']]);
    await expect(page.getByText('Recorded as $12,500')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check and submit now' })).toHaveCount(0);
    await press('Continue');
    await atStep(page, 'Contact Info');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await press('Continue');
    await atStep(page, 'Business Info');
    await expect(page.getByRole('button', { name: 'Check and submit now' })).toHaveCount(0);
    for (const label of ['Legal business name required', 'Street address required'])
      await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocapitalize', 'words');
    await fill([['Legal business name required', business]]);
    await fill([['Street address required', street]]);
    await expect(page.getByRole('button', { name: 'Check and submit now' })).toHaveAccessibleDescription(
      /complete the rest from your dashboard until an attorney takes up your letter/,
    );
    await expectAccessible(page);
    await press('Check and submit now');
    await atStep(page, 'Check your answers');
    const leftOut = page.getByText(/^Not provided, all optional: Case Details/);
    await expect(leftOut.getByRole('link')).toHaveText([
      'Case Details',
      'Contact Info',
      'Business Info',
      'Ownership',
      'Financial Data',
      'Products & Fulfillment',
      'Compliance',
      'Upload Documents',
    ]);
    await expectAccessible(page);
    await press('Submit application');
    await page.waitForURL('**/thank-you?case=UH-*');
    await expect(page.getByText('Application Submitted!')).toBeVisible();

    console.log(`home to thank-you: ${count.taps} taps, ${count.entries} entries, ${count.keys} keys`);
    expect([count.taps <= 10, count.entries, count.keys <= 90, count]).toEqual([true, 7, true, count]);
    const { items } = await cases(page);
    expect(items).toMatchObject([{ processor: 'paypal', held_amount_cents: 1_250_000, legal_business_name: business }]);

    await page.goBack();
    await expect(page.getByText('This application is already submitted: UH-')).toBeVisible();
    expect(await read(page, '/application-draft')).toMatchObject({ version: 0 });
    await press('Begin another application');
    await atStep(page, 'Case Details');
  },
);

test(
  'with a photo of the notice, twelve taps and four entries are enough: the rest is read from it, shown, and filled in when pressed',
  { tag: '@phone' },
  async ({ page }) => {
    const photo = await photographed(pageOfNotice);
    await page.goto('/');
    const { count, fill, tap, press } = thumb(page);
    await tap(page.locator('main a[href="/apply"]').first());
    await atStep(page, 'Account Setup');
    await fill([
      ['First name', 'Dana'],
      ['Last name', 'Whitfield'],
      ['Email', `dana${Date.now() % 1_000}@juniper.example`],
      ['Password', 'pine2026'],
    ]);
    await press('Create account and continue');

    await atStep(page, 'Case Details');
    const camera = page.waitForEvent('filechooser');
    await press('Take a photo of the notice');
    await (await camera).setFiles({ name: 'IMG_0412.jpg', mimeType: 'image/jpeg', buffer: photo });
    // Counts the taps in the camera: the shutter and "Use photo".
    count.taps += 2;
    await expect(page.getByText('4 answers are suggested below')).toBeVisible({ timeout: 60_000 });
    expect((await draftFields(page))['amountHeld'], 'nothing is filled in unasked').toBeUndefined();
    await tap(page.getByRole('button', { name: /^Use these 4/ }));
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await press('Continue');
    await atStep(page, 'Contact Info');
    await press('Continue');
    await atStep(page, 'Business Info');
    const suggested = page.getByRole('region', { name: 'Read from your documents' });
    await expect(suggested.getByRole('listitem').filter({ hasText: 'Legal business name' }).first()).toContainText(
      'As the notice addresses you',
    );
    await expect(page.getByText('2211 North First Street')).toHaveCount(0);
    await expectAccessible(page);
    await tap(suggested.getByRole('button', { name: /^Use these 5/ }));
    await expect(page.getByLabel('State', { exact: true })).toHaveValue('ID');
    await press('Check and submit now');
    await atStep(page, 'Check your answers');
    await press('Submit application');
    await page.waitForURL('**/thank-you?case=UH-*');
    await expect(page.getByText('Application Submitted!')).toBeVisible();

    console.log(`home to thank-you with a photo: ${count.taps} taps, ${count.entries} entries, ${count.keys} keys`);
    expect([count.taps <= 12, count.entries, count.keys <= 50, count]).toEqual([true, 4, true, count]);
    const [made] = (await cases(page)).items;
    expect(await read(page, `/cases/${made?.id}`)).toMatchObject({
      processor: 'paypal',
      held_amount_cents: 1_843_200,
      hold_started_on: '2026-09-02',
      merchant_account_id: '448812003391',
      legal_business_name: 'Juniper & Pine Goods LLC',
      business_address: { street: '418 Foundry Street', city: 'Boise', state: 'ID', zip: '83702' },
    });
  },
);

test(
  'the shortcut validates the current page, is offered on each later step, and Previous returns to where it began',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/apply');
    const { email, password } = newAccount();
    for (const [label, value] of [
      ['First name', 'Noor'],
      ['Last name', 'Haddad'],
      ['Email', email],
      ['Password', password],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Create account and continue', exact: true }).click();
    await atStep(page, 'Case Details');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('radio', { name: 'Square' }).check();
    await page.getByLabel('Amount held').fill('900');
    await goOn(page);
    await atStep(page, 'Contact Info');
    await page.getByLabel('Phone').fill('5555550100');
    await goOn(page);
    await atStep(page, 'Business Info');
    await page.getByLabel('Legal business name').fill('Cedar Lane Soaps LLC');
    await page.getByLabel('Street address').fill('77 Example Street');
    const widths = ['Legal business name', 'EIN', 'Business phone'].map(async (label) => {
      const box = await page.getByLabel(label).boundingBox();
      return box?.width;
    });
    expect(new Set(await Promise.all(widths)).size, 'on a phone each field has the whole line').toBe(1);
    await page.getByLabel('EIN').fill('12-34');
    await page.getByRole('button', { name: 'Check and submit now' }).click();
    await expect(page.getByRole('link', { name: /EIN as nine digits/ })).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Business Info/);
    await page.getByLabel('EIN').fill('123456789');
    // Known answers are offered: one press, and the focus stays at the field.
    await page.getByRole('button', { name: 'Same as your phone: (555) 555-0100' }).click();
    await expect(page.getByLabel('Business phone')).toHaveValue('(555) 555-0100');
    await expect(page.getByLabel('Business phone')).toBeFocused();
    await page.getByRole('button', { name: `Same as your email: ${email}` }).click();
    await expect(page.getByLabel('Business email')).toHaveValue(email);
    await goOn(page);
    for (const title of ['Ownership', 'Financial Data', 'Products & Fulfillment', 'Compliance']) {
      await atStep(page, title);
      await expect(page.getByRole('button', { name: 'Check and submit now' })).toBeVisible();
      if (title !== 'Compliance') await goOn(page);
    }
    await page.getByRole('button', { name: 'Check and submit now' }).click();
    await atStep(page, 'Check your answers');
    await page.getByRole('link', { name: 'Previous', exact: true }).click();
    await atStep(page, 'Compliance');
  },
);
