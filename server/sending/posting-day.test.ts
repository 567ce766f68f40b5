import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { calendarDay } from '../email/text.ts';
import { sampleTrackingNumber } from '../demo/sample-tracking-number.ts';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom, legal } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
/** A letter approved three days ago and released, with its envelope ready. */
beforeEach(async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.superuser.rows('alter table letter_approvals disable trigger append_only');
  await room.superuser.rows(
    "update letter_approvals set approved_at = approved_at - interval '3 days' where letter_id = $1",
    [room.letterId],
  );
  await room.send(room.staff, legal);
  await room.deliver();
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
/** Confirms, unless told otherwise, that an envelope left before the date of its letter. */
const record = (posted_on: string | null, before_date = true) =>
  room.act(room.staff, 'tracking', { tracking_number: sampleTrackingNumber(room.letterId), posted_on, before_date });
const delivered = (on: string) => room.act(room.staff, 'delivery', { outcome: 'delivered', on });
const refused = (message: string) => ({
  status: 422,
  body: { code: 'INVALID_INPUT', fields: { posted_on: message } },
});

test('a letter posted on an earlier day counts as sent from that day, and may have been delivered before it was recorded', async () => {
  const posted = addDays(today, -2);
  const { status, body } = await record(posted);
  expect([status, body.status, firmDayOf(new Date(body.sent_at))]).toEqual([200, 'sent', posted]);
  const mail = body.deliveries.find(({ channel }: { channel: string }) => channel === 'certified_mail');
  expect(mail.at).toBe(body.sent_at);
  const page = await room.staff.get(`/api/admin/cases/${room.caseId}`);
  expect(page.body.next_action_on).toBe(addBusinessDays(posted, 5));
  expect(await delivered(addDays(posted, -1))).toMatchObject({ status: 422 });
  expect((await delivered(addDays(posted, 1))).body).toMatchObject({ status: 'delivered' });
});

test('without a day, a letter counts as posted when it is recorded, and a repeat changes nothing', async () => {
  const { body } = await record(null);
  expect(Math.abs(Date.now() - Date.parse(body.sent_at))).toBeLessThan(60_000);
  expect((await record(null)).body.sent_at).toBe(body.sent_at);
  expect((await record(today)).body.sent_at).toBe(body.sent_at);
});

test('a day that was recorded wrongly is corrected, with both in the history', async () => {
  await record(today);
  const posted = addDays(today, -1);
  expect((await delivered(posted)).body.fields.on).toBe(
    `This day is before the letter was sent, ${calendarDay(today)}. If it was posted earlier, correct that day first.`,
  );
  const { body } = await record(posted);
  expect(firmDayOf(new Date(body.sent_at))).toBe(posted);
  const left = await room.superuser.rows(
    "select old_value, new_value from case_history where case_id = $1 and what = 'letter_left' and new_value->>'channel' = 'certified_mail' order by seq",
    [room.caseId],
  );
  expect(left).toMatchObject([
    { old_value: null, new_value: { channel: 'certified_mail', on: today } },
    { old_value: { on: today }, new_value: { channel: 'certified_mail', on: posted } },
  ]);
  expect((await delivered(posted)).body.status).toBe('delivered');
});

describe('a day on which it cannot have been posted is refused, and nothing is recorded', () => {
  test('a day in the future', async () => {
    expect(await record(addDays(today, 1))).toMatchObject(refused('This day is in the future.'));
    expect((await room.shown()).body).toMatchObject({ status: 'sending', tracking_number: null });
  });

  test('a day before the approval', async () => {
    const [approval] = await room.superuser.rows<{ at: Date }>(
      'select approved_at as at from letter_approvals where letter_id = $1',
      [room.letterId],
    );
    const approved = firmDayOf(approval?.at ?? new Date());
    expect(await record(addDays(approved, -1))).toMatchObject(
      refused(`This day is before the letter was approved, ${calendarDay(approved)}.`),
    );
    const on = (await record(approved)).body.sent_at;
    expect(firmDayOf(new Date(on))).toBe(approved);
    expect(Date.parse(on)).toBeGreaterThanOrEqual(approval?.at.getTime() ?? Infinity);
  });
});

describe('a day before the date of the letter', () => {
  const early = addDays(today, -1);
  const alarms = () =>
    room.superuser.rows(
      "select new_value -> 'why' as why from case_history where case_id = $1 and what = 'letter_posted_though_barred'",
      [room.caseId],
    );
  const text = async () =>
    `It is dated ${calendarDay((await room.shown()).body.document.dated)}, and was posted on ${calendarDay(early)}, before its date.`;

  test('is refused, and nothing is recorded', async () => {
    expect(await record(early, false)).toMatchObject(
      refused(`${await text()} Correct the day, or confirm that it left on it.`),
    );
    expect((await room.shown()).body).toMatchObject({ status: 'sending', tracking_number: null });
    expect(await alarms()).toEqual([]);
  });

  test('is recorded with an alarm to counsel and staff once somebody confirms that it left', async () => {
    expect((await record(early)).body.status).toBe('sent');
    expect(await alarms()).toEqual([{ why: [await text()] }]);
    const readers = await room.superuser.rows(
      "select recipient from outbox where case_id = $1 and template = 'letter-posted-though-barred' and payload::text like '%before its date%'",
      [room.caseId],
    );
    expect(readers.length).toBeGreaterThanOrEqual(2);
  });

  test('is refused as a correction too', async () => {
    const before = (await record(today)).body.sent_at;
    expect(await record(early, false)).toMatchObject({ status: 422 });
    expect((await room.shown()).body.sent_at).toBe(before);
  });
});

test('a posting day is not moved past a reply to the letter', async () => {
  const posted = addDays(today, -2);
  await record(posted);
  const replied = await room.staff.post(`/api/cases/${room.caseId}/processor-answers`, {
    entry_id: randomUUID(),
    kind: 'refusal',
    letter_id: room.letterId,
    received_on: posted,
    words: 'No.',
    amount_cents: null,
    terms: null,
    expires_on: null,
    file_id: null,
  });
  expect(replied.status).toBe(200);
  expect(await record(today)).toMatchObject(
    refused(`A reply to this letter is on record of ${calendarDay(posted)}. Correct that day first.`),
  );
});

test('a number with a mistyped digit is refused at its field', async () => {
  const right = sampleTrackingNumber(room.letterId);
  const wrong = `${right.slice(0, -1)}${(Number(right.at(-1)) + 1) % 10}`;
  for (const number of [wrong, right.slice(0, -1), `${right.slice(0, 4)} ${wrong.slice(4)}`])
    expect(await room.act(room.staff, 'tracking', { tracking_number: number })).toMatchObject({
      status: 422,
      body: { fields: { tracking_number: expect.stringContaining('its length or its check digit is wrong') } },
    });
  expect((await room.shown()).body).toMatchObject({ status: 'sending', tracking_number: null });
});
