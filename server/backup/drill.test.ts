import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storedKeys } from '../../db/copy/tables.ts';
import { approve } from '../../testing/app/desk.ts';
import { emptyDatabase } from '../../testing/app/empty-database.ts';
import { legal, LetterRoom } from '../../testing/app/letter-room.ts';
import { quickPasswords } from '../../testing/app/quick-passwords.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';
import { isPage } from '../../web/paths/paths.ts';
import { createApp } from '../app.ts';
import { emails } from '../emails.ts';
import { jobHandlers } from '../jobs.ts';
import { readConfig } from '../kernel/config.ts';
import { openLog } from '../kernel/log.ts';
import { openServices, type Opened } from '../open-services.ts';
import { createFileStorage } from '../ports/storage/file-storage.ts';
import type { Storage } from '../ports/storage/storage.ts';
import { releaseOutgoing } from './release-outgoing.ts';
import { restorableBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const upload = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const folder = mkdtempSync(join(tmpdir(), 'unhold-backups-'));
const dataDir = mkdtempSync(join(tmpdir(), 'unhold-restored-'));
const say = () => {};
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let room: LetterRoom;
let url: string;
let restored: Opened;
let superuser: Superuser;
const acknowledged: string[] = [];

/**
 * Merchants keep applying until the returned function is called; a case counts as acknowledged once its answer came.
 */
function applying(merchants: TestUser[]): () => Promise<void> {
  let stopped = false;
  const running = merchants.map(async (merchant) => {
    while (!stopped) {
      const { status, body } = await merchant.apply();
      if (status === 200 || status === 201) acknowledged.push(body.case_id);
    }
  });
  return async () => {
    stopped = true;
    await Promise.all(running);
  };
}

async function uploadFile(user: TestUser): Promise<void> {
  const tus = { 'tus-resumable': '1.0.0' };
  const name = Buffer.from('notice.pdf').toString('base64');
  const created = await user.send('POST', '/api/uploads', undefined, {
    ...tus,
    'upload-length': String(upload.length),
    'upload-metadata': `filename ${name}`,
  });
  const { status } = await user.raw(
    'PATCH',
    new URL(created.headers.get('location') ?? '', 'http://localhost:3000').pathname,
    {
      body: new Uint8Array(upload),
      headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    },
  );
  expect(status).toBe(204);
}

beforeAll(async () => {
  room = await LetterRoom.open();
  await room.fresh();
  await approve(room.attorney, room.letterId);
  await room.send();
  await uploadFile(room.merchant);
  const stop = applying([await room.app.user(), await room.app.user()]);
  while (acknowledged.length < 6) await sleep(20);
  const before = acknowledged.length;
  const { url: from, services } = room.app;
  const source = { url: from, storage: services.storage, appKey: services.config.appKey, say };
  const { path } = await writeBackup(source, folder, null);
  await stop();
  // The backup was made while they wrote.
  expect(acknowledged.length).toBeGreaterThan(before);
  acknowledged.splice(before);

  url = await emptyDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    APP_KEY: services.config.appKey,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
  });
  const storage = createFileStorage({ directory: join(dataDir, 'files'), app_key: Buffer.from(config.appKey) });
  const onceTemplates = [...emails.values()].filter(({ once }) => once).map(({ name }) => name);
  const manifest = await restorableBackup(path, config.appKey);
  await restoreBackup({ url, storage, appKey: config.appKey, onceTemplates, say }, path, manifest);
  restored = await openServices(config, openLog('silent'), url, isPage, quickPasswords);
  superuser = await openSuperuser(url);
});
afterAll(async () => {
  await restored.close();
  await superuser.close();
  await room.close();
});

test('every case that was acknowledged before the backup is there', async () => {
  const cases = await superuser.rows<{ id: string }>('select id from cases');
  const known = new Set(cases.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThanOrEqual(6);
  expect(acknowledged.filter((id) => !known.has(id))).toEqual([]);
});

test('each case came whole: with its history, its fee terms, and a history chain that is not broken', async () => {
  const half = await superuser.rows(
    `select c.id from cases c
     where not exists (select 1 from fee_terms f where f.case_id = c.id)
       or not exists (select 1 from case_history h where h.case_id = c.id and h.what = 'case_submitted')
       or exists (select 1 from case_history h where h.case_id = c.id and h.hash <> app.history_hash(h.prev_hash, h))`,
  );
  expect(half).toEqual([]);
  expect(await superuser.rows('select * from app.wrong_progress()')).toEqual([]);
});

test('every file opens with the same bytes', async () => {
  const keys = (await superuser.rows<{ key: string }>(storedKeys)).map(({ key }) => key);
  const hashes = async (storage: Storage) =>
    Promise.all(keys.map(async (key) => sha256(await buffer(await storage.get(key)))));
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(await hashes(restored.services.storage)).toEqual(await hashes(room.app.services.storage));
  expect(await hashes(restored.services.storage)).toContain(sha256(upload));
});

test('triggers, foreign keys and sequences are as they were', async () => {
  const shape = `
    select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as text from pg_constraint
    where connamespace in ('public'::regnamespace, 'app'::regnamespace, 'auth'::regnamespace)
    union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`;
  expect(await superuser.rows(shape)).toEqual(await room.superuser.rows(shape));
  const [next] = await superuser.rows<{ ok: boolean }>(
    "select nextval('case_numbers') > max(substring(case_number from '[0-9]+$')::int) as ok from cases",
  );
  expect(next?.ok).toBe(true);
});

test('a session that may have been ended since the backup is not valid', async () => {
  const app = createApp({ services: restored.services, auth: restored.auth, site: null });
  const user = new TestUser(app, room.staff.account);
  user.cookie = room.staff.cookie;
  expect((await user.get('/api/me')).status).toBe(401);
});

test('staff see that outgoing work is held, and readiness stays fine', async () => {
  const app = createApp({ services: restored.services, auth: restored.auth, site: null });
  const staff = await new TestUser(app, room.staff.account).signIn();
  await superuser.rows('update auth.sessions set second_factor = true');
  const { body } = await staff.get('/api/outgoing');
  expect(Date.parse(body.held.restored_to)).toBeLessThan(Date.parse(body.held.since));
  expect((await staff.get('/api/me/start')).body.held).toEqual(body.held);
  expect((await room.staff.get('/api/outgoing')).body).toEqual({ held: null });
  expect(
    (await new TestUser(app, room.merchant.account).signIn().then((user) => user.get('/api/outgoing'))).status,
  ).toBe(403);
  expect((await staff.get('/api/health')).body).toMatchObject({ ok: true });
});

const sent = () => {
  const outbox = join(dataDir, 'outbox');
  return readdirSync(dataDir).includes('outbox') ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];
};
const pending = async (names: string) =>
  Number(
    (
      await superuser.rows<{ n: string }>(
        `select count(*) as n from pgboss.job where state < 'completed' and name ${names}`,
      )
    )[0]?.n,
  );
const outgoing = "in ('send-email', 'print-letter')";

test('other work goes on while nothing is sent; once released, everything is sent once except the letter, which needs a decision', async () => {
  const waiting = await pending(outgoing);
  expect(waiting).toBeGreaterThan(3);
  const end = await restored.queue.work(jobHandlers(restored.services));
  try {
    while ((await pending(`not ${outgoing}`)) > 0) await sleep(50);
    expect(await pending(outgoing)).toBeGreaterThanOrEqual(waiting);
    expect(sent()).toEqual([]);

    // Makes the emails older than the last minute before the restored moment, whose emails are not sent by themselves.
    await superuser.rows("update outbox set created_at = created_at - interval '1 hour'");
    const released = await releaseOutgoing(restored.services, url);
    expect(released).toMatchObject({ doubtful: 0 });
    expect(released?.emails).toBeGreaterThan(3);
    expect(released?.letters).toBe(1);
    while ((await pending(outgoing)) > 0) await sleep(50);
    const rows = await superuser.rows<{ recipient: string; channel: string; status: string; n: string }>(
      'select recipient, channel, status, count(*) over (partition by status) as n from outbox',
    );
    expect(rows.filter(({ status }) => status === 'queued')).toEqual([]);
    expect(rows.filter(({ status }) => status === 'uncertain').map(({ recipient }) => recipient)).toEqual([legal]);
    expect(rows.filter(({ channel }) => channel === 'certified_mail')).toMatchObject([{ status: 'to_print' }]);
    expect(sent()).toHaveLength(rows.filter(({ status }) => status === 'sent').length);
    expect(await releaseOutgoing(restored.services, url)).toBeNull();
  } finally {
    await end();
  }
});
