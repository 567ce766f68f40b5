import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from '../server/kernel/config.ts';
import { openLog } from '../server/kernel/log.ts';
import { openServices } from '../server/open-services.ts';
import { migrate } from './migrate.ts';
import { underStartLock } from './start-lock.ts';
import { isPage } from '../web/paths/paths.ts';

async function freshDatabase(): Promise<string> {
  const url = new URL(inject('clusterUrl'));
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  const name = `migrate_${process.pid}_${Date.now()}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  return url.href;
}

test('three processes can migrate an empty database concurrently', async () => {
  const url = await freshDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'unhold-start-'));
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
  const start = () =>
    underStartLock(url, async () => {
      await migrate(url, () => {});
      return openServices(config, openLog('silent'), url, isPage);
    });
  const opened = await Promise.all([start(), start(), start()]);
  await Promise.all(opened.map((each) => each.close()));
});

test('the generated row types match the migrated database', async () => {
  const url = await freshDatabase();
  await migrate(url, () => {});
  const file = join(mkdtempSync(join(tmpdir(), 'unhold-types-')), 'schema.ts');
  execFileSync(process.execPath, ['scripts/generate-types.mjs', url, file]);
  expect(readFileSync(file, 'utf8')).toBe(readFileSync('db/schema.ts', 'utf8'));
});

test('a database older than the baseline is refused with instructions', async () => {
  const url = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create table migrations (name text primary key, sha256 text not null)');
  await client.query("insert into migrations values ('0001_roles.sql', ''), ('0002_auth.sql', '')");
  await client.end();
  await expect(migrate(url, () => {})).rejects.toThrow(/0001_roles\.sql.*start with an empty database/);
});

test('a migration that has landed is never edited', () => {
  const folder = 'db/migrations/';
  const sums = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map(
      (name) =>
        `${createHash('sha256')
          .update(readFileSync(folder + name))
          .digest('hex')}  ${name}`,
    );
  expect(readFileSync(`${folder}SHA256SUMS`, 'utf8').trimEnd().split('\n')).toEqual(sums);
});
