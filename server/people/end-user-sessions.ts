import { endSessions } from './queries.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { getUser, type ReadUser } from './get-user.ts';
import { writeAccess } from './access-log.ts';

/** Ends all sessions of a user, effective with their next request. Throws NOT_FOUND for a missing user. */
export const endUserSessions = (services: Services, user: User, id: string): Promise<ReadUser> =>
  end(services, user, id, null);

/** Ends one session of a user. Throws NOT_FOUND for a missing user or session. */
export const endUserSession = end;

async function end(services: Services, user: User, id: string, sessionId: string | null): Promise<ReadUser> {
  await services.database.as(user, async (db) => {
    const found = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound('This person');
    const ended = await endSessions(db, id, sessionId);
    if (sessionId && ended === 0) throw notFound('This session');
    if (ended > 0) await writeAccess(services, db, user, id, sessionId ? 'session_ended' : 'sessions_ended');
  });
  services.events.recheck(id);
  return getUser(services, user, id);
}
