import { join } from 'node:path';
import type pg from 'pg';
import { z } from 'zod';
import { systemActor, openDatabase } from '../../db/actor.ts';
import { CopyIn } from '../../db/copy/copy-in.ts';
import { openPool } from '../../db/pool.ts';
import { openQueue } from '../kernel/job-queue.ts';
import { jobDefinitions, jobNames } from '../kernel/jobs.ts';
import { openLog } from '../kernel/log.ts';
import type { Manifest } from './manifest.ts';
import { openTable, tableContext } from './sealed-table.ts';
import { jobsPath } from './write-tables.ts';

const pageSize = 500;
const jobRows = z.array(z.object({ name: z.string(), data: z.unknown() }));

/**
 * Queues again the jobs that were still to be done; jobs that were running at that moment start again. Returns the
 * names of jobs that this version does not know.
 */
export async function restoreJobs(
  client: pg.Client,
  { url, appKey }: { url: string; appKey: string },
  folder: string,
  { name: backup }: Manifest,
): Promise<string[]> {
  await client.query('create temporary table pending_jobs (name text not null, data jsonb)');
  const rows = client.query(new CopyIn('copy pending_jobs from stdin'));
  await openTable(join(folder, jobsPath), appKey, tableContext(backup, jobsPath), rows);
  const log = openLog('silent');
  const pool = openPool(url, 'unhold_app', 1, () => {});
  const queue = await openQueue(url, { worker: false, log });
  const unknown = new Set<string>();
  try {
    const database = openDatabase(pool);
    for (;;) {
      const page = await client.query(
        `delete from pending_jobs where ctid in (select ctid from pending_jobs limit ${pageSize}) returning name, data`,
      );
      if (page.rowCount === 0) return [...unknown];
      await database.as(systemActor, async (db) => {
        for (const job of jobRows.parse(page.rows)) {
          const name = jobNames.find((each) => each === job.name);
          const data = name && jobDefinitions[name].safeParse(job.data).data;
          if (name && data) await queue.enqueue(db, name, data);
          else unknown.add(job.name);
        }
      });
    }
  } finally {
    await queue.stop();
    await pool.end();
  }
}
