import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

export type EmailPreferences = { messages: boolean; progress: boolean };

/** Which emails that are not essential the user wants: all, until they said otherwise. */
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

/** Keeps which emails the user wants; it holds for those that wait to be sent as well. */
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
