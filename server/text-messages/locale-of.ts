import { systemActor } from '../../db/actor.ts';
import type { Locale } from '../../domain/people/locale.ts';
import type { Services } from '../kernel/context.ts';

/** The language that a user has chosen for what we write to them. */
export async function localeOf({ database }: Services, userId: string): Promise<Locale> {
  const row = await database.as(systemActor, (db) =>
    db.selectFrom('profiles').select('locale').where('user_id', '=', userId).executeTakeFirst(),
  );
  return row?.locale === 'es' ? 'es' : 'en';
}
