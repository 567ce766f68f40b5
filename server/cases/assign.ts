import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';
import { resignDrafts } from '../letters/resign-drafts.ts';
import { Refusal } from '../kernel/refusal.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { planNextAction } from '../kernel/next-action.ts';

/** Puts a case on an attorney's desk; drafts that nobody has approved are signed over to them. Throws NOT_FOUND or INVALID_INPUT. */
export async function assign(services: Services, person: Person, caseId: string, attorneyId: string) {
  return services.database.as(person, async (db) => ({
    attorney: (await giveToAttorney(services, db, person, caseId, attorneyId)).attorney,
  }));
}

/** The same inside a transaction. `changed`: whether it was another's, or nobody's; then the case has a new version. */
export async function giveToAttorney(
  services: Services,
  db: Db,
  person: Person,
  caseId: string,
  attorneyId: string,
): Promise<{ attorney: { id: string; name: string }; changed: boolean }> {
  const attorney = await db
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.user_id')
    .selectAll('attorneys')
    .where('user_id', '=', attorneyId)
    .where('users.role', '=', 'attorney')
    .executeTakeFirst();
  if (!attorney)
    throw new Refusal('INVALID_INPUT', 'This attorney is not known.', { attorney_id: 'This attorney is not known.' });
  const given = { id: attorneyId, name: attorney.full_name };
  const before = await findCaseCore(db, caseId, 'lock');
  // Before the first line of history: an approval takes the letter first and then writes its line.
  await sql`select app.lock_letters(${caseId})`.execute(db);
  if (before.attorney_id === attorneyId) return { attorney: given, changed: false };
  await db
    .updateTable('cases')
    .set((eb) => ({ attorney_id: attorneyId, version: eb('version', '+', 1) }))
    .where('id', '=', caseId)
    .execute();
  await writeHistory(db, person, caseId, {
    what: 'attorney_assigned',
    field: 'attorney',
    old_value: await nameOf(db, before.attorney_id),
    new_value: attorney.full_name,
  });
  await resignDrafts(services, db, person, caseId, attorney);
  await planNextAction(services, db, caseId);
  return { attorney: given, changed: true };
}

/** History is read by people: names, not ids. */
async function nameOf(db: Db, attorneyId: string | null): Promise<string | null> {
  if (attorneyId === null) return null;
  return (
    (await db.selectFrom('attorneys').select('full_name').where('user_id', '=', attorneyId).executeTakeFirst())
      ?.full_name ?? attorneyId
  );
}
