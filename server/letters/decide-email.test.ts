import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const other = 'disputes@processor.example';
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

/** The email as left by a crash or a mail server's refusal; the envelope is still to be printed. */
const leftAs = (status: 'uncertain' | 'failed', error = 'the mail server refused the mail: EENVELOPE 550') =>
  room.superuser.rows(
    "update outbox set status = $2, error = $3, attempts = 390 where letter_id = $1 and template = 'demand-letter' and channel = 'email'",
    [room.letterId, status, error],
  );
const arrived = (by: TestUser = room.attorney) => room.act(by, 'email', { outcome: 'arrived' });
const again = (email = legal, by: TestUser = room.attorney) => room.act(by, 'email', { outcome: 'send_again', email });
const email = async () =>
  (await room.shown()).body.deliveries.find((each: { channel: string }) => each.channel === 'email');
const notices = async () =>
  (await room.emails(room.merchant.account?.email ?? '?')).filter((email) =>
    email.subject?.startsWith('Your demand letter was sent'),
  );
const history = () =>
  room.superuser.rows(
    "select what, new_value from case_history where case_id = $1 and what in ('letter_left', 'letter_email_again') order by seq",
    [room.caseId],
  );

test('an interrupted email that did arrive counts as sent: the letter is out, and the merchant is notified once', async () => {
  await leftAs('uncertain', 'The program stopped.');
  expect(await email()).toMatchObject({ status: 'uncertain', problem: 'The program stopped.' });
  expect((await room.shown()).body.may.settle_email).toBe(true);
  const answer = await arrived();
  expect(answer).toMatchObject({ status: 200, body: { status: 'sent', may: { settle_email: false } } });
  expect(await email()).toMatchObject({ status: 'sent', problem: null, at: expect.any(String) });
  expect(await history()).toEqual([{ what: 'letter_left', new_value: { channel: 'email', recipient: legal } }]);
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
});

test('a refused email goes to a corrected address with the approved bytes, and cannot be marked as arrived', async () => {
  await leftAs('failed');
  expect(await arrived()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await again('no address')).status).toBe(422);
  expect((await room.act(room.attorney, 'email', { outcome: 'arrived', email: other })).status).toBe(422);
  expect((await again(other)).body).toMatchObject({ status: 'sending' });
  // With fresh attempts: the next server may be busy for a while.
  expect(
    await room.superuser.rows(
      "select attempts from outbox where letter_id = $1 and channel = 'email' and template = 'demand-letter'",
      [room.letterId],
    ),
  ).toEqual([{ attempts: 0 }]);
  await room.deliver();
  const [sent] = await room.emails(other);
  expect([sent?.attachments.length, await room.emails(legal), (await email()).recipient]).toEqual([1, [], other]);
  expect((await room.shown()).body.status).toBe('sent');
});

test('an email that waits for no decision, or is held back by its case, is not sent by one', async () => {
  expect(await again()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await leftAs('failed', 'Held back: The merchant has cancelled this case; its letter is not sent.');
  expect((await again()).body.code).toBe('CONFLICT');
  await leftAs('failed');
  await room.superuser.rows("update cases set status = 'closed' where id = $1", [room.caseId]);
  expect(await again()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  await room.deliver(2);
  expect(await room.emails(legal)).toEqual([]);
});
