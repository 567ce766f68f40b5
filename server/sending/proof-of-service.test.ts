import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';
import { verifySignature } from '../../testing/files/verify-signature.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Without the spaces, seen and unseen, that typesetting puts between letters. */
const squeezed = (text: string) => text.replaceAll(/[\s\u200b]/g, '');
const proof = (by = room.attorney) => by.raw('GET', `/api/letters/${room.letterId}/proof.pdf`);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

/** The files embedded in a PDF, by name. */
async function embedded(pdf: Uint8Array): Promise<Map<string, Uint8Array>> {
  const opened = await PDFDocument.load(pdf, { updateMetadata: false });
  return new Map(opened.getAttachments().map(({ name, data }) => [name, data]));
}

test('a sent letter’s proof of service has bytes, sending, receipt and replies, and embeds the signed file as it left', async () => {
  await room.fresh();
  const { body } = await approve(room.attorney, room.letterId);
  await room.send();
  await room.deliver();
  await room.act(room.staff, 'tracking', { tracking_number: '9407 1000 0000 0000 0000 09' });
  await room.attorney.post(`/api/cases/${room.caseId}/processor-answers`, {
    entry_id: crypto.randomUUID(),
    letter_id: room.letterId,
    received_on: firmDayOf(new Date()),
    kind: 'refusal',
    words: 'We decline to release the balance.',
    amount_cents: null,
    file_id: null,
  });
  const answer = await proof();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  const pdf = await bytesOf(answer);
  const { pages } = await readBack(pdf);
  const text = squeezed(pages.join(' '));
  for (const said of [
    'Proof of service, case',
    'PAdES B-B',
    'legal@processor.example',
    'Not opened',
    '9407100000000000000009',
    'We decline to release the balance.',
    body.approval.sha256,
  ])
    expect(text).toContain(squeezed(said));
  for (const kept of [
    'Approved by',
    'Entered by',
    'History',
    'Version 1',
    'opened the PDF',
    'Attested',
    'Network',
    '127.0.0.1',
  ])
    expect(text).not.toContain(squeezed(kept));

  const files = await embedded(pdf);
  const letter = files.get(`${body.case_number}-letter.pdf`) ?? new Uint8Array();
  expect(sha256(letter)).toBe(body.approval.sha256);
  expect(verifySignature(letter).wrong).toEqual([]);
  const book = files.get(`${body.case_number}-exhibits.pdf`);
  expect(book && sha256(book)).toBe(body.approval.exhibits_sha256 ?? undefined);

  const own = [await readBack(letter), ...(book ? [await readBack(book)] : [])].flatMap((each) => each.pages);
  const cover = pages.length - own.length;
  expect(cover).toBeGreaterThan(0);
  expect(pages.slice(cover)).toEqual(own);
  expect(pages[0]).toContain(`From page ${cover + 1},`);
});

test('staff get the same pack, the merchant gets none, and nobody gets one before approval', async () => {
  await room.fresh();
  expect((await proof()).status).toBe(409);
  await approve(room.attorney, room.letterId);
  expect([(await proof(room.staff)).status, (await proof(room.merchant)).status]).toEqual([200, 403]);
});

test('a proof is refused when a stored file is not the one that was approved', async () => {
  await room.fresh();
  await approve(room.attorney, room.letterId);
  const [approval] = await room.superuser.rows<{ key: string }>(
    'select signed_pdf_key as key from letter_approvals where letter_id = $1',
    [room.letterId],
  );
  await room.app.services.storage.put(approval?.key ?? '', Buffer.from('%PDF-1.7 other'));
  expect((await proof()).status).toBe(500);
});

test('the firm’s record says who saw, changed and approved a letter, and from which addresses its papers were signed', async () => {
  await room.fresh();
  await room.edit(room.staff, 'Once more');
  await room.superuser.rows(
    "insert into finding_confirmations (letter_id, case_id, key, attorney_id) values ($1, $2, 'a finding', $3)",
    [room.letterId, room.caseId, room.attorney.id],
  );
  const { body: first } = await approve(room.attorney, room.letterId);
  await room.act(room.attorney, 'return', { note: 'x' });
  await room.act(room.attorney, 'submit');
  const { body } = await room.act(room.attorney, 'approve', {
    sha256: first.pdf_sha256,
    exhibits_sha256: first.approval.exhibits_sha256,
  });
  const answer = await room.attorney.raw('GET', `/api/letters/${room.letterId}/record.pdf`);
  const text = squeezed((await readBack(await bytesOf(answer))).pages.join(' '));
  for (const said of [
    'Unhold: version 1, drafted',
    'staff: version 2, edited',
    'attorney: version 3, edited',
    `attorney: approved version ${body.version}; void since`,
    'read and confirmed one finding',
    `attorney: opened the PDF of version ${body.version}`,
    'merchant: confirmed',
    'I am admitted and in good standing',
    'Hash of the history',
    body.pdf_sha256,
    body.approval.sha256,
  ])
    expect(text).toContain(squeezed(said));
});

test('the firm’s record is counsel’s alone: not of staff, the merchant, or another attorney, and not before approval', async () => {
  await room.fresh();
  const record = async (by = room.attorney) => (await by.raw('GET', `/api/letters/${room.letterId}/record.pdf`)).status;
  expect(await record()).toBe(409);
  await approve(room.attorney, room.letterId);
  const other = await room.app.user('attorney');
  expect([await record(), await record(room.staff), await record(room.merchant), await record(other)]).toEqual([
    200, 403, 403, 404,
  ]);
  expect((await room.shown()).body.may.release_record).toBe(true);
});
