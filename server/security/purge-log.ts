import { sql } from 'kysely';
import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

/** Deletes what is older than SECURITY_LOG_DAYS. Returns how many entries that were. */
export async function purgeLog({ database, config, log }: Services): Promise<number> {
  const { rows } = await database.as(systemActor, (db) =>
    sql<{ purged: number }>`select app.purge_security_log(${config.securityLogDays}) as purged`.execute(db),
  );
  const purged = rows[0]?.purged ?? 0;
  if (purged > 0) log.info({ purged }, 'old entries of the security log are deleted');
  return purged;
}
