import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { tempRoot } from './scripts/temp-root.mjs';

// More than there are cores, because much of a journey is waiting. E2E_WORKERS=1 for a single file.
const workers = Number(process.env.E2E_WORKERS ?? 3);
// Without its windows Chromium does the same for two thirds of the work.
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const port = (worker: number) => Number(process.env.E2E_PORT ?? 3911) + worker;
const address = (worker: number) => `http://127.0.0.1:${port(worker)}`;
// Made once: workers read this file again and must find the folders that the servers were given.
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tempRoot(), 'unhold-e2e-')));

/** Journeys in the system's Chromium. A worker has a real server of its own, with its own database and demo people: no test meets what another does at the time. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers,
  // Journeys race with real time, and machines differ by half. What passes at the second attempt only is told as flaky, and is a defect.
  retries: 1,
  // Not file by file: the last files would wait for one worker while the others have nothing left.
  fullyParallel: true,
  reporter: [['list']],
  use: {
    // A toast that is still fading in has another contrast; people who dislike motion get it at once, and so do tests.
    contextOptions: { reducedMotion: 'reduce' },
    // What a narrow screen changes is tagged @phone (e2e/warm-page.ts).
    viewport: { width: 1280, height: 900 },
    baseURL: address(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    // A trace doubles the time of a run: E2E_TRACE=1 when one is needed.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? chromium ?? '',
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    // In the place of the shell, so that it notices when the runner is gone.
    command: 'exec node e2e/serve.ts',
    wait: { stdout: /All servers answer\./ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { E2E_SERVERS: String(workers), E2E_FIRST_PORT: String(port(0)), E2E_DATA_DIR: dataDir },
  },
});
