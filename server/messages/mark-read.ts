import { sql } from 'kysely';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';

/** The caller's side has seen what the other wrote; the first time counts. Throws NOT_FOUND. */
export async function markRead(services: Services, person: Person, caseId: string): Promise<void> {
  await services.database.as(person, async (db) => {
    await findCaseCore(db, caseId);
    await sql`select app.mark_messages_read(${caseId}, ${services.clock.now()})`.execute(db);
  });
}
