import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import { systemActor, type Db } from '../../db/actor.ts';

/** Removes stored bytes whose rows are gone. Idempotent. */
export async function eraseFiles(services: Services, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const found = key.endsWith('/') ? await services.storage.list(key.slice(0, -1)) : [key];
    for (const each of found)
      await services.database.as(systemActor, async (db) => {
        await storedFileLock(each).execute(db);
        await services.storage.remove(each);
      });
  }
  await eraseOldEmails(services);
  services.log.info({ keys: keys.length }, 'stored files of erased data were removed');
}

/** Removes emails that a demo keeps as files, once their rows are gone. Idempotent. */
export async function eraseOldEmails({ mailer, database }: Services): Promise<void> {
  await mailer.keepOnly?.(async (ids) => {
    if (ids.length === 0) return new Set();
    const rows = await database.as(systemActor, (db) =>
      db.selectFrom('outbox').select('id').where('id', 'in', ids).execute(),
    );
    return new Set(rows.map(({ id }) => id));
  });
}

/** The lock that removing a stored file, or writing it again, holds until the transaction ends. */
export const storedFileLock = (key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`stored-file:${key}`}, 37))`;

const keysAJob = 200;

/**
 * Queues the removal of stored bytes in the caller's transaction, which deletes their rows. A key ending in `/` is a
 * folder.
 */
export async function queueFileErasure(services: Services, db: Db, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAJob)
    await services.jobs.enqueue(db, 'erase-files', { keys: keys.slice(from, from + keysAJob) });
}
