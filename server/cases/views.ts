import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { Refusal, notFound } from '../kernel/refusal.ts';
import type { Db } from '../../db/actor.ts';

/** With more views than this, nobody finds one by its name. */
const maxViews = 50;

/**
 * Saves a view under a name, replacing one of the same name. Returns all of the caller's. Throws CONFLICT beyond 50.
 */
export async function saveView(
  services: Services,
  user: User,
  { name, query }: { name: string; query: string },
): Promise<SavedViewRow[]> {
  return services.database.as(user, async (db) => {
    // Serialized per user, so that two saves at once cannot exceed the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 23))`.execute(db);
    const before = await viewsOf(db, user.id);
    if (before.length >= maxViews && !before.some((each) => each.name === name))
      throw new Refusal('CONFLICT', `You keep ${maxViews} views already. Remove one first.`);
    await db
      .insertInto('saved_views')
      .values({ id: uuidv7(), user_id: user.id, name, query, created_at: services.clock.now() })
      .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ query }))
      .execute();
    return viewsOf(db, user.id);
  });
}

/** The caller's own views of the cases table, by name. */
export async function listViews(services: Services, user: User): Promise<SavedViewRow[]> {
  return services.database.as(user, (db) => viewsOf(db, user.id));
}

/** Returns the remaining views. Throws NOT_FOUND, for another user's view as for a missing one. */
export async function removeView(services: Services, user: User, id: string): Promise<SavedViewRow[]> {
  return services.database.as(user, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('saved_views')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw notFound('This view');
    return viewsOf(db, user.id);
  });
}

type SavedViewRow = { id: string; name: string; query: string; created_at: Date };

/** A user's saved views, by name. */
function viewsOf(db: Db, userId: string): Promise<SavedViewRow[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('id')
    .execute();
}
