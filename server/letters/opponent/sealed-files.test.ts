import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { systemActor, type Actor } from '../../../db/actor.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { jobHandlers } from '../../jobs.ts';
import { addFile } from '../../../testing/app/prescribed-form.ts';
import { LetterRoom } from '../../../testing/app/letter-room.ts';
import type { TestUser } from '../../../testing/app/test-user.ts';

const secret = 'Xylographic advice to our client PayPal';
const pdf = Buffer.from(`%PDF-1.7\n1 0 obj\n<<>>\nendobj\n% ${secret}\n%%EOF\n`);
let room: LetterRoom;
let fileId: string;
beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
});
afterAll(() => room.close());
/** A reply of the processor with its file, extracted as far as it can be, and its words. */
beforeEach(async () => {
  fileId = (await room.staff.upload('from-roe.pdf', pdf, room.caseId)).id ?? '';
  await room.staff.post(`/api/cases/${room.caseId}/files`, {
    files: [{ id: fileId, document_type: 'processor_reply' }],
  });
  await jobHandlers(room.app.services)['read-document']({ file_id: fileId });
  await room.superuser.rows(
    "update file_extractions set status = 'done', summary = $2, read_at = now(), error = null where file_id = $1",
    [fileId, secret],
  );
  await room.superuser.rows('update case_files set ai_summary = $2 where id = $1', [fileId, secret]);
  const recorded = await room.staff.post(`/api/cases/${room.caseId}/processor-answers`, {
    entry_id: randomUUID(),
    letter_id: null,
    received_on: firmDayOf(new Date()),
    kind: 'refusal',
    words: secret,
    amount_cents: null,
    file_id: fileId,
  });
  expect(recorded.status).toBe(200);
});

const seal = (by: TestUser = room.staff) =>
  by.post(`/api/cases/${room.caseId}/files/${fileId}/seal`, { came: 'Jane Roe emailed it to us by mistake.' });
const decide = (decision: string, by: TestUser = room.attorney, more: object = {}) =>
  by.post(`/api/cases/${room.caseId}/sealed-files/${fileId}/decide`, {
    decision,
    reason: 'On its face it is advice to them.',
    notified_on: firmDayOf(new Date()),
    notice: 'By email to Jane Roe.',
    ...more,
  });
const paths = () => [
  `/api/cases/${room.caseId}/files`,
  `/api/cases/${room.caseId}/extractions`,
  `/api/cases/${room.caseId}/processor-answers`,
  `/api/cases/${room.caseId}/contradictions`,
  `/api/cases/${room.caseId}/opponent`,
  `/api/letters/${room.letterId}`,
  `/api/admin/cases/${room.caseId}`,
  `/api/cases/${room.caseId}`,
  `/api/search?q=Xylographic`,
  '/api/me/export',
];
/** Whether anything that the user can fetch of the case says what the file holds. */
async function reads(by: TestUser): Promise<string[]> {
  const found: string[] = [];
  for (const path of paths()) {
    const answer = await by.raw('GET', path);
    if ((await answer.text()).includes('Xylographic')) found.push(path);
  }
  return found;
}
const bytesOf = async (by: TestUser): Promise<number> => (await by.raw('GET', `/api/files/${fileId}/download`)).status;
/** Rows that the actor reads of a table in the database itself; the code of an error. */
const seen = (actor: Actor, sql: string): Promise<number | string> =>
  room.app.services.database
    .as(actor, async (db) => {
      const { CompiledQuery } = await import('kysely');
      return (await db.executeQuery(CompiledQuery.raw(sql))).rows.length;
    })
    .catch((error: { code: string }) => error.code);

test('a sealed file, what was read in it and the words of its reply are open to nobody, in the API or the database', async () => {
  expect(await reads(room.staff)).not.toEqual([]);
  expect(await bytesOf(room.attorney)).toBe(200);
  const answer = await seal();
  expect([answer.status, answer.body.sealed[0]]).toMatchObject([
    200,
    { id: fileId, filename: 'from-roe.pdf', decided: null, sealed_by: room.staff.account?.email },
  ]);
  expect((await seal()).body.sealed).toHaveLength(answer.body.sealed.length);
  for (const by of [room.staff, room.attorney, room.merchant])
    expect([await reads(by), await bytesOf(by)]).toEqual([[], 404]);

  // An extraction that was queued before finds nothing, and writes nothing.
  await jobHandlers(room.app.services)['read-document']({ file_id: fileId });
  const staff: Actor = { id: room.staff.id, role: 'admin', name: 'Staff', verifiedEmail: null };
  const counsel: Actor = { id: room.attorney.id, role: 'attorney', name: 'Counsel', verifiedEmail: null };
  for (const actor of [staff, counsel, systemActor]) {
    for (const [table, key] of [
      ['case_files', 'id'],
      ['uploads', 'id'],
      ['file_extractions', 'file_id'],
    ])
      expect([table, await seen(actor, `select 1 from ${table} where ${key} = '${fileId}'`)]).toEqual([table, 0]);
    for (const column of ['file', 'upload', 'replies'])
      expect(await seen(actor, `select ${column} from sealed_bytes`)).toBe('42501');
    for (const sql of [
      'delete from sealed_files',
      "update sealed_files set decision = 'unsealed'",
      'delete from sealed_bytes',
    ])
      expect(await seen(actor, sql)).toBe('42501');
  }
  const keys = 'select storage_key from sealed_bytes';
  expect([await seen(staff, keys), await seen(counsel, keys), await seen(systemActor, keys)]).toEqual([0, 0, 1]);
  expect(
    await seen(
      staff,
      `select 1 where app.decide_sealed('${fileId}', 'unsealed', 'x y z', null, null, 'S', now()) is null`,
    ),
  ).toBe(1);
});

test('only the attorney of the case decides, with the notice to the sender on record, and the bytes are removed', async () => {
  const { body } = await seal(room.attorney);
  const [stored] = await room.superuser.rows<{ storage_key: string }>(
    'select storage_key from sealed_bytes where file_id = $1',
    [fileId],
  );
  expect(body.may_decide).toBe(true);
  expect((await decide('destroyed', room.staff)).status).toBe(403);
  expect((await decide('returned', room.attorney, { notice: null })).body.fields).toHaveProperty('notice');
  await room.superuser.rows('update cases set legal_hold = true where id = $1', [room.caseId]);
  expect((await decide('destroyed')).status).toBe(409);
  await room.superuser.rows('update cases set legal_hold = false where id = $1', [room.caseId]);
  const decided = await decide('returned');
  expect(decided.body.sealed.find(({ id }: { id: string }) => id === fileId).decided).toMatchObject({
    decision: 'returned',
    notice: 'By email to Jane Roe.',
    by: room.attorney.account?.email,
  });
  expect((await decide('destroyed')).status).toBe(409);
  const [job] = await room.superuser.rows<{ data: { keys: string[] } }>(
    "select data from pgboss.job where name = 'erase-files' order by created_on desc limit 1",
  );
  expect(job?.data.keys).toEqual([stored?.storage_key]);
  await jobHandlers(room.app.services)['erase-files']({ keys: job?.data.keys ?? [] });
  await expect(room.app.services.storage.get(stored?.storage_key ?? '')).rejects.toThrow();
  expect(await room.superuser.rows('select 1 from sealed_bytes where file_id = $1', [fileId])).toEqual([]);
});

test('an unsealed file is what it was, with the words of its reply, and is extracted again', async () => {
  await seal();
  expect((await decide('unsealed', room.attorney, { notified_on: null, notice: null })).status).toBe(200);
  expect(await bytesOf(room.staff)).toBe(200);
  expect(await reads(room.staff)).toContain(`/api/cases/${room.caseId}/processor-answers`);
  expect(
    await room.superuser.rows('select status, summary from file_extractions where file_id = $1', [fileId]),
  ).toEqual([{ status: 'waiting', summary: null }]);
  expect((await seal()).status).toBe(200);
  expect(await bytesOf(room.staff)).toBe(404);
});

test('a paper of ours is not sealed, a letter that encloses a sealed file is barred, and its bound exhibits open no more', async () => {
  const form = await addFile(room.staff, room.caseId, 'blank_form', pdf);
  await room.superuser.rows(
    "insert into form_blanks (id, case_id, agreement, file_id, sha256, source, fetched_on, pages, fields, supplied_by, supplied_by_name, supplied_at) select gen_random_uuid(), $1, 'x', $2, repeat('a', 64), 'x', current_date, 1, '[]', $3, 'Test', now()",
    [room.caseId, form, room.staff.id],
  );
  const ours = await room.staff.post(`/api/cases/${room.caseId}/files/${form}/seal`, { came: 'Nobody knows.' });
  expect([ours.status, ours.body.message]).toEqual([409, expect.stringContaining('of ours rests on this file')]);

  const applied = await room.merchant.upload('notice.pdf', pdf, room.caseId);
  fileId = applied.id ?? '';
  await room.merchant.post(`/api/cases/${room.caseId}/files`, {
    files: [{ id: fileId, document_type: 'hold_notice' }],
  });
  await room.runNow('redraft-letter');
  await room.attorney.raw('GET', `/api/letters/${room.letterId}/exhibits.pdf`);
  expect((await room.shown()).body.exhibit_book.state).toBe('bound');
  await seal(room.attorney);
  const { decisions, exhibit_book } = (await room.shown()).body;
  expect(decisions.find(({ key }: { key: string }) => key === `sealed:${fileId}`)).toMatchObject({ bars: 'approval' });
  expect(exhibit_book.state).not.toBe('bound');
  expect(
    await seen(
      systemActor,
      `select 1 from exhibit_books where letter_id = '${room.letterId}' and exhibits::text like '%${fileId}%'`,
    ),
  ).toBe(0);
});

test('a file that the client added is sealed like any other, and neither returned nor destroyed', async () => {
  fileId = (await room.merchant.upload('forwarded.pdf', pdf, room.caseId)).id ?? '';
  await room.merchant.post(`/api/cases/${room.caseId}/files`, {
    files: [{ id: fileId, document_type: 'bank_statements' }],
  });
  expect((await seal()).status).toBe(200);
  for (const decision of ['returned', 'destroyed'])
    expect(await decide(decision)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Your client added this file') },
    });
  expect((await decide('unsealed')).status).toBe(200);
  expect(await bytesOf(room.merchant)).toBe(200);
});
