/**
 * The demo data that the servers under test start with. It is generated once, because that takes many times as long as
 * the rest of a start. Run directly, `node e2e/template.ts` prepares the run in E2E_DATA_DIR, which `npm test` does
 * while other tests run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoFilled, freePort, startedServer } from './open-server.ts';

/**
 * Returns the path of the demo data, `folder`/template. Generates it unless it exists, with a server that runs no jobs,
 * so that its emails wait for a server that knows its own address. Waits if another process is generating it.
 */
export async function demoTemplate(folder: string): Promise<string> {
  const template = join(folder, 'template');
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) await otherProcessDone(template);
  if (existsSync(template)) return template;
  // PostgreSQL runs as an unprivileged user, who must be able to enter it.
  chmodSync(folder, 0o755);
  mkdirSync(unfinished);
  const port = await freePort();
  const server = spawn(process.execPath, ['main.ts'], {
    env: { ...process.env, PORT: String(port), DATA_DIR: unfinished, LOG_LEVEL: 'warn', ROLE: 'web' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const end = () => {
    server.kill('SIGTERM');
  };
  process.once('SIGTERM', end);
  const ended = once(server, 'exit');
  await startedServer(server, `http://127.0.0.1:${port}`);
  await demoFilled(`http://127.0.0.1:${port}`);
  end();
  await ended;
  process.off('SIGTERM', end);
  // Durability is off: these databases do not outlive the run. Statements are planned once per connection, as in
  // testing/app/cluster.ts.
  appendFileSync(
    join(unfinished, 'postgres', 'cluster', 'postgresql.auto.conf'),
    'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\nplan_cache_mode = force_generic_plan\n',
  );
  renameSync(unfinished, template);
  return template;
}

async function otherProcessDone(template: string): Promise<void> {
  for (const since = Date.now(); !existsSync(template); await sleep(250)) {
    if (Date.now() - since > 300_000) throw new Error('another process did not finish the demo data');
  }
}

if (import.meta.main) await demoTemplate(process.env.E2E_DATA_DIR ?? '');
