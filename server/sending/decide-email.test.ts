// @proves decide-email
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const other = 'legal1@processor.example';
let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
});
afterAll(() => room.close());

/** Leaves the email as after a crash or a mail server's refusal; the envelope is still to be printed. */
const leftAs = (status: 'uncertain' | 'failed', error = 'the mail server refused the mail: EENVELOPE 550') =>
  room.superuser.rows(
    "update outbox set status = $2, error = $3, attempts = 390, waits_since = now() where letter_id = $1 and template = 'demand-letter' and channel = 'email'",
    [room.letterId, status, error],
  );
const arrived = (by: TestUser = room.attorney, reason = 'Their counsel replied to it.') =>
  room.act(by, 'email/arrived', { reason });
const again = (email = legal, by: TestUser = room.attorney, reason = 'Their counsel cannot find it.') =>
  room.act(by, 'email/again', { email, reason });
const email = async () =>
  (await room.shown()).body.deliveries.find((each: { channel: string }) => each.channel === 'email');
const notices = async () =>
  (await room.emails(room.merchant.account?.email ?? '?')).filter((email) =>
    email.subject?.startsWith('Your demand letter was sent'),
  );
const history = () =>
  room.superuser.rows<{ what: string; actor_name: string; new_value: unknown }>(
    "select what, actor_name, new_value from case_history where case_id = $1 and what in ('letter_left', 'letter_email_arrived', 'letter_email_again') order by seq",
    [room.caseId],
  );

test('an interrupted email that did arrive counts as sent, and the merchant is notified once the letter itself has left', async () => {
  await leftAs('uncertain', 'The program stopped.');
  expect(await email()).toMatchObject({ status: 'uncertain', problem: 'The program stopped.' });
  expect((await room.shown()).body.may.settle_email).toBe(true);
  const answer = await arrived();
  // The email is a copy: the letter is sent once its envelope is posted.
  expect(answer).toMatchObject({ status: 200, body: { status: 'sending', may: { settle_email: false } } });
  expect(await email()).toMatchObject({ status: 'sent', problem: null, at: expect.any(String) });
  const actor_name = room.attorney.account?.email;
  expect(await history()).toEqual([
    {
      what: 'letter_email_arrived',
      actor_name,
      new_value: { letter_id: room.letterId, recipient: legal, reason: 'Their counsel replied to it.' },
    },
    { what: 'letter_left', actor_name, new_value: { channel: 'email', recipient: legal, as: 'copy' } },
  ]);
  await room.deliver(2);
  await room.post();
  await room.deliver(2);
  expect([(await notices()).length, await room.emails(legal)]).toEqual([1, []]);
  expect(await arrived()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('an interrupted email is sent again once, however often that is requested', async () => {
  await leftAs('uncertain');
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => again(legal, index % 2 ? room.staff : room.attorney)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
  await room.deliver(2);
  expect([(await room.emails(legal)).length, (await email()).status]).toEqual([1, 'sent']);
  expect((await history()).map(({ what }) => what)).toEqual(['letter_email_again', 'letter_left']);
  expect((await history())[0]?.new_value).toEqual({
    letter_id: room.letterId,
    email: legal,
    reason: 'Their counsel cannot find it.',
  });
});

test('a refused email goes to a corrected address with the approved bytes, and cannot be marked as arrived', async () => {
  await leftAs('failed');
  expect(await arrived()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await again('no address')).status).toBe(422);
  expect((await room.act(room.attorney, 'email/arrived', { reason: 'Seen.', email: other })).status).toBe(422);
  expect((await again(other)).body).toMatchObject({ status: 'sending' });
  // The attempts start again from zero, since the next server may be busy for a while.
  expect(
    await room.superuser.rows(
      "select attempts from outbox where letter_id = $1 and channel = 'email' and template = 'demand-letter'",
      [room.letterId],
    ),
  ).toEqual([{ attempts: 0 }]);
  await room.deliver();
  const [sent] = await room.emails(other);
  expect([sent?.attachments.length, await room.emails(legal), (await email()).recipient]).toEqual([1, [], other]);
  expect((await room.shown()).body.status).toBe('sending');
});

test('an email that waits for no decision, or is held back by its case, is not sent by one', async () => {
  expect(await again()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await room.superuser.rows(
    "update outbox set status = 'failed', error = 'Held back: The merchant has cancelled this case; its letter is not sent.' where letter_id = $1 and channel = 'email'",
    [room.letterId],
  );
  expect((await again()).body.code).toBe('CONFLICT');
  await leftAs('failed');
  await room.superuser.rows("update cases set status = 'closed' where id = $1", [room.caseId]);
  expect(await again()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  await room.deliver(2);
  expect(await room.emails(legal)).toEqual([]);
});

test('a decision needs a reason, and only staff and the attorney of the case make one', async () => {
  await leftAs('uncertain');
  for (const reason of ['', '  ', 'x'.repeat(1_001)]) {
    expect(await arrived(room.attorney, reason)).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    });
    expect(await again(legal, room.staff, reason)).toMatchObject({
      status: 422,
      body: { fields: { reason: expect.any(String) } },
    });
  }
  for (const [by, status] of [
    [room.merchant, 403],
    [await room.app.user('attorney'), 404],
    [room.app.visitor(), 401],
  ] as const)
    expect([(await arrived(by)).status, (await again(legal, by)).status]).toEqual([status, status]);
  expect([(await email()).status, await history()]).toEqual(['uncertain', []]);
  expect((await arrived(room.staff)).status).toBe(200);
  expect((await email()).status).toBe('sent');
});

test('an email that is uncertain again after it was sent again waits for another decision', async () => {
  await leftAs('uncertain');
  await again();
  await leftAs('uncertain');
  expect((await again()).body.deliveries).toContainEqual(
    expect.objectContaining({ channel: 'email', status: 'queued', waits_since: null }),
  );
});
