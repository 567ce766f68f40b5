import { readStats, type AdminStats } from '../../db/queries/admin-cases.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';

/** The four stat cards. */
export async function readAdminStats(services: Services, person: Person): Promise<AdminStats> {
  return services.database.as(person, readStats);
}
