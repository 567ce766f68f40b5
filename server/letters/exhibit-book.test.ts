import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { BindingFailed, type ExhibitBinder } from '../engines/exhibits/exhibits.ts';
import { pdfOf, pngFile, sha256 } from '../../testing/files/sample-files.ts';
import { writeCompound } from '../../testing/files/write-office-file.ts';
import { readBack } from '../../testing/files/read-pdf-back.ts';
import { jobHandlers } from '../jobs.ts';
import { makeReady, queuedLetter, shownIn, signAgreement } from '../../testing/app/desk.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const broken: ExhibitBinder = {
  bind: () => Promise.reject(new BindingFailed('no room')),
  countPages: async (files) => files.map(() => null),
};

let room: LetterRoom;
let binder: ExhibitBinder;
beforeAll(async () => {
  room = await LetterRoom.open();
  binder = room.app.services.binder;
});
beforeEach(async () => {
  room.app.services.binder = binder;
  const files = [];
  for (const [name, bytes, document_type] of [
    ['notice.pdf', pdfOf(3), 'hold_notice'],
    ['parcel.png', pngFile(), 'proof_of_fulfillment'],
    ['slip.doc', writeCompound('WordDocument', '1Table'), 'proof_of_fulfillment'],
  ] as const) {
    files.push({ id: (await room.merchant.upload(name, bytes)).id ?? '', document_type });
  }
  room.caseId = (await room.merchant.apply({ files })).body.case_id;
  await signAgreement(room.merchant, room.caseId);
  await room.staff.post(`/api/admin/cases/${room.caseId}/assign`, { attorney_id: room.attorney.id });
  await room.runNow('draft-letter');
  room.letterId = await queuedLetter(room.attorney, room.caseId);
});
afterAll(() => room.close());

const bindNow = () => jobHandlers(room.app.services)['bind-exhibits']({ letter_id: room.letterId });
const address = () => `/api/letters/${room.letterId}/exhibits.pdf`;
const open = async (by: TestUser) => {
  const answer = await by.raw('GET', address());
  return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
};
const statusFor = async (by: TestUser) => (await open(by)).status;
const approveWith = (sha: string, exhibits: string | null) =>
  room.act(room.attorney, 'approve', { sha256: sha, exhibits_sha256: exhibits });
const files = () =>
  room.superuser.rows<{ filename: string; sha256: string }>(
    'select filename, sha256 from case_files where case_id = $1 order by filename',
    [room.caseId],
  );

async function bound() {
  const { body } = await makeReady(room.attorney, room.letterId);
  await bindNow();
  const shown = (await room.shown()).body;
  return { letter: body.pdf_sha256 as string, book: shown.exhibit_book.sha256 as string, shown };
}

test('a reading waits until the case’s attorney has opened the PDF of this version and its exhibits; unchanged exhibits are opened only once', async () => {
  await bound();
  const path = `/api/letters/${room.letterId}`;
  const read = async () => room.attorney.post(`${path}/reading`, shownIn((await room.shown()).body));
  const blocked = (message: RegExp) => ({
    status: 409,
    body: { code: 'LETTER_BLOCKED', message: expect.stringMatching(message) },
  });
  await room.staff.raw('GET', `${path}/pdf`);
  expect(await read()).toMatchObject(blocked(/^Open the PDF of this version before you say/));
  await room.attorney.raw('GET', `${path}/pdf`);
  expect(await statusFor(room.staff)).toBe(200);
  expect(await read()).toMatchObject(blocked(/^Open the exhibit book of this letter before you say/));
  expect((await room.attorney.get(`${path}/approval`)).body).toMatchObject({
    seen_at: expect.any(String),
    exhibits_seen_at: null,
    exhibits_sha256: expect.any(String),
  });
  expect(await statusFor(room.attorney)).toBe(200);
  expect((await read()).status).toBe(200);
  await room.edit();
  await bindNow();
  expect(await read()).toMatchObject(blocked(/^Open the PDF/));
  await room.attorney.raw('GET', `${path}/pdf`);
  expect((await read()).status).toBe(200);
});

describe('the exhibits of a letter', () => {
  test("exhibits are bound by a job into exactly the bytes that the letter's page names and opens", async () => {
    expect((await room.shown()).body.exhibit_book).toMatchObject({ state: 'waiting', sha256: null });
    const { book, shown } = await bound();
    expect(shown.exhibit_book).toMatchObject({
      state: 'bound',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      without_pages: [{ label: 'C', filename: 'slip.doc', why: expect.stringContaining('produced on request') }],
    });
    const { status, bytes } = await open(room.attorney);
    expect([status, sha256(bytes), bytes.length]).toEqual([200, book, shown.exhibit_book.size_bytes]);
    const { pages } = await readBack(bytes);
    expect(pages).toHaveLength(shown.exhibit_book.pages);
    expect(pages[2]).toContain('Exhibit A, page 1 of 3');
    const stored = await files();
    for (const { sha256: hash } of stored) expect(pages.join(' ').replaceAll(' ', '')).toContain(hash);
  });

  test('exhibits are listed in the letter with their pages', async () => {
    const { body } = await room.shown();
    expect(body.document.exhibits.map((each: { label: string; pages?: number }) => [each.label, each.pages])).toEqual([
      ['A', 3],
      ['B', 1],
      ['C', undefined],
    ]);
    expect(body.markdown).toMatch(/A {2}Notice of the hold or termination \(3 pages\)/);
  });

  test('exhibits are bound once for the same letter and files, however often they are requested', async () => {
    await Promise.all([bindNow(), open(room.staff), bindNow()]);
    await room.edit();
    await bindNow();
    expect(await room.superuser.rows('select 1 from exhibit_books where letter_id = $1', [room.letterId])).toHaveLength(
      1,
    );
    expect(
      (await room.app.services.storage.list(`letters/${room.letterId}`)).filter((key) => key.includes('exhibits-')),
    ).toHaveLength(1);
  });

  test('an exhibit book can be opened only by those who may read the letter', async () => {
    const stranger = await room.app.user();
    const otherAttorney = await room.app.user('attorney');
    expect(await Promise.all([room.merchant, stranger, otherAttorney, room.app.visitor()].map(statusFor))).toEqual([
      404, 404, 404, 401,
    ]);
    expect(await room.superuser.rows('select 1 from exhibit_books where letter_id = $1', [room.letterId])).toEqual([]);
    expect(await statusFor(room.attorney)).toBe(200);
    expect(await statusFor(room.staff)).toBe(200);
  });
});

describe('approval with exhibits', () => {
  test('approval waits for the exhibit book and names it', async () => {
    const { body } = await makeReady(room.attorney, room.letterId);
    expect(await approveWith(body.pdf_sha256, null)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: expect.stringContaining('still being bound') },
    });
    const { letter, book } = await bound();
    expect(await approveWith(letter, null)).toMatchObject({ status: 409, body: { code: 'VERSION_MISMATCH' } });
    expect(await approveWith(letter, 'f'.repeat(64))).toMatchObject({
      status: 409,
      body: { code: 'VERSION_MISMATCH' },
    });
    expect(await approveWith(letter, book)).toMatchObject({
      status: 200,
      body: { approval: { content_sha256: letter, exhibits_sha256: book } },
    });
  });

  test('the approved book is sent and printed, and the file of an exhibit without pages stays here', async () => {
    const { letter, book } = await bound();
    const { body: approved } = await approveWith(letter, book);
    // A file added later is not in the approved book.
    const later = (await room.merchant.upload('later.pdf', pdfOf(1), room.caseId)).id ?? '';
    await room.merchant.post(`/api/cases/${room.caseId}/files`, {
      files: [{ id: later, document_type: 'hold_notice' }],
    });
    expect((await room.shown()).body.exhibit_book.sha256).toBe(book);
    await room.send();
    await room.deliver(2);
    const [email] = await room.emails(legal);
    expect(email?.attachments.map((each) => [each.filename, sha256(each.content)])).toEqual([
      [expect.stringMatching(/-letter\.pdf$/), approved.approval.sha256],
      [expect.stringMatching(/-exhibits\.pdf$/), book],
    ]);
    for (const text of [book, 'Attached with it: the exhibits, bound in one PDF of'])
      expect(email?.text?.replaceAll(/\s+/g, ' ')).toContain(text);
    const printed = (await room.app.services.storage.list('mail-jobs')).find((key) =>
      key.includes(`exhibits-${book.slice(0, 12)}`),
    );
    expect(sha256(await buffer(await room.app.services.storage.get(printed ?? '')))).toBe(book);
    const [{ task }] = (await room.superuser.rows<{ task: string }>(
      "select payload #>> '{print,staff_task,text}' as task from outbox where letter_id = $1 and channel = 'certified_mail'",
      [room.letterId],
    )) as [{ task: string }];
    expect(task).toContain('of the exhibit book unchanged');
    expect(task).not.toContain('slip.doc');
    await room.post();
    expect(sha256((await open(room.merchant)).bytes)).toBe(book);
  });

  test('all that belongs in an envelope prints as one PDF: cover sheet, label, form, approved letter and exhibits', async () => {
    const { letter, book } = await bound();
    await approveWith(letter, book);
    const path = `/api/letters/${room.letterId}`;
    const pdf = async (name: string) => room.staff.raw('GET', `${path}/${name}.pdf`);
    const pagesOf = async (answer: Response) => (await readBack(new Uint8Array(await answer.arrayBuffer()))).pages;
    expect((await pdf('mailing/all')).status).toBe(409);
    await room.send();
    await room.deliver(2);
    const parts: string[][] = [];
    for (const each of ['mailing/cover', 'mailing/label', 'mailing/form']) parts.push(await pagesOf(await pdf(each)));
    for (const each of ['pdf', 'exhibits.pdf'])
      parts.push(await pagesOf(await room.staff.raw('GET', `${path}/${each}`)));
    const all = await pdf('mailing/all');
    expect([all.status, await pagesOf(all)]).toEqual([200, parts.flat()]);
    const { items } = (await room.staff.get('/api/admin/postings')).body;
    expect(items.find(({ letter_id }: { letter_id: string }) => letter_id === room.letterId).exhibits).toEqual([
      expect.stringMatching(/^Exhibit A: /),
      expect.stringMatching(/^Exhibit B: /),
      expect.stringMatching(/^Exhibit C: /),
    ]);
    const [row] = await room.superuser.rows<{ key: string }>(
      'select pdf_key as key from exhibit_books where letter_id = $1',
      [room.letterId],
    );
    await room.app.services.storage.put(row?.key ?? '', pdfOf(1));
    expect((await pdf('mailing/all')).status).toBe(500);
  });

  test('a letter whose exhibits cannot be bound says so, and is not approved: their files do not leave', async () => {
    room.app.services.binder = broken;
    const { letter, shown } = await bound();
    expect(shown.exhibit_book).toMatchObject({
      state: 'failed',
      sha256: null,
      without_pages: [
        { label: 'A', filename: 'notice.pdf' },
        { label: 'B', filename: 'parcel.png' },
        { label: 'C', filename: 'slip.doc' },
      ],
    });
    expect(await statusFor(room.attorney)).toBe(409);
    expect(await approveWith(letter, null)).toMatchObject({ status: 409, body: { code: 'LETTER_BLOCKED' } });
    room.app.services.binder = binder;
    await open(room.attorney);
    const { exhibit_book } = (await room.shown()).body;
    expect((await approveWith(letter, exhibit_book.sha256)).status).toBe(200);
  });

  test('a failed binding is tried again when somebody opens the book', async () => {
    room.app.services.binder = broken;
    await bindNow();
    room.app.services.binder = binder;
    expect(await statusFor(room.attorney)).toBe(200);
    expect((await room.shown()).body.exhibit_book.state).toBe('bound');
  });

  test('a book other than the approved one is not sent', async () => {
    const { letter, book } = await bound();
    await approveWith(letter, book);
    await room.send();
    const [{ key }] = (await room.superuser.rows<{ key: string }>(
      'select pdf_key as key from exhibit_books where letter_id = $1',
      [room.letterId],
    )) as [{ key: string }];
    await room.app.services.storage.put(key, pdfOf(1));
    await expect(room.deliver()).rejects.toThrow(/is not the one that was written/);
    expect(await room.emails(legal)).toEqual([]);
  });
});

describe('erasing a case', () => {
  const keysOf = () =>
    room.superuser.rows<{ key: string }>('select pdf_key as key from exhibit_books where case_id = $1', [room.caseId]);

  test('deleting a case deletes its exhibit books', async () => {
    await bindNow();
    const [{ key }] = (await keysOf()) as [{ key: string }];
    await room.superuser.rows(
      "update cases set status = 'closed', closed_at = now() - interval '8 years' where id = $1",
      [room.caseId],
    );
    const { rows } = await room.app.services.database.as(systemActor, async (db) => {
      const { sql } = await import('kysely');
      return sql<{ keys: string[] }>`select app.purge_case(${room.caseId}, now()) as keys`.execute(db);
    });
    expect(rows[0]?.keys).toContain(key);
    expect(await keysOf()).toEqual([]);
  });

  test('a case that must be kept keeps the book that was sent, and loses the others', async () => {
    const { letter, book } = await bound();
    await approveWith(letter, book);
    await room.send();
    await room.deliver();
    const [sent] = await keysOf();
    await room.superuser.rows(
      `insert into exhibit_books (id, letter_id, case_id, inputs_hash, exhibits, pdf_key, pdf_sha256, pages, size_bytes) values ($1, $2, $3, 'other', '[]', 'letters/other.pdf', 'x', 1, 1)`,
      [randomUUID(), room.letterId, room.caseId],
    );
    await room.superuser.rows("update cases set status = 'closed', closed_at = now() where id = $1", [room.caseId]);
    await room.superuser.rows("select set_config('app.actor_role', 'system', false)");
    const [reduced] = await room.superuser.rows<{ keys: string[] }>('select app.reduce_case($1) as keys', [
      room.caseId,
    ]);
    expect(reduced?.keys).toContain('letters/other.pdf');
    expect(reduced?.keys).not.toContain(sent?.key);
    expect(await keysOf()).toEqual([sent]);
  });
});
