import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentKinds } from '../../domain/documents/document-kind.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
let app: TestApp;
let superuser: Superuser;
let people: Record<'merchant' | 'staff' | 'attorney', TestUser>;
let caseId: string;
let fileId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  people = { merchant: await app.user(), staff: await app.user('staff'), attorney: await app.user('attorney') };
  fileId = (await people.merchant.upload('=1+1 «notice».pdf', pdf)).id ?? '';
  caseId = (await people.merchant.apply({ files: [{ id: fileId, document_type: 'hold_notice' }] })).body.case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const setKind = (kind: string, by = people.staff, id = fileId) =>
  by.post(`/api/admin/files/${id}/kind`, { document_type: kind });
const fileOnPage = async () => (await people.staff.get(`/api/admin/cases/${caseId}`)).body.case_files[0];
const history = () =>
  superuser.rows(
    "select actor_name, field, old_value, new_value from case_history where case_id = $1 and what = 'file_kind_changed' order by seq",
    [caseId],
  );

describe('the kind of a file', () => {
  test('staff can set each of the nine kinds, and both sides see it', async () => {
    for (const kind of [...documentKinds, 'application_document']) {
      const answer = await setKind(kind);
      expect([answer.status, answer.body.id, answer.body.document_type]).toEqual([200, fileId, kind]);
    }
    expect((await setKind('bank_statements')).body).toEqual(await fileOnPage());
    expect((await people.merchant.get(`/api/cases/${caseId}/files`)).body.items[0].document_type).toBe(
      'bank_statements',
    );
  });

  test('changing the kind writes a history entry with the file, the old kind and the new, and repeating it writes none', async () => {
    const before = (await history()).length;
    await setKind('ein_letter');
    await setKind('ein_letter');
    const lines = await history();
    expect(lines.length).toBe(before + 1);
    expect(lines.at(-1)).toEqual({
      actor_name: people.staff.account?.email,
      field: 'document_type',
      old_value: { filename: '=1+1 «notice».pdf', document_type: 'bank_statements' },
      new_value: { filename: '=1+1 «notice».pdf', document_type: 'ein_letter' },
    });
  });

  test('two concurrent changes of kind write two entries, each from the kind that the other left', async () => {
    await setKind('application_document');
    await Promise.all([setKind('refund_policy'), setKind('formation_document')]);
    const [first, second] = (await history()).slice(-2);
    expect(first?.['old_value']).toMatchObject({ document_type: 'application_document' });
    expect(second?.['old_value']).toEqual(first?.['new_value']);
    expect(second?.['new_value']).toMatchObject({ document_type: (await fileOnPage()).document_type });
  });

  test('only staff can set a kind, on an existing file, and only one of the nine', async () => {
    expect([
      (await setKind('hold_notice', people.merchant)).status,
      (await setKind('hold_notice', people.attorney)).status,
      (await setKind('hold_notice', app.visitor())).status,
    ]).toEqual([403, 403, 401]);
    expect([
      (await setKind('hold_notice', people.staff, uuidv7())).status,
      (await setKind('hold_notice', people.staff, 'x')).status,
      (await setKind('contract')).status,
    ]).toEqual([404, 404, 422]);
    const { id: inDraft } = await people.merchant.upload('draft.pdf', pdf);
    expect((await setKind('hold_notice', people.staff, inDraft ?? '')).status).toBe(404);
  });
});

describe('the malware scan of a file', () => {
  const scans = async () =>
    Object.fromEntries(
      (await people.staff.get(`/api/admin/cases/${caseId}`)).body.case_files.map(
        (file: { filename: string; scan: unknown }) => [file.filename, file.scan],
      ),
    );
  const none = { at: null, by: null };

  test('a scan is reported with time and scanner, and never as clean when there was none', async () => {
    expect(await scans()).toEqual({ '=1+1 «notice».pdf': { state: 'no_scanner', ...none } });
    const { scanner } = app.services;
    app.services.scanner = { name: 'ClamAV', scan: async () => ({ clean: true }) };
    const before = Date.now();
    const scanned = (await people.merchant.upload('scanned.pdf', pdf, caseId)).id ?? '';
    await people.merchant.post(`/api/cases/${caseId}/files`, {
      files: [{ id: scanned, document_type: 'hold_notice' }],
    });
    expect(await scans()).toEqual({
      '=1+1 «notice».pdf': { state: 'no_record', ...none },
      'scanned.pdf': { state: 'clean', at: expect.any(String), by: 'ClamAV' },
    });
    expect(Date.parse((await scans())['scanned.pdf'].at)).toBeGreaterThanOrEqual(before);
    app.services.scanner = scanner;
    expect(await scans()).toMatchObject({
      '=1+1 «notice».pdf': { state: 'no_scanner' },
      'scanned.pdf': { state: 'clean', by: 'ClamAV' },
    });
  });

  test('the scan result follows the file from the draft into the case, and is hidden from the merchant', async () => {
    const { scanner } = app.services;
    app.services.scanner = { name: 'ClamAV', scan: async () => ({ clean: true }) };
    const { id } = await people.merchant.upload('drafted.pdf', pdf);
    app.services.scanner = scanner;
    const other = (await people.merchant.apply({ files: [{ id: id ?? '', document_type: 'hold_notice' }] })).body
      .case_id;
    expect((await people.staff.get(`/api/admin/cases/${other}`)).body.case_files[0].scan).toMatchObject({
      state: 'clean',
      by: 'ClamAV',
    });
    const shown = (await people.merchant.get(`/api/cases/${other}`)).body.case_files[0];
    expect([
      Object.keys(shown).filter((key) => key.startsWith('scan')),
      (await people.merchant.get(`/api/cases/${other}/files`)).body.items,
    ]).toEqual([[], [shown]]);
  });
});
