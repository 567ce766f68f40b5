import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Posting } from '../../contract/letter-view.ts';
import { systemActor } from '../../db/actor.ts';
import { addBusinessDays, addDays } from '../../domain/calendar/business-days.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { everyAgreement, packetRulesOf } from '../../testing/agreements/every-agreement.ts';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';
import { smallLetter } from '../../testing/letters/small-letter.ts';
import { packetFor } from '../../drafting/packet/packet.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
beforeEach(async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
});
afterAll(() => room.close());

const today = () => firmDayOf(new Date());
const postings = async (): Promise<Posting[]> =>
  (await room.staff.get('/api/admin/postings')).body.items.filter((each: Posting) => each.letter_id === room.letterId);
const papers = ['cover', 'label', 'form'];
const statusOf = (paper: string) =>
  room.staff.raw('GET', `/api/letters/${room.letterId}/mailing/${paper}.pdf`).then(({ status }) => status);

test('a letter to post is in staff’s work with its day, its owner and its papers, until it is posted', async () => {
  expect([await postings(), await Promise.all(papers.map(statusOf))]).toEqual([[], [409, 409, 409]]);
  await room.send();
  expect(await room.post()).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  await room.deliver();
  expect((await room.shown()).body.status).toBe('sending');
  expect(await postings()).toMatchObject([
    { copy: false, post_by: addBusinessDays(today(), 1), owner: { name: expect.any(String) }, problem: null },
  ]);
  expect(await Promise.all(papers.map(statusOf))).toEqual([200, 200, 200]);
  const [cover, letter] = await Promise.all(
    ['mailing/cover.pdf', 'pdf'].map(async (path) =>
      readBack(
        new Uint8Array(await (await room.staff.raw('GET', `/api/letters/${room.letterId}/${path}`)).arrayBuffer()),
      ),
    ),
  );
  expect(cover?.pages.join(' ')).toContain(`Pages of the letter ${letter?.pages.length} `);
  expect((await room.merchant.raw('GET', `/api/letters/${room.letterId}/mailing/label.pdf`)).status).toBe(403);
  expect((await room.post()).body.status).toBe('sent');
  expect(await postings()).toEqual([]);
});

test('an envelope is to be posted on the firm’s next business day, also in the evening, when it is the next day in UTC', async () => {
  await room.send();
  const { clock } = room.app.services;
  const { dated } = (await room.shown()).body.document;
  const evening = new Date(`${addDays(dated, 1)}T01:30:00Z`);
  Object.assign(room.app.services, { clock: { ...clock, now: () => evening } });
  try {
    await room.deliver();
  } finally {
    Object.assign(room.app.services, { clock });
  }
  expect(firmDayOf(evening)).toBe(dated);
  expect(await postings()).toMatchObject([{ post_by: addBusinessDays(dated, 1) }]);
});

test('the receipt is a file of the case that staff add, with the number or later, and is recorded on the delivery', async () => {
  await room.send(room.staff, null);
  await room.deliver();
  const pdf = Buffer.from(`%PDF-1.7\n${room.letterId}\n%%EOF`);
  const { id } = await room.staff.upload('receipt.pdf', pdf, room.caseId);
  const tracking = { tracking_number: '9407100000000000000009', receipt_file_id: id };
  const receipts = async () =>
    (
      await room.superuser.rows("select id from case_files where case_id = $1 and document_type = 'mail_receipt'", [
        room.caseId,
      ])
    ).map((row) => row['id']);
  // A posting that is refused leaves no receipt among the case's files.
  expect(await room.act(room.staff, 'tracking', { ...tracking, posted_on: '2020-01-01' })).toMatchObject({
    status: 422,
  });
  expect(await receipts()).toEqual([]);
  await room.post();
  const { sent_at } = (await room.shown()).body;
  const added = await room.act(room.staff, 'tracking', tracking);
  expect(added.body).toMatchObject({
    sent_at,
    tracking_number: '9407100000000000000009',
    deliveries: [{ channel: 'certified_mail', receipt_file_id: id, copy: false }],
  });
  expect(await receipts()).toEqual([id]);
  // A repeat without a receipt keeps the recorded one, and the letter leaves only once.
  expect((await room.post()).body.deliveries).toMatchObject([{ receipt_file_id: id }]);
  expect(
    await room.superuser.rows("select 1 from case_history where case_id = $1 and what = 'letter_left'", [room.caseId]),
  ).toHaveLength(1);
});

test('the number of a certified-mail label is recorded for one letter, and the refusal names it to those who may see it', async () => {
  await room.send();
  await room.deliver();
  const { body } = await room.post();
  const { tracking_number: number, case_number, title } = body;
  // The same envelope again: a repeat corrects the number or adds the receipt.
  expect((await room.post()).status).toBe(200);
  const named = `“${title}” of case ${case_number}`;
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await room.deliver();
  const typed = { tracking_number: `${number.slice(0, 4)} ${number.slice(4)}` };
  for (const by of [room.staff, room.attorney])
    expect(await room.act(by, 'tracking', typed)).toMatchObject({
      status: 422,
      body: { code: 'INVALID_INPUT', message: expect.stringContaining(named) },
    });
  expect((await room.shown()).body).toMatchObject({ status: 'sending', tracking_number: null });
  const another = await room.app.user('attorney');
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: another.id });
  const refused = await room.act(another, 'tracking', typed);
  expect(refused.body.message).toContain('recorded for another letter already');
  expect(JSON.stringify(refused.body)).not.toContain(case_number);
  expect((await room.post()).body.status).toBe('sent');
});

test('the database marks no letter as sent before its required channel has left, and releases none without that channel', async () => {
  const { database } = room.app.services;
  const status = (to: 'sent' | 'delivered' | 'sending') =>
    database.as(systemActor, (db) =>
      db.updateTable('letters').set({ status: to }).where('id', '=', room.letterId).execute(),
    );
  await expect(status('sending')).rejects.toThrow('another channel');
  await expect(status('sent')).rejects.toThrow('required channel');
  await room.send();
  await room.deliver();
  // The copy by email has left.
  for (const to of ['sent', 'delivered'] as const) await expect(status(to)).rejects.toThrow('required channel');
  await room.post();
  expect((await room.shown()).body.status).toBe('sent');
});

test('the database and drafting require the same channel for every agreement, for a notice and for a demand', async () => {
  for (const agreement of everyAgreement()) {
    const packet = packetFor({ agreement, why: 'It governs.', doubt: null }, packetRulesOf(agreement), {});
    for (const flags of [['notice'], [], ['follow_up']]) {
      const facts = { packet, situation: { flags } };
      const { rows } = await room.app.services.database.as(systemActor, (db) =>
        sql<{ channel: string }>`select app.required_channel(${JSON.stringify(facts)}::jsonb) as channel`.execute(db),
      );
      expect([agreement.id, flags, rows[0]?.channel]).toEqual([
        agreement.id,
        flags,
        requiredChannel(smallLetter(), facts).channel,
      ]);
    }
  }
});
