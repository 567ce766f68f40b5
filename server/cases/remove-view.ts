import { viewsOf, type SavedViewRow } from './view-queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

/** Gives those that are left. Throws NOT_FOUND for another's view and a missing one alike. */
export async function removeView(services: Services, person: Person, id: string): Promise<SavedViewRow[]> {
  return services.database.as(person, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('user_id', '=', person.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('This view');
    return viewsOf(db, person.id);
  });
}
