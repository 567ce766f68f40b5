// @proves wizard-safety-journey
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { draftFields, enterAsNewMerchant, fillDraft, read, requiredFields } from './sessions.ts';
import { test } from './warm-page.ts';
import { atStep, openMore, saved } from './wizard-steps.ts';

const accountId = (page: Page) => page.getByLabel('Merchant account ID');
const reason = (page: Page) => page.getByLabel('Reason given by the processor');
const caseCount = async (page: Page) => (await read<{ items: unknown[] }>(page, '/cases')).items.length;

/** Kills the page's process: no unload event, no last save. */
async function crash(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void cdp.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
}

test('text typed just before the tab dies is restored when the page is reopened', async ({ page, context }) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  await openMore(page);
  // Nothing reaches the server: only browser storage can have it.
  await context.setOffline(true);
  await reason(page).pressSequentially('Half a sentence that nobody sa');
  await crash(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/apply');
  await expect(reason(again)).toHaveValue('Half a sentence that nobody sa');
  await expect.poll(async () => (await draftFields(again)).reasonGiven).toBe('Half a sentence that nobody sa');
});

test('two offline tabs that are both killed lose nothing: their changes are merged, and the merchant decides where both changed one', async ({
  page,
  context,
}) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  const second = await context.newPage();
  await second.goto('/apply');
  for (const each of [page, second]) {
    await atStep(each, 'Case Details');
    await saved(each);
    await openMore(each);
  }
  await context.setOffline(true);
  await accountId(page).fill('FIRST-TAB');
  await page.getByLabel('Amount held').fill('1,100');
  await accountId(second).fill('SECOND-TAB');
  await reason(second).fill('Only in the second tab.');
  await crash(page);
  await crash(second);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/apply');
  await expect(again.getByLabel('Amount held')).toHaveValue('1,100');
  await expect(reason(again)).toHaveValue('Only in the second tab.');
  // Which of the two is in the field depends on who wrote last; the other is offered.
  await expect(accountId(again)).toHaveValue(/^(FIRST|SECOND)-TAB$/);
  const other = (await accountId(again).inputValue()) === 'FIRST-TAB' ? 'SECOND-TAB' : 'FIRST-TAB';
  await expect(again.getByText(`You typed: “${other}”.`)).toBeVisible();
  await again.getByRole('button', { name: 'Use what I typed here' }).click();
  await expect(accountId(again)).toHaveValue(other);
  await expect
    .poll(() => draftFields(again))
    .toMatchObject({ merchantAccount: other, reasonGiven: 'Only in the second tab.', amountHeld: '1,100' });
});

test('a save that the server refuses is visible, and Try now saves once it can', async ({ page }) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  await saved(page);
  let refused = true;
  await page.route('**/api/application-draft', (route) =>
    refused && route.request().method() === 'PUT'
      ? route.fulfill({
          status: 503,
          contentType: 'application/json',
          body: '{"code":"DATABASE_UNAVAILABLE","message":"The database cannot be reached."}',
        })
      : route.continue(),
  );
  await openMore(page);
  await accountId(page).fill('KEPT');
  await expect(page.getByRole('alert')).toContainText('The database cannot be reached. You can keep typing');
  await expectAccessible(page);
  const tryNow = page.getByRole('button', { name: 'Try now' });
  // Press at once: the page will soon retry without being asked.
  refused = false;
  await tryNow.click({ timeout: 5_000 });
  await expect.poll(async () => (await draftFields(page)).merchantAccount).toBe('KEPT');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a session that ends while typing asks for sign-in, and no input is lost', async ({ page, context }) => {
  const { email, password } = await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  await saved(page);
  await openMore(page);
  await context.clearCookies();
  await reason(page).fill('Typed without a session.');
  await expect(page.getByText('Your session has ended')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in and continue' }).click();
  await atStep(page, 'Case Details');
  await expect(reason(page)).toHaveValue('Typed without a session.');
  await expect.poll(async () => (await draftFields(page)).reasonGiven).toBe('Typed without a session.');
});

test('Submit pressed in two tabs creates one case, and the second tab links to it', async ({ page, context }) => {
  await enterAsNewMerchant(page);
  await fillDraft(page, { fields: requiredFields });
  const second = await context.newPage();
  for (const each of [page, second]) {
    await each.goto('/apply?step=check');
    await atStep(each, 'Check your answers');
  }
  await Promise.all([page, second].map((each) => each.getByRole('button', { name: 'Submit application' }).click()));
  const done = (each: Page) => each.waitForURL('**/thank-you?case=UH-*').then(() => 'thanked' as const);
  const refused = (each: Page) =>
    each
      .getByText('It may have been submitted already; your dashboard shows it.')
      .first()
      .waitFor()
      .then(() => 'told' as const);
  const ends = await Promise.all([page, second].map((each) => Promise.any([done(each), refused(each)])));
  expect(ends.toSorted()).toEqual(['thanked', 'told']);
  const elsewhere = ends[0] === 'told' ? page : second;
  await expect(elsewhere.getByText('This application is already submitted: UH-')).toBeVisible();
  await expectAccessible(elsewhere);
  await expect(elsewhere.getByRole('link', { name: 'See your case' })).toBeVisible();
  expect(await caseCount(page)).toBe(1);
});

test('simultaneous edits on two devices are merged, and both devices show them', async ({ page, another, context }) => {
  await enterAsNewMerchant(page);
  await page.goto('/apply');
  await atStep(page, 'Case Details');
  await saved(page);
  const phone = await another();
  await phone.setViewportSize({ width: 360, height: 740 });
  await phone.context().addCookies(await context.cookies());
  await phone.goto('/apply');
  await atStep(phone, 'Case Details');
  for (const each of [page, phone]) await openMore(each);
  await Promise.all([
    accountId(page).pressSequentially('FROM-THE-DESK', { delay: 60 }),
    reason(phone).pressSequentially('From the phone.', { delay: 60 }),
  ]);
  await expect
    .poll(() => draftFields(page))
    .toMatchObject({ merchantAccount: 'FROM-THE-DESK', reasonGiven: 'From the phone.' });
  for (const each of [page, phone]) {
    await each.reload();
    await expect(accountId(each)).toHaveValue('FROM-THE-DESK');
    await expect(reason(each)).toHaveValue('From the phone.');
  }
});
