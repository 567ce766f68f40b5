import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { viewsOf, type SavedViewRow } from './view-queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';

/** More names than this are no help in finding one. */
const mostViews = 50;

/** Keeps a view under a name; one of the same name is replaced. Gives all of the caller's. Throws CONFLICT beyond 50. */
export async function saveView(
  services: Services,
  person: Person,
  { name, query }: { name: string; query: string },
): Promise<SavedViewRow[]> {
  return services.database.as(person, async (db) => {
    // One at a time for a person, so that two saved side by side do not pass the limit together.
    await sql`select pg_advisory_xact_lock(hashtextextended(${person.id}, 23))`.execute(db);
    const before = await viewsOf(db, person.id);
    if (before.length >= mostViews && !before.some((each) => each.name === name))
      throw new Refusal('CONFLICT', `You keep ${mostViews} views already. Remove one first.`);
    await db
      .insertInto('saved_views')
      .values({ id: uuidv7(), user_id: person.id, name, query, created_at: services.clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query }))
      .execute();
    return viewsOf(db, person.id);
  });
}
