import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/** Whether each change is in the archive of the embedded database before it is answered (backup/archive/keep-in-step.ts). */
export async function archiveInStep(db: Db): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select current_setting('synchronous_standby_names') <> '' as waits`.execute(db);
  return rows[0]?.waits ?? false;
}
