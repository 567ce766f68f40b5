import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { steps } from '../../domain/intake/steps.ts';
import { signAgreement } from '../../testing/app/desk.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser, type TestAnswer } from '../../testing/app/test-user.ts';
import { jobHandlers } from '../jobs.ts';
import { makeAccount } from '../auth/create-account.ts';
import { readJournal } from '../kernel/send-journal.ts';
import { invitationAddress } from '../sharing/invitation-link.ts';

/** A text that nobody but the erased user types. */
const mark = 'Zqvxw';
const address = `${mark.toLowerCase()}@shop.example`;
const pdf = Buffer.from(`%PDF-1.7\n${mark}\n%%EOF`);
const said: string[] = [];
let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let merchant: TestUser;
let other: TestUser;

beforeAll(async () => {
  app = await openTestApp();
  const write = (...given: unknown[]) =>
    void said.push(JSON.stringify(given, (_, each) => (each instanceof Error ? String(each.stack) : each)));
  Object.assign(app.services.log, { info: write, warn: write, error: write, debug: write });
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
  other = await verified(await app.user());
  const account = { email: address, password: 'a pass word of theirs', first_name: mark, last_name: mark, phone: null };
  const id = await makeAccount(app.services, app.auth, account);
  merchant = await verified(await new TestUser(app.app, { id, ...account }).signIn());
}, 60_000);
afterAll(async () => {
  await superuser.close();
  await app.close();
});

async function verified(user: TestUser): Promise<TestUser> {
  await superuser.rows('update auth.users set email_verified = true where id = $1', [user.id]);
  return user;
}
async function fine(asked: Promise<TestAnswer>): Promise<TestAnswer['body']> {
  const { status, body } = await asked;
  expect([200, 201], JSON.stringify(body)).toContain(status);
  return body;
}
/** Every box of the wizard that accepts any text. */
const typed = Object.fromEntries(
  steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'text' || kind === 'longtext')
    .map(({ name }) => [name, `${mark} ${name}`]),
);

/** Types the mark everywhere that a user can type; returns the number of places. */
async function typeEverywhere(): Promise<number> {
  await fine(merchant.send('PATCH', '/api/me', { display_name: `${mark} shown` }));
  const file = await merchant.upload(`${mark}.pdf`, pdf);
  const { case_id: caseId } = await fine(
    merchant.apply({
      fields: { ...typed, email: address, website: `${mark}.example` },
      owners: [{ ownerName: `${mark} owner`, roleTitle: mark }],
      previousProcessors: [{ processorName: `${mark} pay`, terminationReason: mark }],
      files: [{ id: file.id ?? '', document_type: 'hold_notice' }],
    }),
  );
  await app.runJobs();
  const { version } = (await merchant.get(`/api/cases/${caseId}`)).body;
  await merchant.send(
    'PATCH',
    `/api/cases/${caseId}`,
    { first_name: `${mark} again` },
    { 'if-match': String(version) },
  );
  const message = {
    message_id: crypto.randomUUID(),
    subject: `${mark} asks`,
    body: `${mark} wrote`,
    visibility: 'merchant',
  };
  await fine(merchant.post(`/api/cases/${caseId}/messages`, message));
  await superuser.rows(
    "insert into counsel_messages (id, case_id, author_id, author_role, author_name, body, created_at) select gen_random_uuid(), id, created_by, 'merchant', $2, $2, now() from cases where id = $1",
    [caseId, `${mark} to counsel`],
  );
  await fine(
    merchant.post(`/api/cases/${caseId}/guests`, { email: `${mark}.friend@books.example`, name: `${mark} friend` }),
  );
  await fine(signAgreement(merchant, caseId, mark));
  await fine(merchant.post(`/api/cases/${caseId}/cancel`, { reason: `${mark} changed plans` }));
  const draft = (await merchant.get('/api/application-draft')).body;
  const answers = { ...emptyAnswers(), fields: typed };
  await fine(merchant.send('PUT', '/api/application-draft', { version: draft.version, step: 1, answers }));
  await merchant.upload(`${mark} draft.pdf`, pdf);
  await fine(
    app.visitor().post('/api/contact', { name: `${mark} name`, email: address, message: `${mark} has a question` }),
  );
  await fine(app.visitor().post('/api/newsletter', { email: address }));
  await asGuests();
  await fine(merchant.post('/api/me/erasure', { note: `${mark} is done` }));
  return Object.keys(typed).length * 2 + 22;
}

/** Invited to the case of another merchant: once accepted and left, once not answered. */
async function asGuests(): Promise<void> {
  for (const accepts of [true, false]) {
    const { case_id: theirs } = await fine(other.apply());
    await fine(other.post(`/api/cases/${theirs}/guests`, { email: address, name: `${mark} books` }));
    if (!accepts) continue;
    const [row] = await superuser.rows<{ id: string }>('select id from case_guests where case_id = $1', [theirs]);
    const url = new URL(invitationAddress(app.services.config, row?.id ?? ''));
    await fine(merchant.post('/api/invitations/accept', { token: url.searchParams.get('token') }));
    await fine(merchant.post(`/api/shared-cases/${theirs}/leave`, {}));
  }
}

/** Tables whose rows hold the mark, in every schema, and how often. */
async function tablesWithMark(): Promise<string[]> {
  const tables = await superuser.rows<{ name: string }>(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const hits = await superuser.rows(`select 1 from ${name} t where t::text ilike '%${mark}%'`);
    if (hits.length > 0) found.push(`${name}: ${hits.length}`);
  }
  return found;
}

function filesWithMark(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile())
    .filter((path) => `${path}\n${readFileSync(path, 'latin1')}`.toLowerCase().includes(mark.toLowerCase()));
}

test('nothing that a user typed in more than 25 places is left in any table, file, log or journal once they are erased', async () => {
  const before = new Set(await app.services.storage.list(''));
  expect(await typeEverywhere()).toBeGreaterThan(25);
  await app.runJobs();
  const { dataDir } = app.services.config;
  // Proves that the search finds the mark while it is there.
  expect((await tablesWithMark()).length).toBeGreaterThan(10);
  expect(filesWithMark(join(dataDir, 'outbox')).length).toBeGreaterThan(3);
  const { items } = (await staff.get('/api/admin/erasures')).body;
  await fine(staff.post(`/api/admin/erasures/${items[0].id}/decide`, { decision: 'done', note: '' }));
  await app.runJobs();
  await jobHandlers(app.services)['purge-cases']({});
  expect(await tablesWithMark()).toEqual([]);
  expect(filesWithMark(dataDir)).toEqual([]);
  expect(said.filter((line) => line.toLowerCase().includes(mark.toLowerCase()))).toEqual([]);
  expect(JSON.stringify(await readJournal(app.services.storage, new Date(0))).toLowerCase()).not.toContain(
    mark.toLowerCase(),
  );
  const stored = (await app.services.storage.list('')).filter((key) => !before.has(key) && key.includes(merchant.id));
  expect(stored).toEqual([]);
}, 120_000);
