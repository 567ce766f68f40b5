// @proves database-down
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../kernel/config.ts';
import { openLog } from '../kernel/log.ts';
import { openServices, type Opened } from '../open-services.ts';
import { jobHandlers } from '../jobs.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';
import { isPage } from '../../web/paths/paths.ts';

/** A proxy between the program and its database that can be cut. */
class Wire {
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  private readonly target: URL;
  port = 0;

  constructor(target: URL) {
    this.target = target;
  }

  async join(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from
          .on('error', () => to.destroy())
          .on('close', () => {
            to.destroy();
            this.sockets.delete(from);
          })
          .pipe(to);
      }
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    if (typeof address === 'object' && address) this.port = address.port;
  }

  async cut(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.server = null;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}

let base: TestApp;
let superuser: Superuser;
let wire: Wire;
let opened: Opened;
let dataDir: string;
let user: TestUser;

beforeAll(async () => {
  base = await openTestApp({}, { realPasswords: true });
  superuser = await openSuperuser(base.url);
  const account = (await base.user()).account;
  wire = new Wire(new URL(base.url));
  await wire.join();
  const url = new URL(base.url);
  url.port = String(wire.port);
  dataDir = mkdtempSync(join(tmpdir(), 'unhold-wire-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    APP_KEY: base.services.config.appKey,
  });
  opened = await openServices(config, openLog('silent'), url.href, isPage);
  user = await new TestUser(createApp({ services: opened.services, auth: opened.auth, site: null }), account).signIn();
});
afterEach(async () => {
  await wire.cut();
  await wire.join();
});
afterAll(async () => {
  await opened.close();
  await wire.cut();
  await superuser.close();
  await base.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const plainly = {
  code: 'DATABASE_UNAVAILABLE',
  message: 'We cannot reach our database right now. What you entered is kept; please try again in a moment.',
  reference: expect.stringMatching(/^[0-9a-f]{16}$/),
};
const draft = () => user.get('/api/application-draft');
const save = async (name: string) =>
  user.send('PUT', '/api/application-draft', {
    version: (await draft()).body.version,
    step: 8,
    answers: {
      fields: {
        processor: 'paypal',
        amountHeld: '900',
        firstName: 'A',
        lastName: 'B',
        email: 'a@b.example',
        legalBusinessName: name,
        businessStreet: 'D',
      },
      owners: [{ ownerName: 'Ada' }],
      previousProcessors: [{ processorName: 'Old' }],
      files: [],
    },
  });
const cases = async (): Promise<unknown[]> => (await eventually(() => user.get('/api/cases'))).body.items;
/**
 * Cases that lack a part, or that no job will analyze or draft a letter for. One email is enough for all cases of an
 * account whose address is unconfirmed.
 */
const halves = () =>
  superuser.rows(`select case_number from cases c where not exists (select from fee_terms where case_id = c.id) or not exists (select from business_owners where case_id = c.id)
  or not exists (select from previous_processors where case_id = c.id) or not exists (select from case_history where case_id = c.id) or not exists (select from outbox where case_id = c.id or recipient = (select email from users where id = c.created_by))
  or (select count(*) from pgboss.job where data->>'case_id' = c.id::text) <> 2 or not exists (select from idempotency_keys where response->>'case_id' = c.id::text)`);
const cutBackends = () =>
  superuser.rows(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

/** Retries, as a page does, until the database is back. */
async function eventually<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ask();
    if (answer.status !== 503 || attempt === 100) return answer;
  }
}

describe('while the database is down', () => {
  test('every response is a plain message, and the draft survives without a restart', async () => {
    await save('Kept Goods');
    await wire.cut();
    for (const ask of [
      () => draft(),
      () => user.get('/api/cases'),
      () => user.get('/api/me'),
      () => user.post('/api/applications', { version: 1 }, { 'idempotency-key': 'while it is away' }),
    ]) {
      const answer = await ask();
      expect([answer.status, answer.body]).toEqual([503, plainly]);
    }
    expect((await user.raw('GET', '/api/files/01900000-0000-7000-8000-000000000001/download')).status).toBe(503);
    expect((await user.get('/api/health')).body).toMatchObject({ ok: false, database: false });
    await wire.join();
    expect((await eventually(draft)).body.answers.fields.legalBusinessName).toBe('Kept Goods');
    expect((await eventually(() => user.get('/api/health'))).body).toMatchObject({ ok: true, database: true });
  });

  test('sign-in and uploads fail with a plain message', async () => {
    await wire.cut();
    const signedIn = await user.post('/api/auth/sign-in/email', user.account);
    expect([signedIn.status, JSON.stringify(signedIn.body)]).toEqual([
      503,
      expect.not.stringMatching(/ECONN|stack|at \w+ \(/),
    ]);
    const upload = await user.upload('notice.pdf', Buffer.from('%PDF-1.7'));
    expect([upload.id, upload.answer.status]).toEqual([null, 503]);
    await wire.join();
    expect((await eventually(() => user.post('/api/auth/sign-in/email', user.account))).status).toBe(200);
  });
});

describe('a submission that is interrupted', () => {
  const ways: [string, () => Promise<unknown>][] = [
    ['when the server ends its connections', cutBackends],
    ['when the connection breaks', () => wire.cut().then(() => wire.join())],
  ];
  test.each(ways)(
    'a submission leaves a complete case or none %s, and retrying with the same key shows which',
    async (_, interrupt) => {
      for (let round = 0; round < 4; round += 1) {
        const before = (await cases()).length;
        const name = `Round ${round} ${Math.random()}`;
        const { body } = await eventually(() => save(name));
        const submit = () =>
          user.post('/api/applications', { version: body.version }, { 'idempotency-key': `key of ${name}` });
        const [first] = await Promise.all([submit(), wait(round * 4).then(interrupt)]);
        expect([201, 503]).toContain(first.status);
        if (first.status === 503) expect(first.body).toEqual(plainly);
        const again = await eventually(submit);
        expect(again.status).toBe(201);
        if (first.status === 201) expect(again.body).toEqual(first.body);
        expect(await cases()).toHaveLength(before + 1);
      }
      expect(await halves()).toEqual([]);
    },
  );

  test('an interrupted submission leaves no connection with its actor set', async () => {
    await cutBackends();
    await eventually(draft);
    const { rows } = await opened.services.database.pool.query(
      "select current_setting('app.actor_id', true) as id, current_setting('app.actor_role', true) as role",
    );
    expect(rows).toEqual([
      { id: expect.toSatisfy((id: string | null) => !id), role: expect.toSatisfy((role: string | null) => !role) },
    ]);
  });
});

const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

test('the job queue resumes after its connections were cut', async () => {
  // Without this, the jobs of earlier tests would run first, one by one.
  await superuser.rows('delete from pgboss.job');
  const end = await base.queue.work(jobHandlers(base.services));
  await cutBackends();
  await eventually(() => save('After the cut'));
  const { body } = await draft();
  const submitted = await eventually(() =>
    user.post('/api/applications', { version: body.version }, { 'idempotency-key': 'after the cut' }),
  );
  await expect
    .poll(
      async () => (await superuser.rows('select 1 from messages where case_id = $1', [submitted.body.case_id])).length,
      { timeout: 20_000, interval: 100 },
    )
    .toBe(1);
  await end();
});
