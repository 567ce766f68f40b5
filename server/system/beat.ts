import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { version } from '../kernel/version.ts';

const everyMs = 30_000;

/** Records every half minute that this process is alive, until the returned function is called. */
export function startBeat(services: Services): () => Promise<void> {
  const id = uuidv7();
  const ended = new AbortController();
  const beating = (async () => {
    while (!ended.signal.aborted) {
      await beat(services, id).catch((error: unknown) => services.log.warn({ err: error }, 'no sign of life'));
      await sleep(everyMs, undefined, { signal: ended.signal }).catch(() => undefined);
    }
    await forget(services, id).catch(() => undefined);
  })();
  return () => {
    ended.abort();
    return beating;
  };
}

/** One sign of life; forgets processes that have given none for a day. */
export async function beat({ database, config }: Services, id: string): Promise<void> {
  await database.as(systemActor, async (db) => {
    await db
      .insertInto('processes')
      .values({ id, role: config.role, version, host: hostname().slice(0, 200) })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: sql`now()` }))
      .execute();
    await db
      .deleteFrom('processes')
      .where('beat_at', '<', sql<Date>`now() - interval '1 day'`)
      .execute();
  });
}

const forget = ({ database }: Services, id: string): Promise<unknown> =>
  database.as(systemActor, (db) => db.deleteFrom('processes').where('id', '=', id).execute());
