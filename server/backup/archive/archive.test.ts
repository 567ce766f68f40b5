import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { lsnOf, WalStream } from '../../../db/copy/wal-stream.ts';
import { commitsWait, letCommitsWait, standby } from '../../../db/embedded/standby.ts';
import { startEmbedded, type EmbeddedDatabase } from '../../../db/embedded.ts';
import { migrate } from '../../../db/migrate.ts';
import { openSuperuser, type Superuser } from '../../../testing/app/superuser.ts';
import { openQueue } from '../../kernel/job-queue.ts';
import { openLog } from '../../kernel/log.ts';
import { createFileStorage } from '../../ports/storage/file-storage.ts';
import { archivedStorage } from './archive-objects.ts';
import { basesOf } from './base.ts';
import { startArchive, type Archive } from './keep-archive.ts';
import { keepInStep } from './keep-in-step.ts';
import { archivedObjects, lineagesIn, walFolder } from './lineage.ts';
import { pruneArchive } from './prune-archive.ts';
import { replicationClient, slot } from './receive-wal.ts';
import { restoreFromArchive } from './restore-archive.ts';

// Each restore starts three servers.
vi.setConfig({ testTimeout: 120_000 });

const appKey = 'the key of an archive, long enough';
const log = openLog('silent');
const temp = (name: string) => {
  const folder = mkdtempSync(join(tmpdir(), `unhold-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
};
const storageOf = (dataDir: string) =>
  createFileStorage({ directory: join(dataDir, 'files'), app_key: Buffer.from(appKey) });

const [dataDir, backupDir, systemDir] = [temp('data'), temp('archive'), temp('system')];
const storage = archivedStorage(storageOf(dataDir), backupDir, log);
let embedded: EmbeddedDatabase;
let owner: Superuser;
let archive: Archive;
const moments: Date[] = [];

const now = async () => (await owner.rows<{ now: Date }>('select clock_timestamp() as now'))[0]?.now ?? new Date(0);
const fileKey = (number: number) => `cases/0190/file-${number}.pdf`;

/** One acknowledged change: a file, and a row that refers to it. */
async function change(number: number): Promise<void> {
  await storage.put(fileKey(number), Buffer.from(`file ${number}`));
  await owner.rows(
    `insert into uploads (id, user_id, filename, content_type, extension, size_bytes, sha256, storage_key)
     select gen_random_uuid(), id, $1, 'application/pdf', 'pdf', 6, 'x', $2 from users limit 1`,
    [`file-${number}.pdf`, fileKey(number)],
  );
  // Between this change and the next: a Date has milliseconds only, and a commit may be in the same one.
  await sleep(20);
  moments.push(await now());
  await sleep(20);
}

beforeAll(async () => {
  embedded = await startEmbedded({ dataDir, log: () => {}, systemDir });
  await migrate(embedded.url, () => {});
  await (await openQueue(embedded.url, { worker: false, log })).stop();
  owner = await openSuperuser(embedded.url);
  await owner.rows(
    `insert into users (id, email, org_id, role) select gen_random_uuid(), 'ada@people.example', id, 'admin' from orgs limit 1`,
  );
  await change(0);
  archive = startArchive({ url: embedded.url, backupDir, appKey, storage, log });
  await archive.ready;
  for (let number = 1; number <= 4; number += 1) await change(number);
  await storage.remove(fileKey(1));
  await owner.rows('delete from uploads where storage_key = $1', [fileKey(1)]);
  await change(5);
}, 120_000);
afterAll(async () => {
  vi.resetConfig();
  await owner.close();
  await archive.stop();
  await embedded.stop();
});

type Seen = { keys: string[]; files: string[]; written: string[]; held: number; lastChange: Date | null };

/** Restores into a new DATA_DIR and returns what is there. */
async function restored(to: Date | null, from = backupDir): Promise<Seen> {
  const into = temp('into');
  const files = storageOf(into);
  const { lastChange } = await restoreFromArchive({
    dataDir: into,
    backupDir: from,
    to,
    appKey,
    storage: files,
    onceTemplates: [],
    say: () => {},
    systemDir,
  });
  const database = await startEmbedded({ dataDir: into, log: () => {}, systemDir });
  const client = await openSuperuser(database.url);
  try {
    await migrate(database.url, () => {});
    const keys = (await client.rows<{ key: string }>('select storage_key as key from uploads order by 1')).map(
      ({ key }) => key,
    );
    const contents = await Promise.all(keys.map(async (key) => (await buffer(await files.get(key))).toString()));
    const messages = await client.rows<{ email: string }>('select email from contact_messages order by created_at');
    const held = (await client.rows('select from app.outgoing_hold')).length;
    return { keys, files: contents, written: messages.map(({ email }) => email), held, lastChange };
  } finally {
    await client.close();
    await database.stop();
    rmSync(into, { recursive: true, force: true });
  }
}

test('everything that was acknowledged is in the archive, without stopping anything', async () => {
  await archive.joined;
  const copy = temp('copy');
  const names: string[] = [];
  for (let number = 0; number < 20; number += 1) {
    names.push(`answered-${number}@people.example`);
    await owner.rows('insert into contact_messages (id, name, email, message) values (gen_random_uuid(), $1, $1, $1)', [
      names.at(-1),
    ]);
  }
  // Copied in the same turn of the event loop as the last answer, so nothing can be added in between.
  cpSync(backupDir, copy, { recursive: true });
  const { keys, files, held, written } = await restored(null, copy);
  expect(written).toEqual(names);
  expect(keys).toEqual([0, 2, 3, 4, 5].map(fileKey));
  expect(files).toEqual([0, 2, 3, 4, 5].map((number) => `file ${number}`));
  expect(held).toBe(1);
});

test('any moment can be restored, together with a file that was removed since', async () => {
  const { keys, files, lastChange } = await restored(moments[2] ?? null);
  expect(keys).toEqual([0, 1, 2].map(fileKey));
  expect(files).toEqual(['file 0', 'file 1', 'file 2']);
  expect(lastChange?.getTime()).toBeLessThanOrEqual(moments[2]?.getTime() ?? 0);
});

test('restoring a moment after the last change gives the last state', async () => {
  expect((await restored(new Date(Date.now() + 3_600_000))).keys).toHaveLength(5);
});

test('a moment before the first base is refused, and the first one named', async () => {
  await expect(restored(new Date('2020-01-01'))).rejects.toThrow(/The archive begins at 20.*choose that moment/);
});

test('an archive of another key is refused', async () => {
  await expect(
    restoreFromArchive({
      dataDir: temp('into'),
      backupDir,
      to: null,
      appKey: `${appKey} not`,
      storage,
      onceTemplates: [],
      say: () => {},
    }),
  ).rejects.toThrow(/another APP_KEY/);
});

test('nothing in the archive can be read without the key', () => {
  const files = readdirSync(backupDir, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const all = Buffer.concat(files.map((each) => readFileSync(join(each.parentPath, each.name))));
  expect(all.length).toBeGreaterThan(1_000_000);
  for (const text of ['ada@people.example', 'file-4.pdf', 'file 4']) expect(all.includes(text)).toBe(false);
});

test('the program continues the archive where it stopped, and after a crash drops a record that was cut off', async () => {
  await archive.stop();
  const [lineage = ''] = await lineagesIn(backupDir);
  const folder = walFolder(lineage);
  const newest = join(folder, readdirSync(folder).sort().at(-1) ?? '');
  truncateSync(newest, statSync(newest).size - 7);
  // The server keeps changes that come while nothing is archived.
  await change(6);
  archive = startArchive({ url: embedded.url, backupDir, appKey, storage, log });
  await archive.ready;
  await change(7);
  await sleep(1_000);
  expect(await basesOf(lineage, appKey)).toHaveLength(1);
  expect((await restored(null)).keys).toEqual([0, 2, 3, 4, 5, 6, 7].map(fileKey));
});

/** Whether a change is answered within a second. */
const isAnswered = async () => {
  const answer = owner.rows("update contact_messages set name = 'changed'").then(() => true);
  answer.catch(() => {});
  return Promise.race([answer, sleep(1_000).then(() => false)]);
};

test('commits that wait for the archive of a killed process are let go', async () => {
  await archive.stop();
  expect(await isAnswered()).toBe(true);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  // Repeated until it is seen, because the commits may be let go between two looks.
  const left = async () => {
    await letCommitsWait(client, true);
    await sleep(50);
    return commitsWait(client);
  };
  await expect.poll(left).toBe(true);
  await expect.poll(() => commitsWait(client)).toBe(false);
  expect(await isAnswered()).toBe(true);
  await client.end();
});

test('commits do not wait for an archive that has stopped for five seconds, until it has caught up', async () => {
  const silent = await replicationClient(embedded.url, standby);
  const { rows } = await silent.query<{ timeline: number; xlogpos: string }>('IDENTIFY_SYSTEM');
  const [system] = rows;
  // Reads the log and never confirms it.
  const stream = silent.query(new WalStream(slot, lsnOf(system?.xlogpos ?? ''), Number(system?.timeline))).resume();
  stream.on('error', () => {});
  const stopped = new AbortController();
  let behind = 0;
  const joined = Promise.withResolvers<void>();
  const receiver = { behindMs: () => behind };
  const inStep = keepInStep({ url: embedded.url, receiver, log, joined: joined.resolve }, stopped.signal);
  await joined.promise;
  // The server reads its settings a moment later.
  await expect.poll(isAnswered).toBe(false);
  behind = 5_001;
  await expect.poll(isAnswered).toBe(true);
  behind = 0;
  await expect.poll(isAnswered).toBe(false);
  stopped.abort();
  await inStep;
  expect(await isAnswered()).toBe(true);
  await silent.end();
  archive = startArchive({ url: embedded.url, backupDir, appKey, storage, log });
  await archive.joined;
});

test('a log that is damaged in the middle is replayed up to the damage, and never past it', async () => {
  const copy = temp('damaged');
  await cp(backupDir, copy, { recursive: true });
  const [lineage = ''] = await lineagesIn(copy);
  const newest = join(walFolder(lineage), readdirSync(walFolder(lineage)).sort().at(-1) ?? '');
  const bytes = readFileSync(newest);
  const at = bytes.length - 200;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(newest, bytes);
  const { keys } = await restored(null, copy);
  expect(keys).toEqual([0, 2, 3, 4, 5, 6, 7].map(fileKey).slice(0, keys.length));
});

test('files are removed from the archive once no moment of the last week needs them, and not before', async () => {
  const [lineage = ''] = await lineagesIn(backupDir);
  const segments = readdirSync(walFolder(lineage)).length;
  await pruneArchive(backupDir, lineage, appKey);
  expect(readdirSync(walFolder(lineage)).length).toBeGreaterThan(0);
  expect(readdirSync(walFolder(lineage)).length).toBeLessThanOrEqual(segments);
  expect(readdirSync(archivedObjects(backupDir), { recursive: true }).some((name) => name.includes('file-7'))).toBe(
    true,
  );
  expect((await restored(moments.at(-1) ?? null)).keys).toContain(fileKey(7));
  // Two weeks on, the removed file is forgotten.
  await pruneArchive(backupDir, lineage, appKey, Date.now() + 14 * 24 * 3_600_000);
  expect(readdirSync(backupDir, { recursive: true }).some((name) => String(name).includes('file-1.pdf'))).toBe(false);
  expect((await restored(null)).keys).toContain(fileKey(7));
});
