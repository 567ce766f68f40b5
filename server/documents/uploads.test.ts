// @proves document-uploads
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { cleanName } from '../../domain/intake/file-name.ts';
import { otherKinds } from '../../domain/documents/other-kinds.ts';
import { maxFileBytes, maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';
import { eraseUser } from '../privacy/erase-user.ts';
import { sweepUnfinished } from './unfinished-uploads.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const png = Buffer.from(
  '89504e470d0a1a0a0000000d4948445200000001000000010806000000000000000000000049454e44ae426082',
  'hex',
);
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(512, 7)]);
const version = { 'tus-resumable': '1.0.0' };
const nameHeader = (name: string) => ({ 'upload-metadata': `filename ${Buffer.from(name).toString('base64')}` });
const kinds = 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS or XLSX file.';

let app: TestApp;
let superuser: Superuser;
let user: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  user = await app.user();
  stranger = await app.user();
});
beforeEach(() => superuser.rows('delete from uploads where case_id is null'));
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const spool = () => join(app.services.config.dataDir, 'uploads-in-progress');
const names = async (user: TestUser): Promise<string[]> =>
  (await user.get('/api/application-draft')).body.uploads.map((each: { filename: string }) => each.filename);
const begin = (user: TestUser, name: string, size: number) =>
  user.send('POST', '/api/uploads', undefined, { ...version, 'upload-length': String(size), ...nameHeader(name) });
const pathOf = (created: TestAnswer) =>
  new URL(created.headers.get('location') ?? '', 'http://localhost:3000').pathname;
const offsetOf = async (user: TestUser, path: string) => {
  const { status, headers } = await user.raw('HEAD', path, { headers: version });
  return [status, headers.get('upload-offset'), headers.get('upload-length')];
};
const piece = (user: TestUser, path: string, offset: number, bytes: Uint8Array) =>
  user.raw('PATCH', path, {
    body: new Uint8Array(bytes),
    headers: { ...version, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
  });

/** A Word document whose one part claims a size that only a bomb has. */
function bomb(): Buffer {
  const part = (name: string, content: Buffer, declared = content.length) => ({
    name: Buffer.from(name),
    packed: deflateRawSync(content),
    crc: crc32(content),
    declared,
  });
  const types =
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const parts = [
    part('[Content_Types].xml', Buffer.from(types)),
    part('word/document.xml', Buffer.alloc(100_000), 0xfffffff0),
  ];
  const bodies: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const { name, packed, crc, declared } of parts) {
    const fields = Buffer.alloc(22);
    fields.writeUInt16LE(8, 0);
    fields.writeUInt32LE(crc, 6);
    fields.writeUInt32LE(packed.length, 10);
    fields.writeUInt32LE(declared, 14);
    fields.writeUInt16LE(name.length, 18);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    bodies.push(Buffer.from('504b030414000000', 'hex'), fields, name, packed);
    table.push(Buffer.from('504b01021400140000', 'hex').subarray(0, 8), Buffer.alloc(2), fields, place, name);
    offset += 30 + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('504b0506', 0, 'hex');
  end.writeUInt16LE(2, 8);
  end.writeUInt16LE(2, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...table, end]);
}

test('three good files are stored, and come back byte for byte as attachments', async () => {
  for (const [name, bytes, type] of [
    ['notice.pdf', pdf, 'application/pdf'],
    ['photo.JPEG', jpg, 'image/jpeg'],
    ['scan.png', png, 'image/png'],
  ] as const) {
    const { id } = await user.upload(name, bytes);
    const download = await user.raw('GET', `/api/files/${id}/download`);
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(download.headers)).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      'content-length': String(bytes.length),
      'content-security-policy':
        "default-src 'none'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, no-store',
    });
  }
  expect(await names(user)).toEqual(['notice.pdf', 'photo.JPEG', 'scan.png']);
  const stored = await superuser.rows<{ sha256: string }>(
    "select sha256 from uploads where filename = 'notice.pdf' and user_id = $1",
    [user.id],
  );
  expect(stored[0]?.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
});

test('a PDF behind the header lines of a portal is stored from its own first byte, and its hash is that of the stored bytes', async () => {
  const sent = Buffer.concat([Buffer.from('Content-Type: application/pdf\r\n\r\n'), pdf]);
  const { id } = await user.upload('download.pdf', sent);
  const download = await user.raw('GET', `/api/files/${id}/download`);
  expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
  expect(await superuser.rows('select sha256, size_bytes::int from uploads where id = $1', [id])).toEqual([
    { sha256: createHash('sha256').update(pdf).digest('hex'), size_bytes: pdf.length },
  ]);
  // A sender whose last answer was lost is answered that the upload is whole.
  const [status, offset, length] = await offsetOf(user, `/api/uploads/${id}`);
  expect([status, offset]).toEqual([200, length]);
});

describe('a bad upload', () => {
  test.each<[string, string, Buffer, number, string]>([
    ['a renamed program', 'invoice.pdf', exe, 415, kinds],
    ['a program', 'setup.exe', exe, 415, kinds],
    ['a web page', 'page.pdf', Buffer.from('<html><script>alert(1)</script>'), 415, otherKinds.page],
    ['a table as text', 'export.csv', Buffer.from('"Date","Gross"\r\n'), 415, otherKinds.text],
    ['an empty file', 'nothing.pdf', Buffer.alloc(0), 415, 'the file is empty.'],
    ['a bomb', 'terms.docx', bomb(), 415, kinds],
    [
      '10 MB and a byte',
      'statements.pdf',
      Buffer.concat([pdf, Buffer.alloc(maxFileBytes + 1 - pdf.length)]),
      413,
      'it is larger than 10 MB.',
    ],
  ])('%s is refused by name, and no other file is lost', async (_, name, bytes, status, why) => {
    await user.upload('kept.pdf', pdf);
    const { id, answer } = await user.upload(name, bytes);
    expect([id, answer.status, answer.headers.get('content-type')]).toEqual([null, status, 'application/json']);
    expect(answer.body).toEqual({
      code: status === 413 ? 'TOO_LARGE' : 'UNSUPPORTED_FILE',
      message: `"${name}" was not added: ${why}`,
    });
    expect(await names(user)).toEqual(['kept.pdf']);
    expect(readdirSync(spool())).toEqual([]);
    expect(await app.services.storage.list('unfinished')).toEqual([]);
  });

  test('a file of exactly 10 MB is accepted', async () => {
    expect(
      (await user.upload('just.pdf', Buffer.concat([pdf, Buffer.alloc(maxFileBytes - pdf.length)]))).id,
    ).not.toBeNull();
  });

  test('an upload that sends more than it announced is not stored', async () => {
    const path = pathOf(await begin(user, 'short.pdf', 10));
    expect((await piece(user, path, 0, pdf)).status).toBeGreaterThanOrEqual(400);
    expect(await names(user)).toEqual([]);
  });

  test.each(['', 'dir/', '\u0000'])('an upload named %j is asked for a name', async (name) => {
    const created = await begin(user, name, 10);
    expect([created.status, created.body.message]).toEqual([400, 'The upload has no file name.']);
  });

  test.each([undefined, '-1', 'ten'])('an upload of length %j is not started', async (length) => {
    const created = await user.send('POST', '/api/uploads', undefined, {
      ...version,
      ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': length }),
      ...nameHeader('a.pdf'),
    });
    expect([created.status, created.body.code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('file names', () => {
  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\ada\\notice.pdf', 'notice.pdf'],
    ['a\r\nb\u0000c.pdf', 'abc.pdf'],
    ['gpj.\u202efdp.pdf', 'gpj.fdp.pdf'],
    ['"quo\'ted" & <b>.pdf', '"quo\'ted" & <b>.pdf'],
    ['Kündigung 🧾.pdf', 'Kündigung 🧾.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
    [`${'🧾'.repeat(300)}.pdf`, `${'🧾'.repeat(196)}.pdf`],
  ])('the name %j is stored as %j', async (given, kept) => {
    const { id } = await user.upload(given, pdf);
    expect(await names(user)).toEqual([kept]);
    const header = (await user.raw('GET', `/api/files/${id}/download`)).headers.get('content-disposition') ?? '';
    const encoded = header.split("filename*=UTF-8''")[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe(kept);
    expect(header).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w.!#$&+^`|~%-]+$/);
    await user.send('DELETE', `/api/application-draft/uploads/${id}`);
  });

  test.each([
    ['1000012345', pdf, '1000012345.pdf'],
    ['photo.jfif', jpg, 'photo.jpg'],
    ['notice.pdf', png, 'notice.png'],
    ['notice.pdf.exe', pdf, 'notice.pdf.exe.pdf'],
    ['n'.repeat(300), pdf, `${'n'.repeat(196)}.pdf`],
  ])('a file named %j gets the ending of what it is', async (given, bytes, kept) => {
    const { id } = await user.upload(given, bytes);
    expect(await names(user)).toEqual([kept]);
    await user.send('DELETE', `/api/application-draft/uploads/${id}`);
  });

  test('a stored name always keeps its extension, and has at most 200 characters', () => {
    for (const name of ['x'.repeat(500), `${'x'.repeat(500)}.docx`, `.${'x'.repeat(300)}`, '  spaced.pdf  '])
      expect(Array.from(cleanName(name)).length).toBeLessThanOrEqual(200);
    expect(cleanName('  spaced.pdf  ')).toBe('spaced.pdf');
  });
});

describe('an interrupted upload', () => {
  test('an interrupted upload reports its offset and resumes', async () => {
    const path = pathOf(await begin(user, 'halves.pdf', pdf.length));
    expect((await piece(user, path, 0, pdf.subarray(0, 10))).status).toBe(204);
    expect(await offsetOf(user, path)).toEqual([200, '10', String(pdf.length)]);
    expect((await piece(user, path, 4, pdf.subarray(4))).status).toBe(409);
    expect(await names(user)).toEqual([]);
    expect((await piece(user, path, 10, pdf.subarray(10))).status).toBe(204);
    const download = await user.raw('GET', path.replace('/uploads/', '/files/').concat('/download'));
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('an upload whose last response was lost is found complete, once', async () => {
    const { id } = await user.upload('whole.pdf', pdf);
    expect(await offsetOf(user, `/api/uploads/${id}`)).toEqual([200, String(pdf.length), String(pdf.length)]);
    expect(await offsetOf(stranger, `/api/uploads/${id}`)).toEqual([404, null, null]);
    expect(await names(user)).toEqual(['whole.pdf']);
  });

  test('an upload whose last byte came just before a crash is stored when its user asks', async () => {
    const path = pathOf(await begin(user, 'late.pdf', pdf.length));
    const id = path.split('/').at(-1) ?? '';
    await app.services.storage.put(`unfinished/${user.id}/${id}/piece-000000000-${pdf.length}`, pdf);
    expect(await offsetOf(user, path)).toEqual([200, String(pdf.length), String(pdf.length)]);
    expect(await names(user)).toEqual(['late.pdf']);
  });

  test('of pieces that raced, the chain that reaches farthest counts', async () => {
    const path = pathOf(await begin(user, 'raced.pdf', pdf.length));
    const put = (from: number, to: number) =>
      app.services.storage.put(
        `unfinished/${user.id}/${path.split('/').at(-1)}/piece-${String(from).padStart(9, '0')}-${to - from}`,
        pdf.subarray(from, to),
      );
    await put(0, 10);
    await put(10, 30);
    await put(0, 15);
    expect(await offsetOf(user, path)).toEqual([200, '30', String(pdf.length)]);
    expect((await piece(user, path, 30, pdf.subarray(30))).status).toBe(204);
    const download = await user.raw('GET', path.replace('/uploads/', '/files/').concat('/download'));
    expect(Buffer.from(await download.arrayBuffer()).equals(pdf)).toBe(true);
  });

  test('erasing a user erases their unfinished uploads too', async () => {
    const leaving = await app.user();
    await begin(leaving, 'left.pdf', pdf.length);
    const folder = `unfinished/${leaving.id}`;
    expect(await app.services.storage.list(folder)).toHaveLength(1);
    await app.services.database.as(systemActor, (db) => eraseUser(app.services, db, leaving.id));
    await app.runJobs();
    expect(await app.services.storage.list(folder)).toEqual([]);
  });

  test('an unfinished upload is not served, and is deleted after a day', async () => {
    const path = pathOf(await begin(user, 'left.pdf', pdf.length));
    await piece(user, path, 0, pdf.subarray(0, 10));
    expect((await user.get(path)).status).toBe(404);
    const ages = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000);
    await sweepUnfinished(app.services.storage, ages(23));
    expect(await offsetOf(user, path)).toEqual([200, '10', String(pdf.length)]);
    await sweepUnfinished(app.services.storage, ages(25));
    expect(await offsetOf(user, path)).toEqual([404, null, null]);
  });

  test('an upload may send its content with its creation, in one request', async () => {
    const sent = await user.raw('POST', '/api/uploads', {
      body: new Uint8Array(pdf),
      headers: {
        ...version,
        'upload-length': String(pdf.length),
        'content-type': 'application/offset+octet-stream',
        ...nameHeader('at once.pdf'),
      },
    });
    expect([sent.status, sent.headers.get('upload-offset')]).toEqual([201, String(pdf.length)]);
    expect(await names(user)).toEqual(['at once.pdf']);
  });
});

test('a file can be removed from the draft once', async () => {
  const { id } = await user.upload('mistake.pdf', pdf);
  const remove = (by: TestUser) => by.send('DELETE', `/api/application-draft/uploads/${id}`);
  expect((await remove(stranger)).status).toBe(404);
  expect((await remove(user)).body).toEqual({ removed: true });
  expect([(await remove(user)).status, (await user.get(`/api/files/${id}/download`)).status]).toEqual([404, 404]);
  expect(await names(user)).toEqual([]);
});

test('a submitted file leaves the draft, stays with the case and cannot be removed', async () => {
  const { id } = await user.upload('notice.pdf', pdf);
  const submitted = await user.apply({ files: [{ id: id ?? '', document_type: 'hold_notice' }] });
  const { body } = await user.get(`/api/cases/${submitted.body.case_id}`);
  expect(body.case_files).toMatchObject([
    {
      id,
      filename: 'notice.pdf',
      kind: 'application_document',
      document_type: 'hold_notice',
      content_type: 'application/pdf',
      size_bytes: pdf.length,
    },
  ]);
  expect((await user.send('DELETE', `/api/application-draft/uploads/${id}`)).status).toBe(404);
  expect((await user.raw('GET', `/api/files/${id}/download`)).status).toBe(200);
  const [row] = await superuser.rows<{ path: string }>('select path from case_files where id = $1', [id]);
  expect(row?.path).toMatch(new RegExp(`^${submitted.body.case_id}/\\d+-[0-9a-f]{16}\\.pdf$`));
});

test('a submitted file without a chosen kind becomes an application_document', async () => {
  const { id } = await user.upload('unsorted.pdf', pdf);
  const submitted = await user.apply({ files: [{ id: id ?? '', document_type: 'application_document' }] });
  const { body } = await user.get(`/api/cases/${submitted.body.case_id}`);
  expect(body.case_files).toMatchObject([
    { filename: 'unsorted.pdf', kind: 'application_document', document_type: 'application_document', ai_summary: null },
  ]);
});

test("one file beyond the draft's limit is refused by name, even when many were started concurrently", async () => {
  await superuser.rows(
    `insert into uploads (id, user_id, filename, content_type, extension, size_bytes, sha256, storage_key)
    select gen_random_uuid(), $1, 'f' || n, 'application/pdf', 'pdf', 1, '', '' from generate_series(1, $2::int) n`,
    [user.id, maxFilesPerCase - 1],
  );
  const begun = [
    pathOf(await begin(user, 'last.pdf', pdf.length)),
    pathOf(await begin(user, 'one too many.pdf', pdf.length)),
  ];
  expect((await piece(user, begun[0] ?? '', 0, pdf)).status).toBe(204);
  const refused = await piece(user, begun[1] ?? '', 0, pdf);
  expect([refused.status, await refused.json()]).toEqual([
    409,
    {
      code: 'CONFLICT',
      message: `"one too many.pdf" was not added: an application holds at most ${maxFilesPerCase} files.`,
    },
  ]);
  expect((await begin(user, 'more.pdf', 10)).status).toBe(409);
  expect(await names(user)).toHaveLength(maxFilesPerCase);
});

test('a visitor cannot upload', async () => {
  expect((await begin(app.visitor(), 'a.pdf', 10)).status).toBe(401);
});
