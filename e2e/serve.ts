/**
 * Starts the servers of all workers, each with its own database and demo data, copied from one demo. Reports when all
 * respond, and cleans up. With E2E_TOPOLOGY=nodes each worker has an installation of several processes (serve-nodes.ts).
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startedServer } from './open-server.ts';
import { serveNodes } from './serve-nodes.ts';
import { demoTemplate } from './template.ts';

const workers = Number(process.env.E2E_SERVERS);
const firstPort = Number(process.env.E2E_FIRST_PORT);
const folder = process.env.E2E_DATA_DIR ?? '';
/** A larger young generation: garbage collection took a ninth of a server’s time. */
const largeYoungGeneration = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
/** Higher limits: all journeys come from one network, and do in minutes what users do in weeks. */
const manyAtOnce = { LIMIT_REQUESTS: '100000', LIMIT_CASES: '1000', LIMIT_MESSAGES: '1000', LIMIT_UPLOADS: '1000' };
const running: ChildProcess[] = [];
/** Other parts to close with the servers, after them. */
const parts: { close(): Promise<void> }[] = [];

async function serve(template: string, worker: number): Promise<void> {
  const dataDir = join(folder, String(worker));
  execFileSync('cp', ['-a', template, dataDir]);
  const port = firstPort + worker;
  const publicUrl = `http://127.0.0.1:${port}`;
  const settings = { PUBLIC_URL: publicUrl, DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...manyAtOnce };
  if (process.env.E2E_TOPOLOGY === 'nodes') parts.push(await serveNodes(dataDir, port, settings, start));
  else await start({ ...settings, PORT: String(port) }, publicUrl);
}

/** Starts one process, and waits until it answers at `url`. */
async function start(settings: Record<string, string>, url: string): Promise<void> {
  const server = spawn(process.execPath, [...largeYoungGeneration, 'e2e/serve-one.ts'], {
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  });
  running.push(server);
  await startedServer(server, url);
}

async function end(): Promise<void> {
  clearInterval(watch);
  await Promise.all(
    running
      .filter((each) => each.exitCode === null && each.signalCode === null)
      .map((each) => {
        each.kill('SIGTERM');
        return once(each, 'exit');
      }),
  );
  for (const part of parts) await part.close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

// A runner that is killed sends no signal, so watch whether it is still the parent.
const runner = process.ppid;
const watch = setInterval(() => process.ppid !== runner && process.kill(process.pid, 'SIGTERM'), 1_000);
const template = await demoTemplate(folder);
process.once('SIGTERM', () => void end());
await Promise.all(Array.from({ length: workers }, (_, index) => serve(template, index)));
console.log('All servers answer.');
