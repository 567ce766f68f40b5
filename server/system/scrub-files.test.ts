import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { jobSchedules } from '../kernel/jobs.ts';
import { scrubFiles } from './scrub-files.ts';
import { updateAlarms } from './alarms.ts';

let app: TestApp;
let superuser: Superuser;
let keys: string[];
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const user = await app.user();
  for (const name of ['a', 'b', 'c', 'd']) await user.upload(`${name}.pdf`, Buffer.from(`%PDF-1.7\n${name}\n%%EOF`));
  keys = (
    await superuser.rows<{ key: string }>('select storage_key as key from uploads order by storage_key collate "C"')
  ).map(({ key }) => key);
  await superuser.rows('delete from pgboss.job');
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const portion = { files: 3, bytes: 1e9, ms: 60_000 };
const scrub = () => scrubFiles(app.services, portion);
const damaged = () =>
  superuser.rows<{ key: string; problem: string }>('select key, problem from damaged_files order by key collate "C"');
const pathOf = (key: string) => join(app.services.config.dataDir, 'files', key);

test('files are read in nightly portions, and the round begins again at the end', async () => {
  expect(keys).toHaveLength(4);
  expect(await scrub()).toMatchObject({ after: keys[2], checked: 3, round_done: null });
  expect(await scrub()).toMatchObject({ after: '', checked: 4, round_done: expect.any(String) });
  expect(await scrub()).toMatchObject({ after: keys[2], checked: 3, round_done: expect.any(String) });
  await scrub();
  expect(await damaged()).toEqual([]);
  expect(jobSchedules['scrub-files']).toMatch(/^\d+ \d+ \* \* \*$/);
});

test('a damaged and a missing file raise an alarm until they are whole again, and nothing is deleted', async () => {
  const [cut = '', , gone = ''] = keys;
  const [safe, lost] = [readFileSync(pathOf(cut)), readFileSync(pathOf(gone))];
  writeFileSync(pathOf(cut), safe.subarray(0, -1));
  rmSync(pathOf(gone));
  await scrub();
  expect(await damaged()).toEqual([
    { key: cut, problem: 'It was altered or cut.' },
    { key: gone, problem: 'It is missing in the storage.' },
  ]);
  await updateAlarms(app.services);
  expect(await superuser.rows("select problem from alarms where kind = 'file_damaged'")).toEqual([
    { problem: '2 stored files are damaged or missing.' },
  ]);
  expect(readFileSync(pathOf(cut))).toHaveLength(safe.length - 1);
  writeFileSync(pathOf(cut), safe);
  writeFileSync(pathOf(gone), lost);
  await scrub();
  await scrub();
  expect(await damaged()).toEqual([]);
});

test('a row with another hash counts as damage, but a storage that is down and an erased file do not', async () => {
  const [first = ''] = keys;
  await superuser.rows("update checkups set figures = '{}'");
  const down = { ...app.services.storage, get: () => Promise.reject(new Error('connection refused')) };
  await expect(scrubFiles({ ...app.services, storage: down }, portion)).rejects.toThrow('refused');
  expect(await damaged()).toEqual([]);
  await superuser.rows("update uploads set sha256 = repeat('0', 64) where storage_key = $1", [first]);
  await scrub();
  expect(await damaged()).toEqual([{ key: first, problem: 'It is not what its row says.' }]);
  await superuser.rows('delete from uploads where storage_key = $1', [first]);
  await scrub();
  expect(await damaged()).toEqual([]);
});
