import type { Readable } from 'node:stream';
import { systemActor } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { RateLimited } from '../kernel/refusal.ts';
import { exportEntries } from './export-entries.ts';
import { zipStream } from './zip-stream.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

/** Users downloading now, in this process. */
const running = new Set<string>();

/**
 * Streams everything stored about the caller as a ZIP and records it in the access log. Throws RATE_LIMITED while
 * another of their downloads runs.
 */
export async function exportOwnData(services: Services, user: User): Promise<{ filename: string; content: Readable }> {
  if (running.has(user.id))
    throw new RateLimited('Your data is already being downloaded. Wait until that has finished, then try again.', 30);
  running.add(user.id);
  try {
    const now = services.clock.now();
    const entries = await exportEntries(services, user);
    // Without the email: the log outlives the user's erasure.
    await services.database.as(systemActor, (db) =>
      db
        .insertInto('access_log')
        .values({
          subject_id: user.id,
          actor_id: user.id,
          actor_name: 'the person',
          what: 'data_exported',
          at: now,
        })
        .execute(),
    );
    const content = zipStream(entries, now, () => running.delete(user.id));
    return { filename: `unhold-data-${dayOf(now)}.zip`, content };
  } catch (error) {
    running.delete(user.id);
    throw error;
  }
}
