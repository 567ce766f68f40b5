import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Posting } from '../../contract/letter-view.ts';
import { approve, signAgreement } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh({ signed: false }));
afterAll(() => room.close());

const blocked = { status: 409, body: { code: 'LETTER_BLOCKED', message: expect.stringMatching(/^[A-Z].*\.$/) } };
const outboxOf = async () => (await room.outbox()).map((row) => row.status);
const close = () =>
  room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);

async function nothingLeft(): Promise<void> {
  await room.deliver(2);
  expect([await outboxOf(), await room.emails(legal)]).toEqual([[], []]);
}

test('an approved letter waits for the signature, and its page says so', async () => {
  const approved = await approve(room.attorney, room.letterId);
  expect(approved.body).toMatchObject({
    status: 'approved',
    may: { send: false, edit: true },
    send_blocked_by: expect.stringContaining('has not signed the success-fee agreement'),
  });
  for (const user of [room.attorney, room.staff]) {
    expect(await room.send(user)).toMatchObject(blocked);
    expect(await room.act(user, 'tracking', { tracking_number: '9407100000000000000009' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
    expect(await room.act(user, 'delivery', { outcome: 'delivered', on: firmDayOf(new Date()) })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT' },
    });
  }
  await nothingLeft();
  expect((await signAgreement(room.merchant, room.caseId)).status).toBe(200);
  expect((await room.shown()).body).toMatchObject({ may: { send: true }, send_blocked_by: null });
  expect((await room.send()).body).toMatchObject({ status: 'sending', send_blocked_by: null });
  await room.deliver();
  expect(await outboxOf()).toEqual(['to_print', 'sent']);
  expect(await room.emails(legal)).toHaveLength(1);
});

test.each([
  ['closed', "update cases set status = 'closed', closed_at = now() where id = $1", 'is closed'],
  [
    'cancelled',
    "update cases set status = 'closed', closed_at = now(), cancelled_at = now() where id = $1",
    'has cancelled',
  ],
  ['cancelled and reopened by staff', 'update cases set cancelled_at = now() where id = $1', 'has cancelled'],
])('a case that is %s sends nothing', async (_, sql, reason) => {
  await signAgreement(room.merchant, room.caseId);
  await approve(room.attorney, room.letterId);
  await room.superuser.rows(sql, [room.caseId]);
  expect((await room.shown()).body).toMatchObject({
    may: { send: false },
    send_blocked_by: expect.stringContaining(reason),
  });
  for (const user of [room.attorney, room.staff]) expect(await room.send(user)).toMatchObject(blocked);
  await nothingLeft();
});

test('outbox rows inserted by hand are not sent without a signature, even for an approved letter', async () => {
  const { body } = await approve(room.attorney, room.letterId);
  await room.superuser.rows("update letters set status = 'sending' where id = $1", [room.letterId]);
  const payload = {
    case_number: body.case_number,
    business: 'x',
    addressee: 'x',
    attorney: 'x',
    sha256: body.pdf_sha256,
    version: body.version,
  };
  await room.superuser.rows(
    "insert into outbox (id, key, channel, template, case_id, letter_id, recipient, payload) select gen_random_uuid(), c || $1, c, 'demand-letter', $1::uuid, $2, $3, $4 from unnest(array['email', 'certified_mail']) c",
    [room.caseId, room.letterId, legal, JSON.stringify(payload)],
  );
  await room.deliver(2);
  expect(await outboxOf()).toEqual(['failed', 'failed']);
  expect(await room.emails(legal)).toEqual([]);
  expect((await room.shown()).body.status).toBe('sending');
});

test('a case that closes between sending and the jobs holds back both channels', async () => {
  await signAgreement(room.merchant, room.caseId);
  await approve(room.attorney, room.letterId);
  expect((await room.send()).status).toBe(200);
  await close();
  await room.deliver(2);
  expect(await outboxOf()).toEqual(['failed', 'failed']);
  const errors = await room.superuser.rows<{ error: string }>(
    "select error from outbox where letter_id = $1 and template = 'demand-letter'",
    [room.letterId],
  );
  for (const { error } of errors) expect(error).toContain('is closed');
  expect(await room.emails(legal)).toEqual([]);
  expect((await room.shown()).body).toMatchObject({
    may: { send: false },
    send_blocked_by: expect.stringContaining('is closed'),
    deliveries: [{ status: 'held_back' }, { status: 'held_back' }],
  });
  expect(await room.send()).toMatchObject(blocked);
  await room.superuser.rows("update cases set status = 'in_progress', closed_at = null where id = $1", [room.caseId]);
  expect((await room.shown()).body).toMatchObject({ may: { send: true }, send_blocked_by: null });
  const again = await Promise.all([room.send(), room.send(room.staff), room.send()]);
  expect(again.map((each) => each.status)).toEqual([200, 200, 200]);
  await room.deliver(3);
  expect(await outboxOf()).toEqual(['to_print', 'sent']);
  expect(await room.emails(legal)).toHaveLength(1);
  expect(
    await room.superuser.rows("select 1 from case_history where case_id = $1 and what = 'letter_sent_after_hold'", [
      room.caseId,
    ]),
  ).toHaveLength(1);
});

const postings = async (): Promise<Posting[]> =>
  (await room.staff.get('/api/admin/postings')).body.items.filter((each: Posting) => each.letter_id === room.letterId);

test('an envelope printed before its case closed is not to be posted; kept, it goes once the case is open again', async () => {
  await signAgreement(room.merchant, room.caseId);
  await approve(room.attorney, room.letterId);
  await room.send(room.staff, null);
  await room.deliver();
  expect(await room.act(room.staff, 'not-posted')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await close();
  const because = 'This case is closed; its letter is not posted.';
  expect(await postings()).toMatchObject([{ barred_by: because }]);
  const work = async () =>
    (await room.staff.get('/api/admin/work?of=everybody')).body.items
      .filter((each: { letter_id: string | null }) => each.letter_id === room.letterId)
      .map((each: { what: string }) => each.what);
  expect(await work()).toEqual(['Post the certified letter']);
  const label = await room.staff.raw('GET', `/api/letters/${room.letterId}/mailing/label.pdf`);
  expect([label.status, await label.json()]).toEqual([409, { code: 'LETTER_BLOCKED', message: because }]);
  expect((await room.shown()).body).toMatchObject({ status: 'sending', tracking_number: null });
  expect((await room.act(room.staff, 'not-posted')).status).toBe(200);
  expect([await postings(), await work(), await outboxOf()]).toEqual([[], [], ['failed']]);
  expect(await room.send(room.staff, null)).toMatchObject(blocked);
  await room.superuser.rows("update cases set status = 'in_progress', closed_at = null where id = $1", [room.caseId]);
  expect((await room.send(room.staff, null)).status).toBe(200);
  await room.deliver();
  expect(await postings()).toMatchObject([{ barred_by: null, state: 'to_post' }]);
  expect((await room.post()).body.status).toBe('sent');
});

test('an envelope that left although something barred it is recorded as posted, counsel and staff are notified of the bar, and the merchant gets the copy', async () => {
  await signAgreement(room.merchant, room.caseId);
  await approve(room.attorney, room.letterId);
  await room.send(room.staff, null);
  await room.deliver();
  await close();
  expect((await room.post()).body).toMatchObject({ status: 'sent', tracking_number: expect.any(String) });
  await room.deliver();
  const subjects = async ({ account }: typeof room.staff) =>
    (await room.emails(account?.email ?? '?')).map(({ subject }) => subject ?? '');
  for (const reader of [room.staff, room.attorney])
    expect((await subjects(reader)).filter((subject) => subject.startsWith('Posted although barred'))).toHaveLength(1);
  expect(
    (await subjects(room.merchant)).filter((subject) => subject.startsWith('Your demand letter was sent')),
  ).toHaveLength(1);
  expect(
    await room.superuser.rows(
      "select new_value -> 'why' as why from case_history where case_id = $1 and what = 'letter_posted_though_barred'",
      [room.caseId],
    ),
  ).toEqual([{ why: expect.arrayContaining(['This case is closed; its letter is not posted.']) }]);
});

test('when signing and sending coincide, the letter either waits entirely or leaves by both channels', async () => {
  await approve(room.attorney, room.letterId);
  await Promise.all([
    signAgreement(room.merchant, room.caseId),
    room.send(),
    room.send(room.staff),
    signAgreement(room.merchant, room.caseId),
  ]);
  await room.deliver();
  const { status } = (await room.shown()).body;
  expect(await outboxOf()).toEqual(status === 'approved' ? [] : ['to_print', 'sent']);
  expect(
    await room.superuser.rows("select 1 from paper_signatures where case_id = $1 and kind = 'fee_agreement'", [
      room.caseId,
    ]),
  ).toHaveLength(1);
});

test('a letter whose envelope was kept is returned by its attorney, drafted again from the corrected case and sent, and every page says what is to be done', async () => {
  const page = `/api/admin/cases/${room.caseId}`;
  const next = async () => (await room.staff.get(page)).body.next_action;
  await signAgreement(room.merchant, room.caseId);
  await approve(room.attorney, room.letterId);
  await room.send(room.staff, null);
  await room.deliver();
  expect(await next()).toBe('Mail the letter and record its tracking number');
  const { version } = (await room.staff.get(page)).body;
  await room.staff.send('PATCH', page, { held_amount_cents: 1_205_000 }, { 'if-match': String(version) });
  expect(await next()).toMatch(/^Do not post the letter: The case was changed after this version was written/);
  expect((await room.shown()).body.may.send_back).toBe(false);
  await room.act(room.staff, 'not-posted');
  expect(await next()).toMatch(
    /^Have the letter that was held back sent, or returned by its attorney: The case was changed/,
  );
  expect((await room.shown()).body.may).toMatchObject({ send: false, send_back: true });
  expect((await room.act(room.attorney, 'return', { note: 'The sum.' })).body.status).toBe('draft');
  expect([await next(), await outboxOf()]).toEqual(['Change the letter as its attorney asks: The sum.', ['unwanted']]);
  const again = await room.staff.post(`/api/letters/${room.letterId}/redraft`, {});
  room.letterId = again.body.id;
  await room.act(room.staff, 'submit', { answer: 'Done.' });
  await approve(room.attorney, room.letterId);
  expect((await room.send(room.staff, null)).body).toMatchObject({ status: 'sending' });
  await room.deliver();
  expect((await room.post()).body.status).toBe('sent');
});
