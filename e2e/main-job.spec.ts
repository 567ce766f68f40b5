// @proves main-job-journey
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { simpleParser } from 'mailparser';
import { addBusinessDays } from '../domain/calendar/business-days.ts';
import { firmDayOf } from '../domain/calendar/firm-day.ts';
import { draftBy, replyBy } from '../domain/calendar/promises.ts';
import { shortDay } from '../web/ui/dates.ts';
import { approveInDialog, settleFindings } from './approval.ts';
import { addDocuments, createAccount, fillSteps, title } from './application-steps.ts';
import { today } from './cases.ts';
import { expect } from './expect.ts';
import { dataDir, expectAccessible, signIn } from './people.ts';
import { enterAs, read, send } from './sessions.ts';
import { test, type Another } from './warm-page.ts';

/** The product's main job, end to end: from a new merchant's first answer to the money and the fee. The desk is wide, the merchant's page a phone's. */
test(
  'on a phone a new merchant applies and signs, an attorney approves, the letter goes out, an offer is accepted and the money comes back',
  { tag: '@phone' },
  async ({ page, another }) => {
    test.slow();
    const email = `newcomer-${Date.now()}@merchant.example`;
    await createAccount(page, email);
    await fillSteps(page);
    await addDocuments(page);
    const { caseNumber, id } = await submit(page);

    const desk = await openDesk(another, caseNumber);
    await confirmFacts(page, id);
    await engage(page, desk, id);
    const { sha256, exhibits_sha256 } = await approve(desk);
    await expect(desk.getByText('The merchant has not signed the success-fee agreement yet.').first()).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Send…' })).toBeDisabled();
    await signAgreement(page);
    await desk.reload();
    await sendLetter(desk);
    expect((await mailed(caseNumber)).map((bytes) => createHash('sha256').update(bytes).digest('hex'))).toEqual([
      sha256,
      exhibits_sha256,
    ]);

    await post(desk);
    await seeSent(page, id);
    await recordDelivery(desk);
    await seeDelivered(page);
    await recoverMoney(page, another, id);
  },
);

async function submit(page: Page): Promise<{ caseNumber: string; id: string }> {
  await title(page, 'Check your answers');
  await expect(page.getByText('Cedar Lane Soaps LLC').first()).toBeVisible();
  await expect(page.getByText('Not provided').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await page.waitForURL('**/thank-you?case=*');
  const number = page.getByText(/^UH-\d{4}-\d{6}$/);
  await expect(number).toBeVisible();
  // The promised dates, computed from now.
  const inWords = (date: string) =>
    new Date(date).toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
  const promises = page.getByRole('region', { name: 'What we promise, and by when' });
  await expect(promises).toContainText(`Within 1-2 business days: by ${inWords(draftBy(new Date()))}`);
  await expect(promises).toContainText(`Within 24 hours, by ${inWords(firmDayOf(replyBy(new Date())))}`);
  await expectAccessible(page);
  const id = new URL(page.url()).searchParams.get('id') ?? '';
  const calendar = await page.request.get(
    (await page.getByRole('link', { name: 'Put the dates into your calendar' }).getAttribute('href')) ?? '',
  );
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain((await number.innerText()).trim());
  await expect(page.getByRole('link', { name: 'Print a record of your application' })).toHaveAttribute(
    'href',
    `/dashboard/cases/${id}/record`,
  );
  return { caseNumber: (await number.innerText()).trim(), id };
}

/**
 * Once the letter is drafted, its merchant reads the facts it states, starts a correction and drops it, and confirms
 * them all.
 */
async function confirmFacts(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/cases/${id}`);
  await page.getByRole('link', { name: 'Confirm the facts' }).click();
  await title(page, 'Is this right?');
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Correct it' }) });
  await expect(cards.first()).toContainText('PayPal holds $');
  await expectAccessible(page);
  await cards.first().getByRole('button', { name: 'Correct it' }).click();
  await page.getByLabel('What is right?').fill('Typed and not sent');
  await page.reload();
  await expect(page.getByLabel('What is right?')).toHaveValue('Typed and not sent');
  await expectAccessible(page);
  const rest = page.getByRole('button', { name: 'The rest is right' });
  await (test.info().tags.includes('@phone') ? expect(rest).toBeInViewport() : expect(rest).toBeVisible());
  await page.getByRole('button', { name: 'Never mind' }).press('Enter');
  await expect(cards.first().getByRole('button', { name: 'Correct it' })).toBeFocused();
  await page.getByRole('button', { name: 'All of this is right' }).click();
  await expect(page.getByText('Everything is confirmed')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to the case' }).click();
}

async function signAgreement(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read and sign our agreement' }).click();
  await expect(page.getByRole('article', { name: 'Text of Success-fee agreement' })).toContainText('20%');
  await page.getByLabel('Your full name').fill('Noor Haddad');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign: Success-fee agreement' }).click();
  await expect(page.getByText('You have signed: Success-fee agreement')).toBeVisible();
}

/** Merchant and attorney engage each other: the one signs, the other makes the inquiry and signs; the desk shows the letter again. */
async function engage(page: Page, desk: Page, id: string): Promise<void> {
  const letter = desk.url();
  await page.goto(`/dashboard/cases/${id}`);
  await page.getByRole('link', { name: 'Read and sign the engagement letter' }).first().click();
  await expect(page.getByRole('article', { name: 'Text of Engagement letter' })).toContainText('contingent fee of 20%');
  await page.getByLabel('Your full name').fill('Noor Haddad');
  await page.getByRole('checkbox').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sign: Engagement letter' }).click();
  await expect(page.getByText('You have signed: Engagement letter')).toBeVisible();
  await page.goto(`/dashboard/cases/${id}`);
  await desk.getByRole('tab', { name: /^To decide/ }).click();
  await desk.getByRole('link', { name: 'Open Engagement' }).first().click();
  await expect(desk.getByText('Signed by the client, not by counsel yet')).toBeVisible();
  for (const [label, found] of [
    ['How you verified the client’s identity', 'Articles on the register; a passport.'],
    ['Why the signer may act for the client', 'Managing member.'],
    ['Who owns the client', 'Noor Haddad alone.'],
    ['Which sanctions lists you searched, and for whom', 'OFAC, no match.'],
  ] as const)
    await desk.getByLabel(label).fill(found);
  await desk.getByRole('checkbox').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Record the inquiry' }).click();
  await desk.getByLabel('Your full name').fill('Jordan Avery');
  await desk.getByRole('checkbox').check();
  await expectAccessible(desk);
  await desk.getByRole('button', { name: 'Sign: Engagement letter' }).click();
  await expect(desk.getByText('The engagement is in force')).toBeVisible();
  await desk.goto(letter);
}

/** The attorney's desk with this case's letter. */
async function openDesk(another: Another, caseNumber: string): Promise<Page> {
  const page = await another();
  await signIn(page, 'attorney');
  await expect(page.getByText(caseNumber).first()).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('link', { name: new RegExp(caseNumber) })
    .or(page.getByRole('row', { name: new RegExp(caseNumber) }).getByRole('link'))
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Initial demand to PayPal/ })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Approve version/ })).toHaveCount(0);
  return page;
}

/**
 * Approves the letter. Returns the hashes of the approved bytes: the letter's, and its exhibits', which are bound
 * meanwhile.
 */
async function approve(page: Page): Promise<{ sha256: string; exhibits_sha256: string }> {
  await page.getByRole('button', { name: /^Edit addressee/ }).click();
  await page
    .getByLabel('Mailing address')
    .fill('Legal Department (sample address)\n1 Example Way\nSan Francisco, CA 94105');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Version 2, saved')).toBeVisible();
  await settleFindings(page);
  const book = page.getByRole('link', { name: /^Exhibit book/ });
  await expect(book).toBeVisible();
  expect((await page.request.get((await book.getAttribute('href')) ?? '')).headers()['content-type']).toBe(
    'application/pdf',
  );
  await expectAccessible(page);
  const button = page.getByRole('button', { name: 'Read version 2' });
  await expect(button).toBeEnabled();
  await approveInDialog(page);
  await expect(page.getByRole('button', { name: 'Send…' })).toBeVisible();
  const letter = await read<{ approval: { sha256: string; exhibits_sha256: string } }>(
    page,
    `/letters/${letterOf(page)}`,
  );
  return letter.approval;
}

const letterOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

async function sendLetter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send…' }).click();
  await page.getByLabel('Email for a copy').fill('legal@processor.example');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send the letter' }).click();
  await expect(
    page.getByText(/^(Being printed|Printed, not posted yet|About to be emailed|Being emailed|Emailed)$/).first(),
  ).toBeVisible();
}

/** Posts the envelope: only that makes the letter sent, because the email is a copy. */
async function post(desk: Page): Promise<void> {
  const letter = `/letters/${letterOf(desk)}`;
  const ready = async () =>
    (await read<{ deliveries: { channel: string; status: string }[] }>(desk, letter)).deliveries.find(
      ({ channel }) => channel === 'certified_mail',
    )?.status;
  await expect.poll(ready).toBe('to_print');
  await send(desk, 'POST', `${letter}/tracking`, { tracking_number: sampleTrackingNumber(letterOf(desk)) });
}

async function recordDelivery(desk: Page): Promise<void> {
  const letter = `/letters/${letterOf(desk)}`;
  await send(desk, 'POST', `${letter}/delivery`, { outcome: 'delivered', on: today() });
}

async function seeSent(page: Page, id: string): Promise<void> {
  await page.goto(`/dashboard/cases/${id}`);
  // The page updates without a reload.
  await expect(page.getByText('Letter sent').first()).toBeVisible({ timeout: 20_000 });
  const letters = page.getByRole('region', { name: 'Letters' });
  await expect(letters.getByRole('link', { name: /^Download PDF/ })).toBeVisible();
  await expect(letters.getByRole('link', { name: /^Exhibits/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cancel this case' })).toHaveCount(0);
  await expectAccessible(page);
}

/** Checks that the page, still open, shows the tracking number and the delivery. */
async function seeDelivered(page: Page): Promise<void> {
  const letters = page.getByRole('region', { name: 'Letters' });
  await expect(letters).toContainText(/9407 1000( \d{4}){3} \d\d/);
  await expect(letters).toContainText(`Delivered${shortDay(today())}`);
  const { letters: listed } = await read<{ letters: { reply_due_on: string }[] }>(
    page,
    `/cases/${new URL(page.url()).pathname.split('/').at(-1)}`,
  );
  await expect(letters).toContainText(`Answer due${shortDay(listed[0]?.reply_due_on ?? '')}`);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('The demand letter was delivered.');
  await expectAccessible(page);
}

/** Staff record an offer, the merchant accepts it on the page, the money is paid, and the fee is shown. */
async function recoverMoney(page: Page, another: Another, id: string): Promise<void> {
  const staff = await another();
  await enterAs(staff, 'staff');
  const entry = (amount_cents: number) => ({ entry_id: crypto.randomUUID(), amount_cents, received_on: today() });
  await send(staff, 'POST', `/cases/${id}/processor-answers`, {
    ...entry(10_000_00),
    kind: 'offer',
    letter_id: null,
    words: null,
    file_id: null,
    terms: 'All but the reserve, within five days.',
    expires_on: addBusinessDays(today(), 5),
  });
  await page.goto('/dashboard');
  await page.getByRole('region', { name: 'Your next step' }).getByRole('link', { name: 'See the offer' }).click();
  await page.getByRole('link', { name: 'Accept the offer of $10,000.00' }).click();
  const dialog = page.getByRole('dialog');
  for (const text of ['$10,000.00', '$2,000.00', '$8,000.00']) await expect(dialog).toContainText(text);
  await dialog.getByLabel('Your full name').fill('Noor Haddad');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept $10,000.00' }).click();
  await expect(dialog).toContainText('$8,000.00 is yours once $10,000.00 has come.');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Money' })).toContainText('You accepted this offer');
  await send(staff, 'POST', `/cases/${id}/recoveries`, {
    ...entry(10_000_00),
    note: 'First payment',
    tranche_id: null,
  });
  await page.getByText('Where the money is, entry by entry').click();
  const sums = page.getByRole('table', { name: 'Where the money is' });
  await expect(sums.getByRole('row', { name: /^Back so far/ })).toContainText('$10,000.00');
  await expect(sums.getByRole('row', { name: /^Still outstanding/ })).toContainText('$2,500.00');
  await expect(sums.getByRole('row', { name: /^Success fee, 20%/ })).toContainText('$2,000.00');
  await expect(sums.getByRole('row', { name: /^Yours after the fee/ })).toContainText('$8,000.00');
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('$10,000.00 came back.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Record to print' }).click();
  await expect(page.getByRole('region', { name: 'The hold' })).toContainText('$2,500.00 of it is still held.');
}

/** The PDF attached to the email in the outbox folder. */
async function mailed(caseNumber: string): Promise<Buffer[]> {
  let found: Buffer[] | undefined;
  await expect(async () => {
    for (const name of readdirSync(join(dataDir, 'outbox')).filter((each) => each.includes('demand-for-release'))) {
      const email = await simpleParser(readFileSync(join(dataDir, 'outbox', name)));
      const to = Array.isArray(email.to) ? email.to : email.to ? [email.to] : [];
      const isTheirs = to.some((each) => each.text.includes('legal@processor.example'));
      if (isTheirs && email.subject?.includes(caseNumber)) found = email.attachments.map((each) => each.content);
    }
    expect(found).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found ?? [];
}
