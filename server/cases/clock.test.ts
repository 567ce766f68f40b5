import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CaseClock } from '../../contract/clock.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { isOurs } from '../../drafting/clock/dates.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
  // A version of a letter cannot be changed, but the tests turn one into a notice.
  await room.superuser.rows('alter table letter_versions disable trigger all');
});
beforeEach(() => room.freshSent());
afterAll(() => room.close());

const day = (days = 0) => addDays(firmDayOf(new Date()), days);
const clock = (by: TestUser = room.merchant) => by.get(`/api/cases/${room.caseId}/clock`);
const put = (body: object, by: TestUser = room.staff) => by.send('PUT', `/api/cases/${room.caseId}/clock/days`, body);
const row = (body: CaseClock, key: string) => body.rows.find((each) => each.key === key);
const step = (body: CaseClock, name: string) => body.steps.find((each) => each.step === name);
const set = (columns: string, values: unknown[]) =>
  room.superuser.rows(`update cases set ${columns} where id = $1`, [room.caseId, ...values]);

/** Makes the letter a complete notice that was received so many days ago; null: its receipt is not recorded. */
async function noticed(daysAgo: number | null): Promise<void> {
  await room.superuser.rows(
    `update letter_versions set fact_sheet = jsonb_set(fact_sheet, '{situation,flags}', (fact_sheet #> '{situation,flags}') || '["notice"]') where letter_id = $1`,
    [room.letterId],
  );
  await room.superuser.rows(
    "update letters set sent_at = now() - make_interval(days => $2 + 4), status = case when $3::date is null then 'sent' else 'delivered' end, delivered_on = $3 where id = $1",
    [room.letterId, daysAgo ?? 60, daysAgo === null ? null : day(-daysAgo)],
  );
}

test('merchant, staff and attorney read the same clock; a stranger and a missing case are the same 404', async () => {
  await set('hold_started_on = $2', [day(-30)]);
  const { status, body } = await clock();
  expect(status).toBe(200);
  expect(row(body, 'hold:2')).toMatchObject({ starts_on: day(-30), ends_on: day(150), opens_on: day(151) });
  for (const each of [room.staff, room.attorney]) {
    const { dates, rows, left_to_counsel, ...desk } = (await clock(each)).body;
    const theirs = (all: readonly { key: string }[]) => all.filter((one) => !isOurs(one));
    // The desk may pause every day that the merchant sees.
    const paused = body.dates.map((date: object) => ({ ...date, may_pause: true }));
    expect({ ...desk, rows: theirs(rows), dates: theirs(dates), left_to_counsel: body.left_to_counsel }).toEqual({
      ...body,
      dates: paused,
    });
    expect(left_to_counsel).toBeNull();
  }
  const stranger = await room.app.user();
  expect((await clock(stranger)).status).toBe(404);
  expect((await stranger.get(`/api/cases/${uuidv7()}/clock`)).status).toBe(404);
  expect((await clock(room.app.visitor())).status).toBe(401);
});

test('a demand starts no waiting period, a notice without a receipt has no end, and both say so', async () => {
  expect(row((await clock()).body, 'wait')).toMatchObject({
    ends_on: null,
    opens_on: null,
    missing: expect.stringContaining('No complete notice'),
  });
  await noticed(null);
  expect(row((await clock()).body, 'wait')).toMatchObject({
    opens_on: null,
    missing: expect.stringContaining('received the complete notice is not on file'),
  });
});

test.each([
  [44, false],
  [45, false],
  [46, true],
])('a notice received %i days ago: arbitration and small claims possible is %s', async (daysAgo, open) => {
  await noticed(daysAgo);
  const { body } = await clock();
  expect(row(body, 'wait')).toMatchObject({ ends_on: day(45 - daysAgo), opens_on: day(46 - daysAgo) });
  for (const name of ['arbitration', 'small_claims'])
    expect(step(body, name)).toMatchObject({ open, on: day(46 - daysAgo) });
});

test('staff record the day of a part’s payments; the term runs for it, and the history says who', async () => {
  await set('hold_started_on = $2', [day(-30)]);
  const tranche = { entry_id: uuidv7(), label: 'June sales', amount_cents: 100_000, promised_release_on: null };
  await room.staff.post(`/api/cases/${room.caseId}/tranches`, tranche);
  const recorded = { what: 'payment_received', tranche_id: tranche.entry_id, on: day(-10) };
  const saved = await put(recorded);
  expect(saved.status).toBe(200);
  expect(row(saved.body, `hold:0:${tranche.entry_id}`)).toMatchObject({ about: 'June sales', ends_on: day(11) });
  expect((await clock(room.attorney)).body.rows).toEqual(saved.body.rows);
  await put(recorded);
  await put({ ...recorded, on: null }, room.attorney);
  const history = await room.superuser.rows<{ what: string }>(
    "select what from case_history where case_id = $1 and what like 'clock_day%' order by seq",
    [room.caseId],
  );
  expect(history.map(({ what }) => what)).toEqual(['clock_day_recorded', 'clock_day_removed']);
});

test('a day that lies ahead, another case’s part, a merchant and another attorney are refused', async () => {
  const meeting = { what: 'conference_held', tranche_id: null, on: day(-1) };
  expect(await put({ ...meeting, on: day(2) })).toMatchObject({
    status: 422,
    body: { fields: { on: expect.any(String) } },
  });
  expect((await put({ ...meeting, tranche_id: uuidv7() })).status).toBe(422);
  expect((await put({ what: 'payment_received', tranche_id: uuidv7(), on: day(-1) })).status).toBe(404);
  expect((await put(meeting, room.merchant)).status).toBe(403);
  expect((await put(meeting, await room.app.user('attorney'))).status).toBe(404);
  expect(await room.superuser.rows('select 1 from clock_days where case_id = $1', [room.caseId])).toEqual([]);
});

test('Square: the meeting, then the election notice and its seven days, and only then a claim', async () => {
  await set("processor = 'square', account_opened_on = $2, hold_started_on = $3", ['2024-02-01', day(-100)]);
  await noticed(80);
  const before = (await clock()).body;
  expect(before.days.map(({ what }: { what: string }) => what)).toEqual(['conference_held', 'election_received']);
  expect(step(before, 'election')).toMatchObject({ open: false, missing: expect.stringContaining('meeting') });
  const met = (await put({ what: 'conference_held', tranche_id: null, on: day(-40) })).body;
  expect(step(met, 'election')).toMatchObject({ open: true, on: day(-19) });
  expect(step(met, 'arbitration')).toMatchObject({ open: false, on: null });
  const elected = (await put({ what: 'election_received', tranche_id: null, on: day(-7) })).body;
  expect(step(elected, 'arbitration')).toMatchObject({ open: false, on: day(1) });
  expect(
    step((await put({ what: 'election_received', tranche_id: null, on: day(-8) })).body, 'small_claims'),
  ).toMatchObject({
    open: true,
    on: day(),
  });
  expect(row(elected, 'limitation')?.clause.quote).toContain('within one year');
});

test('once nobody answers the last letter, staff’s next action is the agreement’s step on its first possible day', async () => {
  await noticed(10);
  await room.superuser.rows("update letters set demand_type = 'escalation' where id = $1", [room.letterId]);
  const record = await room.act(room.staff, 'delivery', { outcome: 'delivered', on: day(-9) });
  expect(record.status).toBe(200);
  const { body } = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  expect(body.next_action).toContain("the agreement's next step: Arbitration, American Arbitration Association");
  expect(body.next_action_on).toBe(day(37));
});
