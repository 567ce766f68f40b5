import { existsSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { tempRoot } from './scripts/temp-root.mjs';

// More workers than cores, because tests mostly wait. E2E_WORKERS=1 for a single file.
const workers = Number(process.env.E2E_WORKERS ?? 3);
// Headless shell does the same with two thirds of the CPU.
const chromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));
const port = (worker: number) => Number(process.env.E2E_PORT ?? 3911) + worker;
const address = (worker: number) => `http://127.0.0.1:${port(worker)}`;
// Created once: workers reload this file and must find the servers' folders.
const dataDir = (process.env.E2E_DATA_DIR ??= mkdtempSync(join(tempRoot(), 'unhold-e2e-')));

/** End-to-end tests in the system's Chromium. Each worker has its own server, database and demo users, so concurrent tests are isolated. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  workers,
  // Real time and slow machines vary. A test that passes only on retry is reported as flaky and is a bug.
  retries: 1,
  // Not per file, or the last files would wait for one worker while others idle.
  fullyParallel: true,
  reporter: [['list']],
  use: {
    // What cannot be pressed fails in half a minute instead of with its whole test.
    actionTimeout: 30_000,
    // A toast still fading in has lower contrast; reduced motion shows it at once.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests of narrow layouts are tagged @phone (e2e/warm-page.ts).
    viewport: { width: 1280, height: 900 },
    baseURL: address(Number(process.env.TEST_PARALLEL_INDEX ?? 0)),
    // Tracing doubles the run time; set E2E_TRACE=1 when needed.
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
    // exec replaces the shell, so that the server notices when the runner exits.
    command: 'exec node e2e/serve.ts',
    wait: { stdout: /All servers answer\./ },
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { E2E_SERVERS: String(workers), E2E_FIRST_PORT: String(port(0)), E2E_DATA_DIR: dataDir },
  },
});
