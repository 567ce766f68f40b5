import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  confirmFacts,
  makeReady,
  queuedLetter,
  settleFindings,
  signAgreement,
  signPaper,
} from '../../testing/app/desk.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { addFile, fillForm, formPath, supplyForm, tickForm } from '../../testing/app/prescribed-form.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { standInFlatForm, standInForm } from '../../testing/files/stand-in-forms.ts';
import { jobHandlers } from '../jobs.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const fields = {
  merchantAccount: 'PP-7731946',
  holdStartDate: '5/11/2026',
  accountEmail: 'sales@analytical.example',
  accountPhone: '(212) 555-0187',
  accountLastUsedDate: '10/5/2026',
};
const written = ['Analytical', 'sales@analytical.example', '212', 'Held', 'Release', 'Ada Byron', '11/28/2026'];

beforeEach(async () => {
  const { id } = await room.merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\nform\n%%EOF'));
  const applied = await room.merchant.apply({ files: [{ id: id ?? '', document_type: 'hold_notice' }], fields });
  room.caseId = applied.body.case_id;
  await signAgreement(room.merchant, room.caseId);
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
  await room.runNow('draft-letter');
  room.letterId = await queuedLetter(room.attorney, room.caseId);
});

const packet = async (by: TestUser = room.merchant) => (await by.get(`/api/cases/${room.caseId}/packet`)).body;
const letter = async () => (await room.shown()).body;
const redraft = () => jobHandlers(room.app.services)['redraft-letter']({ case_id: room.caseId });
const sign = () => signPaper(room.merchant, room.caseId, 'notice');
const post = (step: Parameters<typeof formPath>[1], body: object, by: TestUser) =>
  by.post(formPath(room.caseId, step), body);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const openAsks = async () =>
  (await packet()).asks.filter(({ met }: { met: boolean }) => !met).map(({ id }: { id: string }) => id);
const history = async () =>
  (await room.staff.get(`/api/admin/cases/${room.caseId}/history`)).body.items.map(
    ({ what }: { what: string }) => what,
  );

async function bytesOfFile(id: string): Promise<Buffer> {
  const [row] = await room.superuser.rows<{ storage_key: string }>('select storage_key from case_files where id = $1', [
    id,
  ]);
  return buffer(await room.app.services.storage.get(row?.storage_key ?? ''));
}

/** Returns a file as the form by hand. */
async function returnForm(bytes: Uint8Array, by = room.merchant): Promise<TestAnswer> {
  const file_id = await addFile(by, room.caseId, 'notice_form', bytes);
  return post('return', { blank_id: (await packet()).form.blank.id, file_id }, by);
}

async function approveNow(): Promise<TestAnswer> {
  const { body } = await room.shown();
  const ready =
    body.document.addressee.address_lines.length > 0 ? { body } : await makeReady(room.attorney, room.letterId);
  await settleFindings(room.attorney, ready as TestAnswer);
  await confirmFacts(room.merchant, room.caseId);
  await room.attorney.raw('GET', `/api/letters/${room.letterId}/exhibits.pdf`);
  const { pdf_sha256, exhibit_book } = await letter();
  return room.act(room.attorney, 'approve', { sha256: pdf_sha256, exhibits_sha256: exhibit_book.sha256 });
}

test('a form is supplied, filled in from the facts, signed as its file and ticked, and that file leaves with the notice by its hash', async () => {
  expect(await openAsks()).toEqual(['form_blank', 'form', 'notice', 'form_ticks', 'version']);
  expect((await sign()).status).toBe(409);
  const supplied = await supplyForm(room);
  expect(supplied.body.form.blank).toMatchObject({
    source: expect.stringContaining('paypal.com'),
    fetched_on: '2026-05-20',
    pages: 1,
  });
  const suggested = Object.fromEntries(
    (await packet()).form.blank.fields.map(({ name, suggested: value }: { name: string; suggested: string }) => [
      name,
      value,
    ]),
  );
  expect(suggested).toMatchObject({
    email: 'sales@analytical.example',
    phone: '(212) 555-0187',
    claims: expect.stringContaining('$12,500.00'),
    relief: expect.stringMatching(/^Release of \$12,500\.00/),
    signature: '',
    date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/),
    customer: '',
  });
  const filled = (await fillForm(room)).body.form.filled;
  expect(await openAsks()).toEqual(['notice', 'form_ticks', 'version']);
  const [blank, file] = [await bytesOfFile(supplied.body.form.blank.file_id), await bytesOfFile(filled.file_id)];
  expect(file.subarray(0, blank.length).equals(blank)).toBe(true);
  expect(sha256(file)).toBe(filled.sha256);
  expect((await PDFDocument.load(file)).getForm().getTextField('signature').getText()).toBe('Ada Byron');
  expect((await tickForm(room)).body.message).toContain('has not signed this file yet');
  expect((await sign()).body.items.find(({ kind }: { kind: string }) => kind === 'notice').text).toContain(
    filled.sha256,
  );
  expect(await packet()).toMatchObject({ is_notice: false, form: { filled: { signed: true, ticked: null } } });
  expect((await tickForm(room)).body).toMatchObject({
    is_notice: true,
    form: { filled: { ticked: { by: expect.any(String) } } },
  });
  await redraft();
  const { document, title, decisions } = await letter();
  expect(title).toBe('Demand, with Notice of Dispute');
  expect(document.exhibits.at(-1)).toMatchObject({
    file_id: filled.file_id,
    description: `The form “Notice of Dispute”, filled in and signed, hash ${filled.sha256}`,
  });
  expect(decisions.map(({ key }: { key: string }) => key)).not.toContain('form:open');
  await room.attorney.post(`/api/cases/${room.caseId}/packet/version/confirm`, { version: 'paypal/2026-05-19' });
  expect(await approveNow()).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect(await history()).toEqual(
    expect.arrayContaining(['form_supplied', 'notice_form_recorded', 'notice_form_ticked']),
  );
});

test('a notice whose form was filled in again, or whose blank is another by now, is barred until that file is signed and ticked', async () => {
  await supplyForm(room);
  await fillForm(room);
  await sign();
  await tickForm(room);
  await redraft();
  const barred = async () =>
    (await letter()).decisions.find(({ key }: { key: string }) => key === 'form:open')?.text ?? null;
  expect(await barred()).toBeNull();
  await fillForm(room, 'Ada  Byron');
  expect(await barred()).toContain('is not signed by the merchant');
  expect(await approveNow()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
  await sign();
  expect(await barred()).toContain('Nobody has compared the form');
  await tickForm(room);
  expect(await barred()).toContain('do not name that file by its hash');
  await supplyForm(room, await standInFlatForm());
  expect(await barred()).toContain('none is on file as filled in');
  expect(await packet()).toMatchObject({ is_notice: false, form: { recorded: { counts: false }, filled: null } });
});

test('another document than the blank is refused as the form, where its fields or its pages show that it is another', async () => {
  await supplyForm(room);
  const other = await PDFDocument.create();
  const sheet = other.addPage();
  // A field may have the name of one of the blank's by chance.
  const chance = (await packet()).form.blank.fields[0].name;
  for (const name of ['invoice', 'vendor', chance]) other.getForm().createTextField(name).addToPage(sheet);
  const long = await PDFDocument.create();
  for (let page = 0; page < 3; page += 1) long.addPage().drawText('Something else', { x: 72, y: 700 });
  for (const pdf of [other, long])
    expect(await returnForm(await pdf.save())).toMatchObject({
      status: 422,
      body: { fields: { file_id: expect.stringContaining('another document than the blank') } },
    });
  expect((await packet()).form.filled).toBeNull();
  expect((await returnForm(await standInFlatForm(written))).status).toBe(200);
});

test('a flat form is returned by hand, and refused as a blank and without its pages', async () => {
  const flat = await standInFlatForm();
  await supplyForm(room, flat);
  expect((await packet()).form.blank.fields).toEqual([]);
  expect((await packet()).may).toMatchObject({ fill_form: false, return_form: true });
  const again = Buffer.from(await (await PDFDocument.load(flat)).save());
  for (const blank of [flat, again])
    expect(await returnForm(blank)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining('This is the blank form') },
    });
  expect((await packet()).form.filled).toBeNull();
  const { body } = await returnForm(await standInFlatForm(written));
  expect(body.form.filled).toMatchObject({ filled_here: false, signed: false });
  expect(body.form.filled.to_tick.map(({ id }: { id: string }) => id)).toEqual([
    'content:account_email',
    'content:account_phone',
    'content:claims',
    'content:relief',
    'fields',
    'signature',
    'date',
    'blank',
  ]);
  await sign();
  const ticked = await post(
    'tick',
    { sha256: body.form.filled.sha256, ticked: ['fields', 'signature', 'blank'] },
    room.attorney,
  );
  expect(ticked).toMatchObject({
    status: 422,
    body: { message: expect.stringContaining('the date of the signature') },
  });
  expect((await post('tick', { sha256: '0'.repeat(64), ticked: [] }, room.attorney)).body.code).toBe(
    'VERSION_MISMATCH',
  );
  expect((await tickForm(room)).body.is_notice).toBe(true);
  const two = await PDFDocument.load(flat);
  two.addPage();
  await supplyForm(room, Buffer.from(await two.save()));
  expect((await returnForm(await standInFlatForm(written))).body.message).toContain('has 2 pages');
});

test('counsel returns a scan for the merchant, who still signs it', async () => {
  await supplyForm(room, await standInFlatForm());
  const { status, body } = await returnForm(await standInFlatForm(written), room.attorney);
  expect([status, body.form?.filled?.signed]).toEqual([200, false]);
});

test('only the merchant fills in and signs, only the desk supplies, and only counsel of the case ticks, not even in the database', async () => {
  const file_id = await addFile(room.attorney, room.caseId, 'blank_form', await standInForm());
  const blank = { file_id, source: 'https://x.example/f', fetched_on: '2026-05-20' };
  expect((await post('blank', blank, room.merchant)).status).toBe(403);
  expect((await post('blank', { ...blank, fetched_on: '2999-01-01' }, room.attorney)).status).toBe(422);
  expect((await post('blank', { ...blank, source: 'a colleague' }, room.attorney)).status).toBe(422);
  const { body } = await post('blank', blank, room.staff);
  const filling = { blank_id: body.form.blank.id, values: [{ name: 'signature', value: 'Ada Byron' }] };
  for (const by of [room.attorney, room.staff]) expect((await post('fill', filling, by)).status).toBe(403);
  for (const [values, says] of [
    [[], 'Write your full name'],
    [[{ name: 'other', value: 'x' }], 'no such field'],
    [[...filling.values, { name: 'name', value: '漢' }], 'does not take these values'],
    [[...filling.values, { name: 'currency', value: 'GBP' }], 'does not take these values'],
  ] as const)
    expect((await post('fill', { ...filling, values }, room.merchant)).body.message).toContain(says);
  expect((await post('fill', filling, room.merchant)).status).toBe(200);
  await sign();
  expect((await tickForm(room, room.staff)).status).toBe(403);
  expect((await tickForm(room, room.merchant)).status).toBe(403);
  expect((await tickForm(room, await room.app.user('attorney'))).status).toBe(404);
  const [form] = await room.superuser.rows<{ id: string }>('select id from notice_forms where case_id = $1', [
    room.caseId,
  ]);
  for (const role of ['admin', 'attorney'] as const)
    await expect(
      room.app.services.database.as({ role, id: room.staff.id, name: 'x', verifiedEmail: null }, (db) =>
        db
          .insertInto('form_ticks')
          .values({
            id: crypto.randomUUID(),
            form_id: form?.id ?? '',
            case_id: room.caseId,
            ticked: ['signature'],
            attorney_id: room.attorney.id,
            attorney_name: 'x',
            ticked_at: new Date(),
          })
          .execute(),
      ),
    ).rejects.toThrow('row-level security');
});

test('the pages of blank and form are in view as pictures for those who may see the case, and no other file is', async () => {
  await supplyForm(room);
  const { form } = (await fillForm(room)).body;
  const page = (id: string, by: TestUser, number = 1) => by.raw('GET', `/api/files/${id}/page?page=${number}`);
  for (const id of [form.blank.file_id, form.filled.file_id])
    for (const by of [room.merchant, room.attorney, room.staff]) {
      const answer = await page(id, by);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
  expect((await page(form.blank.file_id, room.merchant, 2)).status).toBe(404);
  for (const other of [await room.app.user(), await room.app.user('attorney')])
    expect((await page(form.blank.file_id, other)).status).toBe(404);
  const [notice] = await room.superuser.rows<{ id: string }>(
    "select id from case_files where case_id = $1 and document_type = 'hold_notice'",
    [room.caseId],
  );
  expect((await page(notice?.id ?? '', room.merchant)).status).toBe(404);
});
