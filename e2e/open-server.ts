import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** `close` resolves to the exit code and signal of the process. */
export type OwnServer = { url: string; dataDir: string; env: NodeJS.ProcessEnv; close: () => Promise<unknown[]> };

/**
 * A separate server with its own database and settings, for testing what depends on the installation. Its demo data, if
 * any, is a copy (template.ts). `before`: a closed server whose installation and address it takes over.
 */
export async function openServer(settings: Record<string, string>, before?: OwnServer): Promise<OwnServer> {
  const dataDir = before?.dataDir ?? freshDataDir(settings.DEMO !== 'off');
  const url = before?.url ?? `http://localhost:${await freePort()}`;
  const env = {
    ...process.env,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const server = spawn(process.execPath, ['main.ts'], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = once(server, 'exit');
  await startedServer(server, url);
  return {
    url,
    dataDir,
    env,
    close: () => {
      server.kill('SIGTERM');
      return ended;
    },
  };
}

/** A new data folder, which is deleted with the run's folder. */
function freshDataDir(withDemo: boolean): string {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const dataDir = mkdtempSync(join(folder, 'own-'));
  chmodSync(dataDir, 0o755);
  if (withDemo) execFileSync('cp', ['-a', `${join(folder, 'template')}/.`, dataDir]);
  return dataDir;
}

/**
 * Waits until a server that was just spawned responds. Throws if it exits first, or does not respond within five
 * minutes.
 */
export async function startedServer(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; !(await answers(url)); tries += 1) {
    if (tries > 1_200 || server.exitCode !== null) throw new Error('the server did not start');
    await sleep(250);
  }
}

/** Waits until a server that responds has all of its sample cases. */
export async function demoFilled(url: string): Promise<void> {
  for (const since = Date.now(); Date.now() - since < 300_000; await sleep(250)) {
    const response = await fetch(`${url}/api/sign-in-options`);
    if (((await response.json()) as { filling: object | null }).filling === null) return;
  }
  throw new Error('the demo was not filled');
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/live`).then(
    (response) => response.ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}
