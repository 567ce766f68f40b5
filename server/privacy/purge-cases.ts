import { endedStatuses } from '../../domain/cases/case.ts';
import { sql } from 'kysely';
import { systemActor, type Db } from '../../db/actor.ts';
import { yearsKept } from '../../domain/privacy/erasure.ts';
import type { Services } from '../kernel/context.ts';
import { eraseOldEmails, queueFileErasure } from './erase-files.ts';

type Purge = { due: number; held: number; purged: number };

/**
 * Deletes cases closed 7 or more years ago, except those under legal hold; each in its own transaction, so that a
 * failure does not stop the others. Logs the count before deleting anything.
 */
export async function purgeCases(services: Services): Promise<Purge> {
  const now = services.clock.now();
  const { due, held } = await services.database.as(systemActor, (db) => dueCases(db, now));
  services.log.info(
    { due: due.length, held, years: yearsKept },
    'cases whose retention has ended; those under legal hold stay',
  );
  let purged = 0;
  for (const id of due) purged += await purgeOne(services, id, now);
  await services.database.as(systemActor, (db) =>
    sql`select app.forget_erasure_emails(), app.forget_changes()`.execute(db),
  );
  await eraseOldEmails(services);
  if (due.length > 0) services.log.info({ purged }, 'cases purged');
  return { due: due.length, held, purged };
}

async function dueCases(db: Db, now: Date): Promise<{ due: string[]; held: number }> {
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'legal_hold'])
    .where('status', 'in', endedStatuses)
    .where('closed_at', '<=', sql<Date>`${now}::timestamptz - make_interval(years => ${yearsKept})`)
    .orderBy('closed_at')
    .limit(10_000)
    .execute();
  return {
    due: rows.filter((row) => !row.legal_hold).map(({ id }) => id),
    held: rows.filter((row) => row.legal_hold).length,
  };
}

/** The database checks again, under lock, that the case is due and not on hold. */
async function purgeOne(services: Services, id: string, now: Date): Promise<0 | 1> {
  try {
    await services.database.as(systemActor, async (db) => {
      const [row] = (await sql<{ keys: string[] }>`select app.purge_case(${id}, ${now}) as keys`.execute(db)).rows;
      await queueFileErasure(services, db, row?.keys ?? []);
    });
    return 1;
  } catch (error) {
    services.log.error({ err: error, case_id: id }, 'a case could not be purged; the next run tries again');
    return 0;
  }
}
