// @proves wizard-short-way-journey
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { newAccount, read } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn } from './wizard-steps.ts';

/** Counts the merchant's entries and presses. */
function counted(page: Page) {
  const count = { entries: 0, presses: 0 };
  return {
    count,
    enter: async (label: string, value: string) => {
      count.entries += 1;
      await page.getByLabel(label, { exact: true }).fill(value);
    },
    press: async (name: string) => {
      count.presses += 1;
      await page.getByRole('button', { name, exact: true }).click();
    },
  };
}

test(
  'from a processor’s page, an application takes seven entries, including the account, and four presses',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/processors/paypal');
    await page.locator('a[href="/apply?processor=paypal"]').first().click();
    await atStep(page, 'Account Setup');
    const { email, password } = newAccount();
    const account = counted(page);
    await account.enter('First name', 'Noor');
    await account.enter('Last name', 'Haddad');
    await account.enter('Email', email);
    await account.enter('Password', password);
    await account.press('Create account and continue');

    const wizard = counted(page);
    await atStep(page, 'Case Details');
    await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
    await wizard.enter('Amount held required', '$12,500.00');
    await expect(page.getByText('Recorded as $12,500')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Check and submit now' })).toHaveCount(0);
    await wizard.press('Continue');
    await atStep(page, 'Contact Info');
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await wizard.press('Continue');
    await atStep(page, 'Business Info');
    await expect(page.getByRole('button', { name: 'Check and submit now' })).toHaveCount(0);
    await wizard.enter('Legal business name required', 'Cedar Lane Soaps LLC');
    await wizard.enter('Street address required', '77 Example Street');
    await expect(page.getByRole('button', { name: 'Check and submit now' })).toHaveAccessibleDescription(
      /complete the rest from your dashboard until an attorney takes up your letter/,
    );
    await expectAccessible(page);
    await wizard.press('Check and submit now');
    await atStep(page, 'Check your answers');
    await expect(page.getByText('Not provided, optional:').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add EIN' })).toBeVisible();
    await expectAccessible(page);
    await wizard.press('Submit application');
    await page.waitForURL('**/thank-you?case=UH-*');
    await expect(page.getByText('Application Submitted!')).toBeVisible();

    expect(account.count).toEqual({ entries: 4, presses: 1 });
    expect(wizard.count).toEqual({ entries: 3, presses: 4 });
    const { items } = await read<{
      items: { processor: string; held_amount_cents: number; legal_business_name: string }[];
    }>(page, '/cases');
    expect(items).toMatchObject([
      { processor: 'paypal', held_amount_cents: 1_250_000, legal_business_name: 'Cedar Lane Soaps LLC' },
    ]);
  },
);

test(
  'the shortcut validates the current page, is offered on each later step, and Previous returns to where it began',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/apply');
    const { email, password } = newAccount();
    const account = counted(page);
    for (const [label, value] of [
      ['First name', 'Noor'],
      ['Last name', 'Haddad'],
      ['Email', email],
      ['Password', password],
    ] as const)
      await account.enter(label, value);
    await account.press('Create account and continue');
    await atStep(page, 'Case Details');
    await page.getByRole('radio', { name: 'Square' }).check();
    await page.getByLabel('Amount held').fill('900');
    await goOn(page);
    await atStep(page, 'Contact Info');
    await page.getByLabel('Phone').fill('5555550100');
    await goOn(page);
    await atStep(page, 'Business Info');
    await page.getByLabel('Legal business name').fill('Cedar Lane Soaps LLC');
    await page.getByLabel('Street address').fill('77 Example Street');
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
