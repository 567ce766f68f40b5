import { viewsOf, type SavedViewRow } from './view-queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** The caller's own views of the cases table, by name. */
export async function listViews(services: Services, person: Person): Promise<SavedViewRow[]> {
  return services.database.as(person, (db) => viewsOf(db, person.id));
}
