import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyAnswers, type Answers } from '../../domain/intake/answers.ts';
import { madeUpReader } from '../../testing/exports/made-up-reader.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { requiredFields, type TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});
beforeEach(async () => {
  app.services.readAccount = madeUpReader;
  merchant = await app.user();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const records = async () => (await merchant.get('/api/application-draft/records')).body;
const sent = async (name: string, text: string): Promise<string> =>
  (await merchant.upload(name, Buffer.from(text), undefined, 'account_export')).id ?? '';

/** Saves a draft that names these files as exports. Returns its version. */
async function save(ids: readonly string[], fields: Answers['fields'] = {}): Promise<number> {
  const { version } = (await merchant.get('/api/application-draft')).body;
  const answers = {
    ...emptyAnswers(),
    fields: { ...requiredFields('who@shop.example'), ...fields },
    files: ids.map((id) => ({ id, document_type: 'account_export' })),
  };
  return (await merchant.send('PUT', '/api/application-draft', { version, step: 1, answers })).body.version;
}
const stored = () => superuser.rows('select 1 from draft_account_proofs where user_id = $1', [merchant.id]);

const twoHolds = 'Date,Amount\n2026-10-20,3000000\n2026-11-03,1120618\n';

test('an export of a draft is read by a job and suggests what is held, as surely as it shows it', async () => {
  expect(await records()).toMatchObject({ state: 'none', file_ids: [] });
  const id = await sent('activity.csv', twoHolds);
  await save([id]);
  expect(await records()).toMatchObject({ state: 'reading', file_ids: [id], suggestions: [] });
  await app.runJobs();
  expect(await records()).toMatchObject({
    state: 'derived',
    files: [{ name: 'activity.csv', processor: 'paypal' }],
    suggestions: [
      { field: 'amountHeld', answer: '41,206', words: 'From activity.csv, 2 rows: at least $41,206.18' },
      {
        field: 'holdStartDate',
        answer: '10/20/2026',
        words: 'From activity.csv, row 2: the first part that is still held',
      },
    ],
  });
  expect(await superuser.rows('select 1 from file_extractions where file_id = $1', [id])).toEqual([]);
});

test('an export of another processor than the chosen one suggests nothing', async () => {
  await save([await sent('activity.csv', twoHolds)], { processor: 'stripe' });
  await app.runJobs();
  expect(await records()).toMatchObject({ files: [{ processor: 'paypal' }], suggestions: [] });
});

test('two exports count together, equal ones once, and one that is taken out again counts no more', async () => {
  const [first, second] = [await sent('a.csv', twoHolds), await sent('b.csv', '2026-11-04,100\n')];
  await save([first, second]);
  await app.runJobs();
  expect((await records()).suggestions[0].words).toBe('From 2 files, 3 rows: at least $41,207.18');
  await merchant.send('DELETE', `/api/application-draft/uploads/${first}`);
  await save([second]);
  expect((await records()).state).toBe('reading');
  await app.runJobs();
  expect((await records()).suggestions[0].words).toBe('From b.csv, 1 row: at least $1.00');
});

test('a question that comes first, and a file that is refused, are said', async () => {
  await save([await sent('a.csv', `ask\n${twoHolds}`), await sent('b.csv', 'refuse\n')]);
  await app.runJobs();
  expect(await records()).toMatchObject({
    asked_first: ['Does this export begin with the account?'],
    refused: [{ name: 'b.csv', says: 'It has no money in it.' }],
  });
});

test('an export becomes one of the case, which derives it; the draft leaves nothing behind', async () => {
  const id = await sent('activity.csv', twoHolds);
  const version = await save([id], { amountHeld: '41,206' });
  await app.runJobs();
  expect(await stored()).toHaveLength(1);
  const { body } = await merchant.post('/api/applications', { version }, { 'idempotency-key': `key of ${id}` });
  expect(await stored()).toEqual([]);
  await app.runJobs();
  expect((await merchant.get(`/api/cases/${body.case_id}/records`)).body).toMatchObject({
    state: 'derived',
    files: [{ id, filename: 'activity.csv' }],
    contradiction: null,
    other_contradictions: [],
  });
});

test.each(['discarded', 'file removed'])('what is %s while it is read is not stored', async (how) => {
  const id = await sent('activity.csv', twoHolds);
  const version = await save([id]);
  app.services.readAccount = async (...given) => {
    const proof = await madeUpReader(...given);
    if (how === 'discarded') await merchant.post('/api/application-draft/discard', { version });
    else {
      await merchant.send('DELETE', `/api/application-draft/uploads/${id}`);
      await save([]);
    }
    return proof;
  };
  await app.runJobs();
  expect(await records()).toMatchObject({ state: 'none', suggestions: [] });
  const proofs = await superuser.rows('select proof from draft_account_proofs where user_id = $1', [merchant.id]);
  expect(proofs.flatMap(({ proof }) => (proof as { accounts: unknown[] } | null)?.accounts ?? [])).toEqual([]);
});

test('a file is filed by what it is: a text as an export, a document never as one', async () => {
  const csv = await sent('activity.csv', twoHolds);
  const { id: pdf } = await merchant.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  expect(
    (await merchant.upload('notice.csv', Buffer.from('%PDF-1.7\n'), undefined, 'account_export')).answer.status,
  ).toBe(415);
  const { body } = await merchant.apply({
    files: [
      { id: csv, document_type: 'hold_notice' },
      { id: pdf ?? '', document_type: 'account_export' },
    ],
  });
  const { case_files: files } = (await merchant.get(`/api/cases/${body.case_id}`)).body;
  expect(
    Object.fromEntries(files.map((file: { id: string; document_type: string }) => [file.id, file.document_type])),
  ).toEqual({
    [csv]: 'account_export',
    [pdf ?? '']: 'application_document',
  });
});
