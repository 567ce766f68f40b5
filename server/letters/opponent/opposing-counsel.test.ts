import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { approve } from '../../../testing/app/desk.ts';
import { approvedByEmail, approveNotice } from '../../../testing/app/fresh-notice.ts';
import { legal, LetterRoom } from '../../../testing/app/letter-room.ts';
import type { TestUser } from '../../../testing/app/test-user.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const roe = 'jane@roe.example.com';
const entry = (more: object = {}) => ({
  entry_id: randomUUID(),
  name: 'Jane Roe',
  firm: 'Roe & Partners LLP',
  email: roe,
  address: '12 Main Street\nOmaha, NE 68102',
  acting_since: firmDayOf(new Date()),
  ...more,
});
const path = (rest = '') => `/api/cases/${room.caseId}/opposing-counsel${rest}`;
const record = (by: TestUser, body: object = entry()) => by.post(path(), body);
const current = async (): Promise<string> => {
  const { body } = await room.attorney.get(`/api/cases/${room.caseId}/opponent`);
  return body.counsel[0].id;
};
const recipients = () =>
  room.superuser.rows<{ channel: string; recipient: string; status: string }>(
    "select channel, recipient, status from outbox where letter_id = $1 and template = 'demand-letter' order by channel, recipient",
    [room.letterId],
  );
const bars = async (): Promise<string[]> =>
  (await room.shown()).body.decisions.flatMap(({ key, bars: what }: { key: string; bars: string }) =>
    what === 'nothing' ? [] : [key],
  );

describe('a lawyer who answers for the processor', () => {
  test('whom staff recorded bars the letter until the attorney confirms it, and then the letter is drafted to that lawyer', async () => {
    await room.fresh();
    const body = entry();
    const answer = await record(room.staff, body);
    expect([answer.status, answer.body.counsel[0], answer.body.may_decide]).toMatchObject([
      200,
      { name: 'Jane Roe', confirmed_by: null, ended: null, entered_by: room.staff.account?.email },
      false,
    ]);
    expect((await record(room.staff, body)).body.counsel).toHaveLength(1);
    expect((await record(room.staff)).status).toBe(409);
    expect(await bars()).toContain('counsel:passed');
    expect((await room.shown()).body.document.addressee.name).not.toBe('Jane Roe');

    expect((await room.staff.post(path(`/${body.entry_id}/confirm`), {})).status).toBe(403);
    expect((await room.attorney.post(path(`/${body.entry_id}/confirm`), {})).status).toBe(200);
    expect(await bars()).toContain('counsel:passed');
    await room.runNow('redraft-letter');
    const { document } = (await room.shown()).body;
    expect(document.addressee).toEqual({
      name: 'Jane Roe',
      address_lines: ['Roe & Partners LLP', '12 Main Street', 'Omaha, NE 68102'],
      email: roe,
    });
    expect(await bars()).not.toContain('counsel:passed');
  });

  test('is where the letter goes by certified mail and by email, and staff cannot email the processor', async () => {
    expect((await approveNotice(room)).status).toBe(200);
    expect(await room.send(room.staff, legal)).toMatchObject({
      status: 409,
      body: { code: 'LETTER_BLOCKED', message: expect.stringContaining('to nobody at the processor') },
    });
    expect(await recipients()).toEqual([]);
    expect((await room.send(room.staff, roe)).status).toBe(200);
    await room.deliver();
    expect(await recipients()).toEqual([
      {
        channel: 'certified_mail',
        recipient: 'Jane Roe\nRoe & Partners LLP\n12 Main Street\nOmaha, NE 68102',
        status: 'to_print',
      },
      { channel: 'email', recipient: roe, status: 'sent' },
    ]);
    expect(await room.emails(roe)).toHaveLength(1);
  });

  test('who comes after a letter was released to the processor holds back its print job and its email', async () => {
    await room.fresh();
    await approve(room.attorney, room.letterId);
    expect((await room.send()).status).toBe(200);
    expect((await record(room.attorney)).body.counsel[0].confirmed_by).toBe(room.attorney.account?.email);
    await room.deliver();
    expect((await recipients()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(await room.emails(legal)).toEqual([]);
  });

  test('no longer acts once the attorney says so with a reason, and letters go to the processor again', async () => {
    await room.fresh();
    await record(room.attorney);
    await room.runNow('redraft-letter');
    const id = await current();
    expect((await room.staff.post(path(`/${id}/end`), { reason: 'They wrote so.' })).status).toBe(403);
    const { body } = await room.attorney.post(path(`/${id}/end`), { reason: 'They withdrew.' });
    expect(body.counsel[0].ended).toMatchObject({ by: room.attorney.account?.email, reason: 'They withdrew.' });
    await room.runNow('redraft-letter');
    expect((await room.shown()).body.document.addressee.name).not.toBe('Jane Roe');
    expect(await bars()).not.toContain('counsel:passed');
    expect(
      await room.superuser.rows(
        "select what from case_history where case_id = $1 and what like 'opposing%' order by seq",
        [room.caseId],
      ),
    ).toEqual([{ what: 'opposing_counsel_recorded' }, { what: 'opposing_counsel_ended' }]);
  });

  test('gets a copy of a notice, which itself goes where its agreement asks for it', async () => {
    await approvedByEmail(room);
    await record(room.attorney);
    const asked: string = (await room.shown()).body.required_channel.address[0];
    expect(await bars()).not.toContain('counsel:passed');
    // The copy does not stand for the notice.
    expect((await room.send(room.staff, roe)).status).toBe(409);
    expect((await room.send(room.staff, legal)).status).toBe(409);
    expect((await room.send(room.staff, asked)).status).toBe(200);
    await room.deliver();
    expect(await recipients()).toEqual([
      { channel: 'email', recipient: roe, status: 'sent' },
      { channel: 'email', recipient: asked, status: 'to_email' },
    ]);
    const [copy] = await room.emails(roe);
    expect(copy?.subject).toMatch(/^Copy: /);
    // The copy is not the notice: that has not left yet.
    const { status, deliveries } = (await room.shown()).body;
    expect(status).toBe('sending');
    expect(deliveries.map(({ recipient, copy: is }: { recipient: string; copy: boolean }) => [recipient, is])).toEqual(
      expect.arrayContaining([
        [asked, false],
        [roe, true],
      ]),
    );
  });
});
