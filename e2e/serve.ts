/**
 * Starts the servers of all workers, each with its own database and demo data, copied from one demo. Reports when all
 * respond, and cleans up.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startedServer } from './open-server.ts';
import { demoTemplate } from './template.ts';

const workers = Number(process.env.E2E_SERVERS);
const firstPort = Number(process.env.E2E_FIRST_PORT);
const folder = process.env.E2E_DATA_DIR ?? '';
/** A larger young generation: garbage collection took a ninth of a server’s time. */
const largeYoungGeneration = ['--max-semi-space-size=64', '--min-semi-space-size=64'];
/** All journeys come from one network, and a sample person does in minutes what people do in weeks. */
const manyAtOnce = { LIMIT_REQUESTS: '100000', LIMIT_CASES: '1000', LIMIT_MESSAGES: '1000', LIMIT_UPLOADS: '1000' };
const running: ChildProcess[] = [];

async function serve(template: string, worker: number): Promise<void> {
  const dataDir = join(folder, String(worker));
  execFileSync('cp', ['-a', template, dataDir]);
  const url = `http://127.0.0.1:${firstPort + worker}`;
  const server = spawn(process.execPath, [...largeYoungGeneration, 'e2e/serve-one.ts'], {
    env: {
      ...process.env,
      PORT: String(firstPort + worker),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...manyAtOnce,
    },
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
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
}

// A killed runner sends no signal.
const runner = process.ppid;
const watch = setInterval(() => process.ppid !== runner && process.kill(process.pid, 'SIGTERM'), 1_000);
const template = await demoTemplate(folder);
process.once('SIGTERM', () => void end());
await Promise.all(Array.from({ length: workers }, (_, index) => serve(template, index)));
console.log('All servers answer.');
