/**
 * The demo that the servers of the journeys start with, filled once: filling takes many times as long as the rest of a start. By itself,
 * `node e2e/template.ts`, it prepares the run whose folder is E2E_DATA_DIR, as `npm test` does while other tests run.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, startedServer } from './open-server.ts';

/**
 * Fills a demo into `folder`/template unless there is one, by a server without a worker: its mails wait for a server that knows its own
 * address. Gives its path. One that another process has begun is waited for.
 */
export async function demoTemplate(folder: string): Promise<string> {
  const template = join(folder, 'template');
  const unfinished = join(folder, 'unfinished');
  if (existsSync(unfinished)) await begunByAnother(template);
  if (existsSync(template)) return template;
  // An ordinary user, as which PostgreSQL runs, has to get through.
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
  end();
  await ended;
  process.off('SIGTERM', end);
  // Nothing of the care for a power cut: these databases do not outlive the run. Statements are planned once a connection, as in testing/app/cluster.ts.
  appendFileSync(
    join(unfinished, 'postgres', 'cluster', 'postgresql.auto.conf'),
    'fsync = off\nsynchronous_commit = off\nfull_page_writes = off\nplan_cache_mode = force_generic_plan\n',
  );
  renameSync(unfinished, template);
  return template;
}

async function begunByAnother(template: string): Promise<void> {
  for (const since = Date.now(); !existsSync(template); await sleep(250)) {
    if (Date.now() - since > 120_000) throw new Error('the demo that another process had begun did not come');
  }
}

if (import.meta.main) await demoTemplate(process.env.E2E_DATA_DIR ?? '');
