import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readAccount } from '../engines/exports/read-account.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let [merchant, other, staff]: TestUser[] = [];
let [caseId, otherCase] = ['', ''];
beforeAll(async () => {
  app = await openTestApp();
  app.services.readAccount = readAccount;
  superuser = await openSuperuser(app.url);
  [merchant, other, staff] = [await app.user(), await app.user(), await app.user('staff')];
});
beforeEach(async () => {
  await superuser.rows('delete from export_mappings');
  await superuser.rows("update account_proofs set mappings = '{}'");
  caseId = (await merchant!.apply()).body.case_id;
  otherCase = (await other!.apply()).body.case_id;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const header = 'When,Type,Amount,Balance';
const rows = '2026-10-20,Sale,100.00,100.00\n2026-10-21,Rolling,-30.00,70.00\n2026-10-22,Sale,5.00,75.00\n';
const columns = { day: 0, kind: 1, amount: 2, balance: 3 };
const mapping = {
  columns,
  currency: 'USD',
  kinds: [
    { kind: 'Rolling', does: 'hold' },
    { kind: 'Sale', does: 'sale' },
  ],
};

async function added(by: TestUser, id: string, text = `${header}\n${rows}`): Promise<void> {
  const file = await by.upload('gateway.csv', Buffer.from(text), id, 'account_export');
  await by.post(`/api/cases/${id}/files`, { files: [{ id: file.id, document_type: 'account_export' }] });
  await app.runJobs();
}
const records = async (by = merchant!, id = caseId) => (await by.get(`/api/cases/${id}/records`)).body;
const signatureOf = async (by = merchant!, id = caseId): Promise<string> =>
  (await records(by, id)).proof.tables[0].signature;
async function name(given: unknown = mapping, by = merchant!, id = caseId) {
  const answer = await by.post(`/api/cases/${id}/records/columns`, {
    signature: await signatureOf(by, id),
    mapping: given,
  });
  await app.runJobs();
  return answer;
}
const listed = async () => (await staff!.get('/api/knowledge/export-mappings')).body.items;
async function decide(decision: 'confirmed' | 'rejected', at = 0) {
  const { mapping_sha256 } = (await listed())[at];
  const answer = await staff!.post('/api/knowledge/export-mappings', { mapping_sha256, decision });
  await app.runJobs();
  return answer;
}

test('a merchant names the columns of a file that nobody knows, changes them, and takes them back', async () => {
  await added(merchant!, caseId);
  expect((await records()).proof).toMatchObject({ accounts: [], tables: [{ named: null }] });
  expect((await name()).status).toBe(200);
  expect((await records()).proof).toMatchObject({
    refused: [],
    files: [{ columnsBy: 'merchant' }],
    tables: [{ named: { by: 'merchant', mapping: { columns } } }],
    accounts: [{ withheld: { level: 'at least', amount: 3_000 } }],
  });
  await name({ ...mapping, columns: { ...columns, amount: 3, balance: 2 } });
  expect((await records()).proof.refused[0].says).toContain('the balance does not add up');
  await name(null);
  expect((await records()).proof).toMatchObject({ accounts: [], tables: [{ named: null }] });
  expect(
    await superuser.rows("select 1 from case_history where case_id = $1 and what = 'export_columns_named'", [caseId]),
  ).toHaveLength(3);
});

test('what cannot read a file is refused with its reason, and so is a header that no file has', async () => {
  await added(merchant!, caseId);
  expect((await name({ ...mapping, columns: { day: 0, kind: 1, amount: 1 } })).body).toMatchObject({
    code: 'INVALID_INPUT',
    message: 'Each column can be only one thing.',
  });
  expect((await name({ ...mapping, columns: { ...columns, fee: 100 } })).status).toBe(422);
  expect((await name({ ...mapping, columns: { ...columns, fee: 4 } })).status).toBe(422);
  expect((await name({ ...mapping, kinds: [{ kind: 'A\u202eB', does: 'sale' }] })).status).toBe(422);
  const unknown = { signature: '0'.repeat(64), mapping };
  expect((await merchant!.post(`/api/cases/${caseId}/records/columns`, unknown)).status).toBe(409);
});

test('a mapping is of its own case alone until the desk confirms it, and then of all', async () => {
  await added(merchant!, caseId);
  await added(other!, otherCase, `${header}\n2026-11-20,Rolling,-7.00,93.00\n2026-11-21,Sale,1.00,94.00\n`);
  await name();
  expect((await records(other!, otherCase)).proof).toMatchObject({ accounts: [], tables: [{ named: null }] });
  expect(await listed()).toMatchObject([
    { case_id: caseId, decided: null, mapping: { header: ['when', 'type', 'amount', 'balance'] } },
  ]);
  expect((await decide('confirmed')).body.items).toMatchObject([{ decided: { decision: 'confirmed' } }]);
  for (const [by, id, amount] of [
    [merchant!, caseId, 3_000],
    [other!, otherCase, 700],
  ] as const)
    expect((await records(by, id)).proof).toMatchObject({
      files: [{ columnsBy: 'staff' }],
      accounts: [{ withheld: { amount } }],
    });
  await decide('rejected');
  expect((await records(other!, otherCase)).proof).toMatchObject({ accounts: [], tables: [{ named: null }] });
  expect((await records()).proof.refused[0].says).toContain('Our staff looked at the columns');
});

test('one mapping of a header is confirmed at a time', async () => {
  await added(merchant!, caseId);
  await added(other!, otherCase);
  await name();
  await name({ ...mapping, kinds: [] }, other!, otherCase);
  expect((await decide('confirmed')).status).toBe(200);
  expect((await decide('confirmed')).status).toBe(409);
  expect((await listed()).map((each: { decided: unknown }) => each.decided !== null)).toEqual([false, true]);
});

test('a decision that falls while a file is read is read by all the same', async () => {
  await added(merchant!, caseId);
  await name();
  app.services.readAccount = async (...given) => {
    app.services.readAccount = readAccount;
    const proof = await readAccount(...given);
    const { mapping_sha256 } = (await listed())[0];
    await staff!.post('/api/knowledge/export-mappings', { mapping_sha256, decision: 'confirmed' });
    return proof;
  };
  await added(other!, otherCase);
  expect((await records(other!, otherCase)).proof).toMatchObject({ files: [{ columnsBy: 'staff' }] });
});

test('merchants neither see nor decide how headers are read', async () => {
  expect((await merchant!.get('/api/knowledge/export-mappings')).status).toBe(403);
  const decision = { mapping_sha256: '0'.repeat(64), decision: 'confirmed' };
  expect((await merchant!.post('/api/knowledge/export-mappings', decision)).status).toBe(403);
  expect((await staff!.post('/api/knowledge/export-mappings', decision)).status).toBe(404);
});
