import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

export type MailPreferences = { messages: boolean; progress: boolean };

/** Which mails that are not essential the person wants: all, until they said otherwise. */
export async function getPreferences(services: Services, person: Person): Promise<MailPreferences> {
  const kept = await services.database.as(person, (db) =>
    db
      .selectFrom('mail_preferences')
      .select(['messages', 'progress'])
      .where('user_id', '=', person.id)
      .executeTakeFirst(),
  );
  return kept ?? { messages: true, progress: true };
}
