import type { Page } from '@playwright/test';
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { approveInDialog, settleFindings } from './approval.ts';
import { confirmFacts, engage } from './cases.ts';
import { expect } from './expect.ts';
import { account, addHoldNotice, agreementPanel, fillForm, letterOf, supplyForm, tickForm } from './notice-steps.ts';
import { expectAccessible } from './people.ts';
import { enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import { test } from './warm-page.ts';

type Letter = { title: string; status: string; pdf_sha256: string; document: { papers?: { signed_name: string }[] } };

test(
  'on a phone the merchant fills in and signs the form that counsel supplied, the attorney ticks it and confirms the version, and the letter is the notice that leaves by certified mail',
  { tag: '@phone' },
  async ({ page, another }) => {
    test.slow();
    await enterAsNewMerchant(page);
    const caseNumber = await submitCase(page, { ...requiredFields, ...account });
    const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
    const id = items[0]?.id ?? '';
    await signFeeAgreement(page, id);
    await addHoldNotice(page, id);
    const desk = await another();
    const letterId = await letterOf(desk, caseNumber);
    await supplyForm(desk, letterId);
    await expectAccessible(desk);
    await fillForm(page, id);
    await expectAccessible(page);
    await signNotice(page, id);
    await tickForm(desk, letterId);
    await expect(agreementPanel(desk)).toContainText('Everything the agreement asks for is on file');
    await engage(page, desk, id, 'Noor Haddad');
    await approveNotice(desk, letterId, () => confirmFacts(page, id));
    await sendByMail(desk, letterId);
    await page.goto(`/dashboard/cases/${id}/notice`);
    await expect(agreementPanel(page)).toContainText('by certified mail');
    await expectAccessible(page);
  },
);

/** The page explains the processor’s terms in plain words before the fee agreement is signed. */
async function signFeeAgreement(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/cases/${id}/agreement`);
  const terms = page.getByRole('region', { name: 'Before you sign: what PayPal’s terms hold against you' });
  await expect(terms).toContainText('You can claim only for yourself, not together with others.');
  await page.getByLabel('Your full name').fill('Noor Haddad');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign: Success-fee agreement' }).click();
  await expect(page.getByText('You have signed: Success-fee agreement')).toBeVisible();
}

/** Checks the whole text, the errors, another signer’s name, and a drawing that survives a reload, and then signs. */
async function signNotice(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/cases/${id}`);
  const next = page.getByRole('region', { name: 'Your next step' });
  const asked = /Read and sign the paper that your processor’s agreement asks for: Statement with the notice form/;
  await expect(next).toContainText(asked);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'The agreements and your notice' }).click();
  await expect(agreementPanel(page)).toContainText('PayPal User Agreement (U.S. accounts), version of May 19, 2026');
  await agreementPanel(page)
    .getByRole('link', { name: /^Read and sign/ })
    .click();
  const text = page.getByRole('article', { name: 'Text of Statement with the notice form' });
  await expect(text).toContainText('sales@cedar.example');
  await expect(text).toContainText('P.O. Box 45950, Omaha, NE 68145-0950');
  const sign = page.getByRole('button', { name: 'Sign: Statement with the notice form' });
  await sign.click();
  await expect(page.getByRole('alert')).toContainText('Enter: Your full name.');
  await expect(page.getByRole('alert')).toContainText('Tick the box to say that you have read it.');
  const name = page.getByLabel('Your full name');
  await name.fill('Somebody Else');
  await expect(page.getByRole('checkbox', { name: /^The application names Noor Haddad/ })).toBeVisible();
  await expectAccessible(page);
  await name.fill('Noor Haddad');
  await expect(page.getByRole('checkbox', { name: /^The application names/ })).toHaveCount(0);
  await draw(page);
  await page.reload();
  await expect(name).toHaveValue('Noor Haddad');
  await expect(page.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await sign.click();
  await expect(page.getByText('You have signed: Statement with the notice form')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download the signed PDF' })).toBeVisible();
  await expectAccessible(page);
}

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: 'Nothing drawn yet' });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('the signature pad has no box');
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.3],
    [0.4, 0.7],
    [0.6, 0.4],
    [0.8, 0.6],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 4 });
  await page.mouse.up();
  await expect(page.getByRole('img', { name: 'Your drawn signature' })).toBeVisible();
}

/**
 * The letter is now the notice; the attorney confirms the agreement's version, settles the findings, and approves it.
 */
async function approveNotice(desk: Page, letterId: string, confirmed: () => Promise<void>): Promise<void> {
  const letter = () => read<Letter>(desk, `/letters/${letterId}`);
  await expect.poll(async () => (await letter()).title).toBe('Demand, with Notice of Dispute');
  expect((await letter()).document.papers?.map(({ signed_name }) => signed_name)).toEqual(['Noor Haddad']);
  await confirmed();
  await desk.goto(`/attorney/letters/${letterId}?view=agreement`);
  const panel = agreementPanel(desk);
  await expectAccessible(desk);
  await panel.getByRole('button', { name: /^I have read it today: the version of May 19, 2026 is in force/ }).click();
  await expect(panel).toContainText('Confirmed');
  await desk.getByRole('tab', { name: /^Letter/ }).click();
  await expect(desk.getByRole('region', { name: 'Statement with the notice form, signed' })).toBeVisible();
  await expectAccessible(desk);
  await settleFindings(desk);
  await expect(desk.getByRole('button', { name: /^Read version/ })).toBeEnabled({ timeout: 30_000 });
  await approveInDialog(desk);
  await expect(desk.getByRole('button', { name: 'Send…' })).toBeVisible();
}

/** Sends by certified mail, as the agreement requires; the letter counts as sent once its envelope is posted. */
async function sendByMail(desk: Page, letterId: string): Promise<void> {
  await desk.getByRole('button', { name: 'Send…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Send the approved letter' });
  await expect(dialog).toContainText('The agreement asks for this notice by certified mail to the address above.');
  await expect(dialog).toContainText('P.O. Box 45950');
  await expectAccessible(desk);
  await dialog.getByLabel('Email for a copy').fill('legal@processor.example');
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect(desk.getByText('Letter on its way.')).toBeVisible();
  const status = async () => (await read<Letter>(desk, `/letters/${letterId}`)).status;
  const outbox = async () =>
    (await read<{ deliveries: { channel: string; status: string }[] }>(desk, `/letters/${letterId}`)).deliveries;
  await expect.poll(async () => (await outbox()).find(({ channel }) => channel === 'email')?.status).toBe('sent');
  await expect.poll(async () => (await outbox()).find(({ channel }) => channel !== 'email')?.status).toBe('to_print');
  expect(await status()).toBe('sending');
  await send(desk, 'POST', `/letters/${letterId}/tracking`, { tracking_number: sampleTrackingNumber(letterId) });
  expect(await status()).toBe('sent');
}

test('a merchant can sign by keyboard alone with a typed name, without drawing anything', async ({ page, another }) => {
  await enterAsNewMerchant(page);
  const caseNumber = await submitCase(page, {
    ...requiredFields,
    ...account,
    processor: 'square',
  });
  const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
  await letterOf(await another(), caseNumber);
  await page.goto(`/dashboard/cases/${items[0]?.id}/sign/notice`);
  await page.getByLabel('Your full name').focus();
  await page.keyboard.type('Noor Haddad');
  const agreed = page.getByRole('checkbox', { name: 'I have read the paper' });
  await agreed.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign: Notice of dispute' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have signed: Notice of dispute')).toBeVisible();
  await page.getByRole('button', { name: 'Take the signature back' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('An earlier signature does not count')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/dashboard/cases/${items[0]?.id}/sign/authorization`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to sign' })).toBeVisible();
});
