import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../db/embedded.ts';
import { migrate } from '../../db/migrate.ts';
import { tempRoot } from '../../scripts/temp-root.mjs';
import { openQueue } from '../../server/kernel/job-queue.ts';
import { openLog } from '../../server/kernel/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A superuser's address of a database that only creates others. */
    clusterUrl: string;
  }
}

/**
 * Room for every file that runs at once, and nothing of the care for a power cut: this cluster does not outlive the run. Statements are
 * planned once a connection: row-level security is dear to plan, and most of what a test asks, it asks once or twice.
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
 * One real PostgreSQL for the whole run, with a migrated template that each test file copies. What tests put into the temporary folder lies
 * beside it and goes with it at the end: while many files have just been deleted, a file system searches long for a place for each new one.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tempRoot(), 'unhold-test-'));
  // As root the server runs as another user, who must be able to pass through.
  chmodSync(dataDir, 0o755);
  process.env.TMPDIR = dataDir;
  const embedded = await startEmbedded({ dataDir, log: () => {}, settings });
  const template = new URL(embedded.url);
  template.pathname = '/template_unhold';
  await run(embedded.url, 'create database template_unhold');
  await migrate(template.href, () => {});
  // The queue's own tables as well.
  await (await openQueue(template.href, { worker: false, log: openLog('silent') })).stop();
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
