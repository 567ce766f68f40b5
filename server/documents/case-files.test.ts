// @proves case-files
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
let namesake: TestUser;
let stranger: TestUser;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [merchant, namesake, stranger] = [await app.user(), await app.user(), await app.user()];
  await superuser.rows('update auth.users set email_verified = true where id = $1', [namesake.id]);
});
beforeEach(async () => {
  caseId = (await merchant.apply({ fields: { email: namesake.account?.email ?? '' } })).body.case_id;
  await merchant.letContactIn(caseId);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const uploaded = async (name: string, by = merchant) => (await by.upload(name, pdf, caseId)).id ?? '';
const add = (ids: string[], by = merchant, id = caseId) =>
  by.post(`/api/cases/${id}/files`, { files: ids.map((file) => ({ id: file, document_type: 'hold_notice' })) });
const names = async (by = merchant) =>
  (await by.get(`/api/cases/${caseId}/files`)).body.items.map((each: { filename: string }) => each.filename);
const fill = (count: number) =>
  superuser.rows(
    "insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256) select gen_random_uuid(), $1, 'f' || lpad(n::text, 3, '0'), gen_random_uuid()::text, 'x', 'application_document', 'application_document', 'application/pdf', 1, '' from generate_series(1, $2::int) n",
    [caseId, count],
  );

describe('adding a file to an existing case', () => {
  test("an added file gets the specification's path, a history entry, and its bytes", async () => {
    const ids = [await uploaded('second.pdf'), await uploaded('first.pdf')];
    const added = await add(ids);
    expect([
      added.status,
      added.body.items.map((each: { filename: string; document_type: string }) => [each.filename, each.document_type]),
    ]).toEqual([
      200,
      [
        ['first.pdf', 'hold_notice'],
        ['second.pdf', 'hold_notice'],
      ],
    ]);
    const paths = await superuser.rows<{ path: string }>('select path from case_files where case_id = $1', [caseId]);
    for (const { path } of paths) expect(path).toMatch(new RegExp(`^${caseId}/\\d{13}-[0-9a-f]{16}\\.pdf$`));
    expect(
      await superuser.rows("select new_value from case_history where case_id = $1 and what = 'files_added'", [caseId]),
    ).toEqual([{ new_value: ['first.pdf', 'second.pdf'] }]);
    const download = await merchant.raw('GET', `/api/files/${ids[0]}/download`);
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await stranger.get(`/api/files/${ids[0]}/download`)).status).toBe(404);
    expect(
      (await merchant.get(`/api/cases/${caseId}`)).body.actions.map((each: { kind: string }) => each.kind),
    ).not.toContain('add_documents');
  });

  test('an upload for a case is in no draft, and no draft can take it', async () => {
    const id = await uploaded('for-the-case.pdf');
    expect((await merchant.get('/api/application-draft')).body.uploads).toEqual([]);
    const other = await merchant.apply({ files: [{ id, document_type: 'hold_notice' }] });
    expect((await merchant.get(`/api/cases/${other.body.case_id}`)).body.case_files).toEqual([]);
    expect((await add([id])).status).toBe(200);
  });

  test('a file added twice, or ten times concurrently, is stored once', async () => {
    const id = await uploaded('once.pdf');
    const answers = await Promise.all(Array.from({ length: 10 }, () => add([id])));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await names()).toEqual(['once.pdf']);
    expect(
      await superuser.rows("select 1 from case_history where case_id = $1 and what = 'files_added'", [caseId]),
    ).toHaveLength(1);
  });

  test("a user who verified the case's email can add files", async () => {
    const id = await uploaded('theirs.pdf', namesake);
    expect([(await add([id], namesake)).status, await names(), await names(namesake)]).toEqual([
      200,
      ['theirs.pdf'],
      ['theirs.pdf'],
    ]);
  });

  test("an upload that is another user's, the draft's, another case's or nobody's is not found, and none of the rest is added", async () => {
    const good = await uploaded('good.pdf');
    const { id: ofDraft } = await merchant.upload('draft.pdf', pdf);
    const ofNamesake = await uploaded('namesake.pdf', namesake);
    const elsewhere = (await merchant.apply({ fields: {} })).body.case_id;
    for (const bad of [ofDraft ?? '', ofNamesake, uuidv7()]) expect((await add([good, bad])).status).toBe(404);
    expect((await add([good], merchant, elsewhere)).status).toBe(404);
    expect(await names()).toEqual([]);
    expect((await add([good])).status).toBe(200);
  });
});

describe("another user's case", () => {
  test("another user's case refuses uploads like a missing one", async () => {
    const attorney = await app.user('attorney');
    for (const by of [stranger, attorney]) {
      for (const id of [caseId, uuidv7(), 'no-id', '']) {
        const { answer } = await by.upload('a.pdf', pdf, id);
        expect([answer.status, answer.body]).toEqual([404, { code: 'NOT_FOUND', message: 'This case was not found.' }]);
      }
    }
    expect(await superuser.rows('select 1 from uploads where user_id = any($1)', [[stranger.id, attorney.id]])).toEqual(
      [],
    );
  });

  test('staff add receipts of posted letters and replies to it and nothing else, and no merchant adds those', async () => {
    const staff = await app.user('staff');
    const { id } = await staff.upload('receipt.pdf', pdf, caseId);
    const file = (document_type: string) => ({ files: [{ id, document_type }] });
    const path = `/api/cases/${caseId}/files`;
    expect((await staff.post(path, file('hold_notice'))).status).toBe(403);
    expect((await staff.post(path, file('mail_receipt'))).body.items).toMatchObject([
      { document_type: 'mail_receipt' },
    ]);
    const own = await uploaded('own.pdf');
    for (const document_type of ['mail_receipt', 'processor_reply'])
      expect((await merchant.post(path, { files: [{ id: own, document_type }] })).status).toBe(403);
  });

  test('its attorney adds a reply of the processor to it and nothing else, in the database too', async () => {
    const [staff, attorney] = [await app.user('staff'), await app.user('attorney')];
    await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: attorney.id });
    const { id } = await attorney.upload('their-answer.pdf', pdf, caseId);
    const path = `/api/cases/${caseId}/files`;
    const file = (document_type: string) => ({ files: [{ id, document_type }] });
    for (const kind of ['mail_receipt', 'hold_notice'])
      expect((await attorney.post(path, file(kind))).status).toBe(403);
    expect((await attorney.post(path, file('processor_reply'))).body.items).toMatchObject([
      { filename: 'their-answer.pdf', document_type: 'processor_reply' },
    ]);
    const insert = (kind: string) =>
      superuser.rows(
        "insert into case_files (id, case_id, filename, path, storage_key, kind, document_type, content_type, size_bytes, sha256) values (gen_random_uuid(), $1, 'x', gen_random_uuid()::text, 'x', 'application_document', $2, 'application/pdf', 1, '')",
        [caseId, kind],
      );
    await superuser.rows('begin');
    await superuser.rows(
      "select set_config('role', 'unhold_app', true), set_config('app.actor_role', 'attorney', true), set_config('app.actor_id', $1, true)",
      [attorney.id],
    );
    await insert('processor_reply');
    await expect(insert('hold_notice')).rejects.toMatchObject({ code: '42501' });
    await superuser.rows('rollback');
  });

  test('a case that changes hands during an upload does not get the file', async () => {
    const begun = await namesake.send('POST', '/api/uploads', undefined, {
      'tus-resumable': '1.0.0',
      'upload-length': String(pdf.length),
      'upload-metadata': `filename ${btoa('a.pdf')},case_id ${btoa(caseId)}`,
    });
    await superuser.rows("update cases set email = 'elsewhere@people.example' where id = $1", [caseId]);
    const path = new URL(begun.headers.get('location') ?? '', 'http://localhost:3000').pathname;
    const sent = await namesake.raw('PATCH', path, {
      body: new Uint8Array(pdf),
      headers: { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    });
    expect([begun.status, sent.status]).toEqual([201, 404]);
    expect(await superuser.rows('select 1 from uploads where for_case = $1', [caseId])).toEqual([]);
  });
});

describe("limits on a case's files", () => {
  test(`a case holds ${maxFilesPerCase} files, including those still to be added`, async () => {
    await fill(maxFilesPerCase - 1);
    const last = await uploaded('last.pdf');
    const { answer } = await merchant.upload('more.pdf', pdf, caseId);
    expect([answer.status, answer.body.message]).toEqual([
      409,
      `"more.pdf" was not added: a case holds at most ${maxFilesPerCase} files.`,
    ]);
    // The draft has a limit of its own.
    expect((await merchant.upload('draft.pdf', pdf)).id).not.toBeNull();
    const extra = (await namesake.upload('theirs.pdf', pdf, caseId)).id ?? '';
    const answers = await Promise.all([add([last]), add([extra], namesake)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await merchant.get(`/api/cases/${caseId}`)).body.may.add_files).toBe(false);
  });

  test('a full draft leaves room in the case', async () => {
    await superuser.rows(
      "insert into uploads (id, user_id, filename, content_type, extension, size_bytes, sha256, storage_key) select gen_random_uuid(), $1, 'x', 'application/pdf', 'pdf', 1, '', '' from generate_series(1, $2::int)",
      [merchant.id, maxFilesPerCase],
    );
    expect([
      (await merchant.upload('draft.pdf', pdf)).answer.status,
      (await merchant.upload('case.pdf', pdf, caseId)).id,
    ]).toEqual([409, expect.any(String)]);
    await superuser.rows("delete from uploads where filename = 'x'");
  });

  test('an ended case accepts no files', async () => {
    const id = await uploaded('late.pdf');
    await superuser.rows("update cases set status = 'resolved', closed_at = now() where id = $1", [caseId]);
    expect([(await add([id])).status, (await merchant.upload('a.pdf', pdf, caseId)).answer.status]).toEqual([409, 409]);
  });
});

test('the file list has a hundred per page, by name ascending', async () => {
  await fill(230);
  const seen: string[] = [];
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await merchant.get(`/api/cases/${caseId}/files${cursor ? `?cursor=${cursor}` : ''}`);
    seen.push(...body.items.map((each: { filename: string }) => each.filename));
    sizes.push(body.items.length);
    cursor = body.next_cursor;
  }
  expect(sizes).toEqual([100, 100, 30]);
  expect(seen).toEqual(seen.toSorted());
  expect(new Set(seen).size).toBe(230);
  expect((await merchant.get(`/api/cases/${caseId}/files?cursor=x`)).status).toBe(400);
});
