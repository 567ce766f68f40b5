import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { emptyDatabase } from '../../testing/app/empty-database.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { checkKey } from '../kernel/check-key.ts';
import { createFileStorage } from '../ports/storage/file-storage.ts';
import type { Storage } from '../ports/storage/storage.ts';
import { manifestFile, manifestText, readManifest } from './manifest.ts';
import { restorableBackup, restoreBackup } from './restore-backup.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeBackup } from './write-backup.ts';

const temp = (name: string) => mkdtempSync(join(tmpdir(), `unhold-${name}-`));
const say = () => {};
const otherKey = 'another key, which is long enough too';

let app: TestApp;
let superuser: Superuser;
let appKey: string;
let backup: string;
const caseKey = 'cases/0190/letter.pdf';
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  appKey = app.services.config.appKey;
  const merchant = await app.user();
  await merchant.apply();
  await app.services.storage.put(caseKey, Buffer.from('a letter'));
  await superuser.rows(
    `insert into uploads (id, user_id, filename, content_type, extension, size_bytes, sha256, storage_key)
     values (gen_random_uuid(), $1, 'a.pdf', 'application/pdf', 'pdf', 8, 'x', $2)`,
    [merchant.id, caseKey],
  );
  backup = (await writeBackup(source(), temp('backups'), null)).path;
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const source = (storage: Storage = app.services.storage) => ({ url: app.url, storage, appKey, say });
const target = (url: string) => ({
  url,
  appKey,
  say,
  onceTemplates: [],
  storage: createFileStorage({ directory: temp('files'), app_key: Buffer.from(appKey) }),
});
const copyOf = async () => {
  const copy = join(temp('copy'), 'copy');
  await cp(backup, copy, { recursive: true });
  return copy;
};

describe('a damaged backup', () => {
  test.each(['tables/public.cases.sealed', `objects/${caseKey}`, 'files.sha256', 'tables/pending-jobs.sealed'])(
    'is recognized by one changed byte in %s, and by its absence',
    async (path) => {
      const copy = await copyOf();
      const bytes = readFileSync(join(copy, path));
      const at = bytes.length >> 1;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      writeFileSync(join(copy, path), bytes);
      await expect(verifyBackup(copy, appKey)).rejects.toThrow(/altered/);
      await expect(restorableBackup(copy, appKey)).rejects.toThrow(/altered/);
      rmSync(join(copy, path));
      await expect(verifyBackup(copy, appKey)).rejects.toThrow(/cannot be read/);
    },
  );

  test('is recognized when its manifest says something else', async () => {
    const copy = await copyOf();
    const path = join(copy, manifestFile);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"rows": 0/, '"rows": 1'));
    await expect(verifyBackup(copy, appKey)).rejects.toThrow(/manifest.json was altered/);
  });

  test('is refused without its manifest', async () => {
    await expect(verifyBackup(temp('nothing'), appKey)).rejects.toThrow(/no finished backup/);
  });
});

test('nothing of a case can be read in a backup without the key', () => {
  const files = readdirSync(backup, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  const all = Buffer.concat(files.map((each) => readFileSync(join(each.parentPath, each.name))));
  for (const text of ['Analytical Goods', 'people.example', 'a letter', appKey]) expect(all.includes(text)).toBe(false);
});

test('a backup is refused with another key, which is said before anything is written', async () => {
  await expect(restorableBackup(backup, otherKey)).rejects.toThrow(/another APP_KEY: set APP_KEY/);
});

test('the program refuses a database of another key', async () => {
  await checkKey(app.url, [appKey]);
  await expect(checkKey(app.url, [otherKey])).rejects.toThrow(/APP_KEY is not the key of this database/);
});

test('a backup of a newer version is refused, and names what is missing', async () => {
  const copy = await copyOf();
  const manifest = await readManifest(copy, appKey);
  manifest.migrations.push({ name: '9999_later.sql', sha256: 'f'.repeat(64) });
  writeFileSync(join(copy, manifestFile), manifestText(manifest, appKey));
  await expect(restorableBackup(copy, appKey)).rejects.toThrow(/9999_later.sql is not in this one/);
});

test('a backup of an older version is restored and migrated', async () => {
  const old = await emptyDatabase();
  await migrate(old, say, { upTo: '0027_email_sent_once.sql' });
  const owner = await openSuperuser(old);
  await owner.rows("insert into orgs (id, name, kind) values (gen_random_uuid(), 'Old Goods', 'merchant')");
  // The job queue as the older version had it.
  await owner.rows('create schema pgboss');
  await owner.rows(
    'create table pgboss.job (id uuid, name text, data jsonb, state text collate "C", created_on timestamptz)',
  );
  const { path, manifest } = await writeBackup({ ...source(), url: old }, temp('old'), null);
  expect(manifest.migrations.at(-1)?.name).toBe('0027_email_sent_once.sql');
  const url = await emptyDatabase();
  await restoreBackup(target(url), path, await restorableBackup(path, appKey));
  const restored = await openSuperuser(url);
  expect(await restored.rows("select name from orgs where name = 'Old Goods'")).toHaveLength(1);
  expect(await restored.rows("select from public.migrations where name = '0028_backup.sql'")).toHaveLength(1);
  await Promise.all([owner.close(), restored.close()]);
});

test('a restore never replaces data: a database that has a table is refused', async () => {
  const manifest = await restorableBackup(backup, appKey);
  await expect(restoreBackup(target(app.url), backup, manifest)).rejects.toThrow(/not empty.*nothing is replaced/);
});

test('a restore that breaks off leaves a database on which the program does not start', async () => {
  const url = await emptyDatabase();
  const copy = await copyOf();
  const manifest = await restorableBackup(copy, appKey);
  writeFileSync(join(copy, 'tables/public.cases.sealed'), 'cut');
  await expect(restoreBackup(target(url), copy, manifest)).rejects.toThrow();
  await expect(migrate(url, say)).rejects.toThrow(/did not finish/);
});

describe('a backup that fails', () => {
  const failing = (error: Error): Storage => ({
    ...app.services.storage,
    sealed: async () =>
      Readable.from(
        (async function* () {
          yield Buffer.alloc(10);
          throw error;
        })(),
      ),
  });

  test('for want of space leaves nothing and says so', async () => {
    const folder = temp('full');
    const full = Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    await expect(writeBackup(source(failing(full)), folder, 1)).rejects.toThrow(/no space left.*no backup was made/);
    expect(readdirSync(folder)).toEqual(['.lock']);
  });

  test('because the folder cannot be made says which', async () => {
    const file = join(temp('file'), 'file');
    writeFileSync(file, '');
    await expect(writeBackup(source(), join(file, 'backups'), 1)).rejects.toThrow(/ENOTDIR|EEXIST/);
  });

  test('because a file is missing from the storage is made, and names the file', async () => {
    const missing = 'cases/0190/gone.pdf';
    await superuser.rows(
      `insert into uploads (id, user_id, filename, content_type, extension, size_bytes, sha256, storage_key)
       select gen_random_uuid(), user_id, 'b.pdf', content_type, extension, 1, 'x', $1 from uploads limit 1`,
      [missing],
    );
    const { manifest } = await writeBackup(source(), temp('missing'), null);
    await superuser.rows('delete from uploads where storage_key = $1', [missing]);
    expect(manifest.objects.missing).toEqual([missing]);
    expect(manifest.objects.count).toBeGreaterThan(0);
  });

  test('by kill -9 leaves nothing that looks whole; the next one removes what it left', async () => {
    const folder = temp('killed');
    const child = spawn(process.execPath, ['scripts/backup.ts', 'backup', folder], {
      env: { ...process.env, DATABASE_URL: app.url, DATA_DIR: app.services.config.dataDir, DEMO: 'off' },
      stdio: 'ignore',
    });
    const exited = once(child, 'exit');
    while (!readdirSync(folder).some((name) => name.endsWith('.partial'))) await sleep(1);
    child.kill('SIGKILL');
    await exited;
    const [draft = ''] = readdirSync(folder).filter((name) => name.endsWith('.partial'));
    expect(existsSync(join(folder, draft, manifestFile))).toBe(false);
    await expect(verifyBackup(join(folder, draft), appKey)).rejects.toThrow(/no finished backup/);
    const { path } = await writeBackup(source(), folder, 1);
    expect(readdirSync(folder).sort()).toEqual(['.lock', path.split('/').at(-1)]);
  });
});

test('only the newest are kept, and a file that has not changed is not stored again', async () => {
  const folder = temp('kept');
  const names: string[] = [];
  for (let round = 0; round < 3; round += 1) names.push((await writeBackup(source(), folder, 2)).path);
  expect(names.map((path) => existsSync(path))).toEqual([false, true, true]);
  const [, second = '', third = ''] = names.map(
    (path) => statSync(join(path, 'objects', caseKey), { throwIfNoEntry: false })?.ino ?? '',
  );
  expect(second).toBe(third);
  await verifyBackup(names[2] ?? '', appKey);
});

test('a file that was damaged in the last backup is copied from the storage again', async () => {
  const folder = temp('healed');
  const first = (await writeBackup(source(), folder, null)).path;
  writeFileSync(join(first, 'objects', caseKey), 'damaged');
  const second = (await writeBackup(source(), folder, null)).path;
  await verifyBackup(second, appKey);
  await expect(verifyBackup(first, appKey)).rejects.toThrow(/altered/);
});
