// @proves wizard-journey
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, fillDraft, read, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, goOn, openMore, saved } from './wizard-steps.ts';

const accountId = (page: Page) => page.getByLabel('Merchant account ID');
const reason = (page: Page) => page.getByLabel('Reason given by the processor');
const fieldsOnServer = async (page: Page) =>
  (await read<{ answers: { fields: Record<string, unknown> } }>(page, '/application-draft')).answers.fields;

test(
  'a merchant who fills in only what is required, going back along the way, reaches the thank-you page',
  { tag: '@phone' },
  async ({ page }) => {
    await enterAsNewMerchant(page);
    await page.goto('/apply');
    await atStep(page, 'Case Details');
    await page.getByRole('radio', { name: 'Stripe' }).check();
    await page.getByLabel('Amount held').fill('4,800');
    await goOn(page);
    await atStep(page, 'Contact Info');
    // The account's name and email are filled in.
    await goOn(page);
    await atStep(page, 'Business Info');
    await goOn(page);
    await expect(page.getByText('Please fill in all required fields before continuing').first()).toBeVisible();
    await expect(page).toHaveTitle(/^Error: Business Info/);
    await page.getByRole('link', { name: /Street address/ }).click();
    await expect(page.getByLabel('Street address')).toBeFocused();
    await page.getByLabel('Street address').fill('12 Sample Road');
    await page.getByLabel('Legal business name').fill('Alder & Ash Prints');
    await goOn(page);
    await atStep(page, 'Ownership');

    await page.goBack();
    await atStep(page, 'Business Info');
    await expect(page.getByLabel('Legal business name')).toHaveValue('Alder & Ash Prints');
    await page.getByRole('link', { name: 'Previous' }).click();
    await atStep(page, 'Contact Info');
    await page.goBack();
    await atStep(page, 'Business Info');
    await goOn(page);
    for (const title of ['Ownership', 'Financial Data', 'Products & Fulfillment', 'Compliance', 'Upload Documents']) {
      await atStep(page, title);
      await goOn(page);
    }
    await atStep(page, 'Check your answers');
    await page.getByRole('link', { name: 'Change Legal business name' }).click();
    await expect(page.getByLabel('Legal business name')).toBeFocused();
    await page.getByLabel('Legal business name').fill('Alder & Ash Prints LLC');
    await goOn(page);
    await atStep(page, 'Check your answers');
    await expect(page.getByText('Alder & Ash Prints LLC')).toBeVisible();
    await page.getByRole('button', { name: 'Submit application' }).click();
    await page.waitForURL('**/thank-you?case=UH-*');
    await expect(page.getByText('Application Submitted!')).toBeVisible();
    await expectAccessible(page);
  },
);

test('input survives a tab killed while typing, and continues on a second device', async ({
  page,
  context,
  another,
}) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await openMore(page);
  await accountId(page).pressSequentially('PP-KILLED');
  await page.close();
  const again = await context.newPage();
  await again.goto('/apply');
  await expect(accountId(again)).toHaveValue('PP-KILLED');
  await saved(again);

  const phone = await another();
  await phone.context().addCookies(await context.cookies());
  await phone.goto('/apply');
  await expect(accountId(phone)).toHaveValue('PP-KILLED');
  await reason(phone).fill('Typed on the phone.');
  await saved(phone);
  await expect.poll(async () => (await fieldsOnServer(phone)).reasonGiven).toBe('Typed on the phone.');
  // The first device, still open, has changed something else: both changes are merged.
  await again.getByLabel('Amount held').fill('9,300');
  await expect(reason(again)).toHaveValue('Typed on the phone.');
  await expect
    .poll(() => fieldsOnServer(again))
    .toMatchObject({ merchantAccount: 'PP-KILLED', reasonGiven: 'Typed on the phone.', amountHeld: '9,300' });
});

test('two windows show what is typed in the other; where both change the same answer, the merchant decides', async ({
  page,
  context,
}) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  const second = await context.newPage();
  await second.goto('/apply');
  await atStep(second, 'Case Details');
  await page.getByLabel('Amount held').fill('700');
  await expect(second.getByLabel('Amount held')).toHaveValue('700');
  // Holds the second window's save until the first has saved.
  const first = Promise.withResolvers<void>();
  await second.route('**/api/application-draft', async (route) => {
    if (route.request().method() === 'PUT') await first.promise;
    await route.continue();
  });
  for (const each of [page, second]) await openMore(each);
  await reason(second).fill('Only in the second.');
  await accountId(second).fill('FROM-THE-SECOND');
  await accountId(page).fill('FROM-THE-FIRST');
  await expect.poll(async () => (await fieldsOnServer(page)).merchantAccount).toBe('FROM-THE-FIRST');
  first.resolve();
  await expect(second.getByText('This application was also changed on another device')).toBeVisible();
  await expect(second.getByText(/set aside for: Merchant account ID\./)).toBeVisible();
  await expect(accountId(second)).toHaveValue('FROM-THE-FIRST');
  await expectAccessible(second);
  // What was set aside survives a reload.
  await second.reload();
  await second.getByRole('button', { name: 'Use what I typed here' }).click();
  await expect(accountId(second)).toHaveValue('FROM-THE-SECOND');
  await expect
    .poll(() => fieldsOnServer(page))
    .toMatchObject({ merchantAccount: 'FROM-THE-SECOND', reasonGiven: 'Only in the second.', amountHeld: '700' });
});

test('a double press on Submit, and a Submit whose response is lost, each create one case', async ({ page }) => {
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: requiredFields });
  await page.goto('/apply?step=check');
  await page.getByRole('button', { name: 'Submit application' }).dblclick();
  await page.waitForURL('**/thank-you?case=UH-*');
  expect(await caseCount(page)).toBe(1);

  await fillDraft(page, { fields: requiredFields });
  await page.goto('/apply?step=check');
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    '**/api/applications',
    async (route) => {
      await route.fetch();
      await answered;
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  answer();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/thank-you?case=UH-*');
  expect(await caseCount(page)).toBe(2);
});

const caseCount = async (page: Page) => (await read<{ items: unknown[] }>(page, '/cases')).items.length;

test('the merchant can type offline, and everything is saved on reconnecting', async ({ page, context }) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Square' }).check();
  await page.getByLabel('Amount held').fill('6,100');
  await expect(page.getByText('Your last answers are not on the server yet')).toBeVisible();
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await expectAccessible(page);
  await goOn(page);
  await atStep(page, 'Contact Info');
  await page.getByLabel('Phone').fill('5555550177');
  await context.setOffline(false);
  await saved(page);
  await expect(page.getByText('Your last answers are not on the server yet')).toHaveCount(0);
  await expect
    .poll(() => fieldsOnServer(page))
    .toMatchObject({ processor: 'square', amountHeld: '6,100', phone: '5555550177' });
});

test('a link preselects its processor, an unknown one is ignored, and an answer is never overwritten', async ({
  page,
}) => {
  await enterAsNewMerchant(page);
  for (const nonsense of ['bitcoin', '__proto__']) {
    await page.goto(`/apply?processor=${nonsense}`);
    await atStep(page, 'Case Details');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  }
  await page.goto('/apply?processor=legacy');
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await saved(page);
  await page.goto('/apply?processor=stripe-reserve');
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
});
