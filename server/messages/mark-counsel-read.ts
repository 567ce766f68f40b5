import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { findCounselCase } from './counsel-queries.ts';

/** Marks the other's messages as seen; the first time is kept. Throws NOT_FOUND, FORBIDDEN for anyone but the two. */
export async function markCounselRead(services: Services, user: User, caseId: string): Promise<void> {
  await services.database.as(user, async (db) => {
    await findCounselCase(db, user, caseId);
    await sql`select app.mark_counsel_read(${caseId}, ${services.clock.now()})`.execute(db);
  });
}
