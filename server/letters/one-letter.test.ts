import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { jobHandlers } from '../jobs.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(() => room.fresh());
afterAll(() => room.close());

const generate = (by: TestUser, demandType: string, more: object = {}) =>
  by.post('/api/functions/ai-demand-letter-generator', { caseId: room.caseId, demandType, ...more });
const statuses = async () =>
  (
    await room.superuser.rows<{ status: string }>('select status from letters where case_id = $1 order by created_at', [
      room.caseId,
    ])
  ).map(({ status }) => status);
const history = async (what: string) =>
  room.superuser.rows<{ old_value: unknown; new_value: unknown; actor_name: string }>(
    'select old_value, new_value, actor_name from case_history where case_id = $1 and what = $2',
    [room.caseId, what],
  );
/** Inserts a letter directly, past every use case. */
const insert = () =>
  room.superuser.rows(
    "insert into letters (id, case_id, demand_type, title, due_on) values ($1, $2, 'initial', 'Demand', '2026-12-01')",
    [uuidv7(), room.caseId],
  );
const end = (status: string) =>
  room.superuser.rows('update cases set status = $2, closed_at = now() where id = $1', [room.caseId, status]);

describe('one letter at a time', () => {
  test('a new letter supersedes the one under review, which is shown as such and can only be read', async () => {
    const made = await generate(room.staff, 'initial');
    expect([made.status, await statuses()]).toEqual([200, ['superseded', 'in_review']]);
    expect(await history('letter_superseded')).toEqual([
      expect.objectContaining({
        old_value: expect.objectContaining({ letter_id: room.letterId, status: 'in_review' }),
        new_value: { letter_id: made.body.letter_id },
      }),
    ]);
    const shown = await room.shown();
    expect(shown.body).toMatchObject({ status: 'superseded', may: { edit: false, approve: false, send: false } });
    expect(shown.body.decisions).toEqual([]);
    const { pdf_sha256: sha256, exhibit_book } = shown.body;
    for (const [by, verb, body] of [
      [room.attorney, 'approve', { sha256, exhibits_sha256: exhibit_book.sha256 }],
      [room.staff, 'submit', {}],
      [room.attorney, 'date', {}],
      [room.attorney, 'redraft', {}],
      [room.attorney, 'return', { note: 'please fix' }],
      [room.attorney, 'send', { email: 'legal@processor.example' }],
      [room.attorney, 'confirm', { key: 'x' }],
      [room.staff, 'tracking', { tracking_number: '9407100000000000000009' }],
      [room.staff, 'delivery', { outcome: 'delivered', on: '2026-11-24' }],
    ] as const)
      expect([verb, (await room.act(by, verb, body)).status]).toEqual([verb, 409]);
    expect((await room.edit()).status).toBe(409);
  });

  test('a superseded letter is last in the queue, and the merchant sees that a newer one took its place', async () => {
    const made = await generate(room.staff, 'initial');
    const { body: queue } = await room.attorney.get('/api/attorney/queue');
    const ours = queue.items.filter((each: { case_id: string }) => each.case_id === room.caseId);
    expect(ours.map((each: { letter_id: string }) => each.letter_id)).toEqual([made.body.letter_id, room.letterId]);
    const { body } = await room.merchant.get(`/api/cases/${room.caseId}`);
    expect(body.letters).toEqual([]);
    expect(body.timeline.map((each: { words: string }) => each.words)).toContain(
      'A demand letter was drafted; a newer one took its place.',
    );
  });

  test('a letter that is approved or being sent is not superseded: another one is refused with the reason', async () => {
    await approve(room.attorney, room.letterId);
    expect(await generate(room.staff, 'initial')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('is approved and not sent yet') },
    });
    await room.send();
    const refused = await generate(room.attorney, 'follow_up', { departure: 'Time is short.' });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('is being sent')]);
    expect(await statuses()).toEqual(['sending']);
  });

  test('the job that drafts the first letter changes nothing in a case that has one', async () => {
    await room.superuser.rows('update letters set origin = null where case_id = $1', [room.caseId]);
    await jobHandlers(room.app.services)['draft-letter']({ case_id: room.caseId });
    expect(await statuses()).toEqual(['in_review']);
  });

  test('neither an email nor a print leaves for a superseded letter that was approved once', async () => {
    await approve(room.attorney, room.letterId);
    await room.send();
    await room.superuser.rows("set session_replication_role = 'replica'");
    await room.superuser.rows("update letters set status = 'superseded' where id = $1", [room.letterId]);
    await room.superuser.rows("set session_replication_role = 'origin'");
    await room.deliver();
    expect((await room.outbox()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await room.emails('legal@processor.example')).toEqual([]);
  });

  test('the database has one living letter a case, and changes nothing of a superseded one', async () => {
    await expect(insert()).rejects.toThrow(/letters_one_live/);
    await expect(
      room.superuser.rows("update letters set status = 'approved' where id = $1", [room.letterId]),
    ).resolves.toBeDefined();
    await expect(
      room.superuser.rows("update letters set status = 'superseded' where id = $1", [room.letterId]),
    ).rejects.toThrow(/approved is not superseded/);
    await room.superuser.rows("update letters set status = 'draft' where id = $1", [room.letterId]);
    await room.superuser.rows("update letters set status = 'superseded' where id = $1", [room.letterId]);
    for (const change of [
      "update letters set status = 'in_review' where id = $1",
      'update letters set version = version + 1 where id = $1',
    ])
      await expect(room.superuser.rows(change, [room.letterId]), change).rejects.toThrow(/superseded letter stays/);
  });
});

describe('the order of letters', () => {
  const sent = async () => {
    await approve(room.attorney, room.letterId);
    await room.send();
    await room.deliver();
    await room.post();
  };

  test('a follow-up waits for the delivery and for the time to answer', async () => {
    await sent();
    expect((await generate(room.staff, 'follow_up')).body.message).toContain('delivery of the initial letter');
    await room.superuser.rows(
      "update letters set status = 'delivered', delivered_on = current_date, reply_due_on = current_date + 5 where id = $1",
      [room.letterId],
    );
    expect((await generate(room.staff, 'follow_up')).body.message).toContain('has not passed: it runs through');
    await room.timeIsUp();
    for (const type of ['initial', 'final', 'escalation'])
      expect((await generate(room.staff, type)).body.message).toContain('after it comes the follow-up');
    expect((await generate(room.staff, 'follow_up')).status).toBe(200);
  });

  test('after a refusal the follow-up is drafted at once, and after an automatic reply it waits', async () => {
    await sent();
    const received_on = firmDayOf(new Date());
    const reply = (kind: string) =>
      room.staff.post(`/api/cases/${room.caseId}/processor-answers`, {
        kind,
        letter_id: room.letterId,
        words: 'We have reviewed your account and our decision is final.',
        file_id: null,
        entry_id: uuidv7(),
        amount_cents: null,
        terms: '',
        received_on,
        expires_on: null,
      });
    expect((await reply('automatic')).status).toBe(200);
    expect((await generate(room.staff, 'follow_up')).body.message).toContain('delivery of the initial letter');
    expect((await reply('refusal')).status).toBe(200);
    expect((await generate(room.staff, 'follow_up')).status).toBe(200);
  });

  test('the case’s attorney departs from the order with a reason, which is recorded and shown at the desk', async () => {
    await sent();
    const made = await generate(room.attorney, 'final', { departure: 'They refused on the telephone.' });
    expect(made.status).toBe(200);
    expect(await history('letter_order_departed')).toEqual([
      expect.objectContaining({
        old_value: 'The initial letter was sent; after it comes the follow-up.',
        new_value: { letter_id: made.body.letter_id, type: 'final', reason: 'They refused on the telephone.' },
      }),
    ]);
    const shown = await room.attorney.get(`/api/letters/${made.body.letter_id}`);
    expect(shown.body.departure).toMatchObject({
      obstacle: 'The initial letter was sent; after it comes the follow-up.',
      reason: 'They refused on the telephone.',
    });
    for (const change of [
      "update letter_departures set reason = 'x' where case_id = $1",
      'delete from letter_departures where case_id = $1',
    ])
      await expect(room.superuser.rows(change, [room.caseId])).rejects.toThrow(/append-only/);
    // An attorney who drafts a letter for themselves gets no email about it.
    expect(
      await room.superuser.rows("select 1 from outbox where key like 'letter-in-review:' || $1 || ':%'", [
        made.body.letter_id,
      ]),
    ).toEqual([]);
  });

  test('without a reason, or from staff with one, a letter out of order is refused', async () => {
    await sent();
    expect((await generate(room.attorney, 'final')).status).toBe(409);
    expect((await generate(room.attorney, 'final', { departure: '  ' })).status).toBe(422);
    const refused = await generate(room.staff, 'final', { departure: 'We are in a hurry.' });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      expect.stringContaining('Only the attorney of this case'),
    ]);
    const other = await room.app.user('attorney');
    expect((await generate(other, 'final', { departure: 'Because.' })).status).toBe(404);
    expect(await statuses()).toEqual(['sent']);
  });

  test('in the database only the case’s own attorney departs', async () => {
    await sent();
    const departure = (role: 'admin' | 'attorney', id: string, attorney_id: string) =>
      room.app.services.database.as({ role, id, name: 'Test', verifiedEmail: null }, (db) =>
        db
          .insertInto('letter_departures')
          .values({
            letter_id: uuidv7(),
            case_id: room.caseId,
            attorney_id,
            obstacle: 'Early.',
            reason: 'Because.',
            created_at: new Date(),
          })
          .execute(),
      );
    await expect(departure('admin', room.staff.id, room.attorney.id)).rejects.toThrow(/row-level security/);
    const other = await room.app.user('attorney');
    await expect(departure('attorney', other.id, other.id)).rejects.toThrow(/row-level security/);
  });

  test.each(['resolved', 'closed'])('nothing of a %s case is drafted, submitted, approved or sent', async (status) => {
    const ready = await approve(room.attorney, room.letterId);
    await end(status);
    const says = `This case is ${status}; `;
    expect((await room.send()).body.message).toBe(`${says}its letter is not sent.`);
    await room.superuser.rows("update letters set status = 'in_review' where id = $1", [room.letterId]);
    const again = { sha256: ready.body.pdf_sha256, exhibits_sha256: ready.body.exhibit_book.sha256 };
    expect((await room.act(room.attorney, 'approve', again)).body.message).toBe(`${says}its letter is not approved.`);
    expect((await room.act(room.attorney, 'redraft')).body.message).toBe(`${says}its letter is not drafted again.`);
    await room.act(room.attorney, 'return', { note: 'please fix' });
    expect((await room.act(room.staff, 'submit')).body.message).toBe(`${says}its letter is not put into review.`);
    expect((await generate(room.staff, 'initial')).body.message).toBe(`${says}no letter is drafted for it.`);
  });
});
