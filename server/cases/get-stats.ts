import { readStats, type AdminStats } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** The four stat cards. */
export async function getStats(services: Services, person: Person): Promise<AdminStats> {
  return services.database.as(person, readStats);
}
