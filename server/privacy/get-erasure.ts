import { latestErasure, type OwnErasureRow } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** The caller's own request as it stands; undefined when there is none, or they took it back. */
export async function getErasure(services: Services, person: Person): Promise<OwnErasureRow | undefined> {
  const latest = await services.database.as(person, (db) => latestErasure(db, person.id));
  return latest?.status === 'withdrawn' ? undefined : latest;
}
