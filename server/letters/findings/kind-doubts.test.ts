import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { approve, makeReady } from '../../../testing/app/desk.ts';
import { linesPdf } from '../../../testing/files/page-pdf.ts';
import { LetterRoom } from '../../../testing/app/letter-room.ts';

let room: LetterRoom;
let file: string;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const reads = (kind: string) =>
  room.superuser.rows(
    "update file_extractions set status = 'done', summary = '', read_at = now(), kind = $1 where file_id = $2",
    [kind, file],
  );

/** A letter that encloses a file as a chargeback report, which was read as a notice. */
beforeEach(async () => {
  await room.fresh();
  file = (await room.merchant.upload('paypal.pdf', linesPdf(['Chargebacks']), room.caseId)).id ?? '';
  await room.merchant.post(`/api/cases/${room.caseId}/files`, {
    files: [{ id: file, document_type: 'chargeback_report' }],
  });
  expect((await room.act(room.staff, 'redraft')).status).toBe(200);
  await reads('hold_notice');
});

const key = () => `file:kind:${file}:chargeback_report:hold_notice`;
const doubts = async (letter = room.letterId) =>
  (await room.attorney.get(`/api/letters/${letter}`)).body.decisions.filter((each: { key: string }) =>
    each.key.startsWith('file:kind:'),
  );
const filedAs = async () =>
  (await room.superuser.rows('select document_type from case_files where id = $1', [file]))[0]?.['document_type'];
const blocked = { status: 409, body: { code: 'LETTER_BLOCKED', message: expect.stringContaining('reads as') } };

test('a file that reads as another kind than it is enclosed as bars the approval until that is decided', async () => {
  const { body } = await makeReady(room.attorney, room.letterId);
  expect(await doubts()).toEqual([
    {
      key: key(),
      text: 'Exhibit A (paypal.pdf) reads as a termination or hold notice; it is enclosed as a chargeback report.',
      owner: 'attorney',
      bars: 'approval',
      place: 'facts',
    },
  ]);
  expect(await room.act(room.attorney, 'approve', { sha256: body.pdf_sha256 })).toMatchObject(blocked);
});

test('filed as what it reads as, the letter is drafted again and calls it that', async () => {
  const path = `files/${file}/as-read`;
  expect((await room.act(room.merchant, path)).status).toBe(403);
  const { status, body } = await room.act(room.attorney, path);
  expect([status, await filedAs()]).toEqual([200, 'hold_notice']);
  expect(body.document.exhibits).toMatchObject([{ file_id: file, description: 'Notice of the hold or termination' }]);
  expect(await doubts()).toEqual([]);
  expect(await room.act(room.attorney, path)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test('corrected elsewhere, the letter still calls it what it was until it is drafted again', async () => {
  await room.staff.post(`/api/admin/files/${file}/kind`, { document_type: 'hold_notice' });
  expect(await doubts()).toMatchObject([{ key: key() }]);
  const { status, body } = await room.act(room.attorney, `files/${file}/as-read`);
  expect([status, body.message]).toEqual([200, undefined]);
  expect(await doubts()).toEqual([]);
});

test('the attorney says with a reason that it is what it is called, which holds for this reading of it', async () => {
  const take = (by = room.attorney) => room.act(by, 'take', { keys: [key()], reason: 'A report inside an email.' });
  expect((await take(room.staff)).status).toBe(403);
  expect((await take()).status).toBe(200);
  expect([await doubts(), await filedAs()]).toEqual([[], 'chargeback_report']);
  expect((await take()).status).toBe(200);
  await reads('bank_statements');
  expect(await doubts()).toMatchObject([{ key: `file:kind:${file}:chargeback_report:bank_statements` }]);
});

test('what is read after the approval bars the letter until it has left', async () => {
  await reads('chargeback_report');
  await approve(room.attorney, room.letterId);
  await reads('hold_notice');
  expect(await room.send()).toMatchObject(blocked);
  await reads('chargeback_report');
  expect((await room.send(room.staff, null)).status).toBe(200);
  await reads('hold_notice');
  await room.deliver();
  expect((await room.shown()).body).toMatchObject({ status: 'sending', may: { settle: true } });
  expect((await room.act(room.attorney, 'take', { keys: [key()], reason: 'It is one.' })).status).toBe(200);
  expect((await room.send(room.staff, null)).status).toBe(200);
  await room.deliver();
  expect((await room.post()).body).toMatchObject({ status: 'sent', may: { settle: false } });
});

test('a file that the letter does not rest on asks for nothing', async () => {
  await room.superuser.rows("update case_files set document_type = 'ein_letter' where id = $1", [file]);
  expect((await room.act(room.staff, 'redraft')).status).toBe(200);
  expect(await doubts()).toEqual([]);
});
