import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf, letterDateOf } from '../../domain/calendar/firm-day.ts';
import { longDay } from '../../domain/calendar/long-day.ts';
import { letterBy } from '../../domain/calendar/promises.ts';
import { leavesBy } from '../../domain/letters/reply-due.ts';
import { approve, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser } from '../../testing/app/superuser.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
const onFirmDay = { on: firmDayOf(new Date()) };
/** The next action of a case; also checks that no open case in the database lacks an owner, an action or a day. */
async function next(): Promise<[string | null, string | null]> {
  expect(
    await room.superuser.rows(
      "select case_number from cases where status not in ('resolved', 'closed') and (owner_id is null or next_action is null or next_action_on is null)",
    ),
  ).toEqual([]);
  expect(
    await room.superuser.rows(
      "select case_number from cases where status in ('resolved', 'closed') and (next_action is not null or next_action_on is not null)",
    ),
  ).toEqual([]);
  const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  return [body.next_action, body.next_action_on];
}
const version = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body.version;
const patch = async (body: object) =>
  room.staff.send('PATCH', `/api/admin/cases/${room.caseId}`, body, { 'if-match': String(await version()) });
const onCase = (path: string, body: object, by = room.staff) => by.post(`/api/cases/${room.caseId}${path}`, body);
const due = async () =>
  (
    await room.superuser.rows<{ due: string }>('select due_on::text as due from letters where id = $1', [room.letterId])
  )[0]?.due ?? '';

/** The later of two days: the one that the letter names, and ten business days after delivery. */
const replyDay = async (): Promise<string> => (await room.shown()).body.reply_due_on;

test('the next action follows a case from its submission to its end, no matter who moves it', async () => {
  room.caseId = (await room.merchant.apply()).body.case_id;
  expect(await next()).toEqual(['Review the application', addDays(today, 2)]);
  await room.runNow('analyze-case');
  expect(await next()).toEqual(['Make sure the letter is drafted', addBusinessDays(today, 2)]);
  await room.fresh({ signed: false });
  const review = ['Make sure the attorney reviews the letter', await due()];
  expect(await next()).toEqual(review);
  await room.act(room.attorney, 'return', { note: 'fix' });
  expect(await next()).toEqual(['Change the letter as its attorney asks: fix', addBusinessDays(today, 1)]);
  await room.act(room.staff, 'submit', { answer: 'Done.' });
  expect(await next()).toEqual(review);
  await approve(room.attorney, room.letterId);
  expect(await next()).toEqual(['Get the success-fee agreement signed', addBusinessDays(today, 2)]);
  await room.edit();
  expect(await next()).toEqual(review);
  await approve(room.attorney, room.letterId);
  await signAgreement(room.merchant, room.caseId);
  const last = leavesBy(letterDateOf(new Date()));
  expect(await next()).toEqual([
    `Send the approved letter by ${longDay(last)}, or have it dated again`,
    [last, letterBy(new Date(), new Date())].toSorted()[0],
  ]);
  await room.send();
  expect(await next()).toEqual(['Mail the letter and record its tracking number', addBusinessDays(today, 1)]);
  await room.deliver();
  await room.post();
  expect(await next()).toEqual(['Record the delivery', addBusinessDays(today, 5)]);
  await room.act(room.staff, 'delivery', { outcome: 'returned_to_sender', ...onFirmDay });
  expect(await next()).toEqual(['Check the address and send again', today]);
  await room.act(room.staff, 'delivery', { outcome: 'delivered', ...onFirmDay });
  expect(await next()).toEqual(['Send the follow-up if there is no reply', await replyDay()]);
  await patch({ status: 'in_progress' });
  expect(await next()).toEqual(['Send the follow-up if there is no reply', await replyDay()]);
  const [first, second] = [randomUUID(), randomUUID()];
  await onCase('/processor-answers', {
    kind: 'offer',
    letter_id: null,
    words: null,
    file_id: null,
    entry_id: first,
    amount_cents: 100,
    terms: '',
    received_on: today,
    expires_on: addDays(today, 9),
  });
  expect(await next()).toEqual(["Get the merchant's answer to the offer", addDays(today, 9)]);
  await onCase('/processor-answers', {
    kind: 'offer',
    letter_id: null,
    words: null,
    file_id: null,
    entry_id: second,
    amount_cents: 200,
    terms: '',
    received_on: today,
    expires_on: addDays(today, 4),
  });
  expect(await next()).toEqual(["Get the merchant's answer to the offer", addDays(today, 4)]);
  await onCase(`/offers/${second}/answer`, { answer: 'declined', typed_name: 'Ada Byron' }, room.merchant);
  expect(await next()).toEqual(["Get the merchant's answer to the offer", addDays(today, 9)]);
  await onCase(`/offers/${first}/withdraw`, {});
  expect(await next()).toEqual(['Read the processor’s reply and decide on the next letter', addBusinessDays(today, 2)]);
  const recovery = (amount_cents: number) =>
    onCase('/recoveries', { entry_id: randomUUID(), amount_cents, received_on: today, note: '', tranche_id: null });
  await recovery(100);
  expect(await next()).toEqual(['Follow up on the rest of the money', addBusinessDays(today, 5)]);
  await recovery(12_500_00 - 100);
  expect(await next()).toEqual(['Settle the fee and close the case', addBusinessDays(today, 5)]);
  await patch({ status: 'closed' });
  expect(await next()).toEqual([null, null]);
  await patch({ status: 'in_progress' });
  expect(await next()).toEqual(['Settle the fee and close the case', addBusinessDays(today, 5)]);
}, 120_000);

test('a next action typed by staff stays until the stage changes, even while the letter changes within it', async () => {
  await room.fresh({ signed: false });
  await patch({ next_action: 'Ring the attorney', next_action_on: addDays(today, 40) });
  const typed = ['Ring the attorney', addDays(today, 40)];
  await approve(room.attorney, room.letterId);
  await signAgreement(room.merchant, room.caseId);
  await patch({ status: 'under_review', dba_name: 'Another' });
  await room.send();
  expect(await next()).toEqual(typed);
  await room.deliver();
  await room.post();
  expect(await next()).toEqual(['Record the delivery', addBusinessDays(today, 5)]);
  await patch({ next_action_on: addDays(today, 60) });
  await room.act(room.staff, 'delivery', { outcome: 'returned_to_sender', ...onFirmDay });
  expect(await next()).toEqual(['Record the delivery', addDays(today, 60)]);
  await patch({ status: 'in_progress', next_action: 'Typed with the status' });
  await room.act(room.staff, 'delivery', { outcome: 'delivered', ...onFirmDay });
  expect((await next())[0]).toBe('Send the follow-up if there is no reply');
});

test('a new owner or priority is no step of a case, and its planned next action stays', async () => {
  await room.fresh({ signed: false });
  await room.runNow('plan-next-action');
  const stored = () =>
    room.superuser.rows('select next_action, next_action_on, next_action_was_on from cases where id = $1', [
      room.caseId,
    ]);
  const before = await stored();
  expect(before).toMatchObject([
    { next_action: 'Make sure the attorney reviews the letter', next_action_was_on: null },
  ]);
  await patch({ priority: 'high' });
  expect(await stored()).toEqual(before);
});

test('planning an action makes no new version and no history entry', async () => {
  await room.fresh({ signed: false });
  const before = await version();
  await approve(room.attorney, room.letterId);
  expect([
    await version(),
    await room.superuser.rows("select 1 from case_history where case_id = $1 and what = 'next_action_changed'", [
      room.caseId,
    ]),
  ]).toEqual([before, []]);
});

test('a case cancelled by its merchant has no next action, and a reopened one is to be closed', async () => {
  await room.fresh({ signed: false });
  await onCase('/cancel', { reason: '' }, room.merchant);
  expect(await next()).toEqual([null, null]);
  await patch({ status: 'intake' });
  expect(await next()).toEqual(['Close the cancelled case', today]);
});

test('a case submitted before there was staff gets its owner with the first staff member', async () => {
  const app = await openTestApp();
  const superuser = await openSuperuser(app.url);
  try {
    const merchant = await app.user();
    await merchant.apply();
    const owners = async () =>
      (await superuser.rows<{ owner_id: string | null }>('select owner_id from cases order by created_at')).map(
        ({ owner_id }) => owner_id,
      );
    expect(await owners()).toEqual([null]);
    const staff = await app.user('staff');
    await merchant.apply();
    expect(await owners()).toEqual([staff.id, staff.id]);
  } finally {
    await superuser.close();
    await app.close();
  }
});

test('the database leaves only a case that the caller can see for planning, and only its next action', async () => {
  await room.fresh({ signed: false });
  await room.app.runJobs();
  const stored = async () =>
    (
      await room.superuser.rows(
        'select next_action, next_action_on::text as on, next_action_was_on::text as was_on from cases where id = $1',
        [room.caseId],
      )
    )[0];
  const plain = new pg.Client({ connectionString: room.app.url, options: '-c role=unhold_app' });
  await plain.connect();
  const leave = async (id: string, role: string) => {
    await plain.query('begin');
    await plain.query(
      "select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true), set_config('app.actor_email', '', true)",
      [id, role],
    );
    const { rows } = await plain.query("select app.leave_for_planning($1, '2026-12-24') as is_open", [room.caseId]);
    await plain.query('commit');
    return rows[0].is_open;
  };
  try {
    const before = await stored();
    expect([await leave(randomUUID(), 'client'), await leave(randomUUID(), 'attorney')]).toEqual([false, false]);
    expect(await stored()).toEqual(before);
    expect(await leave(room.merchant.id, 'client')).toBe(true);
    expect(await stored()).toEqual({
      next_action: 'Look at the case again',
      on: '2026-12-24',
      was_on: before?.['on'],
    });
    await plain.query('begin');
    await plain.query("select set_config('app.actor_id', $1, true), set_config('app.actor_role', 'client', true)", [
      room.merchant.id,
    ]);
    await expect(plain.query("update cases set next_action = 'Mine' where id = $1", [room.caseId])).rejects.toThrow(
      'a merchant may not change this',
    );
    await plain.query('rollback');
  } finally {
    await plain.end();
  }
});

test('the note of a letter that its attorney gave back is staff’s next action until it is in review again', async () => {
  await room.fresh();
  const note = 'Please name the account in the second paragraph.';
  expect((await room.act(room.attorney, 'return', { note })).status).toBe(200);
  expect(await next()).toEqual([`Change the letter as its attorney asks: ${note}`, addBusinessDays(today, 1)]);
  expect((await room.act(room.staff, 'submit', { answer: 'It names it in the third.' })).status).toBe(200);
  expect((await next())[0]).toBe('Make sure the attorney reviews the letter');
  await room.act(room.attorney, 'return', { note: 'x'.repeat(900) });
  expect((await next())[0]).toMatch(/^Change the letter as its attorney asks: x{199}…$/);
  const theirs = await room.merchant.get(`/api/cases/${room.caseId}`);
  expect(JSON.stringify(theirs.body)).not.toContain('xxxxx');
  expect(JSON.stringify((await room.merchant.get(`/api/cases/${room.caseId}/clock`)).body)).not.toContain('xxxxx');
});

test('a conflict of interest that took a case off its attorney’s desk is its next action', async () => {
  await room.fresh();
  await room.staff.post('/api/parties', { name: 'Byron, Ada', kind: 'adverse' });
  const path = `/api/admin/cases/${room.caseId}/conflicts`;
  const { hits } = (await room.staff.get(path)).body;
  const hit_keys = hits.map(({ key }: { key: string }) => key);
  expect((await room.staff.post(path, { outcome: 'conflict', reason: '', hit_keys })).status).toBe(200);
  expect(await next()).toEqual(['A conflict of interest was found: decide who may act, or close the case', today]);
});
