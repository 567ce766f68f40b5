import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import type { TestUser } from '../testing/app/test-user.ts';
import { systemActor } from './actor.ts';

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
let caseId: string;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const merchant = await app.user();
  staff = await app.user('staff');
  caseId = (await merchant.apply()).body.case_id;
  for (const [version, status] of ['under_review', 'in_progress', 'resolved'].entries())
    await change(version + 1, { status });
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const change = (version: number, body: object) =>
  staff.send('PATCH', `/api/admin/cases/${caseId}`, body, { 'if-match': `"${version}"` });

/**
 * Sequence numbers at which the hash chain of a case is broken: a row, its position or the previous hash was changed.
 */
async function broken(): Promise<number[]> {
  const rows = await superuser.rows<{ seq: number }>(
    `select seq from (select h.*, app.history_hash(h.prev_hash, h) as computed, coalesce(lag(h.hash) over w, '') as before, row_number() over w as place
       from case_history h where case_id = $1 window w as (order by seq)) checked
     where hash <> computed or prev_hash <> before or seq <> place order by seq`,
    [caseId],
  );
  return rows.map(({ seq }) => seq);
}

/** Tampers as an intruder with the owner's password would, checks the chain, and rolls back. */
async function tampered(sql: string): Promise<number[]> {
  await superuser.rows('begin');
  await superuser.rows('set local session_replication_role = replica');
  try {
    await superuser.rows(sql, [caseId]);
    return await broken();
  } finally {
    await superuser.rows('rollback');
  }
}

test('each change of a case is a row with actor, field, old and new value, chained to the previous one', async () => {
  const rows = await superuser.rows(
    'select seq, actor_name, what, field, old_value, new_value from case_history where case_id = $1 order by seq',
    [caseId],
  );
  expect(rows.slice(1)).toEqual(
    [
      ['intake', 'under_review'],
      ['under_review', 'in_progress'],
      ['in_progress', 'resolved'],
    ].map(([old_value, new_value], index) => ({
      seq: index + 2,
      actor_name: staff.account?.email,
      what: 'status_changed',
      field: 'status',
      old_value,
      new_value,
    })),
  );
  expect(await broken()).toEqual([]);
});

test('history is append-only even for the owner of the database', async () => {
  for (const sql of [
    "update case_history set what = 'x'",
    'delete from case_history',
    'update letter_versions set version = 1',
    'delete from letter_approvals',
  ]) {
    const refused = superuser.rows(sql);
    if (sql.includes('case_history')) await expect(refused).rejects.toThrow('case_history is append-only');
    else expect(await refused).toEqual([]);
  }
});

test.each([
  ['another value', 'update case_history set new_value = \'"closed"\' where case_id = $1 and seq = 3', [3]],
  ['another actor', "update case_history set actor_name = 'nobody' where case_id = $1 and seq = 2", [2]],
  ['another time', "update case_history set at = at - interval '1 day' where case_id = $1 and seq = 2", [2]],
  ['a deleted row', 'delete from case_history where case_id = $1 and seq = 2', [3]],
  [
    'a changed row whose own hash was recomputed',
    'update case_history h set what = \'x\', hash = (select app.history_hash(h.prev_hash, jsonb_populate_record(h, \'{"what": "x"}\'))) where case_id = $1 and seq = 2',
    [3],
  ],
  [
    'a row appended outside the chain',
    "insert into case_history (id, case_id, seq, actor_name, what, prev_hash, hash) select gen_random_uuid(), $1, 5, 'x', 'noted', hash, 'made up' from case_history where case_id = $1 and seq = 4",
    [5],
  ],
  ['a deleted first row', 'delete from case_history where case_id = $1 and seq = 1', [2, 3, 4]],
])('the hash chain detects: %s', async (_, sql, places) => {
  expect(await tampered(sql)).toEqual(expect.arrayContaining(places));
  expect(await broken()).toEqual([]);
});

test('concurrent writers produce one unbroken chain', async () => {
  const row =
    "insert into case_history (id, case_id, seq, actor_name, what, prev_hash, hash) select gen_random_uuid(), $1, 0, 'x', 'noted', '', ''";
  await Promise.all(
    Array.from({ length: 20 }, () =>
      app.services.database.as(systemActor, (db) => db.executeQuery(CompiledQuery.raw(row, [caseId]))),
    ),
  );
  const [{ n } = { n: 0 }] = await superuser.rows<{ n: number }>(
    'select count(*)::int as n from case_history where case_id = $1',
    [caseId],
  );
  expect(n).toBeGreaterThanOrEqual(24);
  expect(await broken()).toEqual([]);
});
