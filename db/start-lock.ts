import pg from 'pg';

/** Arbitrary, but different from migrate.ts's, which is taken while this one is held. */
const lockKey = 7_302_115;

/**
 * Runs `work` while no other process of this database does: setting up queues, grants and the demo must not run
 * concurrently. Throws what `work` throws; a process that dies releases the lock.
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
