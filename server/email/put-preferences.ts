import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import type { MailPreferences } from './get-preferences.ts';

/** Keeps which mails the person wants; it holds for mails that wait to be sent as well. */
export async function putPreferences(
  services: Services,
  person: Person,
  { messages, progress }: MailPreferences,
): Promise<MailPreferences> {
  const wanted = { messages, progress, updated_at: services.clock.now() };
  await services.database.as(person, (db) =>
    db
      .insertInto('mail_preferences')
      .values({ user_id: person.id, ...wanted })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(wanted))
      .execute(),
  );
  return { messages, progress };
}
