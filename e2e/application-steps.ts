import type { Page } from '@playwright/test';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { typeDay } from './type-day.ts';
import { openMore } from './wizard-steps.ts';

/** Creates an account on the wizard's first page, from a processor's link. */
export async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto('/apply?processor=paypal-holds');
  await expect(page.getByRole('heading', { name: 'Account Setup' })).toBeVisible();
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass');
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Case Details' })).toBeVisible();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
export const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Steps 1 to 7, nearly all filled in. wizard-looks.spec.ts runs axe on them. */
export async function fillSteps(page: Page): Promise<void> {
  // Only the linked processor is filled in: expects the spec's toast, a summary, and the error at the field.
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await goOn(page);
  await expect(page.getByText('Please fill in all required fields before continuing').first()).toBeVisible();
  await page.getByLabel('Amount held').fill('12,500.00');
  await openMore(page);
  await typeDay(page.getByRole('group', { name: 'Hold start date' }), '2026-09-14');
  await page.getByLabel('Merchant account ID').fill('PP-E2E-0001');
  await page
    .getByLabel('Reason given by the processor')
    .fill('Your account has been limited because of a sudden increase in sales volume.');
  await page.getByLabel('Rolling reserves held').fill('2,500');
  await page.getByRole('radio', { name: 'Full release of funds' }).click();
  await goOn(page);

  await title(page, 'Contact Info');
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await page.getByLabel('Phone').fill('5555550123');
  await goOn(page);

  await title(page, 'Business Info');
  await page.getByLabel('Legal business name').fill('Cedar Lane Soaps LLC');
  await page.getByLabel('EIN').fill('123456789');
  await page.getByLabel('Street address').fill('77 Example Street');
  await page.getByLabel('City').fill('Portland');
  await page.getByLabel('State', { exact: true }).selectOption('OR');
  await page.getByLabel('ZIP code').fill('97205');
  await page.getByLabel('Website').fill('www.cedar-lane.example');
  await page.getByRole('radio', { name: 'LLC' }).click();
  await page.getByLabel('State of incorporation').selectOption('OR');
  await page.getByLabel('Year established').fill('2018');
  await goOn(page);

  await title(page, 'Ownership');
  await page.getByLabel('Owner name').fill('Noor Haddad');
  await page.getByLabel('Ownership percentage').fill('60');
  await page.getByRole('button', { name: 'Add another owner' }).click();
  await page.getByLabel('Owner name').nth(1).fill('Sami Haddad');
  await page.getByLabel('Processor name').fill('First Regional Merchant Services');
  // A reload loses nothing.
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Owner name').nth(1)).toHaveValue('Sami Haddad');
  await goOn(page);

  await title(page, 'Financial Data');
  await page.getByLabel('Average monthly processing volume').fill('21,000');
  await page.getByLabel('Peak monthly processing volume').fill('34,000');
  await page.getByLabel('Average ticket size').fill('48');
  await goOn(page);

  await title(page, 'Products & Fulfillment');
  await page.getByRole('radio', { name: 'Physical products' }).click();
  await page.getByLabel('Average delivery days').fill('5');
  await page.getByLabel('Product description').fill('Soap bars and gift boxes.');
  await page.getByRole('checkbox', { name: 'Fulfillment address is the same as the business address' }).click();
  await goOn(page);

  await title(page, 'Compliance');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await goOn(page);
}

/** Step 8: three real files, each with its kind. */
export async function addDocuments(page: Page): Promise<void> {
  await title(page, 'Upload Documents');
  const { notice, statements, photo } = await realDocuments(page);
  await page.getByLabel('Files to upload').setInputFiles([notice, statements, photo]);
  await expect(page.getByText('hold-notice.pdf').first()).toBeVisible();
  await page.getByLabel('What hold-notice.pdf is').selectOption('hold_notice');
  await page.getByLabel('What merchant-statements.pdf is').selectOption('merchant_statements');
  await page.getByLabel('What delivery-photo.jpg is').selectOption('proof_of_fulfillment');
  await expect(page.getByText('3 of 8 added')).toBeVisible();
  await goOn(page);
}
