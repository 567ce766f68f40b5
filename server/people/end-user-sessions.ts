import { endSessions } from './queries.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { writeAccess } from './access-log.ts';

/** Ends one session of a person, or with null all of them: their next request is a visitor's. Throws NOT_FOUND for a person or session that is not there. */
export async function endUserSessions(
  services: Services,
  person: Person,
  id: string,
  sessionId: string | null,
): Promise<ReadUser> {
  await services.database.as(person, async (db) => {
    const found = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound('This person');
    const ended = await endSessions(db, id, sessionId);
    if (sessionId && ended === 0) throw notFound('This session');
    if (ended > 0) await writeAccess(services, db, person, id, sessionId ? 'session_ended' : 'sessions_ended');
  });
  services.events.recheck(id);
  return getUser(services, person, id);
}
