import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { replyDue, askedFor } from '../../domain/letters/reply-due.ts';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send(room.staff, null);
  await room.deliver();
});
afterAll(() => room.close());

const today = () => firmDayOf(new Date());
const record = (by: TestUser, on: string, outcome = 'delivered') => room.act(by, 'delivery', { outcome, on });
const history = () =>
  room.superuser.rows<{ what: string; old_value: unknown; new_value: unknown }>(
    "select what, old_value, new_value from case_history where case_id = $1 and what in ('letter_delivered', 'letter_returned_to_sender') order by seq",
    [room.caseId],
  );
const notices = async () =>
  (await room.emails(room.merchant.account?.email ?? '?')).filter((email) => email.subject?.includes('delivered'));

/** Posts the letter as if so many days ago. */
async function posted(daysAgo: number): Promise<void> {
  await room.post();
  await room.superuser.rows('update letters set sent_at = now() - make_interval(days => $2) where id = $1', [
    room.letterId,
    daysAgo,
  ]);
}

/** The later of two days: the one that the letter names, and ten business days after its delivery. */
const due = (delivered_on: string) =>
  replyDue({ type: 'initial', stated_on: askedFor(letterDateOf(new Date()), 'initial'), delivered_on });

test('a delivery sets the day by which a reply is due, is recorded in the history, and the merchant is notified', async () => {
  await posted(6);
  const on = addDays(today(), -2);
  const answer = await record(room.attorney, on);
  expect(answer).toMatchObject({
    status: 200,
    body: { status: 'delivered', delivered_on: on, reply_due_on: due(on) },
  });
  expect(await history()).toEqual([
    {
      what: 'letter_delivered',
      old_value: null,
      new_value: { letter_id: room.letterId, on, reply_due_on: due(on), receipt: 'delivery' },
    },
  ]);
  await room.deliver(2);
  expect(await notices()).toHaveLength(1);
  const theCase = (await room.merchant.get(`/api/cases/${room.caseId}`)).body;
  expect(theCase.letters[0]).toMatchObject({
    status: 'delivered',
    delivered_on: on,
    reply_due_on: due(on),
  });
  expect(theCase.stage.stage).toBe('delivered');
});

test('a delivery recorded twice counts once; corrected, both days are in the history', async () => {
  await posted(6);
  const [first, second] = [addDays(today(), -3), addDays(today(), -1)];
  await record(room.staff, first);
  await record(room.staff, first);
  expect((await record(room.staff, second)).body).toMatchObject({
    delivered_on: second,
    reply_due_on: due(second),
  });
  expect(await history()).toMatchObject([
    { old_value: null, new_value: { on: first } },
    { old_value: { outcome: 'delivered', on: first }, new_value: { on: second } },
  ]);
  await room.deliver(2);
  expect(await notices()).toHaveLength(2);
});

test('a returned letter has no delivery day and no reply deadline, and the record can be corrected either way', async () => {
  await posted(6);
  await record(room.staff, addDays(today(), -3));
  expect((await record(room.staff, today(), 'returned_to_sender')).body).toMatchObject({
    status: 'returned_to_sender',
    delivered_on: null,
    reply_due_on: null,
    may: { record_delivery: true },
  });
  expect((await record(room.attorney, today())).body).toMatchObject({ status: 'delivered', delivered_on: today() });
  expect((await history()).map((row) => row.what)).toEqual([
    'letter_delivered',
    'letter_returned_to_sender',
    'letter_delivered',
  ]);
});

test('the next letter to an address from which one came back says so, until the address is changed', async () => {
  await posted(6);
  const returned = (await record(room.staff, today(), 'returned_to_sender')).body.document.addressee.address_lines;
  const next = await room.staff.post('/api/functions/ai-demand-letter-generator', {
    caseId: room.caseId,
    demandType: 'initial',
  });
  room.letterId = next.body.letter_id;
  const warned = async () =>
    (await room.shown()).body.decisions.filter(({ key }: { key: string }) => key === 'address:returned');
  const address = async (address_lines: string[]) => {
    const { version, document } = (await room.shown()).body;
    await room.attorney.send('PUT', `/api/letters/${room.letterId}`, {
      version,
      document: { ...document, addressee: { ...document.addressee, address_lines } },
    });
  };
  await address(returned);
  expect(await warned()).toMatchObject([
    { bars: 'nothing', text: expect.stringContaining('came back from this address') },
  ]);
  await address(['Legal Department', '1 Elsewhere Street', 'Wilmington, DE 19801']);
  expect(await warned()).toEqual([]);
});

test('a delivery day that is before the sending, in the future or invalid is refused by field', async () => {
  await posted(2);
  for (const on of [addDays(today(), -4), addDays(today(), 2), '2026-02-30', '11/20/2026', '']) {
    expect(await record(room.staff, on)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', fields: { on: expect.any(String) } },
    });
  }
  expect((await record(room.staff, addDays(today(), -2))).status).toBe(200);
});

test("only staff and the case's attorney record a delivery, and only of a sent letter", async () => {
  expect(await record(room.staff, today())).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await posted(1);
  expect(await record(room.merchant, today())).toMatchObject({ status: 403 });
  expect(await record(await room.app.user('attorney'), today())).toMatchObject({ status: 404 });
  expect(await record(room.app.visitor(), today())).toMatchObject({ status: 401 });
  expect(
    await room.staff.post('/api/letters/01900000-0000-7000-8000-00000000dead/delivery', {
      outcome: 'delivered',
      on: today(),
    }),
  ).toMatchObject({ status: 404 });
  expect(await history()).toEqual([]);
});
