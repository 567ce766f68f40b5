// @proves extractions-api
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChildReader } from '../engines/reader/child-reader.ts';
import { extract } from './extract.ts';
import { photographed } from '../../bench/documents/photo.ts';
import type { Finding } from '../../domain/documents/extraction.ts';
import { pageOfNotice } from '../../testing/files/notice-page.ts';
import { damagedPdf, linesPdf, lockedPdf, statementPdf } from '../../testing/files/page-pdf.ts';
import { queuedLetter } from '../../testing/app/desk.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const notice = linesPdf([
  'BrightPay Inc.',
  'Notice of account hold',
  'Your account has been limited and payouts are paused.',
  'The hold was placed on September 2, 2026.',
  'Amount held: $45,000.00',
]);
let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
let stranger: TestUser;
let staff: TestUser;
let attorney: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [merchant, stranger, staff, attorney] = [
    await app.user(),
    await app.user(),
    await app.user('staff'),
    await app.user('attorney'),
  ];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const ofDraft = async (user: TestUser) => (await user.get('/api/application-draft/extractions')).body.items;

test('an upload of a draft is extracted by its job, and only its user can read the extraction', async () => {
  const { id } = await merchant.upload('august.pdf', statementPdf());
  expect(await ofDraft(merchant)).toMatchObject([
    { file_id: id, filename: 'august.pdf', status: 'waiting', pages: null, findings: [], summary: null },
  ]);
  await app.runJobs();
  const [extraction] = await ofDraft(merchant);
  expect(extraction).toMatchObject({
    status: 'done',
    pages: 1,
    pages_read: 1,
    kind: 'merchant_statements',
    error: null,
  });
  expect(extraction.findings).toContainEqual(
    expect.objectContaining({
      what: 'amount',
      role: 'gross_volume',
      value: 4_821_050,
      page: 1,
      snippet: 'Gross sales: $48,210.50',
    }),
  );
  for (const other of [stranger, staff, attorney]) expect(await ofDraft(other)).toEqual([]);
  expect((await app.visitor().get('/api/application-draft/extractions')).status).toBe(401);
  await merchant.send('DELETE', `/api/application-draft/uploads/${id}`);
  expect([await ofDraft(merchant), await superuser.rows('select 1 from file_extractions')]).toEqual([[], []]);
});

test('a photo of the notice is read for processor, sum, day, account and addressee, and becomes the case’s hold notice', async () => {
  const owner = await app.user();
  const { id = '' } = await owner.upload('IMG_0412.jpg', await photographed(pageOfNotice));
  await extract(app.services, id ?? '');
  const [photo] = await ofDraft(owner);
  expect(photo).toMatchObject({ file_id: id, status: 'done', kind: 'hold_notice', pages: 1 });
  expect(photo.findings.map(({ role, value }: Finding) => [role, value])).toEqual(
    expect.arrayContaining([
      ['held', 1_843_217],
      ['hold_started', '2026-09-02'],
      ['processor', 'paypal'],
      ['account', '448812003391'],
      ['business_name', 'Juniper & Pine Goods LLC'],
      ['street', '418 Foundry Street'],
    ]),
  );
  // The draft's answers are as they were: what was read only suggests.
  expect((await owner.get('/api/application-draft')).body.answers.fields).toEqual({});
  expect(await ofDraft(stranger)).toEqual([]);
  const { case_id } = (
    await owner.apply({
      fields: { amountHeld: '18,432', processor: 'paypal' },
      files: [{ id: id ?? '', document_type: 'hold_notice' }],
    })
  ).body;
  const { case_files, merchant_account_id, legal_business_name } = (await owner.get(`/api/cases/${case_id}`)).body;
  expect(case_files).toMatchObject([{ id, document_type: 'hold_notice', filename: 'IMG_0412.jpg' }]);
  expect(merchant_account_id).not.toBe('448812003391');
  expect(legal_business_name).not.toContain('Juniper');
  expect((await stranger.get(`/api/cases/${case_id}/extractions`)).status).toBe(404);
}, 120_000);

test('submitting moves an extraction to the case, its summary to the file, and its contradictions to staff and attorney', async () => {
  const { id: read } = await merchant.upload('notice.pdf', notice);
  await app.runJobs();
  const { id: unread } = await merchant.upload('august.pdf', statementPdf());
  const files = [
    { id: read ?? '', document_type: 'hold_notice' as const },
    { id: unread ?? '', document_type: 'application_document' as const },
  ];
  const { case_id: caseId } = (
    await merchant.apply({ fields: { amountHeld: '54,000', holdStartDate: '9/2/2026' }, files })
  ).body;
  await staff.post(`/api/admin/cases/${caseId}/assign`, { attorney_id: attorney.id });
  const summaries = async () =>
    (await merchant.get(`/api/cases/${caseId}`)).body.case_files
      .map((file: { ai_summary: string | null }) => file.ai_summary?.slice(0, 40) ?? null)
      .toSorted();
  expect(await summaries()).toEqual(['Read by machine: looks like a terminatio', null].toSorted());
  await app.runJobs();
  expect(await summaries()).toEqual([
    'Read by machine: looks like a merchant s',
    'Read by machine: looks like a terminatio',
  ]);
  for (const by of [merchant, staff, attorney])
    expect(
      (await by.get(`/api/cases/${caseId}/extractions`)).body.items.map((each: { kind: string }) => each.kind),
    ).toEqual(['merchant_statements', 'hold_notice']);
  const { body } = await attorney.get(`/api/cases/${caseId}/contradictions`);
  expect(body.items).toEqual([
    {
      field: 'held_amount_cents',
      label: 'Amount held',
      entered: '$54,000.00',
      read: '$45,000.00',
      source: { from: 'file', file_id: read, page: 1 },
      filename: 'notice.pdf',
      snippet: 'Amount held: $45,000.00',
      confidence: 0.95,
    },
  ]);
  expect([
    (await merchant.get(`/api/cases/${caseId}/contradictions`)).status,
    (await stranger.get(`/api/cases/${caseId}/extractions`)).status,
  ]).toEqual([403, 404]);
  // Nothing was applied, and the letter goes by what was entered.
  expect((await merchant.get(`/api/cases/${caseId}`)).body.held_amount_cents).toBe(5_400_000);
  const [version] = await superuser.rows<{
    fact_sheet: { facts: Record<string, { value: unknown }>; contradictions: unknown[] };
    document: unknown;
  }>('select fact_sheet, document from letter_versions where case_id = $1', [caseId]);
  expect([
    version?.fact_sheet.facts['held_amount']?.value,
    version?.fact_sheet.contradictions.length,
    JSON.stringify(version?.document).includes('45,000'),
  ]).toEqual([5_400_000, 1, false]);
  const letterId = await queuedLetter(attorney, caseId);
  const decisions = async () => (await attorney.get(`/api/letters/${letterId}`)).body.decisions;
  expect(await decisions()).toContainEqual(
    expect.objectContaining({
      key: `file:held_amount_cents:${read}`,
      bars: 'nothing',
      text: expect.stringContaining('page 1, shows $45,000.00 as amount held; entered is $54,000.00.'),
    }),
  );
  for (const kind of ['notice_form', 'blank_form', 'signed_paper', 'agreement']) {
    await superuser.rows('update case_files set document_type = $1 where id = $2', [kind, read]);
    expect([kind, (await attorney.get(`/api/cases/${caseId}/contradictions`)).body.items]).toEqual([kind, []]);
  }
  await superuser.rows("update case_files set document_type = 'hold_notice' where id = $1", [read]);
  const unreadKey = expect.objectContaining({ key: `file:unread:${unread}`, owner: 'attorney' });
  expect(await decisions()).not.toContainEqual(unreadKey);
  await superuser.rows("update file_extractions set status = 'unreadable' where file_id = $1", [unread]);
  expect(await decisions()).toContainEqual(unreadKey);
  const kindKey = `file:kind:${read}:hold_notice:chargeback_report`;
  expect((await decisions()).map(({ key }: { key: string }) => key)).not.toContain(kindKey);
  await superuser.rows("update file_extractions set kind = 'chargeback_report' where file_id = $1", [read]);
  expect(await decisions()).toContainEqual(
    expect.objectContaining({
      key: kindKey,
      bars: 'approval',
      text: 'Exhibit A (notice.pdf) reads as a chargeback report; it is enclosed as a termination or hold notice.',
    }),
  );
});

test('a job that runs again, or after its file was deleted, changes nothing', async () => {
  const { id = '' } = await merchant.upload('again.pdf', statementPdf());
  await app.runJobs();
  const before = await superuser.rows('select * from file_extractions where file_id = $1', [id]);
  await extract(app.services, id ?? '');
  expect(await superuser.rows('select * from file_extractions where file_id = $1', [id])).toEqual(before);
  await merchant.send('DELETE', `/api/application-draft/uploads/${id}`);
  await extract(app.services, id ?? '');
  expect(await superuser.rows('select 1 from file_extractions where file_id = $1', [id])).toEqual([]);
});

test.each([
  ['locked.pdf', lockedPdf(), 'This PDF has a password', 'Save it without the password, or take a photo of each page'],
  ['broken.pdf', damagedPdf(), 'This PDF is damaged', 'Download or save it again, or take a photo of each page'],
])('%s is taken, and its owner reads what is wrong with it and what to do', async (name, content, wrong, advice) => {
  const { id } = await merchant.upload(name, content);
  await app.runJobs();
  const said = (await ofDraft(merchant)).find((each: { file_id: string }) => each.file_id === id);
  expect(said).toMatchObject({ status: 'unreadable', summary: null });
  for (const words of [wrong, advice]) expect(said.error).toContain(words);
});

test('a file that takes too long to read is abandoned once', async () => {
  const { id: slow = '' } = await merchant.upload('slow.pdf', statementPdf());
  await extract({ ...app.services, reader: createChildReader({ timeout_ms: 20 }) }, slow ?? '');
  expect((await ofDraft(merchant)).find((each: { file_id: string }) => each.file_id === slow)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('too long'),
  });
  await app.runJobs();
  expect((await ofDraft(merchant)).find((each: { file_id: string }) => each.file_id === slow)).toMatchObject({
    status: 'failed',
  });
});
