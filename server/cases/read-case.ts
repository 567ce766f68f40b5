import { findCase, type CaseWithRelations } from '../../db/queries/cases.ts';
import type { Person } from '../auth/session.ts';
import type { Services } from '../context.ts';
import { notFound } from '../refusal.ts';

/** A case with its relations, as the caller may see it. Throws NOT_FOUND for a stranger's and a missing one alike. */
export async function readCase(services: Services, person: Person, id: string): Promise<CaseWithRelations> {
  const found = await services.database.as(person, (db) => findCase(db, id));
  if (!found) throw notFound('This case');
  return found;
}
