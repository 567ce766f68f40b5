/** A headless Chromium reached through its DevTools port. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureChromium } from '../scripts/chromium.mjs';

export type Chromium = { port: number; stop(): Promise<void> };

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts it with a profile in `folder`, which the caller removes after `stop`. */
export async function startChromium(folder: string): Promise<Chromium> {
  const child = spawn(
    await ensureChromium(),
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`, 'about:blank'],
    { stdio: 'ignore' },
  );
  const ended = once(child, 'exit');
  const portFile = join(folder, 'DevToolsActivePort');
  for (let attempt = 0; !existsSync(portFile); attempt += 1) {
    if (child.exitCode !== null || attempt > 600) throw new Error('Chromium did not start');
    await sleep(50);
  }
  return {
    port: Number(readFileSync(portFile, 'utf8').split('\n')[0]),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
