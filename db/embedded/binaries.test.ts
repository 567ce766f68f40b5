import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { isRoot, nobodyAccount, ownAccount } from './account.ts';
import { packageFolder, prepareBinaries } from './binaries.ts';

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('library links that npm left out are created, in place or in the copy', { timeout: 60_000 }, async () => {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'unhold-db-')));
  folders.push(root);
  chmodSync(root, 0o755);
  const bare = join(root, 'closed', 'package');
  cpSync(packageFolder(), bare, { recursive: true });
  const libraries = join(bare, 'native', 'lib');
  const links = JSON.parse(readFileSync(join(bare, 'native', 'pg-symlinks.json'), 'utf8')) as { target: string }[];
  const withoutLinks = () => links.forEach(({ target }) => rmSync(join(bare, target), { force: true }));
  const version = (folder: string) =>
    spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { encoding: 'utf8' }).stdout;

  withoutLinks();
  expect(version(join(bare, 'native'))).toBe('');
  const inPlace = await prepareBinaries(bare, ownAccount(), join(root, 'copies'));
  expect(inPlace.folder).toBe(join(bare, 'native'));
  expect(version(inPlace.folder)).toContain('PostgreSQL');
  expect(existsSync(join(libraries, 'libpq.so'))).toBe(true);

  if (!isRoot()) return;
  withoutLinks();
  chmodSync(join(root, 'closed'), 0o700);
  const copies = await Promise.all([1, 2].map(() => prepareBinaries(bare, nobodyAccount(), join(root, 'copies'))));
  expect(copies[0]).toEqual(copies[1]);
  expect(version(copies[0]!.folder)).toContain('PostgreSQL');
  expect(readdirSync(join(root, 'copies')).filter((name) => name.includes('.new-'))).toEqual([]);
});
