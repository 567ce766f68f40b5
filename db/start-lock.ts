import pg from 'pg';

/** Any number but the one of migrate.ts, which is asked for inside. */
const lockKey = 7_302_115;

/**
 * Runs `work` while no other process of this database does: setting up queues, grants and the demo is not for two at once.
 * Throws what `work` throws; a process that dies gives the lock back.
 */
export async function underStartLock<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    return await work();
  } finally {
    await client.end().catch(() => {});
  }
}
