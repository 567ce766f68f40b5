import type { Actor, Db } from '../../db/actor.ts';

/** An attorney's name as on the bar roll, anybody else's display name. */
export async function displayName(db: Db, actor: Actor): Promise<string> {
  if (actor.role === 'system') return actor.name;
  const attorney = await db
    .selectFrom('attorneys')
    .select('full_name as name')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  if (attorney && actor.role === 'attorney') return attorney.name;
  const profile = await db
    .selectFrom('profiles')
    .select('display_name as name')
    .where('user_id', '=', actor.id)
    .executeTakeFirst();
  return profile?.name ?? actor.name;
}
