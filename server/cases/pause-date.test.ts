import { v7 as uuidv7 } from 'uuid';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { isOurs } from '../../drafting/clock/dates.ts';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { remindOfCase } from './remind.ts';

type Waited = { key: string; on: string; paused: { until: string; reason: string } | null };
let room: LetterRoom;
let lead: TestUser;
beforeAll(async () => {
  room = await LetterRoom.open();
  lead = await room.app.user('staff');
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.freshSent();
  await room.superuser.rows('update users set is_lead = false');
  await room.superuser.rows(
    "update cases set next_action = 'Wait', next_action_on = current_date + 300, next_action_was_on = null, owner_id = $2 where id = $1",
    [room.caseId, room.staff.id],
  );
});

const today = firmDayOf(new Date());
const day = (days: number) => addDays(today, days);
const remindOn = (on: string) =>
  remindOfCase({ ...room.app.services, clock: fixedClock(`${on}T10:41:00Z`) }, room.caseId);
const reminders = async () =>
  (
    await room.superuser.rows<{ key: string; recipient: string }>(
      "select key, recipient from outbox where case_id = $1 and key like 'day:%promised%' order by created_at, key",
      [room.caseId],
    )
  ).map(({ key, recipient }) => [key.split(':').slice(4, -1).join(':'), recipient]);
const emailOf = (user: TestUser) => user.account?.email ?? '?';
const clock = (by: TestUser) => by.get(`/api/cases/${room.caseId}/clock`);
const datesFor = async (by: TestUser): Promise<Waited[]> => (await clock(by)).body.dates;
const pause = (by: TestUser, more: object): Promise<TestAnswer> =>
  by.post(`/api/cases/${room.caseId}/clock/pauses`, { reason: 'They asked for time.', ...more });

async function promised(on: string): Promise<string> {
  const id = uuidv7();
  const body = { entry_id: id, label: 'First part', amount_cents: 100_000, promised_release_on: on };
  await room.staff.post(`/api/cases/${room.caseId}/tranches`, body);
  return `promised:${id}`;
}

test('a paused day reminds nobody until its pause ends, and wakes on that day', async () => {
  const key = await promised(day(4));
  expect((await pause(room.staff, { key, on: day(4), until: day(12) })).status).toBe(200);
  for (let index = 0; index < 12; index += 1) await remindOn(day(index));
  expect(await reminders()).toEqual([]);
  await remindOn(day(12));
  await remindOn(day(12));
  expect(await reminders()).toEqual([[`${day(12)}:day`, emailOf(room.staff)]]);
});

test('every user who may see the case sees the pause and its reason, in the clock and in the calendar', async () => {
  const key = await promised(day(4));
  await pause(room.attorney, { key, on: day(4), until: day(12) });
  const shown = { key, on: day(4), paused: { until: day(12), reason: 'They asked for time.' } };
  for (const by of [room.merchant, room.staff, room.attorney])
    expect((await datesFor(by)).find((each) => each.key === key)).toMatchObject(shown);
  for (const by of [room.merchant, room.staff, room.attorney]) {
    const { body } = await by.post('/api/me/calendar-feed', undefined);
    const { pathname, search } = new URL(body.url);
    const text = await (await room.app.visitor().raw('GET', `${pathname}${search}`)).text();
    expect(text.replaceAll('\r\n ', '')).toContain(`Paused until ${day(12)}`);
  }
});

test('merchant, staff and attorney are shown the same days, except for those that are the desk’s', async () => {
  await promised(day(4));
  await room.staff.post(`/api/cases/${room.caseId}/offers`, {
    entry_id: uuidv7(),
    amount_cents: 100,
    terms: '',
    received_on: today,
    answer_by: day(9),
  });
  const desk = await datesFor(room.staff);
  expect(await datesFor(room.attorney)).toEqual(desk);
  const theirs = desk.filter((date) => !isOurs(date)).map((date) => ({ ...date, may_pause: false }));
  expect(await datesFor(room.merchant)).toEqual(theirs);
  expect(theirs.length).toBeGreaterThan(0);
});

test('the attorney’s license is a day of each of their cases, once in a calendar, and no case pauses or reminds of it', async () => {
  const [license] = (await datesFor(room.staff)).filter(({ key }) => key.startsWith('license:'));
  if (!license) throw new Error('no license among the days');
  expect(license).toMatchObject({ owner: 'attorney', on: day(90), paused: null, may_pause: false });
  expect((await pause(room.attorney, { key: license.key, on: license.on, until: day(4) })).status).toBe(409);
  await room.freshSent();
  expect((await datesFor(room.attorney)).filter(({ key }) => key === license.key)).toHaveLength(1);
  const { body } = await room.attorney.post('/api/me/calendar-feed', undefined);
  const { pathname, search } = new URL(body.url);
  const feed = (await (await room.app.visitor().raw('GET', `${pathname}${search}`)).text()).replaceAll('\r\n ', '');
  expect(feed.split(`UID:${license.key}@`)).toHaveLength(2);
  await remindOn(day(89));
  expect(await room.superuser.rows("select 1 from outbox where key like '%license%'")).toEqual([]);
});

test('a pause needs a reason, an end that is neither past nor far off, and a day that somebody waits for', async () => {
  const key = await promised(day(4));
  const valid = { key, on: day(4), until: day(12) };
  expect((await pause(room.staff, { ...valid, reason: ' ' })).status).toBe(422);
  expect((await pause(room.staff, { ...valid, until: day(-1) })).status).toBe(422);
  expect((await pause(room.staff, { ...valid, until: day(400) })).status).toBe(422);
  expect((await pause(room.staff, { ...valid, on: day(5) })).status).toBe(409);
  expect((await pause(room.merchant, valid)).status).toBe(403);
  expect((await pause(room.staff, { key: 'limitation', on: day(4), until: day(4) })).status).toBe(422);
  expect((await datesFor(room.staff)).find((each) => each.key === key)?.paused).toBeNull();
});

test('a pause is stored beside the earlier one, and a pause until today ends it', async () => {
  const key = await promised(day(4));
  await pause(room.staff, { key, on: day(4), until: day(12) });
  await pause(room.staff, { key, on: day(4), until: today });
  expect((await datesFor(room.staff)).find((each) => each.key === key)?.paused).toBeNull();
  const rows = await room.superuser.rows('select until from clock_pauses where case_id = $1', [room.caseId]);
  expect(rows).toHaveLength(2);
  await expect(
    room.superuser.rows('update clock_pauses set until = current_date where case_id = $1', [room.caseId]),
  ).rejects.toThrow();
});

test('what is late goes to the lead of staff, and to all staff while there is none', async () => {
  await promised(day(2));
  await room.superuser.rows('update users set is_lead = true where id = $1', [lead.id]);
  await remindOn(day(3));
  expect(await reminders()).toEqual([[`${day(2)}:late`, emailOf(lead)]]);
});

test('the operator makes the first lead; only a lead makes another, in the database too', async () => {
  const name = (by: TestUser, whom: TestUser, is_lead = true) =>
    by.post(`/api/admin/users/${whom.id}/lead`, { is_lead });
  expect((await name(room.staff, lead)).status).toBe(403);
  await room.superuser.rows('begin');
  await room.superuser.rows('set local role unhold_app');
  await room.superuser.rows(
    "select set_config('app.actor_id', $1, true), set_config('app.actor_role', 'admin', true)",
    [room.staff.id],
  );
  await expect(
    room.superuser.rows('update users set is_lead = true where id = $1', [room.staff.id]),
  ).rejects.toMatchObject({ code: '42501' });
  await room.superuser.rows('rollback');
  await room.superuser.rows('update users set is_lead = true where id = $1', [room.staff.id]);
  expect((await name(room.staff, lead)).body).toMatchObject({ is_lead: true });
  expect((await name(room.staff, room.attorney)).status).toBe(409);
  expect((await name(lead, room.staff, false)).body).toMatchObject({ is_lead: false });
});
