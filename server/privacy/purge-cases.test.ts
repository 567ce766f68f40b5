import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Services } from '../kernel/context.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { purgeCases } from './purge-cases.ts';

let app: TestApp;
let superuser: Superuser;
let [merchant, staff]: TestUser[] = [];

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  [merchant, staff] = [await app.user(), await app.user('staff')];
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** A case of the merchant with a file, set to a status by staff. */
async function made(status: string): Promise<string> {
  const file = await merchant?.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
  const id = (await merchant?.apply({ files: [{ id: file?.id ?? '', document_type: 'hold_notice' }] }))?.body.case_id;
  if (status !== 'intake')
    await staff?.send(
      'PATCH',
      `/api/admin/cases/${id}`,
      { status },
      { 'if-match': String((await staff.get(`/api/admin/cases/${id}`)).body.version) },
    );
  return id;
}
const left = async () =>
  (await superuser.rows<{ id: string }>('select id from cases order by created_at')).map(({ id }) => id);
const at = (moment: Date): Services => ({ ...app.services, clock: { ...app.services.clock, now: () => moment } });
const inYears = (years: number, days = 0): Date => {
  const moment = new Date();
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  moment.setUTCDate(moment.getUTCDate() + days);
  return moment;
};

test('a case closed 7 years ago is deleted with its bytes; open, held or younger ones stay', async () => {
  const [closed, resolved, held, open] = [
    await made('closed'),
    await made('resolved'),
    await made('closed'),
    await made('in_progress'),
  ];
  await staff?.post(`/api/admin/cases/${held}/legal-hold`, { on: true, why: 'A subpoena.' });
  const keys = await superuser.rows<{ storage_key: string }>(
    'select storage_key from case_files where case_id in ($1, $2)',
    [closed, resolved],
  );
  const all = await left();
  expect(await purgeCases(app.services)).toEqual({ due: 0, held: 0, purged: 0 });
  expect(await purgeCases(at(inYears(7, -2)))).toEqual({ due: 0, held: 0, purged: 0 });
  expect(await left()).toEqual(all);

  expect(await purgeCases(at(inYears(7, 1)))).toEqual({ due: 2, held: 1, purged: 2 });
  expect(await left()).toEqual([held, open]);
  expect((await staff?.get(`/api/admin/cases/${closed}`))?.status).toBe(404);
  expect(
    await superuser.rows(
      "select case_number is not null as numbered, actor_id from erasures_log where what = 'case_purged'",
    ),
  ).toEqual([
    { numbered: true, actor_id: null },
    { numbered: true, actor_id: null },
  ]);
  expect(await purgeCases(at(inYears(7, 1)))).toEqual({ due: 0, held: 1, purged: 0 });
  await app.runJobs();
  for (const { storage_key } of keys) expect(await app.services.storage.stat(storage_key)).toBeNull();
  expect((await merchant?.get('/api/me'))?.status).toBe(200);
});

test('how columns were named goes with its case, except what the desk confirmed for the installation', async () => {
  const id = await made('closed');
  await superuser.rows('insert into account_proofs (case_id, mappings) values ($1, $2)', [id, '{"x": {}}']);
  await superuser.rows(
    "insert into export_mappings (id, mapping_sha256, signature, mapping, case_id, decision, decided_by, decided_by_name, decided_at) select gen_random_uuid(), repeat('0', 64), repeat('0', 64), '{}', $1, 'confirmed', created_by, 'Test', now() from cases where id = $1",
    [id],
  );
  await purgeCases(at(inYears(8)));
  expect(await superuser.rows('select 1 from account_proofs where case_id = $1', [id])).toEqual([]);
  expect(await superuser.rows('select case_id, decision from export_mappings')).toEqual([
    { case_id: null, decision: 'confirmed' },
  ]);
});

test('what a merchant decided about language models goes with the case, and what a call cost stays counted', async () => {
  const id = await made('closed');
  await superuser.rows(
    "insert into ai_consents (id, case_id, providers, sends, place, decided_by, decided_at) select gen_random_uuid(), id, '{OpenAI}', 'facts', 'case', created_by, now() from cases where id = $1",
    [id],
  );
  await superuser.rows(
    "insert into model_calls (id, at, case_id, purpose, provider, model, input_tokens, output_tokens, outcome) values (gen_random_uuid(), now(), $1, 'write_notes', 'OpenAI', 'small', 1, 1, 'written')",
    [id],
  );
  await purgeCases(at(inYears(8)));
  expect(await superuser.rows('select 1 from ai_consents')).toEqual([]);
  expect(await superuser.rows('select case_id, input_tokens from model_calls')).toEqual([
    { case_id: null, input_tokens: 1 },
  ]);
});

test('a reopened case is not due', async () => {
  const id = await made('closed');
  await staff?.send(
    'PATCH',
    `/api/admin/cases/${id}`,
    { status: 'in_progress' },
    { 'if-match': String((await staff.get(`/api/admin/cases/${id}`)).body.version) },
  );
  await purgeCases(at(inYears(8)));
  expect(await left()).toContain(id);
});

test('the database itself refuses to purge too early, under hold, for a merchant, and rows that nobody may delete', async () => {
  const id = await made('closed');
  const as = async (role: string, sql: string) => {
    await superuser.rows('begin');
    try {
      await superuser.rows('set local role unhold_app');
      await superuser.rows("select set_config('app.actor_id', $1, true), set_config('app.actor_role', $2, true)", [
        merchant?.id,
        role,
      ]);
      await superuser.rows(sql);
      return 'done';
    } catch (error) {
      return (error as Error).message;
    } finally {
      await superuser.rows('rollback');
    }
  };
  expect(await as('admin', `select app.purge_case('${id}', now())`)).toMatch(/is not due/);
  expect(await as('admin', `select app.purge_case('${id}', now() + interval '8 years')`)).toBe('done');
  expect(await as('client', `select app.purge_case('${id}', now() + interval '8 years')`)).toMatch(
    /only staff and the program/,
  );
  expect(await as('client', `select app.erase_user('${merchant?.id}')`)).toMatch(/only staff and the program/);
  await staff?.post(`/api/admin/cases/${id}/legal-hold`, { on: true, why: 'A subpoena.' });
  expect(await as('admin', `select app.purge_case('${id}', now() + interval '8 years')`)).toMatch(/under legal hold/);
  for (const sql of [
    'select app.erase_case(null)',
    'select app.delete_case(null)',
    'select app.reduce_case(null)',
    'insert into app.erasing values (null, null)',
    'delete from case_history',
    'delete from erasures_log',
  ]) {
    expect([sql, await as('admin', sql)]).toEqual([sql, expect.stringMatching(/permission denied/)]);
  }
  expect(await as('admin', 'delete from cases')).toBe('done');
  expect(await left()).toContain(id);
  await expect(superuser.rows('delete from case_history where case_id = $1', [id])).rejects.toThrow('append-only');
});

test('the erasing functions cover every table that refers to a case', async () => {
  const references = await superuser.rows<{ child: string; deletes: string }>(
    "select conrelid::regclass::text as child, confdeltype::text as deletes from pg_constraint where contype = 'f' and confrelid = 'cases'::regclass and confdeltype <> 'c'",
  );
  // Kept without its case: how a header is read, and what a call of a language model cost. Deleted by name in app.delete_case; everything else is deleted with the case.
  expect(references.map(({ child }) => child)).toEqual(['uploads', 'export_mappings', 'model_calls']);
  const append = await superuser.rows<{ name: string }>(
    "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'app.refuse_change'::regproc order by 1",
  );
  expect(append.map(({ name }) => name)).toEqual([
    'access_log',
    'case_history',
    'clock_pauses',
    'closing_points',
    'conflict_decisions',
    'desk_leavings',
    'engagement_endings',
    'engagement_inquiries',
    'erasures_log',
    'exhibit_books',
    'explained_records',
    'fact_entries',
    'filing_days',
    'form_blanks',
    'form_ticks',
    'invoices',
    'letter_approvals',
    'letter_departures',
    'letter_facts',
    'letter_link_opens',
    'letter_readings',
    'letter_suggestion_comments',
    'letter_suggestion_decisions',
    'letter_suggestion_parts',
    'letter_suggestions',
    'letter_versions',
    'letter_views',
    'license_checks',
    'licenses',
    'mailhouse_reports',
    'notice_forms',
    'offer_advice',
    'offer_terms',
    'own_authorities',
    'paper_originals',
    'paper_signatures',
    'paper_withdrawals',
    'party_clearances',
    'staff_grants',
    'version_choices',
    'version_confirmations',
  ]);
});
