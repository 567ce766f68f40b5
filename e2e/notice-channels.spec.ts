import type { Page } from '@playwright/test';
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { asStaff, today } from './cases.ts';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import {
  addHoldNotice,
  agreementPanel,
  approveNotice,
  dayAfter,
  expectWait,
  fillForm,
  letter,
  noticeCase,
  signPaper,
  supplyForm,
  tickForm,
} from './notice-steps.ts';
import { expectAccessible } from './people.ts';
import { read, send } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

/** Opens the dialog that sends the approved letter, and sends it. */
async function sendFrom(desk: Page, says: string): Promise<void> {
  await desk.getByRole('button', { name: 'Send…' }).click();
  const dialog = desk.getByRole('dialog', { name: 'Send the approved letter' });
  await expect(dialog).toContainText(says);
  await dialog.getByRole('button', { name: 'Send the letter' }).click();
  await expect(dialog).toBeHidden();
}

/** What proves the receipt, today: the day on the tracking record, of the answer or of the delivery report. */
async function recordReceipt(desk: Page, proof: string): Promise<void> {
  await desk.getByRole('radio', { name: proof, exact: true }).check();
  await typeDay(desk.getByRole('group', { name: 'On', exact: true }), today());
  await desk.getByRole('button', { name: /^(Record|Correct) the (receipt|record)$|^Record delivery$/ }).click();
  await expect(desk.getByRole('button', { name: 'Correct the record' })).toBeVisible();
}

type Deliveries = { deliveries: { channel: string; status: string }[] };

/** Sends by certified mail, posts the envelope, and records its delivery. */
async function mailed(desk: Page, letterId: string): Promise<void> {
  await sendFrom(desk, 'The agreement asks for this notice by certified mail');
  const ready = async () =>
    (await read<Deliveries>(desk, `/letters/${letterId}`)).deliveries.map((each) => each.status);
  await expect.poll(ready).toEqual(['to_print']);
  await send(desk, 'POST', `/letters/${letterId}/tracking`, { tracking_number: sampleTrackingNumber(letterId) });
  await desk.goto(`/attorney/letters/${letterId}?view=delivery`);
  await recordReceipt(desk, 'Delivered');
}

const held = (desk: Page, caseId: string) =>
  send(desk, 'PUT', `/cases/${caseId}/clock/days`, { what: 'conference_held', tranche_id: null, on: today() });

test('a notice on Square’s terms goes by mail, and its election notice waits for 60 days from receipt and the meeting', async ({
  page,
  another,
}) => {
  const made = await noticeCase(page, another, { processor: 'square' });
  const { caseId, letterId, desk } = made;
  await signPaper(page, caseId, 'notice');
  await approveNotice(page, made);
  await mailed(desk, letterId);
  // "within sixty (60) days from the date the Notice is received": received on day 0, day 60 is the last.
  await expectWait(page, caseId, [`The last day is ${dayAfter(60)}.`, 'The agreement asks for a meeting first']);
  await held(desk, caseId);
  await expectWait(page, caseId, [`First possible day of the next step: ${dayAfter(61)}.`]);
});

test('a notice on Amazon’s terms goes to its registered agent by mail, and arbitration opens on the day that it names', async ({
  page,
  another,
}) => {
  const made = await noticeCase(page, another, { processor: 'amazon' });
  const { caseId, letterId, desk } = made;
  const filing_on = new Date(Date.parse(`${today()}T00:00:00Z`) + 40 * 86_400_000).toISOString().slice(0, 10);
  await send(desk, 'POST', `/cases/${caseId}/packet/filing-day`, { filing_on });
  await approveNotice(page, made);
  await mailed(desk, letterId);
  // The text sets no days: the letter names day 40, and nothing is filed before it.
  await expectWait(page, caseId, [`possible from ${dayAfter(40)}`]);
});

test('a notice on Stripe’s terms leaves by counsel’s hand with the sent email kept, and arbitration waits for 30 days from its receipt and the meeting', async ({
  page,
  another,
}) => {
  const made = await noticeCase(page, another, { processor: 'stripe', merchantAccount: 'acct_1QxT8vLk' });
  const { caseId, letterId, desk } = made;
  await signPaper(page, caseId, 'authorization');
  await approveNotice(page, made);
  await sendFrom(desk, 'by email to notices@stripe.com');
  await expect(desk.getByText('You send this notice, to notices@stripe.com.')).toBeVisible();
  await expect(desk.getByText('No mailing address confirmed')).toHaveCount(0);
  await looked(desk, 'stripe-by-hand');
  // As a mail program sends the draft that it opened.
  const draft = await desk.request.get(`/api/letters/${letterId}/notice.eml`);
  const buffer = Buffer.from((await draft.body()).toString('latin1').replace(/^X-Unsent: 1\r\n/m, ''), 'latin1');
  await desk.getByLabel('The email as you sent it (.eml)').setInputFiles({
    name: 'sent.eml',
    mimeType: 'message/rfc822',
    buffer,
  });
  await desk.getByRole('button', { name: 'Add the sent email' }).click();
  await expect.poll(async () => (await letter(desk, letterId)).status).toBe('sent');
  await recordReceipt(desk, 'Its mail server accepted it (provisional)');
  await expect(desk.getByText(/^Provisional, counted from/)).toBeVisible();
  await recordReceipt(desk, 'The addressee answered');
  // "within 30 days of the notice", counted from its receipt: day 30 is the last.
  await expectWait(page, caseId, [`The last day is ${dayAfter(30)}.`, 'The agreement asks for a meeting first']);
  await held(desk, caseId);
  await expectWait(page, caseId, [`First possible day of the next step: ${dayAfter(31)}.`]);
});

test('a notice on eBay’s terms is pasted into its web form field by field, its confirmation is kept, and arbitration waits for 45 days', async ({
  page,
  another,
}) => {
  const made = await noticeCase(page, another, { processor: 'ebay', merchantAccount: 'cedar_lane' });
  const { caseId, letterId, desk } = made;
  await desk.goto(`/attorney/letters/${letterId}?view=agreement`);
  const form = desk.getByRole('form', { name: 'Record: Notice of Dispute webform' });
  await expect(form).toContainText('eBay Inc. withholds $12,500.00 from Cedar Lane Soaps LLC, since May 11, 2026');
  await expect(form).toContainText('Release of $12,500.00 in US dollars');
  await expect(form).toContainText('sales@cedar.example');
  await expect(form.getByRole('button', { name: 'Record the submission' })).toBeDisabled();
  await form.getByLabel('Confirmation number or text').fill('ND-20431, received');
  await looked(desk, 'ebay-web-form');
  await form.getByRole('button', { name: 'Record the submission' }).click();
  await expect(form).toContainText('confirmed by ND-20431, received');
  await approveNotice(page, made);
  await sendFrom(desk, 'on the web, where a person has submitted it');
  await expect.poll(async () => (await letter(desk, letterId)).status).toBe('delivered');
  // "The Informal Dispute Resolution process lasts 45 days" from receipt, the day of the confirmation.
  await expectWait(page, caseId, [`The last day is ${dayAfter(45)}.`, `next step: ${dayAfter(46)}.`]);
});

test('a notice on Venmo’s terms of August 2026 is printed, signed by hand by merchant and counsel, posted with its originals, and arbitration waits for 60 days', async ({
  page,
  another,
}) => {
  test.slow();
  const made = await noticeCase(page, another, { processor: 'venmo' });
  const { caseId, letterId, desk } = made;
  await addHoldNotice(page, caseId);
  await supplyForm(desk, letterId);
  await fillForm(page, caseId);
  await signByHand(page, caseId, 'notice', 'Statement with the notice form');
  await signByHand(page, caseId, 'authorization', 'Authorization of counsel');
  await tickForm(desk, letterId);
  await asStaff(another, async (staff) => {
    await staff.goto(`/admin/cases/${caseId}?show=letters`);
    const arrived = staff.getByRole('button', { name: /^The original is in hand/ });
    await arrived.first().click();
    await expect(arrived).toHaveCount(1);
    await arrived.click();
    await expect(arrived).toHaveCount(0);
  });
  await desk.goto(`/attorney/letters/${letterId}?view=agreement`);
  const compared = agreementPanel(desk).getByRole('button', { name: /^I compared the original/ });
  await expect(compared).toHaveCount(2);
  await looked(desk, 'venmo-desk');
  await compared.first().click();
  await expect(compared).toHaveCount(1);
  await compared.click();
  await agreementPanel(desk)
    .getByRole('button', { name: /^I signed the original by hand/ })
    .click();
  await expect(agreementPanel(desk)).toContainText('Signed by hand by counsel on');
  await approveNotice(page, made);
  await mailed(desk, letterId);
  // "For a period of 60 days after receipt of a complete Notice of Dispute": day 60 is the last.
  await expectWait(page, caseId, [`The last day is ${dayAfter(60)}.`, `next step: ${dayAfter(61)}.`]);
});

/** Prints the paper and adds the scan of it as signed. */
async function signByHand(page: Page, caseId: string, kind: string, title: string): Promise<void> {
  await page.goto(`/dashboard/cases/${caseId}/sign/${kind}`);
  const print = page.getByRole('link', { name: /^Download|^Print/ });
  const paper = await page.request.get((await print.first().getAttribute('href')) ?? '');
  expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page.getByLabel('Your full name, as written on the paper').fill('Noor Haddad');
  await typeDay(page.getByRole('group', { name: 'The day on which you signed' }), today());
  await page.getByLabel('Photo or scan of the signed paper').setInputFiles((await realDocuments(page)).photo);
  if (kind === 'notice') await looked(page, 'venmo-notice');
  await page.getByRole('button', { name: `I have signed this paper by hand: ${title}` }).click();
  await expect(page.getByText(`You have signed: ${title}`)).toBeVisible();
}

/** axe finds nothing; `PICTURES` names a folder for what it looks like on a phone and wide. */
async function looked(page: Page, name: string): Promise<void> {
  await expectAccessible(page);
  for (const width of process.env.PICTURES ? [360, 1280] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}.png`, fullPage: true });
  }
}
