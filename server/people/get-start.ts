import { systemActor } from '../../db/actor.ts';
import { outgoingHold } from '../kernel/readiness.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { getMe } from './get-me.ts';
import { sessionsOf } from './queries.ts';

/** A session lasts 30 days from the last time it was extended, which is at most once a day. */
export const sessionSeconds = { lasts: 30 * 86_400, extendsAfter: 86_400 };

/** What a page asks when it starts: who is signed in, when their session ends, and for staff whether what leaves is held. */
export async function getStart(services: Services, user: User) {
  const [me, ends, held] = await Promise.all([
    getMe(services, user),
    sessionEnd(services, user),
    user.role === 'admin' ? outgoingHold(services.database, user) : null,
  ]);
  return {
    ...me,
    held,
    session: {
      expires_at: ends?.toISOString() ?? null,
      // By the system's clock, which Better Auth writes the end by.
      extends: ends !== null && ends.getTime() - Date.now() <= extendsWhenLeft,
    },
  };
}

const extendsWhenLeft = (sessionSeconds.lasts - sessionSeconds.extendsAfter) * 1_000;

/** As the program: users may not read sessions. Null if this one has just ended. */
async function sessionEnd({ database }: Services, user: User): Promise<Date | null> {
  const sessions = await database.read(systemActor, (db) => sessionsOf(db, user.id));
  return sessions.find(({ id }) => id === user.sessionId)?.expires_at ?? null;
}
