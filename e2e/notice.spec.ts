import type { Page } from '@playwright/test';
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { approveInDialog, settleFindings } from './approval.ts';
import { asStaff, confirmFacts, engage } from './cases.ts';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, requiredFields, send, submitCase } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

type Queue = { items: { letter_id: string; case_number: string; status: string }[] };
type Letter = { title: string; status: string; pdf_sha256: string; document: { papers?: { signed_name: string }[] } };

const account = {
  merchantAccount: 'PP-E2E-0054',
  holdStartDate: '5/11/2026',
  accountEmail: 'sales@cedar.example',
  accountPhone: '(212) 555-0187',
  businessCity: 'Springfield',
  businessState: 'OR',
  businessZip: '97477',
  reasonGiven: 'Your account has been limited because of a sudden increase in sales volume.',
  preferredResolution: 'full_release',
};

test(
  'on a phone the merchant signs PayPal’s notice, staff record the form, the attorney confirms the version, and the letter is the notice that leaves by certified mail',
  { tag: '@phone' },
  async ({ page, another }) => {
    test.slow();
    await enterAsNewMerchant(page);
    const caseNumber = await submitCase(page, { ...requiredFields, ...account });
    const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
    const id = items[0]?.id ?? '';
    await signFeeAgreement(page, id);
    await addFiles(page, id);
    const letterId = await letterOf(another, caseNumber);
    await signNotice(page, id);
    await recordForm(another, id);
    const desk = await approveNotice(another, letterId, async (at) => {
      await confirmFacts(page, id);
      await engage(page, at, id, 'Noor Haddad');
    });
    await sendByMail(desk, letterId);
    await page.goto(`/dashboard/cases/${id}`);
    await expect(agreementPanel(page)).toContainText('by certified mail');
    await expectAccessible(page);
  },
);

const agreementPanel = (page: Page) => page.getByRole('region', { name: 'The agreement', exact: true });

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

/** Adds the hold notice as evidence, and the processor’s form, filled in. */
async function addFiles(page: Page, id: string): Promise<void> {
  const { notice, statements } = await realDocuments(page);
  await page.goto(`/dashboard/cases/${id}`);
  const files = page.getByRole('region', { name: 'Files', exact: true });
  for (const [kind, path] of [
    ['hold_notice', notice],
    ['notice_form', statements],
  ] as const) {
    await files.getByLabel('What is it?').selectOption(kind);
    await files.getByLabel('Files to upload').setInputFiles(path);
    await expect(files.getByText(path.split('/').at(-1) ?? '').first()).toBeVisible();
    await expect
      .poll(async () =>
        (await read<{ items: { document_type: string }[] }>(page, `/cases/${id}/files`)).items.map(
          (each) => each.document_type,
        ),
      )
      .toContain(kind);
  }
}

async function letterOf(another: Another, caseNumber: string): Promise<string> {
  const attorney = await another();
  await enterAs(attorney, 'attorney');
  const mine = async () =>
    (await read<Queue>(attorney, '/attorney/queue')).items.find((each) => each.case_number === caseNumber);
  await expect.poll(async () => (await mine())?.status).toBe('in_review');
  return (await mine())?.letter_id ?? '';
}

/** Checks the whole text, the errors, another signer’s name, and a drawing that survives a reload, and then signs. */
async function signNotice(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/cases/${id}`);
  await expect(page.getByRole('heading', { name: 'Your signature makes the letter count' })).toBeVisible();
  await expectAccessible(page);
  await expect(agreementPanel(page)).toContainText('PayPal User Agreement (U.S. accounts), version of May 19, 2026');
  await page.getByRole('link', { name: 'Read and sign: Notice of Dispute' }).first().click();
  const text = page.getByRole('article', { name: 'Text of Notice of Dispute' });
  await expect(text).toContainText('sales@cedar.example');
  await expect(text).toContainText('P.O. Box 45950, Omaha, NE 68145-0950');
  const sign = page.getByRole('button', { name: 'Sign: Notice of Dispute' });
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
  await expect(page.getByText('You have signed: Notice of Dispute')).toBeVisible();
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

async function recordForm(another: Another, id: string): Promise<void> {
  await asStaff(another, async (staff) => {
    await staff.goto(`/admin/cases/${id}?show=letters`);
    const panel = agreementPanel(staff);
    await expect(panel).toContainText('Signed by Noor Haddad');
    await expect(panel.getByLabel('The form, filled in')).toHaveValue(/.+/);
    await expectAccessible(staff);
    await panel.getByRole('button', { name: 'Record the form' }).click();
    await expect(panel).toContainText('Everything the agreement asks for is on file');
  });
}

/**
 * The letter is now the notice; the attorney confirms the agreement's version, settles the findings, and approves it.
 */
async function approveNotice(
  another: Another,
  letterId: string,
  confirmed: (desk: Page) => Promise<void>,
): Promise<Page> {
  const desk = await another();
  await enterAs(desk, 'attorney');
  const letter = () => read<Letter>(desk, `/letters/${letterId}`);
  await expect.poll(async () => (await letter()).title).toBe('Demand, with Notice of Dispute');
  expect((await letter()).document.papers?.map(({ signed_name }) => signed_name)).toEqual(['Noor Haddad']);
  await confirmed(desk);
  await desk.goto(`/attorney/letters/${letterId}?view=agreement`);
  const panel = agreementPanel(desk);
  await expectAccessible(desk);
  await panel.getByRole('button', { name: /^I have read it today: the version of May 19, 2026 is in force/ }).click();
  await expect(panel).toContainText('Confirmed');
  await desk.getByRole('tab', { name: /^Letter/ }).click();
  await expect(desk.getByRole('region', { name: 'Notice of Dispute, signed' })).toBeVisible();
  await expectAccessible(desk);
  await settleFindings(desk);
  await expect(desk.getByRole('button', { name: /^Read version/ })).toBeEnabled({ timeout: 30_000 });
  await approveInDialog(desk);
  await expect(desk.getByRole('button', { name: 'Send…' })).toBeVisible();
  return desk;
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
  const caseNumber = await submitCase(page, { ...requiredFields, ...account });
  const { items } = await read<{ items: { id: string }[] }>(page, '/cases');
  await letterOf(another, caseNumber);
  await page.goto(`/dashboard/cases/${items[0]?.id}/sign/notice`);
  await page.getByLabel('Your full name').focus();
  await page.keyboard.type('Noor Haddad');
  const agreed = page.getByRole('checkbox', { name: 'I have read the paper' });
  await agreed.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Sign: Notice of Dispute' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have signed: Notice of Dispute')).toBeVisible();
  await page.getByRole('button', { name: 'Take the signature back' }).click();
  await page.getByRole('button', { name: 'Yes, take it back' }).click();
  await expect(page.getByText('An earlier signature does not count')).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/dashboard/cases/${items[0]?.id}/sign/authorization`);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to sign' })).toBeVisible();
});
