/**
 * The servers of all workers, each with a database and demo people of its own. One demo is filled and the others are copies of it: filling
 * takes many times as long as the rest of a start. The first worker's server comes last, so that whoever waits for it waits for all.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, startedServer } from './open-server.ts';

const workers = Number(process.env.E2E_SERVERS);
const firstPort = Number(process.env.E2E_FIRST_PORT);
const folder = process.env.E2E_DATA_DIR ?? '';
const running: ChildProcess[] = [];

/** A server without a worker fills the demo: its mails wait for a server that knows its own address. */
async function fillTemplate(): Promise<string> {
  // An ordinary user, as which PostgreSQL runs, has to get through.
  chmodSync(folder, 0o755);
  const template = join(folder, 'template');
  mkdirSync(template);
  const port = await freePort();
  const server = spawn(process.execPath, ['main.ts'], { env: { ...process.env, PORT: String(port), DATA_DIR: template, LOG_LEVEL: 'warn', ROLE: 'web' }, stdio: 'inherit' });
  running.push(server);
  await startedServer(server, `http://127.0.0.1:${port}`);
  server.kill('SIGTERM');
  await once(server, 'exit');
  return template;
}

async function serve(template: string, worker: number): Promise<void> {
  const dataDir = join(folder, String(worker));
  execFileSync('cp', ['-a', template, dataDir]);
  const url = `http://127.0.0.1:${firstPort + worker}`;
  const server = spawn(process.execPath, ['main.ts'], { env: { ...process.env, PORT: String(firstPort + worker), PUBLIC_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'warn' }, stdio: 'inherit' });
  running.push(server);
  await startedServer(server, url);
}

process.once('SIGTERM', () => {
  const ends = running.filter((each) => each.exitCode === null && each.signalCode === null).map((each) => { each.kill('SIGTERM'); return once(each, 'exit'); });
  void Promise.all(ends).then(() => process.exit(0));
});

const template = await fillTemplate();
await Promise.all(Array.from({ length: workers - 1 }, (_, index) => serve(template, index + 1)));
await serve(template, 0);
