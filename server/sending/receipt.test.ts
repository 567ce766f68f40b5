import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { approvedByEmail } from '../../testing/app/fresh-notice.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
const days = (n: number) => addDays(today, n);
const record = (proof: string, on: string, outcome = 'delivered') =>
  room.act(room.staff, 'delivery', { outcome, on, proof });
const wait = async () => {
  const { body } = await room.staff.get(`/api/cases/${room.caseId}/clock`);
  return body.rows.find(({ kind }: { kind: string }) => kind === 'wait');
};
/** A Stripe notice that left by email `ago` days ago, at an hour of that day in UTC. */
async function sentByEmail(ago: number, hour = '15:00'): Promise<void> {
  await approvedByEmail(room);
  await room.superuser.rows(
    `with left_by as (update outbox set status = 'sent' where letter_id = $1 returning 1)
     update letters set status = 'sent', sent_at = ($2 || 'T' || $3 || ':00Z')::timestamptz where id = $1`,
    [room.letterId, days(-ago), hour],
  );
}
beforeEach(() => sentByEmail(20));

test('the delivery of a copy, and its return, say nothing about a notice that goes by email', async () => {
  for (const [proof, outcome] of [
    ['delivery', 'delivered'],
    ['confirmation', 'delivered'],
    ['delivery', 'returned_to_sender'],
  ] as const)
    expect(await record(proof, days(-10), outcome)).toMatchObject({ status: 422 });
  expect((await room.shown()).body).toMatchObject({ status: 'sent', delivered_on: null, receipt: null });
  expect(await wait()).toMatchObject({ starts_on: null });
  // Recorded before proofs were told apart, it was the copy's.
  await room.superuser.rows("update letters set status = 'delivered', delivered_on = $2 where id = $1", [
    room.letterId,
    days(-10),
  ]);
  expect(await wait()).toMatchObject({ starts_on: null });
});

test('a mail server’s acceptance is provisional and counts from the next business day, until the addressee’s answer counts in its place', async () => {
  const safe = addBusinessDays(days(-15), 1);
  expect((await record('acceptance', days(-15))).body).toMatchObject({ delivered_on: safe, receipt: 'acceptance' });
  expect(await wait()).toMatchObject({ starts_on: safe, note: expect.stringContaining('provisional') });
  const notified = () =>
    room.superuser.rows("select 1 from outbox where template = 'letter-delivered' and letter_id = $1", [room.letterId]);
  expect(await notified()).toEqual([]);
  expect((await record('answer', days(-3))).body).toMatchObject({ delivered_on: days(-3), receipt: 'answer' });
  expect(await notified()).toHaveLength(1);
  expect(await wait()).toMatchObject({ starts_on: days(-3), note: expect.not.stringContaining('provisional') });
});

test('what arrived on the evening on which it was sent counts on that day of the firm, which is the next in UTC', async () => {
  await sentByEmail(9, '02:30');
  const evening = days(-10);
  expect((await record('answer', evening)).status).toBe(200);
  expect(await wait()).toMatchObject({ starts_on: evening });
});
