import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { closedFolder, isRoot, nobodyAccount, ownAccount } from './embedded/account.ts';
import { startEmbedded, type EmbeddedDatabase } from './embedded.ts';

// Creating a cluster takes a second, or several on a busy disk.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const launcher = join(import.meta.dirname, 'embedded.ts');
const servers: EmbeddedDatabase[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of servers.splice(0)) await server.stop();
});

function tempFolder(mode = 0o755): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'unhold-db-')));
  chmodSync(folder, mode);
  return folder;
}

async function start(dataDir: string, systemDir = join(dataDir, 'system')): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ dataDir, systemDir, log: () => {} });
  servers.push(server);
  return server;
}

let model: Promise<string> | null = null;

/** A folder with a cluster that was started and stopped before: copied from one, since creating each takes a second. */
async function folderWithCluster(): Promise<string> {
  model ??= (async () => {
    const dataDir = tempFolder();
    await (await startEmbedded({ dataDir, systemDir: join(dataDir, 'system'), log: () => {} })).stop();
    return dataDir;
  })();
  const copy = tempFolder();
  // Keeps the owner.
  execFileSync('cp', ['-a', `${await model}/.`, copy]);
  return copy;
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** A process that starts the server of `dataDir`, prints its result and keeps running. */
function spawnOwner(dataDir: string, as: string[] = []): ChildProcess {
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(launcher)});
    const { url, adopted } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} });
    console.log(JSON.stringify({ url, adopted }));
    setInterval(() => {}, 1000);`;
  const [program, ...args] = [...as, process.execPath, '--input-type=module', '-e', script];
  const child = spawn(program!, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  return child;
}

async function resultOf(owner: ChildProcess): Promise<{ url: string; adopted: boolean }> {
  const [line] = (await once(owner.stdout!, 'data')) as [Buffer];
  return JSON.parse(line.toString()) as { url: string; adopted: boolean };
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

const pidFile = (dataDir: string) => join(dataDir, 'postgres', 'cluster', 'postmaster.pid');
const pidOf = (dataDir: string) => Number(readFileSync(pidFile(dataDir), 'utf8').split('\n')[0]);

test('a cold start creates a durable UTF-8 server on the loopback, and a warm start keeps its rows', async () => {
  const dataDir = tempFolder();
  const first = await start(dataDir);
  expect(first.adopted).toBe(false);
  const facts = `SELECT current_setting('fsync'), current_setting('data_checksums'), current_setting('listen_addresses'), current_setting('server_encoding'),
    datlocprovider, datlocale, upper('é') FROM pg_database WHERE datname = current_database()`;
  expect(await query(first.url, facts)).toEqual(['on', 'on', '127.0.0.1', 'UTF8', 'b', 'C.UTF-8', 'É']);
  await expect(query(first.url.replace(/:[0-9a-f]{48}@/, ':wrong@'), 'SELECT 1')).rejects.toMatchObject({
    code: '28P01',
  });
  expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  expect(existsSync(pidFile(dataDir))).toBe(false);

  const second = await start(dataDir);
  expect(second).toMatchObject({ url: first.url, adopted: false });
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
});

test('a server left behind by a killed process is adopted, and stopped by its new owner', async () => {
  const dataDir = await folderWithCluster();
  const owner = spawnOwner(dataDir);
  const { url } = await resultOf(owner);
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await killed(owner);
  const pid = pidOf(dataDir);

  const server = await start(dataDir);
  expect(server).toMatchObject({ url, adopted: true });
  expect(pidOf(dataDir)).toBe(pid);
  expect(await query(server.url, 'SELECT answer FROM kept')).toEqual([42]);
  await server.stop();
  expect(existsSync(pidFile(dataDir))).toBe(false);
});

test('two concurrent starts share one server, which runs until the last of them stops', async () => {
  const dataDir = await folderWithCluster();
  const owner = spawnOwner(dataDir);
  const [here, there] = await Promise.all([start(dataDir), resultOf(owner)]);
  expect(here.url).toBe(there.url);
  expect([here.adopted, there.adopted].toSorted()).toEqual([false, true]);
  const again = await start(dataDir);
  await again.stop();
  await here.stop();
  expect(await query(there.url, 'SELECT 1')).toEqual([1]);
  await killed(owner);
  await (await start(dataDir)).stop();
  expect(existsSync(pidFile(dataDir))).toBe(false);
});

test('a pid file left by a killed server does not prevent the next start', async () => {
  const dataDir = await folderWithCluster();
  const first = await start(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  const account = isRoot() ? nobodyAccount() : ownAccount();
  const other = spawn('sleep', ['60'], account.switched ? { uid: account.uid, gid: account.gid } : {});
  children.push(other);
  for (const pid of [other.pid!, 4_194_300]) {
    writeFileSync(
      pidFile(dataDir),
      `${pid}\n${join(dataDir, 'postgres', 'cluster')}\n1\n5432\n\n127.0.0.1\n  1 1\nready   \n`,
    );
    chownSync(pidFile(dataDir), account.uid, account.gid);
    const server = await start(dataDir);
    expect(server.adopted).toBe(false);
    expect(await query(server.url, 'SELECT answer FROM kept')).toEqual([42]);
    await server.stop();
  }
});

test('a server killed under a running app comes back at the same address with every acknowledged row', async () => {
  const dataDir = await folderWithCluster();
  const { url } = await start(dataDir);
  await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  process.kill(pidOf(dataDir), 'SIGKILL');
  await expect.poll(() => query(url, 'SELECT answer FROM kept').catch(() => null), { timeout: 15_000 }).toEqual([42]);
});

test('the next start recovers from a crash in the middle of initdb', async () => {
  const dataDir = tempFolder();
  const home = join(dataDir, 'postgres');
  const owner = spawnOwner(dataDir);
  const drafts = () => (existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('new-')) : []);
  while (!drafts().some((name) => existsSync(join(home, name, 'cluster', 'PG_VERSION')))) await sleep(5);
  await killed(owner);
  expect(existsSync(join(home, 'cluster'))).toBe(false);

  const { url } = await start(dataDir);
  expect(await query(url, 'SELECT 1')).toEqual([1]);
  await expect.poll(async () => (await start(dataDir)) && drafts()).toEqual([]);
});

test('a folder that holds a partial cluster is never replaced', async () => {
  const dataDir = tempFolder();
  const cluster = join(dataDir, 'postgres', 'cluster');
  mkdirSync(cluster, { recursive: true });
  writeFileSync(join(cluster, 'PG_VERSION'), '18\n');
  const account = isRoot() ? nobodyAccount() : ownAccount();
  chownSync(cluster, account.uid, account.gid);
  await expect(start(dataDir)).rejects.toThrow('not a complete PostgreSQL cluster');
  expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(true);
});

test('another port is used when ours is taken', async () => {
  const dataDir = await folderWithCluster();
  const first = await start(dataDir);
  await first.stop();
  const thief = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
  await once(thief, 'listening');
  const second = await start(dataDir);
  expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  expect(await query(second.url, 'SELECT 1')).toEqual([1]);
  thief.close();
});

test('a lost password file is replaced, as after restoring only the cluster', async () => {
  const dataDir = await folderWithCluster();
  const first = await start(dataDir);
  await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  rmSync(join(dataDir, 'postgres', 'password'));
  const second = await start(dataDir);
  expect(second.url).not.toBe(first.url);
  expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
});

test.runIf(isRoot())(
  'root keeps the cluster of a closed DATA_DIR elsewhere, records where, and never mixes two',
  async () => {
    const closed = tempFolder(0o700);
    const systemDir = tempFolder();
    const dataDir = join(closed, 'data');
    const home = () =>
      (JSON.parse(readFileSync(join(dataDir, 'postgres-location.json'), 'utf8')) as { home: string }).home;
    const first = await start(dataDir, systemDir);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    expect(home().startsWith(systemDir)).toBe(true);
    await first.stop();
    const second = await start(dataDir, systemDir);
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([42]);
    await second.stop();

    cpSync(dataDir, join(closed, 'copy'), { recursive: true });
    await expect(start(join(closed, 'copy'), systemDir)).rejects.toThrow('is a copy of');
    const old = home();
    rmSync(dataDir, { recursive: true });
    const again = await start(dataDir, systemDir);
    expect(home()).not.toBe(old);
    await expect(query(again.url, 'SELECT answer FROM kept')).rejects.toThrow('does not exist');
    await again.stop();
    rmSync(home(), { recursive: true });
    await expect(start(dataDir, systemDir)).rejects.toThrow('is gone from');
  },
);

test.runIf(isRoot() && closedFolder(import.meta.dirname, nobodyAccount()) === null)(
  'an ordinary user starts the server, and root runs it as that user',
  async () => {
    const { uid, gid } = nobodyAccount();
    const dataDir = tempFolder(0o700);
    chownSync(dataDir, uid, gid);
    const owner = spawnOwner(dataDir, ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups']);
    const { url, adopted } = await resultOf(owner);
    expect(adopted).toBe(false);
    await killed(owner);
    const adopter = await start(dataDir);
    expect(adopter).toMatchObject({ url, adopted: true });
    await adopter.stop();
    const root = await start(dataDir);
    expect(await query(root.url, 'SELECT 1')).toEqual([1]);
    expect(statSync(join(dataDir, 'postgres', 'server.log')).uid).toBe(uid);
  },
);
