import { chmodSync, mkdtempSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, openDatabase } from '../../db/actor.ts';
import { emptyAnswers } from '../../domain/intake/answers.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { openPool } from '../../db/pool.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { requiredFields } from '../../testing/app/test-user.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

/** A separate server, because the other databases of the test run share theirs. */
let embedded: EmbeddedDatabase;
let owner: Superuser;
let app: TestApp;
let postmaster: number;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'frozen-'));
  chmodSync(dataDir, 0o755);
  embedded = await startEmbedded({ dataDir, log: () => {}, settings: { fsync: 'off' } });
  await migrate(embedded.url, () => {});
  owner = await openSuperuser(embedded.url);
  const [row] = await owner.rows<{ pid: string }>(
    "select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid",
  );
  postmaster = Number(row?.pid);
  app = await openTestApp({}, { ownerUrl: embedded.url });
}, 120_000);
afterAll(async () => {
  signal('SIGCONT');
  await app.close();
  await owner.close();
  await embedded.stop();
});

/** The postmaster and all of its processes. */
function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
  process.kill(postmaster, name);
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(postmaster)], { encoding: 'utf8' });
  for (const pid of stdout.split('\n').map(Number).filter(Boolean))
    try {
      process.kill(pid, name);
    } catch {
      // It has ended meanwhile.
    }
}

test('while the database is frozen each request is answered with 503, and afterwards nothing is lost or stored twice', async () => {
  const user = await app.user();
  const { body: draft } = await user.get('/api/application-draft');
  const answers = { ...emptyAnswers(), fields: requiredFields(user.account?.email ?? '') };
  const save = (version: number) => user.send('PUT', '/api/application-draft', { version, step: 8, answers });
  const { body: saved } = await save(draft.version);
  const submit = () =>
    user.post('/api/applications', { version: saved.version }, { 'idempotency-key': 'one-key-for-all' });
  // So many that some find an open connection, some must open one, and some must wait for another's.
  signal('SIGSTOP');
  const refused = await Promise.all([
    submit(),
    save(saved.version),
    ...Array.from({ length: 24 }, (_, n) => user.get(n % 2 === 0 ? '/api/me' : '/api/cases')),
  ]).finally(() => signal('SIGCONT'));
  for (const answer of refused)
    expect([answer.status, answer.body]).toEqual([
      503,
      expect.objectContaining({
        code: 'DATABASE_UNAVAILABLE',
        message: 'We cannot reach our database right now. What you entered is kept; please try again in a moment.',
      }),
    ]);
  const again = await submit();
  expect(again.status).toBe(201);
  expect((await submit()).body).toEqual(again.body);
  expect(await owner.rows('select id from cases')).toEqual([{ id: again.body.case_id }]);
  expect((await user.get('/api/me')).status).toBe(200);
}, 90_000);

test('a slow statement is not cut off, but one that gets no answer is', async () => {
  // A probe opens a connection, which takes a while on a busy machine.
  const pool = openPool(embedded.url, 'unhold_app', 2, () => {}, { silentMs: 50, probeMs: 3_000 });
  const database = openDatabase(pool);
  const long = database.as(systemActor, (db) => sql`select pg_sleep(0.7)`.execute(db));
  await expect(long).resolves.toBeDefined();
  const cut = database.as(systemActor, async (db) => {
    signal('SIGSTOP');
    await sql`select 1`.execute(db);
  });
  await expect(cut.finally(() => signal('SIGCONT'))).rejects.toThrow(/Connection terminated/);
  expect((await pool.query('select 1')).rowCount).toBe(1);
  await pool.end();
}, 60_000);
