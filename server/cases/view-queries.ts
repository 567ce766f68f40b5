import type { Db } from '../../db/actor.ts';

export type SavedViewRow = { id: string; name: string; query: string; created_at: Date };

/** A person's own views, by name. */
export function viewsOf(db: Db, userId: string): Promise<SavedViewRow[]> {
  return db
    .selectFrom('saved_views')
    .select(['id', 'name', 'query', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy((eb) => eb.fn<string>('lower', ['name']))
    .orderBy('id')
    .execute();
}
