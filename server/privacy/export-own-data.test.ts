import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approve } from '../../testing/app/desk.ts';
import { madeUpReader } from '../../testing/exports/made-up-reader.ts';
import { LetterRoom } from '../../testing/app/letter-room.ts';
import { readZip } from '../../testing/files/read-zip.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { safeName } from './export-entries.ts';

let room: LetterRoom;
let caseNumber: string;
let secondNumber: string;
const pdf = (words: string) => Buffer.from(`%PDF-1.7\n% ${words}\n%%EOF`);

async function exported(user: TestUser): Promise<{ files: Map<string, Buffer>; headers: Headers }> {
  const response = await user.raw('GET', '/api/me/export');
  expect(response.status).toBe(200);
  return { files: await readZip(Buffer.from(await response.arrayBuffer())), headers: response.headers };
}
const json = (files: Map<string, Buffer>, path: string) => JSON.parse(files.get(path)?.toString() ?? 'null');

beforeAll(async () => {
  room = await LetterRoom.open();
  const { merchant, superuser } = room;
  const [notice, other] = [
    await merchant.upload('notice.pdf', pdf('one')),
    await merchant.upload('Notice.pdf', pdf('two')),
  ];
  await room.fresh();
  const files = [notice, other].map((each) => ({ id: each.id ?? '', document_type: 'hold_notice' as const }));
  const second = await merchant.apply({
    files,
    owners: [{ ownerName: 'Ada Byron' }],
    fields: { ein: '12-3456789', legalBusinessName: 'Second Goods LLC' },
  });
  secondNumber = second.body.case_number;
  caseNumber =
    (await superuser.rows<{ case_number: string }>('select case_number from cases where id = $1', [room.caseId]))[0]
      ?.case_number ?? '';
  await approve(room.attorney, room.letterId);
  expect(await room.send()).toMatchObject({ status: 200 });
  await room.deliver();
  await room.post();
  await superuser.rows(
    "insert into messages (id, case_id, message_type, subject, body, visibility) values (gen_random_uuid(), $1, 'note', '', 'internal words', 'internal'), (gen_random_uuid(), $1, 'message', 'Hello', 'words for the merchant', 'merchant')",
    [room.caseId],
  );
  await superuser.rows(
    "insert into counsel_messages (id, case_id, author_id, author_role, author_name, body, created_at) select gen_random_uuid(), id, created_by, 'merchant', 'Ada Byron', 'words for counsel', now() from cases where id = $1",
    [room.caseId],
  );
  await superuser.rows(
    "insert into notification_reads (user_id, case_id, key) select created_by, id, 'analyzed' from cases where id = $1",
    [room.caseId],
  );
  await superuser.rows(
    "insert into processor_replies (id, case_id, kind, amount_cents, terms, received_on, entered_by_name, created_at) values (gen_random_uuid(), $1, 'offer', 123456, '=HYPERLINK(\"x\")', '2026-01-02', 'Test', now())",
    [room.caseId],
  );
  await superuser.rows(
    "insert into paper_signatures (id, case_id, kind, party, agreement, title, text, text_sha256, signed_name, signed_by, signed_at, address, sha256) select gen_random_uuid(), id, 'notice', 'merchant', 'x', 'Notice', 'As it was signed', repeat('0', 64), 'Ada Byron', created_by, now(), '192.0.2.1', repeat('0', 64) from cases where id = $1",
    [room.caseId],
  );
  await superuser.rows(
    "insert into case_guests (id, case_id, email, token_hash, invited_by, invited_by_name, invited_at, expires_at) select gen_random_uuid(), id, 'robin@books.example', repeat('0', 43), created_by, 'Ada Byron', now(), now() + interval '14 days' from cases where id = $1",
    [room.caseId],
  );
  await merchant.upload('draft.pdf', pdf('draft'));
  await merchant.send('PUT', '/api/application-draft', {
    version: 0,
    step: 1,
    answers: { fields: { legalBusinessName: 'Third' }, owners: [{}], previousProcessors: [{}], files: [] },
  });
});
afterAll(() => room.close());

describe("the export of a user's own data", () => {
  test('the archive holds the account, each case, and every file as it was uploaded or sent', async () => {
    const { files, headers } = await exported(room.merchant);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="unhold-data-\d{4}-\d\d-\d\d\.zip"$/);
    expect(headers.get('cache-control')).toBe('no-store, no-transform');
    const [one, two] = [`cases/${caseNumber}`, `cases/${secondNumber}`];
    expect([...files.keys()].toSorted()).toEqual(
      [
        'README.txt',
        'account.json',
        `${one}/papers/1-fee_agreement.pdf`,
        `${one}/case.json`,
        `${one}/counsel.json`,
        `${one}/ledger.csv`,
        `${one}/letters/1-initial.pdf`,
        `${one}/messages.json`,
        `${one}/records.json`,
        `${one}/story.json`,
        `${two}/case.json`,
        `${two}/counsel.json`,
        `${two}/files/Notice.pdf`,
        `${two}/files/notice (2).pdf`,
        `${two}/ledger.csv`,
        `${two}/messages.json`,
        `${two}/records.json`,
        `${two}/story.json`,
        'draft/application.json',
        'draft/files/draft.pdf',
        'profile.json',
      ].toSorted(),
    );
    expect([files.get(`${two}/files/Notice.pdf`), files.get(`${two}/files/notice (2).pdf`)]).toEqual([
      pdf('two'),
      pdf('one'),
    ]);
    expect(files.get('draft/files/draft.pdf')).toEqual(pdf('draft'));
    const letter = await room.merchant.raw('GET', `/api/letters/${room.letterId}/pdf`);
    expect(files.get(`${one}/letters/1-initial.pdf`)).toEqual(Buffer.from(await letter.arrayBuffer()));
    const [agreement] = await room.superuser.rows<{ pdf_key: string }>(
      'select pdf_key from paper_signatures where case_id = $1 and pdf_key is not null',
      [room.caseId],
    );
    expect(files.get(`${one}/papers/1-fee_agreement.pdf`)).toEqual(
      await buffer(await room.app.services.storage.get(agreement?.pdf_key ?? '')),
    );
    expect(files.get('README.txt')?.toString()).toContain(`For each of your cases (${caseNumber}, ${secondNumber})`);
  });

  test("the archive has the EIN in clear, every field, only the merchant's messages, and a ledger safe for spreadsheets", async () => {
    const { files } = await exported(room.merchant);
    expect(json(files, `cases/${caseNumber}/case.json`)).toMatchObject({
      guests: [{ email: 'robin@books.example', accepted_at: null }],
      papers: expect.arrayContaining([
        expect.objectContaining({
          title: 'Notice',
          text: 'As it was signed',
          signed_name: 'Ada Byron',
          withdrawn_at: null,
        }),
      ]),
      letter_facts: expect.arrayContaining([
        expect.objectContaining({ kind: 'confirmed', shown: 'PayPal holds $12,500.00.' }),
      ]),
    });
    const second = json(files, `cases/${secondNumber}/case.json`);
    expect(second).toMatchObject({
      ein: '12-3456789',
      legal_business_name: 'Second Goods LLC',
      held_amount_cents: 1_250_000,
      business_owners: [{ owner_name: 'Ada Byron' }],
      files: [{ filename: 'Notice.pdf' }, { filename: 'notice.pdf' }],
    });
    const columns = await room.superuser.rows<{ name: string }>(
      "select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'cases'",
    );
    const hidden = [
      'ein_encrypted',
      'ein_last4',
      'contact_key',
      'email_key',
      'org_id',
      'attorney_id',
      'created_by',
      'owner_id',
      'next_action',
      'next_action_on',
      'next_action_for',
      'next_action_was_on',
      'conflict',
    ];
    expect(columns.map(({ name }) => name).filter((name) => !hidden.includes(name) && !(name in second))).toEqual([]);
    expect(json(files, `cases/${caseNumber}/messages.json`).map((each: { body: string }) => each.body)).toContain(
      'words for the merchant',
    );
    expect(files.get(`cases/${caseNumber}/messages.json`)?.toString()).not.toContain('internal');
    expect(json(files, `cases/${caseNumber}/counsel.json`)).toMatchObject({
      messages: [{ body: 'words for counsel', author_role: 'merchant' }],
      advice: [],
    });
    expect(files.get(`cases/${caseNumber}/ledger.csv`)?.toString()).toContain(
      `2026-01-02,offer,1234.56,open,"'=HYPERLINK(""x"")"`,
    );
    expect(json(files, 'account.json')).toMatchObject({
      user: { email: room.merchant.account?.email },
      sign_in: { signs_in_with: ['credential'], email_verified: false },
      notifications_read: [{ case_id: room.caseId, key: 'analyzed' }],
    });
    expect(json(files, 'draft/application.json')).toMatchObject({
      answers: { fields: { legalBusinessName: 'Third' } },
    });
    const whole = [...files.values()].map(String).join('\n');
    for (const secret of ['"token"', '"password"', 'pdf_key', 'storage_key', room.attorney.id, room.staff.id])
      expect(whole).not.toContain(secret);
  });

  test("the archive is the caller's: staff and attorney get their own, which has no case", async () => {
    for (const user of [room.staff, room.attorney, await room.app.user()]) {
      const { files } = await exported(user);
      expect([...files.keys()].filter((path) => path.startsWith('cases/'))).toEqual([]);
      expect([...files.values()].map(String).join('\n')).not.toContain(room.merchant.account?.email);
    }
    expect((await room.app.visitor().get('/api/me/export')).status).toBe(401);
  });

  test('the archive lists a file missing from the store instead of failing', async () => {
    const [file] = await room.superuser.rows<{ storage_key: string }>(
      "select storage_key from case_files where filename = 'notice.pdf'",
    );
    const bytes = await buffer(await room.app.services.storage.get(file?.storage_key ?? ''));
    await room.app.services.storage.remove(file?.storage_key ?? '');
    const { files } = await exported(room.merchant);
    expect(files.get(`cases/${secondNumber}/files/notice (2).pdf`)).toEqual(Buffer.alloc(0));
    expect(files.get('README.txt')?.toString()).toContain(
      `could not be found in the store; please tell us:\ncases/${secondNumber}/files/notice (2).pdf`,
    );
    await room.app.services.storage.put(file?.storage_key ?? '', bytes);
  });
});

describe('what the exports of the processor’s records show', () => {
  test('is in the archive with the exports, the exhibit, and what was answered, left out and confirmed', async () => {
    const { merchant, app } = room;
    app.services.readAccount = madeUpReader;
    const text = 'Date,Amount\n2026-11-03,4120618\n';
    const applied = await merchant.apply({ fields: { legalBusinessName: 'Third Goods LLC' } });
    const { case_id, case_number } = applied.body;
    const added = async (name: string, content: string) => {
      const { id } = await merchant.upload(name, Buffer.from(content), case_id, 'account_export');
      await merchant.post(`/api/cases/${case_id}/files`, { files: [{ id, document_type: 'account_export' }] });
      return id;
    };
    await added('activity.csv', text);
    const wrong = await added('wrong.csv', `ask\n${text}`);
    await merchant.post(`/api/cases/${case_id}/records/left-out`, { file_id: wrong, left_out: true });
    await app.runJobs();
    const { proof_sha256 } = (await merchant.get(`/api/cases/${case_id}/records`)).body;
    await merchant.post(`/api/cases/${case_id}/records/confirm`, { proof_sha256 });
    const { files } = await exported(merchant);
    const folder = `cases/${case_number}`;
    expect(json(files, `${folder}/records.json`)).toMatchObject({
      left_out: [{ filename: 'wrong.csv' }],
      proof: { accounts: [{ withheld: { amount: 4_120_618 } }] },
      confirmed_sha256: proof_sha256,
    });
    expect(files.get(`${folder}/files/activity.csv`)?.toString()).toBe(text);
    expect(
      [...files.keys()].filter((name) => name.endsWith('.pdf') && name.includes('Processor records')),
    ).toHaveLength(1);
    expect(json(files, `cases/${secondNumber}/records.json`)).toBeNull();
  });
});

describe('one export at a time', () => {
  test('a second export is refused while the first runs, and may start when its client has disconnected', async () => {
    const first = await room.merchant.raw('GET', '/api/me/export');
    const second = await room.merchant.get('/api/me/export');
    expect([second.status, second.body.code, second.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '30']);
    await first.body?.cancel();
    await expect
      .poll(async () => {
        const again = await room.merchant.raw('GET', '/api/me/export');
        await again.body?.cancel();
        return again.status;
      })
      .toBe(200);
  });

  test('each export is recorded, without an address', async () => {
    const before = await room.superuser.rows('select 1 from access_log where subject_id = $1', [room.merchant.id]);
    await expect.poll(async () => (await room.merchant.raw('HEAD', '/api/me/export')).status).toBe(200);
    await exported(room.merchant);
    const rows = await room.superuser.rows('select actor_id, actor_name, what from access_log where subject_id = $1', [
      room.merchant.id,
    ]);
    expect(rows.length).toBe(before.length + 1);
    expect(rows.at(-1)).toEqual({ actor_id: room.merchant.id, actor_name: 'the person', what: 'data_exported' });
  });
});

test.each([
  ['../../etc/passwd', '_.._etc_passwd'],
  ['a\\b:c*d?.pdf', 'a_b_c_d_.pdf'],
  ['..', 'file'],
  ['', 'file'],
  ['CON\u0000.pdf', 'CON_.pdf'],
  [' .hidden ', 'hidden'],
])('the file name %j becomes %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
