import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginRotation, endRotation } from '../../scripts/rotate-key.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { secretsOf } from '../auth/auth.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { keyIdOf } from '../engines/keys/key-id.ts';
import { checkKey } from '../kernel/check-key.ts';
import { readConfig } from '../kernel/config.ts';
import { openEin } from '../kernel/ein.ts';
import { eraseFiles } from '../privacy/erase-files.ts';
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import { rotateKey } from './rotate-key.ts';

const [first, second] = ['1'.repeat(16) + 'abcdefghijklmnop', '2'.repeat(16) + 'qrstuvwxyzabcdef'];
const temp = (name: string) => mkdtempSync(join(tmpdir(), `unhold-${name}-`));
const ein = '12-3456789';
const content = Buffer.from('%PDF-1.7\n%%EOF');

let before: TestApp;
let after: TestApp;
let owner: Superuser;
let caseId: string;
let fileKey: string;
const dataDir = temp('rotate');

const asBetterAuth = (keys: string[]) => {
  const { secret, secrets } = secretsOf(keys);
  const currentVersion = secrets[0]?.version ?? 0;
  return { keys: new Map(secrets.map((each) => [each.version, each.value])), currentVersion, legacySecret: secret };
};
const sealedEin = async () => {
  const [row] = await owner.rows<{ sealed: Buffer }>('select ein_encrypted as sealed from cases where id = $1', [
    caseId,
  ]);
  return row?.sealed ?? Buffer.alloc(0);
};
const read = async (app: TestApp) => buffer(await app.services.storage.get(fileKey));

beforeAll(async () => {
  before = await openTestApp({ DATA_DIR: dataDir, APP_KEY: first });
  owner = await openSuperuser(before.url);
  const merchant = await before.user();
  await before.user();
  const { id } = await merchant.upload('notice.pdf', content);
  const files = [{ id: id ?? '', document_type: 'hold_notice' as const }];
  caseId = (await merchant.apply({ files, fields: { ein } })).body.case_id;
  const [row] = await owner.rows<{ storage_key: string }>('select storage_key from case_files');
  fileKey = row?.storage_key ?? '';
  await before.services.signing.identity();
  for (const data of ['from before keys had ids', 'with an id'])
    await owner.rows(
      `insert into auth.two_factors (id, user_id, secret, backup_codes)
       select gen_random_uuid(), u.id, $1, $1 from auth.users u
       where not exists (select from auth.two_factors f where f.user_id = u.id) limit 1`,
      [await symmetricEncrypt({ key: data.startsWith('with') ? asBetterAuth([first]) : first, data })],
    );
});
afterAll(async () => {
  await after?.close();
  await owner.close();
});

test('a lost key is not silently replaced by a new one', () => {
  const folder = temp('lost');
  const { appKey } = readConfig({ DATA_DIR: folder });
  expect(readConfig({ DATA_DIR: folder }).appKey).toBe(appKey);
  rmSync(join(folder, 'app-key'));
  // The folder that an embedded database leaves.
  mkdirSync(join(folder, 'postgres', 'cluster'), { recursive: true });
  expect(() => readConfig({ DATA_DIR: folder })).toThrow(
    /key of this installation is missing: put its file app-key back/,
  );
  expect(existsSync(join(folder, 'app-key'))).toBe(false);
});

test('nothing is changed while a process without the new key is running', async () => {
  after = await openTestApp({ DATA_DIR: dataDir, APP_KEY: second, APP_KEY_OLD: first }, { ownerUrl: before.url });
  await expect(rotateKey(after.services, before.url)).rejects.toThrow(/restart every process/);
  expect(openEin(await sealedEin(), [first])).toBe(ein);
  await before.close();
});

test('a process with both keys reads values under the old key and writes with the new one', async () => {
  expect(openEin(await sealedEin(), after.services.config.appKeys)).toBe(ein);
  expect(await read(after)).toEqual(content);
  const source = { url: before.url, storage: after.services.storage, appKey: second, say: () => {} };
  await expect(writeBackup(source, temp('two-keys'), null)).rejects.toThrow(/finish {2}npm run operator -- rotate-key/);
});

test('everything is encrypted again, and the old key opens nothing any more', async () => {
  const done = await rotateKey(after.services, before.url);
  expect(done).toMatchObject({ taxIds: 1, signingKeys: 1, secondFactors: 2 });
  expect(done.files).toBeGreaterThanOrEqual(1);
  expect(openEin(await sealedEin(), [second])).toBe(ein);
  const sealed = await sealedEin();
  expect(() => openEin(sealed, [first])).toThrow();
  expect(await read(after)).toEqual(content);
  const factors = await owner.rows<{ secret: string; backup_codes: string }>(
    'select secret, backup_codes from auth.two_factors',
  );
  for (const { secret, backup_codes } of factors)
    for (const data of [secret, backup_codes])
      expect(await symmetricDecrypt({ key: asBetterAuth([second]), data })).toMatch(/id/);
  const source = { url: before.url, storage: after.services.storage, appKey: second, say: () => {} };
  await writeBackup(source, temp('one-key'), null);
});

test('run again it finds nothing to do, and the program starts with the new key alone', async () => {
  expect(await rotateKey(after.services, before.url)).toEqual({
    taxIds: 0,
    signingKeys: 0,
    secondFactors: 0,
    files: 0,
  });
  expect(await checkKey(before.url, [second])).toBe(keyIdOf(second));
  await expect(checkKey(before.url, [first])).rejects.toThrow(/APP_KEY is not the key/);
  const alone = await openTestApp({ DATA_DIR: dataDir, APP_KEY: second }, { ownerUrl: before.url });
  expect(await read(alone)).toEqual(content);
  await alone.services.signing.identity();
  await alone.close();
});

test('a file that is erased meanwhile does not come back', async () => {
  await eraseFiles(after.services, [fileKey]);
  await rotateKey(after.services, before.url);
  expect(await after.services.storage.stat(fileKey)).toBeNull();
});

test('a generated key is replaced in its file, and the old one is kept beside it for older backups', () => {
  const folder = temp('file');
  const old = readConfig({ DATA_DIR: folder });
  expect(beginRotation(old)).toMatch(/Restart every process/);
  const both = readConfig({ DATA_DIR: folder });
  expect(both.appKeys).toEqual([both.appKey, old.appKey]);
  expect(both.appKey).not.toBe(old.appKey);
  expect(beginRotation(both)).toBeNull();
  endRotation(both);
  expect(readConfig({ DATA_DIR: folder }).appKeys).toEqual([both.appKey]);
  expect(readFileSync(join(folder, `app-key-old-${keyIdOf(old.appKey)}`), 'utf8')).toBe(old.appKey);
});
