/** The real server as a child process, so that it can be measured and killed from outside. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { demoFilled } from '../e2e/open-server.ts';
import { nodeEnv, nodeFlags } from '../scripts/node-flags.mjs';

const root = new URL('../', import.meta.url).pathname;
const maxStartMilliseconds = 60_000;

export type ServerProcess = {
  url: string;
  pid: number;
  /** SIGKILL; waits for the process to exit. */
  kill(): Promise<void>;
  /** SIGTERM, for an orderly shutdown. */
  stop(): Promise<void>;
  /** The tail of its output. */
  printed(): string;
};

const stripTypes = () => spawnSync(process.execPath, ['scripts/strip-types.mjs'], { cwd: root });

/** Runs `node main.ts` as npm start does, on `port` with exactly the given environment and waits until it listens. Throws its output otherwise. */
export async function startServer(port: number, env: Record<string, string>): Promise<ServerProcess> {
  const nodeArguments =
    process.env['BENCH_NODE_ARGS'] === undefined
      ? nodeFlags
      : process.env['BENCH_NODE_ARGS'].split(' ').filter(Boolean);
  stripTypes();
  const child = spawn(process.execPath, [...nodeArguments, 'main.ts'], {
    cwd: root,
    env: {
      ...nodeEnv,
      PATH: process.env['PATH'] ?? '',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      // One network and a few users stand for thousands, so the limits are high; the counting itself is measured.
      LIMIT_REQUESTS: '100000000',
      LIMIT_IN_FLIGHT: '100000',
      LIMIT_CASES: '1000000',
      LIMIT_MESSAGES: '1000000',
      LIMIT_UPLOADS: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = await listening(child, maxStartMilliseconds).catch((error: unknown) => {
    child.kill('SIGTERM');
    throw error;
  });
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  };
  const url = `http://127.0.0.1:${port}`;
  if (env['DEMO'] === 'on' && env['ROLE'] !== 'worker') await demoFilled(url);
  return {
    url,
    pid: child.pid ?? 0,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    printed,
  };
}

async function listening(child: ChildProcess, patience: number): Promise<() => string> {
  let printed = '';
  let ready = false;
  const keep = (data: Buffer) => {
    // A worker prints the second.
    ready ||= data.includes('listens on') || data.includes('tells its health at');
    printed = (printed + data.toString()).slice(-4_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const end = Date.now() + patience;
  while (!ready) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server exited at startup:\n${printed}`);
    if (Date.now() > end) throw new Error(`the server did not listen within ${patience / 1_000} seconds:\n${printed}`);
    await sleep(10);
  }
  return () => `${printed}\n(exit code ${child.exitCode ?? 'none'}, signal ${child.signalCode ?? 'none'})`;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/** Resident memory of a process in MiB; 0 when it has ended. */
export function residentMebibytes(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()) / 1024;
}

/** CPU time used by a process, in milliseconds; NaN without /proc. */
export function processorMilliseconds(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  // User and system time, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
