import { firmDayOf } from '../domain/calendar/firm-day.ts';
import type { Page } from '@playwright/test';
import { addBusinessDays } from '../domain/calendar/business-days.ts';
import { calendarDay } from '../web/ui/dates.ts';
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { approveByApi } from './approval.ts';
import { confirmFacts, engage, signAgreement } from './cases.ts';
import { refuseEmail } from './database.ts';
import { expect } from './expect.ts';
import { expectAccessible } from './people.ts';
import { enterAs, enterAsNewMerchant, read, send, submitCase } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

type Letter = {
  id: string;
  version: number;
  pdf_sha256: string;
  document: { addressee: object };
  verdict: { findings: { severity: string; key: string }[] };
  confirmed: string[];
};
type Queue = { items: { letter_id: string; case_id: string; case_number: string; status: string }[] };

test("sending waits for the merchant's signature, a refused email can go to another address, and delivery starts the ten business days", async ({
  page,
  another,
}) => {
  const merchant = await another();
  await enterAsNewMerchant(merchant);
  const { letter_id, case_id } = await approvedLetter(page, merchant, await submitCase(merchant));

  await page.goto(`/attorney/letters/${letter_id}`);
  const toSend = page.getByRole('button', { name: 'Send…' });
  await expect(
    page
      .getByText('The merchant has not signed the success-fee agreement yet. The letter can be sent once they have.')
      .first(),
  ).toBeVisible();
  await expect(toSend).toBeDisabled();
  await expect(toSend).toHaveAccessibleDescription(/has not signed/);
  await expectAccessible(page);
  // A link to the dialog does not open it while the server would refuse to send.
  await page.goto(`/attorney/letters/${letter_id}?dialog=send`);
  await expect(toSend).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await signAgreement(merchant, case_id, 'Noor Haddad');
  await page.goto(`/attorney/letters/${letter_id}`);
  await expect(toSend).toBeEnabled();
  const book = await send(page, 'POST', '/addresses', {
    processor: 'paypal',
    entity: 'PayPal, Inc.',
    channel: 'email',
    lines: [wrongAddress],
    purpose: 'legal',
    source: 'A journey of the tests.',
    seen_on: firmDayOf(new Date()),
  });
  const staff = await another();
  await enterAs(staff, 'staff');
  for (const { id, may_confirm } of (book as unknown as { items: { id: string; may_confirm: boolean }[] }).items)
    if (!may_confirm) await send(staff, 'POST', `/addresses/${id}/confirm`, {});
  await send(page, 'POST', `/letters/${letter_id}/send`, { email: wrongAddress });
  await correctAddress(page, letter_id);
  await send(page, 'POST', `/letters/${letter_id}/tracking`, { tracking_number: sampleTrackingNumber(letter_id) });
  await recordDelivery(page, letter_id);
});

const wrongAddress = 'legal-team@processor.example';

/** The email is refused: the desk shows why, and sends it again to the right address. */
async function correctAddress(page: Page, letterId: string): Promise<void> {
  const email = async () =>
    (await read<{ deliveries: { channel: string; status: string }[] }>(page, `/letters/${letterId}`)).deliveries.find(
      ({ channel }) => channel === 'email',
    )?.status;
  await expect.poll(email).toBe('sent');
  await refuseEmail(letterId);
  await page.goto(`/attorney/letters/${letterId}`);
  await expect(page.getByText('The email awaits your decision')).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('It was not sent: an address is not name@host.')).toBeVisible();
  await page.getByRole('button', { name: 'Send again…' }).click();
  const recipient = page.getByLabel('Email of the recipient');
  await recipient.fill('nobody');
  await recipient.press('Enter');
  await expect(page.getByText('Enter an email address in the form name@example.com.')).toBeVisible();
  await expectAccessible(page);
  await recipient.fill('legal@processor.example');
  await page.getByLabel('Why it is sent again').fill('The address was wrong.');
  await page.getByRole('button', { name: 'Send again', exact: true }).click();
  await expect(page.getByText('Email on its way again.')).toBeVisible();
  await expect(recipient).toBeHidden();
  await expect.poll(email).toBe('sent');
}

/** Enters the delivery date by keyboard: an invalid date, a future one, and then the right one. */
async function recordDelivery(page: Page, letterId: string): Promise<void> {
  await page.goto(`/attorney/letters/${letterId}`);
  await page.getByRole('tab', { name: 'History' }).click();
  const record = page.getByRole('button', { name: 'Record delivery' });
  await record.press('Enter');
  await expect(page.getByText('Enter the day as month, day and year, such as 11 20 2026.')).toBeVisible();
  await expectAccessible(page);
  await typeDay(page.getByRole('group', { name: 'On', exact: true }), '2099-01-02');
  await record.press('Enter');
  await expect(page.getByText('This day is in the future.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Delivered' })).toBeChecked();
  const today = firmDayOf(new Date());
  await typeDay(page.getByRole('group', { name: 'On', exact: true }), today);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Delivery recorded.')).toBeVisible();
  // The due date is the later of the day named in the letter and ten business days from today.
  const { reply_due_on: due } = await read<{ reply_due_on: string }>(page, `/letters/${letterId}`);
  expect(due > addBusinessDays(today, 10)).toBe(true);
  await expect(
    page.getByText(`Delivered on ${calendarDay(today)}. An answer is due by ${calendarDay(due)}.`),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct the record' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Returned to sender' }).press('Space');
  await page.getByRole('button', { name: 'Correct the record' }).press('Enter');
  await expect(page.getByText('Check the address; a new letter needs a new approval.')).toBeVisible();
}

/**
 * Prepares and approves a case's letter as its attorney would at the desk; afterward `page` is signed in as the
 * attorney.
 */
async function approvedLetter(page: Page, merchant: Page, caseNumber: string): Promise<Queue['items'][number]> {
  await enterAs(page, 'attorney');
  let found: Queue['items'][number] | undefined;
  await expect
    .poll(
      async () =>
        (found = (await read<Queue>(page, '/attorney/queue')).items.find((each) => each.case_number === caseNumber))
          ?.status,
    )
    .toBe('in_review');
  await confirmFacts(merchant);
  await engage(merchant, page, found?.case_id ?? '', 'Noor Haddad');
  const path = `/letters/${found?.letter_id}`;
  const draft = await read<Letter>(page, path);
  const addressee = {
    ...draft.document.addressee,
    address_lines: ['Legal Department (sample address)', '1 Example Way', 'San Francisco, CA 94105'],
  };
  const saved = (await send(page, 'PUT', path, {
    version: draft.version,
    document: { ...draft.document, addressee },
  })) as unknown as Letter;
  await approveByApi(page, path, saved);
  return found!;
}
