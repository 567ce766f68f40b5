import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import type { LetterDecision } from '../../domain/letters/decision.ts';
import type { PaperKind } from '../../domain/papers/kinds.ts';
import type { OriginalStep } from '../../domain/papers/original.ts';
import { confirmFacts, makeReady, paperIn, paperOf, settleFindings, signPaper } from '../../testing/app/desk.ts';
import { fillForm, supplyForm, tickForm } from '../../testing/app/prescribed-form.ts';
import { freshNotice } from '../../testing/app/fresh-notice.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';

let room: LetterRoom;
beforeAll(async () => {
  room = await LetterRoom.open();
});
afterAll(() => room.close());

const today = firmDayOf(new Date());
const kinds = ['notice', 'authorization'] as const;
const version = 'venmo/2026-08-24';

/** A case under Venmo's agreement of August 24, 2026, its form filled in and nothing signed yet. */
async function freshCase(): Promise<void> {
  await freshNotice(room, { processor: 'venmo', merchantAccount: 'VM-7731946', accountLastUsedDate: '' });
  await supplyForm(room);
  await fillForm(room);
}

async function addFile(document_type: string, content: string): Promise<string> {
  const bytes = Buffer.from(`%PDF-1.7\n${content} ${room.caseId}\n%%EOF`);
  const { id } = await room.merchant.upload(`${content}.pdf`, bytes, room.caseId);
  const added = await room.merchant.post(`/api/cases/${room.caseId}/files`, { files: [{ id, document_type }] });
  expect(added.status).toBe(200);
  return id ?? '';
}

const scan = async (kind: PaperKind, signed_on = today) => ({
  file_id: await addFile('signed_paper', `signed-${kind}`),
  signed_on,
});
const signByHand = async (kind: PaperKind) => signPaper(room.merchant, room.caseId, kind, { scan: await scan(kind) });
const record = (by: TestUser, kind: PaperKind, step: OriginalStep, on = today) =>
  by.post(`/api/cases/${room.caseId}/papers/${kind}/original`, { step, on });
const letter = async () => (await room.shown()).body;
const open = async (): Promise<[string, string, string][]> =>
  (await letter()).decisions
    .filter(({ key }: LetterDecision) => key.startsWith('original:') || key.startsWith('paper:'))
    .map(({ key, owner, bars }: LetterDecision) => [key, owner, bars]);
const asks = async (by = room.merchant) =>
  Object.fromEntries(
    (await by.get(`/api/cases/${room.caseId}/packet`)).body.asks.map(({ id, met }: { id: string; met: boolean }) => [
      id,
      met,
    ]),
  );

async function approveNow(): Promise<TestAnswer> {
  const ready = (await letter()).document.addressee.address_lines.length
    ? await room.shown()
    : await makeReady(room.attorney, room.letterId);
  await settleFindings(room.attorney, ready);
  await confirmFacts(room.merchant, room.caseId);
  await room.attorney.post(`/api/cases/${room.caseId}/packet/version/confirm`, { version });
  await room.attorney.raw('GET', `/api/letters/${room.letterId}/exhibits.pdf`);
  const now = await letter();
  return room.act(room.attorney, 'approve', { sha256: now.pdf_sha256, exhibits_sha256: now.exhibit_book.sha256 });
}

describe('a paper whose agreement asks for original handwritten signatures', () => {
  beforeEach(freshCase);

  test('walks from the printed paper to a notice that is approved, posted by the firm’s own hands and sent', async () => {
    for (const kind of kinds) expect((await signByHand(kind)).status).toBe(200);
    await tickForm(room);
    await room.runNow('redraft-letter');
    const { document } = await letter();
    expect(document.blocks.map(({ text }: { text: string }) => text).join(' ')).toContain(
      'Each of these papers is the original, signed by hand.',
    );
    expect(await open()).toEqual([
      ['original:merchant:notice:received', 'merchant', 'approval'],
      ['original:merchant:authorization:received', 'merchant', 'approval'],
      ['original:counsel:notice:compared', 'attorney', 'approval'],
      ['original:counsel:notice:countersigned', 'attorney', 'approval'],
      ['original:counsel:authorization:compared', 'attorney', 'approval'],
    ]);
    expect(await approveNow()).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    expect(await asks()).toMatchObject({ notice: true, authorization: true, originals: false, compared: false });
    for (const kind of kinds) expect((await record(room.staff, kind, 'received')).status).toBe(200);
    expect(await approveNow()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('Counsel compares the original of “') },
    });
    for (const kind of kinds) expect((await record(room.attorney, kind, 'compared')).status).toBe(200);
    expect((await approveNow()).body.message).toContain(
      'Counsel signs the original of “Statement with the notice form” by hand',
    );
    await record(room.attorney, 'notice', 'countersigned');
    expect(await open()).toEqual([]);
    expect(await asks()).toMatchObject({ originals: true, compared: true });
    expect(await approveNow()).toMatchObject({ status: 200, body: { status: 'approved' } });
    expect(await room.send(room.attorney, null)).toMatchObject({ status: 200 });
    // A mailhouse that would refuse whatever it is given: it is not asked.
    const { mailhouse } = room.app.services;
    const asked = () => Promise.reject(new Error('asked'));
    Object.assign(room.app.services, { mailhouse: { ...mailhouse, remote: { keyLastsMs: 1 }, send: asked } });
    await room.deliver();
    Object.assign(room.app.services, { mailhouse });
    const { items } = (await room.staff.get('/api/admin/postings')).body;
    expect(items.find((each: { letter_id: string }) => each.letter_id === room.letterId)).toMatchObject({
      state: 'to_post',
      barred_by: null,
      originals: ['Statement with the notice form', 'Authorization of counsel'],
    });
    expect(await room.post()).toMatchObject({ status: 200, body: { status: 'sent' } });
  });

  test('is signed neither on a screen nor with a file that is no scan of it, nor on a day to come', async () => {
    const paper = await paperOf(room.merchant, room.caseId, 'notice');
    expect(paper).toMatchObject({ by_hand: ['merchant', 'counsel'], may: { sign: true } });
    expect((await signPaper(room.merchant, room.caseId, 'notice')).body.message).toContain('signed by hand');
    const given = await scan('notice');
    const signs = (more: object) => signPaper(room.merchant, room.caseId, 'notice', { scan: { ...given, ...more } });
    expect((await signs({ file_id: await addFile('application_document', 'other') })).status).toBe(422);
    expect((await signs({ signed_on: addDays(today, 1) })).status).toBe(422);
    const signed = await signs({ signed_on: addDays(today, -1) });
    expect(paperIn(signed.body, 'notice')).toMatchObject({
      in_force: true,
      signatures: [{ drawn: null, by_hand: { on: addDays(today, -1), file_id: given.file_id, original: [] } }],
      original_open: ['received', 'compared', 'countersigned'],
      may: { sign: false, withdraw: true, record: null },
    });
  });

  test('is downloaded with the same text, its hash and a place for each signature, and for nobody else', async () => {
    const to = (by: TestUser, kind: string) =>
      by.raw('GET', `/api/cases/${room.caseId}/papers/to-print.pdf?kind=${kind}`);
    const { text_sha256: sha256 } = await paperOf(room.merchant, room.caseId, 'notice');
    const pdf = new Uint8Array(await (await to(room.merchant, 'notice')).arrayBuffer());
    const words = (await readBack(pdf)).pages.join(' ').replaceAll(/[\s\u200b]/g, '');
    for (const said of [sha256, 'Signatureforthemerchant', 'Signatureofcounselforthemerchant', 'Page1of'])
      expect(words).toContain(said);
    expect((await to(room.merchant, 'fee_agreement')).status).toBe(409);
    expect((await to(await room.app.user(), 'notice')).status).toBe(404);
  });

  test('has its original recorded in order: staff say that it arrived, its attorney alone what stands in it', async () => {
    expect((await record(room.staff, 'notice', 'received')).status).toBe(409);
    await signByHand('notice');
    expect((await record(room.attorney, 'notice', 'compared')).status).toBe(409);
    expect((await record(room.staff, 'notice', 'received', addDays(today, 1))).status).toBe(422);
    expect((await record(room.staff, 'notice', 'received', addDays(today, -1))).status).toBe(422);
    expect((await record(room.merchant, 'notice', 'received')).status).toBe(403);
    expect(paperIn((await record(room.staff, 'notice', 'received')).body, 'notice')).toMatchObject({
      original_open: ['compared', 'countersigned'],
      may: { record: null },
    });
    expect((await record(room.staff, 'notice', 'compared')).status).toBe(403);
    expect((await paperOf(room.attorney, room.caseId, 'notice')).may.record).toBe('compared');
    const actor = { role: 'admin' as const, id: room.staff.id, name: 'Test', verifiedEmail: null };
    const [{ id = '' } = {}] = await room.superuser.rows<{ id: string }>(
      "select id from paper_signatures where case_id = $1 and kind = 'notice'",
      [room.caseId],
    );
    const row = { paper_id: id, step: 'compared' as const, case_id: room.caseId, done_on: today };
    await expect(
      room.app.services.database.as(actor, (db) =>
        db
          .insertInto('paper_originals')
          .values({ ...row, recorded_by: room.staff.id, recorded_by_name: 'Test', recorded_at: new Date() })
          .execute(),
      ),
    ).rejects.toThrow(/row-level security/);
  });

  test('is erased with its case, its scan and what was recorded of its original', async () => {
    await signByHand('notice');
    await record(room.staff, 'notice', 'received');
    await room.superuser.rows(`begin;
      insert into app.erasing (case_id, transaction) values ('${room.caseId}', pg_current_xact_id());
      select app.delete_case('${room.caseId}');
      commit`);
    for (const table of ['paper_originals', 'paper_signatures', 'case_files'])
      expect([table, await room.superuser.rows(`select 1 from ${table} where case_id = $1`, [room.caseId])]).toEqual([
        table,
        [],
      ]);
  });

  test('is taken back like any other, and its original counts no longer', async () => {
    await signByHand('notice');
    await record(room.staff, 'notice', 'received');
    await room.merchant.post(`/api/cases/${room.caseId}/papers/notice/withdraw`, {});
    expect(await paperOf(room.merchant, room.caseId, 'notice')).toMatchObject({
      signatures: [],
      original_open: [],
      stale: { why: 'The signature was taken back.' },
    });
    expect(paperIn((await signByHand('notice')).body, 'notice').original_open[0]).toBe('received');
  });
});
