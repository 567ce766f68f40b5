import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { jobHandlers } from '../jobs.ts';
import { jobSchedules } from '../kernel/jobs.ts';
import { anchorFolder } from './anchor-history.ts';
import { verifyHistory } from './verify-history.ts';

let app: TestApp;
let owner: Superuser;
let caseId: string;
let anchors: string[];
const anchor = async () => {
  await jobHandlers(app.services)['anchor-history']({});
  return app.services.storage.list(anchorFolder);
};

beforeAll(async () => {
  app = await openTestApp();
  owner = await openSuperuser(app.url);
  const merchant = await app.user();
  const staff = await app.user('staff');
  caseId = (await merchant.apply()).body.case_id;
  await merchant.apply();
  anchors = await anchor();
  for (const [version, status] of ['under_review', 'in_progress'].entries())
    await staff.send('PATCH', `/api/admin/cases/${caseId}`, { status }, { 'if-match': `"${version + 1}"` });
  anchors = await anchor();
});
beforeEach(async () => {
  expect((await verifyHistory(app.services)).problems).toEqual([]);
});
afterAll(async () => {
  await owner.close();
  await app.close();
});

/**
 * Problems found after the database's owner changed the history past every trigger; the original entries are put back
 * afterwards.
 */
async function tampered(sql: string): Promise<string[]> {
  await owner.rows('create table safe as select * from case_history');
  await owner.rows('set session_replication_role = replica');
  try {
    await owner.rows(sql.replaceAll('$1', `'${caseId}'`));
    return (await verifyHistory(app.services)).problems;
  } finally {
    await owner.rows('alter table case_history disable trigger no_truncate; truncate case_history');
    await owner.rows(
      'insert into case_history select * from safe; alter table case_history enable trigger no_truncate',
    );
    await owner.rows('set session_replication_role = origin; drop table safe');
  }
}

test('the history as it was written verifies, and an anchor is due every day', async () => {
  const report = await verifyHistory(app.services);
  expect(report).toMatchObject({ cases: 2, anchors: 2, erased: 0, problems: [] });
  expect(report.entries).toBeGreaterThanOrEqual(4);
  expect(jobSchedules['anchor-history']).toMatch(/^\d+ \d+ \* \* \*$/);
});

test('an altered entry is found by its chain', async () => {
  expect(await tampered('update case_history set new_value = \'"closed"\' where case_id = $1 and seq = 2')).toEqual([
    `Case ${caseId}: entry 2 is not what was written.`,
  ]);
});

test('a chain that was computed again is found by the anchor', async () => {
  const forged = `do $do$ declare h case_history; p text := ''; begin
    for h in select * from case_history where case_id = $1 order by seq loop
      h.actor_name := 'somebody else'; h.prev_hash := p; h.hash := app.history_hash(p, h); p := h.hash;
      update case_history set actor_name = h.actor_name, prev_hash = h.prev_hash, hash = h.hash where id = h.id;
    end loop; end $do$`;
  const problems = await tampered(forged);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) expect(problem).toMatch(/anchored in history-anchors\/.* is another\./);
});

test('a history cut at its end, and one that was truncated, are found by the anchor', async () => {
  expect(await tampered('delete from case_history where case_id = $1 and seq = 3')).toEqual([
    `Case ${caseId}: entry 3, anchored in ${anchors[1]}, is missing.`,
  ]);
  const all = await tampered(
    'alter table case_history disable trigger all; truncate case_history; alter table case_history enable trigger all',
  );
  expect(all.length).toBeGreaterThanOrEqual(3);
});

test('an anchor that was removed or written by somebody without the key is found', async () => {
  const { storage } = app.services;
  const [first = '', second = ''] = anchors;
  const kept = await storage.sealed(first).then((stream) => stream.toArray());
  await storage.putSealed(first, await storage.sealed(second));
  expect((await verifyHistory(app.services)).problems[0]).toMatch(/cannot be read/);
  await storage.remove(first);
  expect((await verifyHistory(app.services)).problems).toEqual([`The anchor before ${second} is missing or another.`]);
  await storage.putSealed(first, Readable.from(kept));
});

test('anchors that stopped are reported', async () => {
  const { clock } = app.services;
  app.services.clock = { ...clock, now: () => new Date(Date.now() + 3 * 24 * 60 * 60_000) };
  try {
    expect((await verifyHistory(app.services)).problems).toEqual([
      expect.stringMatching(/^No anchor has been written since/),
    ]);
  } finally {
    app.services.clock = clock;
  }
});
