import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

type EmailPreferences = { messages: boolean; progress: boolean };

/** Which optional emails the user wants: all, until they decline some. */
export async function getPreferences(services: Services, user: User): Promise<EmailPreferences> {
  const chosen = await services.database.as(user, (db) =>
    db
      .selectFrom('email_preferences')
      .select(['messages', 'progress'])
      .where('user_id', '=', user.id)
      .executeTakeFirst(),
  );
  return chosen ?? { messages: true, progress: true };
}

/** The stored preferences, for the user's own copy of their data. */
export const storedPreferences = (db: Db, userId: string) =>
  db
    .selectFrom('email_preferences')
    .select(['messages', 'progress', 'updated_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

/** Stores which emails the user wants; applies to queued ones too. */
export async function putPreferences(
  services: Services,
  user: User,
  { messages, progress }: EmailPreferences,
): Promise<EmailPreferences> {
  const wanted = { messages, progress, updated_at: services.clock.now() };
  await services.database.as(user, (db) =>
    db
      .insertInto('email_preferences')
      .values({ user_id: user.id, ...wanted })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(wanted))
      .execute(),
  );
  return { messages, progress };
}
