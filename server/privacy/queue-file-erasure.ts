import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

const keysAJob = 200;

/** Queues the removal of stored bytes inside the caller's transaction: they go if and only if their rows are gone. A key that ends in `/` is a folder. */
export async function queueFileErasure(services: Services, db: Db, keys: readonly string[]): Promise<void> {
  for (let from = 0; from < keys.length; from += keysAJob)
    await services.jobs.enqueue(db, 'erase-files', { keys: keys.slice(from, from + keysAJob) });
}
