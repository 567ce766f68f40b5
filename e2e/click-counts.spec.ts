import { sampleTrackingNumber } from '../server/demo/sample-tracking-number.ts';
import { randomUUID } from 'node:crypto';
import { firmDayOf } from '../domain/calendar/firm-day.ts';
import { newCases } from './new-cases.ts';
import type { Locator, Page } from '@playwright/test';
import { colleagueOf } from './admin-case.ts';
import { withCase } from './cases.ts';
import { rows, vouchFor } from './database.ts';
import { realDocuments } from './documents.ts';
import { expect } from './expect.ts';
import { Hand, type Cost } from './hand.ts';
import { demoAccount } from './people.ts';
import { settleFindings } from './approval.ts';
import { address, approveDraft, caseWithLetter, confirmEarly, lettersOf, release } from './sent-letter.ts';
import { enterAs, enterAsNewMerchant, read, send } from './sessions.ts';
import { test } from './warm-page.ts';

/**
 * The max cost of common tasks, from the first page of the user who does them until they are done, in clicks and keys.
 * Free text (a message, a reason, a name, a password) is not counted. docs/practice.md has the table.
 */
const max = {
  'find a case and message its merchant': { clicks: 6, keys: 14 },
  'record a reply with its file': { clicks: 9, keys: 14 },
  'send a letter that came back to its attorney': { clicks: 2, keys: 0 },
  'record an offer': { clicks: 4, keys: 5 },
  'record money': { clicks: 4, keys: 5 },
  'triage a new case: owner, attorney, accepted': { clicks: 4, keys: 0 },
  'decide a conflict of interest': { clicks: 3, keys: 0 },
  'remind an attorney of a letter': { clicks: 2, keys: 0 },
  'finish a task': { clicks: 1, keys: 0 },
  'post a certified copy': { clicks: 4, keys: 22 },
  'record a delivery': { clicks: 3, keys: 0 },
  'assign an attorney': { clicks: 4, keys: 14 },
  'appoint an attorney, two people': { clicks: 11, keys: 12 },
  'record a license check': { clicks: 5, keys: 6 },
  'see what must be decided, read a letter and its changes': { clicks: 4, keys: 0 },
  'approve a letter': { clicks: 6, keys: 0 },
  'request a change': { clicks: 3, keys: 0 },
  'answer a message': { clicks: 4, keys: 0 },
  'take over a case of a colleague': { clicks: 3, keys: 0 },
  'close an inquiry': { clicks: 3, keys: 0 },
  'open the cases behind a figure': { clicks: 2, keys: 0 },
  'download the figures of a period': { clicks: 4, keys: 0 },
  'open the security log': { clicks: 2, keys: 0 },
} satisfies Record<string, Cost>;
type Task = keyof typeof max;

/** Prints the cost of a task and asserts that it is within its max. `free`: how many of the keys were free text. */
function counted(task: Task, cost: Cost, free = 0): void {
  const { clicks } = cost;
  const keys = cost.keys - free;
  console.log(`| ${task} | ${clicks} | ${keys} |`);
  expect({ task, clicks: clicks <= max[task].clicks, keys: keys <= max[task].keys, cost: { clicks, keys } }).toEqual({
    task,
    clicks: true,
    keys: true,
    cost: { clicks, keys },
  });
}

const numberOf = async (staff: Page, id: string) =>
  (await read<{ case_number: string }>(staff, `/admin/cases/${id}`)).case_number;

/** Finds a case by its number, from the panel's first page. */
async function find(staff: Page, hand: Hand, number: string): Promise<void> {
  await staff.goto('/admin');
  await hand.type(staff.getByLabel('Search'), number);
  await hand.click(staff.getByRole('link', { name: number }));
  await expect(staff.getByRole('dialog').getByRole('tab', { name: /^Letters/ })).toBeVisible();
}

test('staff message a merchant, record a reply and an offer, post a copy and assign with few clicks', async ({
  page,
  another,
}) => {
  test.slow();
  const { caseId, letterId, desk } = await caseWithLetter(page, another);
  const number = await numberOf(page, caseId);
  await send(desk, 'POST', `/letters/${letterId}/return`, { note: 'Say when the hold began.' });
  // It was changed since; of one that was not, it is asked what was done.
  const { version, document } = await read<{ version: number; document: { title: string } }>(
    desk,
    `/letters/${letterId}`,
  );
  const changed = { ...document, title: `${document.title}, once more` };
  await send(desk, 'PUT', `/letters/${letterId}`, { version, document: changed });
  await page.goto('/admin/work?of=everybody');
  const sending = new Hand(page);
  await sending.click(page.getByRole('link', { name: `Say when the hold began. in ${number}` }));
  await sending.click(page.getByRole('dialog').getByRole('button', { name: /^Send to attorney/ }));
  await expect(page.getByText('Sent to Jordan Avery for review.')).toBeVisible();
  counted('send a letter that came back to its attorney', sending.cost);

  await approveDraft(desk, letterId);
  await release(desk, letterId);
  const { photo, notice } = await realDocuments(page);

  await page.goto('/admin/work?of=everybody');
  const posting = new Hand(page);
  const posted = page.getByRole('group', { name: `Letter to post of ${number}` });
  await posting.click(page.getByRole('link', { name: `Post the certified letter in ${number}` }));
  await posting.type(posted.getByLabel('Tracking number'), sampleTrackingNumber(letterId));
  await posting.upload(posted.getByLabel('Postmarked receipt'), photo);
  await confirmEarly(posted);
  await posting.click(posted.getByRole('button', { name: 'It was posted' }));
  await expect(posted).toHaveCount(0);
  counted('post a certified copy', posting.cost);
  await page.keyboard.press('Escape');

  const delivering = new Hand(page);
  await delivering.click(page.getByRole('link', { name: `Record the delivery in ${number}` }));
  const dialog = page.getByRole('dialog', { name: 'Record the delivery' });
  await delivering.click(dialog.getByRole('button', { name: 'Today' }));
  await delivering.click(dialog.getByRole('button', { name: 'Record delivery' }));
  await expect(dialog.getByText('Delivered on')).toBeVisible();
  counted('record a delivery', delivering.cost);
  await page.keyboard.press('Escape');

  const offering = new Hand(page);
  await offering.click(page.getByRole('link', { name: `Send the follow-up if there is no reply in ${number}` }));
  const reply = page.getByRole('form', { name: 'Record a reply' });
  await offering.type(reply.getByLabel('Sum, if it is an offer'), '6,000');
  await offering.click(reply.getByRole('group', { name: 'Received on' }).getByRole('button', { name: 'Today' }));
  await offering.click(reply.getByRole('button', { name: 'Record the offer' }));
  await expect(reply).toHaveCount(0);
  counted('record an offer', offering.cost);
  await page.keyboard.press('Escape');

  await plan(caseId, 'Follow up on the rest of the money', 'recovering/rest:0');
  await page.goto('/admin/work?of=everybody');
  const receiving = new Hand(page);
  await receiving.click(page.getByRole('link', { name: `Follow up on the rest of the money in ${number}` }));
  const money = page.getByRole('form', { name: 'Record money that came back' });
  await receiving.type(money.getByLabel('Sum that reached the merchant'), '1,000');
  await receiving.click(money.getByRole('group', { name: 'Received on' }).getByRole('button', { name: 'Today' }));
  await receiving.click(money.getByRole('button', { name: 'Yes, record it' }));
  await expect(money).toHaveCount(0);
  counted('record money', receiving.cost);

  const writing = new Hand(page);
  await find(page, writing, number);
  await writing.click(page.getByRole('tab', { name: /^Messages/ }));
  await writing.click(page.getByRole('radio', { name: 'To the merchant' }));
  await writing.type(page.getByLabel('Message', { exact: true }), 'Your letter is on its way.');
  await writing.click(page.getByRole('button', { name: 'Send to the merchant' }));
  await expect(page.locator('.entry').first()).toContainText('Your letter is on its way.');
  counted('find a case and message its merchant', writing.cost, 26);

  await recordReply(page, number, notice);
  await assign(page, await withCase(await another()));
});

/** Plans a next action of a case, as the program would. */
const plan = (caseId: string, text: string, plannedFor: string) =>
  rows('update cases set next_action = $2, next_action_for = $3, next_action_was_on = null where id = $1', [
    caseId,
    text,
    plannedFor,
  ]);

async function recordReply(staff: Page, number: string, notice: string): Promise<void> {
  const hand = new Hand(staff);
  await find(staff, hand, number);
  await hand.click(staff.getByRole('tab', { name: /^Letters/ }));
  await hand.click(staff.getByRole('button', { name: 'Record a reply' }));
  const form = staff.getByRole('form', { name: 'Record a reply' });
  await hand.choose(form.getByLabel('Kind of reply'), 'Release refused');
  await hand.click(form.getByRole('group', { name: 'Received on' }).getByRole('button', { name: 'Today' }));
  await hand.upload(form.getByRole('button', { name: 'Upload a file' }), notice);
  await expect(form.getByText('hold-notice.pdf uploaded')).toBeVisible();
  await hand.click(form.getByRole('button', { name: 'Record the reply' }));
  await expect(form).toHaveCount(0);
  counted('record a reply with its file', hand.cost);
}

async function assign(staff: Page, caseId: string): Promise<void> {
  const attorneyOf = async () => (await read<{ attorney: object | null }>(staff, `/admin/cases/${caseId}`)).attorney;
  await expect.poll(attorneyOf).not.toBeNull();
  // The demo has one attorney, who is assigned automatically: remove them from this case.
  await rows('update cases set attorney_id = null where id = $1', [caseId]);
  const hand = new Hand(staff);
  await find(staff, hand, await numberOf(staff, caseId));
  const attorney = staff.getByLabel('Attorney', { exact: true });
  await expect(attorney).toBeEnabled();
  await hand.choose(attorney, /^Jordan Avery/);
  await expect(staff.getByText('Assigned to Jordan Avery.')).toBeVisible();
  counted('assign an attorney', hand.cost);
}

test('two staff members appoint an attorney and record a license with few clicks', async ({ page, another }) => {
  test.slow();
  await enterAs(page, 'staff');
  const { page: proposing } = await colleagueOf(page, another, 'Fay First');
  const { page: second, email: secondEmail } = await colleagueOf(page, another, 'Sven Second');
  await vouchFor([secondEmail]);
  const counsel = await another();
  const { email } = await enterAsNewMerchant(counsel, 'Cora Counsel');
  await read(counsel, '/me');
  const [first, other] = [new Hand(proposing), new Hand(second)];
  const open = async (staff: Page, hand: Hand, verb: 'View' | 'Edit') => {
    await staff.goto('/admin?tab=users');
    await hand.type(staff.getByLabel('Search'), email);
    await hand.click(staff.getByRole('button', { name: `${verb} ${email}` }));
  };
  await open(proposing, first, 'Edit');
  const form = proposing.getByRole('dialog', { name: 'Edit Cora Counsel' });
  await first.choose(form.getByLabel('Role'), 'Attorney');
  await first.type(form.getByLabel('Bar number'), '246810');
  await first.type(form.getByLabel('State of the bar'), 'Oregon');
  await first.type(form.getByLabel('Firm', { exact: true }), 'Counsel Law');
  await first.click(form.getByRole('button', { name: 'Save Changes' }));
  await expect(form).toHaveCount(0);
  await open(second, other, 'View');
  const dialog = second.getByRole('dialog', { name: 'Cora Counsel' });
  await other.click(dialog.getByRole('button', { name: 'Confirm the appointment' }));
  await expect(dialog).toContainText('Appointed as Cora Counsel');
  const both = { clicks: first.cost.clicks + other.cost.clicks, keys: first.cost.keys + other.cost.keys };
  counted('appoint an attorney, two people', both, 2 * email.length + 'Counsel Law'.length);

  const license = new Hand(second);
  await license.choose(dialog.getByLabel('State of the license'), 'OR');
  await license.type(dialog.getByLabel('License number'), '246810');
  await license.type(dialog.getByLabel('Proof'), 'https://bar.example/246810');
  await license.click(dialog.getByRole('button', { name: 'Record the license' }));
  await expect(dialog).toContainText('OR 246810: Active');
  counted('record a license check', license.cost, 'https://bar.example/246810'.length);
  // Other journeys expect each case to get the demo's attorney, so this user stops being one.
  await rows("update users set role = 'client', org_id = merchant_org_id where email = $1", [email]);
});

test('staff triage a new case, remind its attorney, decide a conflict and finish a task from the work list', async ({
  page,
  another,
}) => {
  test.slow();
  await enterAs(page, 'staff');
  const email = demoAccount('staff').email;
  const { email: colleague } = await colleagueOf(page, another, 'Cole Triage');
  await newCases(1, email, colleague);
  const [{ id: newId = '' } = {}] = await rows<{ id: string }>(
    "select id from cases where legal_business_name = 'Triage 1 Goods' and status = 'intake'",
  );
  const newNumber = await numberOf(page, newId);
  await page.goto('/admin/work?of=everybody');
  const triage = new Hand(page);
  await triage.click(page.getByRole('link', { name: `Review the application in ${newNumber}` }));
  const panel = page.getByRole('dialog');
  await triage.click(panel.getByRole('button', { name: 'I take it' }));
  await triage.click(panel.getByRole('radio', { name: /^Jordan Avery/ }));
  await triage.click(panel.getByRole('button', { name: 'Accept the case' }));
  await expect(page.getByText('Case accepted.')).toBeVisible();
  counted('triage a new case: owner, attorney, accepted', triage.cost);
  expect(await read(page, `/admin/cases/${newId}`)).toMatchObject({
    status: 'under_review',
    owner: { name: 'Robin Ward' },
    attorney: { name: 'Jordan Avery' },
  });
  await page.keyboard.press('Escape');

  await plan(newId, 'Make sure the attorney reviews the letter', 'with_attorney/review');
  await page.goto('/admin/work');
  const reminding = new Hand(page);
  await reminding.click(page.getByRole('link', { name: `Make sure the attorney reviews the letter in ${newNumber}` }));
  await reminding.click(panel.getByRole('button', { name: 'Remind Jordan Avery' }));
  await expect(panel.getByText('Sent to Jordan Avery, who is emailed.')).toBeVisible();
  counted('remind an attorney of a letter', reminding.cost);
  await page.keyboard.press('Escape');

  await rows("update cases set conflict = 'undecided' where id = $1", [newId]);
  await send(page, 'POST', '/parties', { name: 'Ada Byron', kind: 'adverse', note: '' });
  await page.goto('/admin/work?kind=conflict');
  const deciding = new Hand(page);
  const conflict = page.getByRole('link', { name: `Decide whether there is a conflict of interest in ${newNumber}` });
  await deciding.click(conflict);
  await deciding.click(panel.getByRole('radio', { name: 'No conflict: these are others' }));
  await deciding.click(panel.getByRole('button', { name: 'Record the decision' }));
  await expect(conflict).toHaveCount(0);
  counted('decide a conflict of interest', deciding.cost);
  await page.keyboard.press('Escape');
  await rows('update known_parties set removed_at = now(), removed_by = added_by, removed_by_name = added_by_name');
  await send(page, 'POST', `/admin/cases/${newId}/tasks`, {
    task_id: randomUUID(),
    text: 'Call the bank of the goods',
    due_on: firmDayOf(new Date()),
    owner_id: null,
  });
  await page.goto('/admin/work?of=everybody');
  const finishing = new Hand(page);
  await finishing.click(page.getByRole('button', { name: 'Done: Call the bank of the goods' }));
  await expect(page.getByText('Done: Call the bank of the goods')).toBeVisible();
  counted('finish a task', finishing.cost);
  await rows("update cases set status = 'closed' where id = $1", [newId]);
});

test('staff answer, take over, close an inquiry and open figures with few clicks', async ({ page, another }) => {
  await enterAs(page, 'staff');
  const merchant = await another();
  const caseId = await withCase(merchant);
  await send(merchant, 'POST', `/cases/${caseId}/messages`, { message_id: randomUUID(), body: 'Is there news?' });
  await send(merchant, 'POST', '/contact', { name: 'Ina Quirer', email: 'ina@shop.example', message: 'Is it for me?' });
  const number = await numberOf(page, caseId);
  const me = 'update cases set owner_id = (select id from users where email = $2) where id = $1';
  await rows(me, [caseId, demoAccount('staff').email]);
  const panel = page.getByRole('navigation', { name: 'Admin Panel' });
  const work = async (hand: Hand) => {
    await page.goto('/admin');
    await hand.click(panel.getByRole('link', { name: 'Work' }));
  };

  const answering = new Hand(page);
  await work(answering);
  await answering.click(page.getByRole('link', { name: `Answer a message in ${number}` }));
  await answering.type(page.getByLabel('Message', { exact: true }), 'Not yet.');
  await answering.click(page.getByRole('button', { name: 'Send to the merchant' }));
  await expect(page.locator('.entry').first()).toContainText('Not yet.');
  counted('answer a message', answering.cost, 8);

  const closing = new Hand(page);
  await work(closing);
  await closing.click(page.getByRole('link', { name: 'Answer Ina Quirer' }));
  const inquiry = page.getByRole('listitem').filter({ hasText: 'Ina Quirer' });
  await closing.click(inquiry.getByRole('button', { name: 'Mark as handled: Ina Quirer' }));
  await expect(page.getByText('Marked as handled.')).toBeVisible();
  counted('close an inquiry', closing.cost);

  const { email } = await colleagueOf(page, another, 'Cole League');
  await rows(me, [caseId, email]);
  const taking = new Hand(page);
  await work(taking);
  await taking.click(page.getByRole('button', { name: "Everybody's" }));
  await taking.click(page.getByRole('button', { name: `Assign to me: ${number}` }).first());
  await expect(page.getByText('Robin Ward is now responsible for the case.')).toBeVisible();
  counted('take over a case of a colleague', taking.cost);

  const opening = new Hand(page);
  await page.goto('/admin');
  await opening.click(panel.getByRole('link', { name: 'Reports' }));
  await opening.click(page.locator('.stat-cards a').first());
  await expect(page.getByRole('dialog', { name: 'All cases' }).getByText(/^Now \d+ cases/)).toBeVisible();
  counted('open the cases behind a figure', opening.cost);

  const exporting = new Hand(page);
  await page.goto('/admin');
  await exporting.click(panel.getByRole('link', { name: 'Reports' }));
  await exporting.choose(page.getByLabel('Period'), 'This year');
  const file = page.waitForEvent('download');
  await exporting.click(page.getByRole('link', { name: 'CSV', exact: true }));
  expect((await file).suggestedFilename()).toMatch(/^unhold-report-.*\.csv$/);
  counted('download the figures of a period', exporting.cost);

  const looking = new Hand(page);
  await page.goto('/admin');
  await looking.click(panel.getByRole('button', { name: 'More' }));
  await looking.click(page.getByRole('menuitem', { name: 'Security log' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Security log' })).toBeVisible();
  counted('open the security log', looking.cost);
});

test('the attorney sees what must be decided, reads, approves and asks for a change with few clicks', async ({
  page,
  another,
}) => {
  test.slow();
  const { caseId, letterId, desk } = await caseWithLetter(page, another);
  const { version, document } = await address(desk, letterId);
  const own = (each: { text: string }) => ({
    ...each,
    text: `${each.text} The Merchant told your agent so by telephone.`,
  });
  const first = document.blocks.findIndex(({ kind }) => kind === 'paragraph');
  const blocks = document.blocks.map((each, at) => (at === first ? own(each) : each));
  await send(desk, 'PUT', `/letters/${letterId}`, { version, document: { ...document, blocks } });
  const number = await numberOf(page, caseId);
  await desk.goto('/attorney');
  const deciding = new Hand(desk);
  await deciding.click(desk.getByRole('row').filter({ hasText: number }).getByRole('link'));
  await expect(desk.getByRole('tab', { name: /^To decide/ })).toBeVisible();
  await settleFindings(desk);
  await deciding.click(desk.getByRole('button', { name: /^Read version/ }));
  const waits = desk.locator('.reading__waits');
  await expect(waits.getByRole('link').first()).toBeVisible();
  for (let left = await waits.getByRole('link').count(); left > 0; left -= 1) {
    await openFile(deciding, waits.getByRole('link').first());
    await expect(waits.getByRole('link')).toHaveCount(left - 1);
  }
  // The two changes are the paragraph, and the address that was entered.
  await deciding.click(desk.getByRole('button', { name: /^I have read .*, and these 2 changes$/ }));
  counted('see what must be decided, read a letter and its changes', deciding.cost);
  await approve(desk);

  const returning = new Hand(desk);
  await returning.click(desk.getByRole('button', { name: 'Return with a note' }));
  await returning.type(desk.getByLabel('What has to change'), 'Say when the hold began.');
  await returning.click(desk.getByRole('button', { name: 'Return the letter' }));
  await expect(desk.getByText('Letter returned with your note.')).toBeVisible();
  counted('request a change', returning.cost, 24);
  expect((await lettersOf(page, caseId))[0]?.status).toBe('draft');
});

/** Opens a file. A browser without a PDF viewer downloads it instead, and may open no tab. */
async function openFile(hand: Hand, link: Locator): Promise<void> {
  const opened = link
    .page()
    .context()
    .waitForEvent('page', { timeout: 5_000 })
    .catch(() => null);
  await hand.click(link);
  await (await opened)?.close().catch(() => undefined);
}

async function approve(desk: Page): Promise<void> {
  const hand = new Hand(desk);
  const { password } = demoAccount('attorney');
  const reason = 'Admitted for this matter.';
  let free = 0;
  const dialog = desk.getByRole('dialog', { name: /^Approve version/ });
  await expect(dialog.getByText('Opened by you').first()).toBeVisible();
  const proof = dialog.getByLabel('Your password', { exact: true });
  if (await proof.isVisible()) {
    await hand.type(proof, password);
    free += password.length;
    await hand.click(dialog.getByRole('button', { name: 'Confirm that it is me' }));
  }
  await expect(dialog.getByText('You have confirmed that it is you.')).toBeVisible();
  const name = 'Jordan Avery';
  await hand.type(dialog.getByLabel('Your name, typed as your signature'), name);
  free += name.length;
  await hand.click(dialog.getByRole('button', { name: 'Show the letter with my signature' }));
  await expect(dialog.getByRole('group', { name: /, signed, Page \d+ of \d+$/ })).toBeVisible();
  const why = dialog.getByLabel('Why you may approve on this license');
  if (await why.isVisible()) {
    await hand.type(why, reason);
    free += reason.length;
  }
  await hand.click(dialog.getByRole('checkbox'));
  await hand.click(dialog.getByRole('button', { name: 'Approve and sign off' }));
  await expect(dialog).toBeHidden();
  counted('approve a letter', hand.cost, free);
}
