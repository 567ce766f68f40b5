import { sql } from 'kysely';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import type { Services } from '../kernel/context.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { remindOfCase, remindOfDays } from './remind.ts';

let room: LetterRoom;
let colleague: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  colleague = await room.app.user('staff');
});
beforeEach(async () => {
  await room.freshSent();
  await room.superuser.rows(
    "update cases set next_action = 'Wait', next_action_on = current_date + 300, next_action_was_on = null, owner_id = $2 where id = $1",
    [room.caseId, room.staff.id],
  );
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
const day = (days = 0) => addDays(today, days);
const at = (on: string, more: Partial<Services> = {}): Services => ({
  ...room.app.services,
  clock: fixedClock(`${on}T10:41:00Z`),
  ...more,
});
const reminders = () =>
  room.superuser.rows<{ key: string; recipient: string; payload: { on: string; late?: boolean } }>(
    "select key, recipient, payload from outbox where case_id = $1 and key like 'day:%' order by created_at, key",
    [room.caseId],
  );
const occasions = async () => (await reminders()).map(({ key }) => key.split(':').slice(2, -1).join(':'));
const emailOf = (user: TestUser) => user.account?.email ?? '?';
async function tranche(on: string): Promise<string> {
  const id = uuidv7();
  const body = { entry_id: id, label: 'First part', amount_cents: 100_000, promised_release_on: on };
  await room.staff.post(`/api/cases/${room.caseId}/tranches`, body);
  return id;
}

test('a promised day reminds its owner before and on the day, and all staff once it has passed, each once', async () => {
  const id = await tranche(day(10));
  for (let index = 0; index < 20; index += 1) {
    await remindOfCase(at(day(index)), room.caseId);
    await remindOfCase(at(day(index)), room.caseId);
  }
  const of = (occasion: string) => `promised:${id}:${day(10)}:${occasion}`;
  expect((await occasions()).toSorted()).toEqual([of('before:3'), of('day'), of('late'), of('late')].toSorted());
  const sent = await reminders();
  expect(
    sent
      .filter(({ payload }) => payload.late)
      .map(({ recipient }) => recipient)
      .toSorted(),
  ).toEqual([emailOf(room.staff), emailOf(colleague)].toSorted());
  expect(sent.filter(({ payload }) => !payload.late).map(({ recipient }) => recipient)).toEqual([
    emailOf(room.staff),
    emailOf(room.staff),
  ]);
});

test('a day that moves reminds again, and a released part no longer reminds', async () => {
  const id = await tranche(day(3));
  await remindOfCase(at(today), room.caseId);
  await room.staff.post(`/api/cases/${room.caseId}/tranches/${id}/slip`, { to: day(20), why: 'A review' });
  await remindOfCase(at(day(3)), room.caseId);
  expect(await occasions()).toEqual([`promised:${id}:${day(3)}:before:3`]);
  await remindOfCase(at(day(17)), room.caseId);
  expect(await occasions()).toEqual([`promised:${id}:${day(3)}:before:3`, `promised:${id}:${day(20)}:before:3`]);
  await room.staff.post(`/api/cases/${room.caseId}/tranches/${id}/release`, { released_on: today });
  await remindOfCase(at(day(20)), room.caseId);
  expect(await occasions()).toHaveLength(2);
});

test('a run killed between reminder and commit leaves nothing, and the next sends it once; so do two at once', async () => {
  await tranche(day(3));
  // The row is written; the process loses its connection before it commits.
  const dying = at(today, {
    jobs: {
      ...room.app.services.jobs,
      enqueue: async (db) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
        await room.superuser.rows('select pg_terminate_backend($1)', [rows[0]?.pid]);
        await sql`select 1`.execute(db);
      },
    },
  });
  await expect(remindOfCase(dying, room.caseId)).rejects.toThrow();
  expect(await reminders()).toEqual([]);
  await Promise.all(Array.from({ length: 6 }, () => remindOfCase(at(today), room.caseId)));
  expect(await reminders()).toHaveLength(1);
  const jobs = await room.superuser.rows(
    "select 1 from pgboss.job where name = 'send-email' and data ->> 'outbox_id' = (select id::text from outbox where case_id = $1 and key like 'day:%')",
    [room.caseId],
  );
  expect(jobs).toHaveLength(1);
});

test('the attorney is reminded of the last day for a claim, and the merchant of an offer', async () => {
  await room.superuser.rows(
    "update cases set processor = 'square', account_opened_on = '2024-02-01', hold_started_on = $2 where id = $1",
    [room.caseId, addDays(day(30), -365)],
  );
  await room.staff.post(`/api/cases/${room.caseId}/processor-answers`, {
    kind: 'offer',
    letter_id: null,
    words: null,
    file_id: null,
    entry_id: uuidv7(),
    amount_cents: 500_000,
    terms: 'Half now.',
    received_on: today,
    expires_on: day(3),
  });
  await room.superuser.rows(
    "update cases set next_action = 'Wait', next_action_on = current_date + 300, next_action_was_on = null where id = $1",
    [room.caseId],
  );
  await remindOfCase(at(today), room.caseId);
  const sent = await reminders();
  expect(sent.map(({ key, recipient }) => [key.split(':')[2], recipient])).toEqual(
    expect.arrayContaining([
      ['limitation', emailOf(room.attorney)],
      ['offer', emailOf(room.merchant)],
    ]),
  );
  expect(sent).toHaveLength(2);
});

test('a closed case reminds nobody, and the daily job looks at each open one', async () => {
  await tranche(day(3));
  const queued = async () => {
    const before = await room.superuser.rows(
      "select 1 from pgboss.job where name = 'remind-of-case' and data ->> 'case_id' = $1",
      [room.caseId],
    );
    return before.length;
  };
  await remindOfDays(at(today));
  expect(await queued()).toBe(1);
  await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
  await remindOfDays(at(today));
  expect(await queued()).toBe(1);
  await remindOfCase(at(today), room.caseId);
  expect(await reminders()).toEqual([]);
});

test('every open case has a dated next action from the day it comes in', async () => {
  const merchant = await room.app.user();
  const id = (await merchant.apply()).body.case_id;
  const [row] = await room.superuser.rows<{ next_action: string | null; next_action_on: string | null }>(
    'select next_action, next_action_on::text from cases where id = $1',
    [id],
  );
  expect(row).toMatchObject({
    next_action: expect.stringMatching(/\S/),
    next_action_on: expect.stringMatching(/^\d{4}-/),
  });
});
