import type { Readable } from 'node:stream';
import { systemActor } from '../../db/actor.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { RateLimited } from '../kernel/refusal.ts';
import { exportEntries } from './export-entries.ts';
import { zipStream } from './zip-stream.ts';

/** Who is downloading right now, in this process. */
const running = new Set<string>();

/** Everything stored about the caller as a ZIP, streamed. Recorded in the access log. Throws RATE_LIMITED while another one of theirs runs. */
export async function exportOwnData(
  services: Services,
  person: Person,
): Promise<{ filename: string; content: Readable }> {
  if (running.has(person.id))
    throw new RateLimited('Your data is being downloaded already. Wait until that has ended, then try again.', 30);
  running.add(person.id);
  try {
    const now = services.clock.now();
    const entries = await exportEntries(services, person);
    // Without the e-mail address: the log outlives the person's erasure.
    await services.database.as(systemActor, (db) =>
      db
        .insertInto('access_log')
        .values({
          subject_id: person.id,
          actor_id: person.id,
          actor_name: 'the person',
          what: 'data_exported',
          at: now,
        })
        .execute(),
    );
    const content = zipStream(entries, now, () => running.delete(person.id));
    return { filename: `unhold-data-${now.toISOString().slice(0, 10)}.zip`, content };
  } catch (error) {
    running.delete(person.id);
    throw error;
  }
}
