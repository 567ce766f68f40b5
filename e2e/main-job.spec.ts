import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { realDocuments } from './documents.ts';
import { dataDir, expectAccessible, signIn } from './people.ts';

/** The product's main job, end to end: a newcomer applies, an attorney approves, the letter goes out, the merchant sees it. */
test('a newcomer applies, an attorney approves, the letter goes out and the merchant sees it', async ({ page, browser }, info) => {
  const email = `newcomer-${info.project.name}-${Date.now()}@merchant.example`;
  await createAccount(page, email);
  await fillSteps(page);
  await addDocuments(page);
  const caseNumber = await submit(page);
  await page.goto('/dashboard');
  await expect(page.getByText(caseNumber)).toBeVisible();
  await expectAccessible(page);

  const sent = await approveAndSend(browser, info.project.use.viewport ?? null, caseNumber);

  const bytes = await mailedLetter(sent.recipient);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sent.sha256);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Letter sent').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expectAccessible(page);
});

async function createAccount(page: Page, email: string): Promise<void> {
  await page.goto('/apply?processor=paypal-holds');
  await expect(page.getByRole('heading', { name: 'Account Setup' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('First name').fill('Noor');
  await page.getByLabel('Last name').fill('Haddad');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a long enough pass');
  await page.getByRole('button', { name: 'Create account and continue' }).click();
  await expect(page.getByRole('heading', { name: 'Case Details' })).toBeVisible();
}

const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

async function fillSteps(page: Page): Promise<void> {
  // Nothing filled but the linked processor: the spec's toast, a summary, and the words at the field.
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await goOn(page);
  await expect(page.getByText('Please fill in all required fields before continuing').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Amount held').fill('12,500.00');
  await page.getByLabel('Month').fill('9');
  await page.getByLabel('Day').fill('14');
  await page.getByLabel('Year').fill('2026');
  await page.getByLabel('Merchant account ID').fill('PP-E2E-0001');
  await page.getByLabel('Reason given by the processor').fill('Your account has been limited because of a sudden increase in sales volume.');
  await page.getByLabel('Rolling reserves held').fill('2,500');
  await page.getByRole('radio', { name: 'Full release of funds' }).click();
  await goOn(page);

  await title(page, 'Contact Info');
  await expect(page.getByLabel('First name')).toHaveValue('Noor');
  await page.getByLabel('Phone').fill('5555550123');
  await expectAccessible(page);
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
  await expectAccessible(page);
  await goOn(page);

  await title(page, 'Ownership');
  await page.getByLabel('Owner name').fill('Noor Haddad');
  await page.getByLabel('Ownership percentage').fill('60');
  await page.getByRole('button', { name: 'Add another owner' }).click();
  await page.getByLabel('Owner name').nth(1).fill('Sami Haddad');
  await page.getByLabel('Processor name').fill('First Regional Merchant Services');
  await expectAccessible(page);
  // A reload loses nothing.
  await expect(page.getByText(/^Saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Owner name').nth(1)).toHaveValue('Sami Haddad');
  await goOn(page);

  await title(page, 'Financial Data');
  await page.getByLabel('Average monthly processing volume').fill('21,000');
  await page.getByLabel('Peak monthly processing volume').fill('34,000');
  await page.getByLabel('Average ticket size').fill('48');
  await expectAccessible(page);
  await goOn(page);

  await title(page, 'Products & Fulfillment');
  await page.getByRole('radio', { name: 'Physical products' }).click();
  await page.getByLabel('Average delivery days').fill('5');
  await page.getByLabel('Product description').fill('Soap bars and gift boxes.');
  await page.getByRole('checkbox', { name: 'Fulfillment address is the same as the business address' }).click();
  await expectAccessible(page);
  await goOn(page);

  await title(page, 'Compliance');
  await page.getByRole('radio', { name: 'No', exact: true }).click();
  await expectAccessible(page);
  await goOn(page);
}

async function addDocuments(page: Page): Promise<void> {
  await title(page, 'Upload Documents');
  const { notice, statements, photo } = await realDocuments(page);
  await page.getByLabel('Files to upload').setInputFiles([notice, statements, photo]);
  await expect(page.getByText('hold-notice.pdf').first()).toBeVisible();
  await page.getByLabel('What hold-notice.pdf is').selectOption('hold_notice');
  await page.getByLabel('What merchant-statements.pdf is').selectOption('merchant_statements');
  await page.getByLabel('What delivery-photo.jpg is').selectOption('proof_of_fulfillment');
  await expect(page.getByText('3 of 8 added')).toBeVisible();
  await expectAccessible(page);
  await goOn(page);
}

async function submit(page: Page): Promise<string> {
  await title(page, 'Check your answers');
  await expect(page.getByText('Cedar Lane Soaps LLC').first()).toBeVisible();
  await expect(page.getByText('Not provided').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/thank-you?case=*');
  const number = page.getByText(/^UH-\d{4}-\d{6}$/);
  await expect(number).toBeVisible();
  await expectAccessible(page);
  return (await number.innerText()).trim();
}

async function approveAndSend(browser: Browser, viewport: { width: number; height: number } | null, caseNumber: string): Promise<{ recipient: string; sha256: string }> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await signIn(page, 'attorney');
  await expect(page.getByText(caseNumber).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: new RegExp(caseNumber) }).or(page.getByRole('row', { name: new RegExp(caseNumber) }).getByRole('link')).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Initial demand to PayPal/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Approve version/ })).toBeDisabled();

  await page.getByRole('button', { name: /^Edit addressee/ }).click();
  await page.getByLabel('Mailing address').fill('Legal Department\n2211 Example Street\nSan Jose, CA 95131');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2, saved')).toBeVisible();
  const panel = page.getByRole('tab', { name: /Verdict/ });
  await panel.click();
  const confirmAll = page.getByRole('button', { name: /^Confirm all|^Confirm$/ });
  if (await confirmAll.first().isVisible()) await confirmAll.first().click();
  await expectAccessible(page);
  const approve = page.getByRole('button', { name: 'Approve version 2' });
  await expect(approve).toBeEnabled();
  await approve.click();
  await page.getByRole('button', { name: 'Send…' }).click();
  const recipient = `legal-${Date.now()}@processor.example`;
  await page.getByLabel('Email of the recipient').fill(recipient);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(page.getByText(/^(On its way out|Sent)$/).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1);
  const letter = (await (await page.request.get(`/api/letters/${id}`)).json()) as { approval: { sha256: string } };
  await context.close();
  return { recipient, sha256: letter.approval.sha256 };
}

/** The PDF attached to the mail in the outbox folder. */
async function mailedLetter(recipient: string): Promise<Buffer> {
  let found: Buffer | undefined;
  await expect(async () => {
    for (const name of readdirSync(join(dataDir, 'outbox')).filter((each) => each.includes('demand-and-notice'))) {
      const mail = await simpleParser(readFileSync(join(dataDir, 'outbox', name)));
      const to = Array.isArray(mail.to) ? mail.to : mail.to ? [mail.to] : [];
      if (to.some((each) => each.text.includes(recipient))) found = mail.attachments[0]?.content;
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? Buffer.alloc(0);
}
