import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { tempRoot } from '../../scripts/temp-root.mjs';
import { fillTestBook } from './test-book.ts';
import { openQueue } from '../../server/kernel/job-queue.ts';
import { openLog } from '../../server/kernel/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Superuser URL of a database used only to create others. */
    clusterUrl: string;
  }
}

/**
 * Enough connections for all test files running at once, and no durability: this cluster does not outlive the run.
 * Statements are planned once per connection: row-level security is expensive to plan, and tests run most queries only
 * once or twice.
 */
const settings = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  autovacuum: 'off',
  plan_cache_mode: 'force_generic_plan',
};

/**
 * One real PostgreSQL for the whole run, with a migrated template that each test file copies. The tests' temporary
 * files are beside it and deleted with it at the end: right after many deletions, file systems are slow to create
 * files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tempRoot(), 'unhold-test-'));
  // When run as root, the server runs as another user, who must be able to enter the folder.
  chmodSync(dataDir, 0o755);
  process.env.TMPDIR = dataDir;
  // A command that a test starts spends half its time compiling the same sources again.
  process.env.NODE_COMPILE_CACHE ??= join(dataDir, 'compiled');
  const embedded = await startEmbedded({ dataDir, log: () => {}, settings });
  const template = new URL(embedded.url);
  template.pathname = '/template_unhold';
  await run(embedded.url, 'create database template_unhold');
  await migrate(template.href, () => {});
  // Includes the queue's own tables.
  await (await openQueue(template.href, { worker: false, log: openLog('silent') })).stop();
  await fillTestBook(template.href);
  project.provide('clusterUrl', embedded.url);
  return async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

async function run(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
