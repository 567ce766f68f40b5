import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addBusinessDays, addDays } from '../domain/calendar/business-days.ts';
import { firmDayOf } from '../domain/calendar/firm-day.ts';
import { shortDay } from '../web/ui/dates.ts';
import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { colleagueOf } from './admin-case.ts';
import { approveInDialog, settleFindings } from './approval.ts';
import { confirmFacts, today } from './cases.ts';
import { morning, rows } from './database.ts';
import { realDocuments } from './documents.ts';
import { emailTo } from './emails.ts';
import { expect } from './expect.ts';
import { demoAccount, expectAccessible } from './people.ts';
import {
  address,
  approveDraft,
  caseWithLetter,
  caseWithSentLetter,
  confirmEarly,
  release,
  type LetterOnServer,
} from './sent-letter.ts';
import { read, send } from './sessions.ts';
import { typeDay } from './type-day.ts';
import { test } from './warm-page.ts';

const letterOf = (page: Page, id: string) => read<LetterOnServer>(page, `/letters/${id}`);
const picture = async (page: Page, name: string) =>
  process.env.PICTURES && page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });

/** Staff generate the follow-up; returns its id. */
async function draftFollowUp(staff: Page, caseId: string): Promise<string> {
  const wanted = { caseId, demandType: 'follow_up' };
  return String((await send(staff, 'POST', '/functions/ai-demand-letter-generator', wanted)).letter_id);
}

/** Records the processor's offer on the Letters tab. */
async function recordOffer(staff: Page, caseId: string): Promise<void> {
  await staff.goto(`/admin/cases/${caseId}?show=letters`);
  await staff.getByRole('button', { name: 'Record a reply' }).click();
  const form = staff.getByRole('form', { name: 'Record a reply' });
  await form.getByLabel('Kind of reply').selectOption('offer');
  await form.getByLabel('Sum offered').fill('6,000');
  await typeDay(form.getByRole('group', { name: 'Received on' }), today());
  await form.getByLabel('Its terms').fill('Half now, and the matter is closed.');
  await form.getByRole('button', { name: 'Record the offer' }).click();
  await expect(staff.getByRole('region', { name: 'Processor replies' })).toContainText('$6,000.00');
}

test('an offer holds the follow-up back until the merchant declines it; the next follow-up says so without stating the offer, and is approved and sent', async ({
  page,
  another,
}) => {
  test.slow();
  const { caseId, letterId, merchant, desk } = await caseWithSentLetter(page, another);
  // A month passes without an answer.
  await rows(
    "update letters set status = 'delivered', sent_at = now() - interval '30 days', delivered_on = current_date - 26, reply_due_on = current_date - 5 where id = $1",
    [letterId],
  );
  const held = await draftFollowUp(page, caseId);
  await recordOffer(page, caseId);

  await desk.goto(`/attorney/letters/${held}?view=decide`);
  const offer = desk.getByRole('listitem').filter({ hasText: 'offer of $6,000.00' });
  await expect(offer).toContainText('Blocks approval');
  await expect(offer).toContainText('Merchant');
  const barred = desk.locator('#obstacles').getByText(/points? bars? approval/);
  await expect(barred).toBeVisible();
  await expectAccessible(desk);

  await merchant.goto(`/dashboard/cases/${caseId}`);
  await merchant
    .getByRole('link', { name: /^Decline/ })
    .first()
    .click();
  await merchant.getByLabel('Your full name').fill('Noor Haddad');
  await merchant.getByRole('button', { name: 'Decline $6,000.00' }).click();
  await expect(merchant.getByText('You declined this offer').first()).toBeVisible();
  await expect(offer).toHaveCount(0);

  const next = await draftFollowUp(page, caseId);
  expect((await letterOf(desk, held)).status).toBe('superseded');
  const text = await (await desk.request.get(`/api/letters/${next}/text`)).text();
  expect(text).toContain('contains a proposal, which the Merchant does not accept.');
  expect(text).not.toContain('$6,000');
  expect(text).not.toContain('Half now');

  await confirmFacts(merchant, caseId);
  await address(desk, next);
  await desk.goto(`/attorney/letters/${next}`);
  await settleFindings(desk);
  // Only the reading still bars approval.
  await expect(barred).toHaveText(/^(?:1|One) point bars approval/);
  await approveInDialog(desk);
  await release(desk, next);
  await send(page, 'POST', `/letters/${next}/tracking`, { tracking_number: sampleTrackingNumber(next) });
  expect((await letterOf(desk, next)).status).toBe('sent');
  await merchant.goto(`/dashboard/cases/${caseId}`);
  await expect(merchant.getByText(/^Follow-up/).first()).toBeVisible();
});

test('a certified copy that nobody posts replaces the next action in staff’s work list, reminds its owner, goes to the lead when late, and counts as sent only once it is posted with its receipt', async ({
  page,
  another,
}) => {
  test.slow();
  const { caseId, letterId, merchant, desk } = await caseWithLetter(page, another);
  const owner = demoAccount('staff').email;
  const { email: lead } = await colleagueOf(page, another, 'Lena Lead');
  await rows('update cases set owner_id = (select id from users where email = $2) where id = $1', [caseId, owner]);
  await rows('update users set is_lead = true where email = $1', [lead]);
  await approveDraft(desk, letterId);
  await release(desk, letterId);

  await page.goto('/admin/work');
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') })
    .filter({ hasText: await caseNumber(page, caseId) });
  const item = page.getByRole('group', { name: `Letter to post of ${await caseNumber(page, caseId)}` });
  const postBy = addBusinessDays(today(), 1);
  await row.getByRole('link').press('Enter');
  await expect(item).toContainText(`Certified letter to post by ${shortDay(postBy)}: `);
  await expect(item).not.toContainText('nobody yet');
  await expect(item).toContainText('The letter is not sent before it is posted.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(item).toHaveCount(0);
  // The next action is the same task, and is not listed a second time.
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Post the certified letter');
  await expectAccessible(page);
  expect(await sentToMerchant(merchant, caseId)).toBe(false);
  await morning(caseId);
  const number = await caseNumber(page, caseId);
  expect(await emailTo(owner, new RegExp(`${number}[\\s\\S]*is\\s+near`))).toMatch(/Mail\s+the\s+letter/);

  await passDays(caseId, 6);
  await morning(caseId);
  expect(await emailTo(lead, new RegExp(`Late: ${number}`))).toMatch(/nothing\s+is\s+recorded\s+for\s+it/);
  const late = () =>
    rows("select key from outbox where case_id = $1 and key like '%:late:%' and recipient = $2 order by key", [
      caseId,
      lead,
    ]);
  const once = await late();
  await morning(caseId);
  expect(await late()).toEqual(once);
  await page.reload();
  await expect(row).toContainText('Overdue by');
  await picture(page, 'work-late');
  expect((await letterOf(desk, letterId)).status).toBe('sending');

  await row.getByRole('link').press('Enter');
  await post(page, item);
  await expect(page.getByRole('dialog').getByText('Done.', { exact: true })).toBeVisible();
  expect(await letterOf(desk, letterId)).toMatchObject({ status: 'sent', sent_at: expect.any(String) });
  expect(await sentToMerchant(merchant, caseId)).toBe(true);
  await desk.goto(`/attorney/letters/${letterId}?view=delivery`);
  await expect(desk.getByRole('link', { name: 'Postmarked receipt' })).toBeVisible();
  await rows('update users set is_lead = false where email = $1', [lead]);
});

const caseNumber = async (page: Page, id: string) =>
  (await read<{ case_number: string }>(page, `/admin/cases/${id}`)).case_number;

/** Whether the merchant's page shows a letter as sent. */
const sentToMerchant = async (merchant: Page, id: string) =>
  (await read<{ letters: { sent_at: string | null }[] }>(merchant, `/cases/${id}`)).letters.some(
    ({ sent_at }) => sent_at !== null,
  );

/** Moves the dates of a case back, as if nothing had happened in it for `days` days. */
async function passDays(caseId: string, days: number): Promise<void> {
  const [{ on } = { on: today() }] = await rows<{ on: string }>(
    'select next_action_on::text as on from cases where id = $1',
    [caseId],
  );
  await rows('update cases set next_action_on = $2 where id = $1', [caseId, addDays(on, -days)]);
  await rows(
    "update outbox set created_at = created_at - make_interval(days => $2), post_by = post_by - $2::int where case_id = $1 and channel = 'certified_mail'",
    [caseId, days],
  );
}

/** Records the posting by keyboard, except for the picture of the receipt. */
async function post(page: Page, item: ReturnType<Page['getByRole']>): Promise<void> {
  const record = item.getByRole('button', { name: 'It was posted' });
  const number = item.getByLabel('Tracking number');
  await expect(item.getByRole('link', { name: /^Print all/ })).toBeVisible();
  await record.press('Enter');
  await expect(item.getByText('Enter the 10 to 40 letters and digits')).toBeVisible();
  await expectAccessible(page);
  await number.fill('9407100050680863460474');
  await number.press('Enter');
  await expect(item.getByText('its length or its check digit is wrong')).toBeVisible();
  await number.fill('');
  await number.focus();
  await page.keyboard.type(sampleTrackingNumber(randomUUID()));
  const posted = item.getByRole('group', { name: 'Posted on' });
  expect(await posted.getByLabel('Day').inputValue()).toBe(firmDayOf(new Date()).slice(-2));
  await item.getByLabel('Postmarked receipt').setInputFiles((await realDocuments(page)).photo);
  await confirmEarly(item);
  await record.press('Enter');
  await expect(item).toHaveCount(0);
}
