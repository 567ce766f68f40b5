import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve, settleFindings, makeReady, signAgreement } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import { askedFor } from '../../domain/letters/reply-due.ts';

let room: LetterRoom;
let clock: { now: () => Date };
beforeAll(async () => {
  room = await LetterRoom.open();
  clock = room.app.services.clock;
});
beforeEach(() => room.fresh());
afterEach(() => void Object.assign(room.app.services, { clock }));
afterAll(() => room.close());

/** Noon at the firm, so many business days from today. */
const later = (days: number) => new Date(`${addBusinessDays(letterDateOf(new Date()), days)}T17:00:00Z`);
const travel = (now: Date) => void Object.assign(room.app.services, { clock: { ...clock, now: () => now } });
const approveNow = async () => {
  const { body } = await room.shown();
  return room.act(room.attorney, 'approve', { sha256: body.pdf_sha256, exhibits_sha256: body.exhibit_book.sha256 });
};

test('a letter dated on another day cannot be approved; dating it again makes a new version with a later answer day, which can be approved', async () => {
  const before = await makeReady(room.attorney, room.letterId);
  const now = later(2);
  travel(now);
  const stale = await room.shown();
  expect(stale.body.decisions).toContainEqual(
    expect.objectContaining({ key: 'date:stale', bars: 'approval', owner: 'attorney' }),
  );
  expect(await approveNow()).toMatchObject({
    status: 409,
    body: { code: 'LETTER_BLOCKED', message: expect.stringContaining('date it again') },
  });
  const dated = await room.act(room.attorney, 'date');
  expect(dated).toMatchObject({ status: 200, body: { status: 'in_review', version: before.body.version + 1 } });
  const { document, verdict } = dated.body;
  expect(document.dated).toBe(letterDateOf(now));
  expect(document.addressee.address_lines).toEqual(before.body.document.addressee.address_lines);
  const due = dated.body.facts.find((each: { id: string }) => each.id === 'deadline').display;
  expect(JSON.stringify(document.blocks)).toContain(due);
  expect(verdict.findings.filter((each: { severity: string }) => each.severity === 'red')).toEqual([]);
  expect((await room.act(room.attorney, 'date')).status).toBe(409);
  expect(
    await room.superuser.rows("select new_value from case_history where case_id = $1 and what = 'letter_redated'", [
      room.caseId,
    ]),
  ).toEqual([{ new_value: { version: before.body.version + 1, dated: letterDateOf(now) } }]);
  await settleFindings(room.attorney, dated);
  expect((await approveNow()).body.status).toBe('approved');
});

test('a draft that is put into review has the date of that day', async () => {
  await room.act(room.attorney, 'return', { note: 'please fix' });
  const now = later(1);
  travel(now);
  const submitted = await room.act(room.staff, 'submit', { answer: 'Done.' });
  expect(submitted.body).toMatchObject({ status: 'in_review', document: { dated: letterDateOf(now) } });
});

test('approved on a weekend, it is dated on the business day after it', async () => {
  const saturday = new Date(later(5));
  while (saturday.getUTCDay() !== 6) saturday.setUTCDate(saturday.getUTCDate() + 1);
  travel(saturday);
  await room.act(room.attorney, 'date');
  const approved = await approve(room.attorney, room.letterId);
  expect(approved.body).toMatchObject({ status: 'approved', document: { dated: letterDateOf(saturday) } });
  expect(new Date(`${approved.body.document.dated}T00:00:00Z`).getUTCDay()).not.toBe(6);
});

test('an approved letter leaves within two business days of its date; later it is dated again, which is a version to approve', async () => {
  const before = await approve(room.attorney, room.letterId);
  const { dated } = before.body.document;
  travel(later(2));
  expect((await room.shown()).body).toMatchObject({ may: { send: true }, send_blocked_by: null });
  const now = later(3);
  travel(now);
  const late = expect.stringMatching(/^It is dated .+ and asks for an answer by .+: date it again/);
  const { body } = await room.shown();
  expect(body).toMatchObject({ may: { send: false }, send_blocked_by: late });
  expect(body.decisions).toContainEqual(
    expect.objectContaining({ key: 'date:late', bars: 'sending', owner: 'attorney', text: late }),
  );
  for (const by of [room.attorney, room.staff])
    expect(await room.send(by)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED', message: late } });
  expect(await room.outbox()).toEqual([]);
  const again = await room.act(room.attorney, 'date');
  expect(again.body).toMatchObject({ status: 'in_review', version: before.body.version + 1, approval: null });
  expect(again.body.document.dated > dated).toBe(true);
  await settleFindings(room.attorney, again);
  expect((await approveNow()).body.status).toBe('approved');
  expect((await room.send()).body.status).toBe('sending');
});

test('a released letter that is printed too late is held back, and dated again it is approved and leaves once', async () => {
  await approve(room.attorney, room.letterId);
  await room.send();
  const [mail, email] = await room.outbox();
  if (!mail || !email) throw new Error('both channels');
  await room.leave(email);
  const now = later(3);
  travel(now);
  await room.leave(mail);
  // The email has left, so the post follows under the same date.
  expect(await room.act(room.attorney, 'date')).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect((await room.outbox()).map(({ status }) => status)).toEqual(['to_print', 'sent']);
  travel(clock.now());
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send(room.staff, null);
  travel(now);
  await room.deliver();
  expect(await room.outbox()).toMatchObject([{ channel: 'certified_mail', status: 'failed' }]);
  const { body } = await room.shown();
  expect(body).toMatchObject({ status: 'sending', may: { send: false }, decisions: [{ key: 'date:late' }] });
  expect(await room.send(room.staff, null)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  const again = await room.act(room.attorney, 'date');
  expect(again.body).toMatchObject({ status: 'in_review', version: body.version + 1, deliveries: [] });
  await settleFindings(room.attorney, again);
  expect((await approveNow()).body.status).toBe('approved');
  await room.send(room.staff, null);
  await room.deliver(2);
  expect((await room.outbox()).map(({ status }) => status).toSorted()).toEqual(['to_print', 'unwanted']);
  expect((await room.post()).body).toMatchObject({ status: 'sent', version: body.version + 1 });
});

test('the next action says by when an approved letter leaves, also once the merchant has signed, and that it is dated again', async () => {
  const next = async () => (await room.staff.get(`/api/admin/cases/${room.caseId}`)).body.next_action;
  await room.fresh({ signed: false });
  await approve(room.attorney, room.letterId);
  await signAgreement(room.merchant, room.caseId);
  expect(await next()).toMatch(/^Send the approved letter by .+, or have it dated again$/);
  await room.fresh({ signed: false });
  await approve(room.attorney, room.letterId);
  travel(later(4));
  await signAgreement(room.merchant, room.caseId);
  expect(await next()).toBe('Have the approved letter dated again and approved');
});

test('once sent, the case has the answer’s day that the letter names', async () => {
  const { body } = await approve(room.attorney, room.letterId);
  await room.send();
  await room.deliver();
  await room.post();
  const due = askedFor(body.document.dated, 'initial');
  expect((await room.shown()).body.reply_due_on).toBe(due);
  const { body: theCase } = await room.merchant.get(`/api/cases/${room.caseId}`);
  expect(theCase.letters[0].reply_due_on).toBe(due);
});
