import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { clearConflicts, requireNoConflict } from '../conflicts/decisions.ts';
import { recordLeaving } from '../conflicts/take-off-desk.ts';
import { reSignDrafts } from '../letters/re-sign-drafts.ts';
import { wrong } from '../kernel/entry.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';

/**
 * Assigns a case to an attorney; letters not yet approved get their letterhead and signature. Throws NOT_FOUND,
 * INVALID_INPUT, or CONFLICT while a name of the case may be that of a party the firm knows.
 */
export async function assign(services: Services, user: User, caseId: string, attorneyId: string) {
  return services.database.as(user, async (db) => ({
    attorney: (await assignAttorney(services, db, user, caseId, attorneyId)).attorney,
  }));
}

/** The same, inside the caller's transaction. `changed`: the attorney is a new one, and the case has a new version. */
export async function assignAttorney(
  services: Services,
  db: Db,
  user: User,
  caseId: string,
  attorneyId: string,
): Promise<{ attorney: { id: string; name: string }; changed: boolean }> {
  const attorney = await db
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.user_id')
    .selectAll('attorneys')
    .where('user_id', '=', attorneyId)
    .where('users.role', '=', 'attorney')
    .where(sql<boolean>`app.is_appointed(attorneys.user_id)`)
    .executeTakeFirst();
  if (!attorney) wrong('attorney_id', 'This attorney was not found.');
  const given = { id: attorneyId, name: attorney.full_name };
  const before = await findCaseCore(db, caseId, 'lock');
  // Locked before the history is written, in the order that an approval uses: otherwise the two could deadlock.
  await sql`select app.lock_letters(${caseId})`.execute(db);
  if (before.attorney_id === attorneyId) return { attorney: given, changed: false };
  await requireNotEnded(db, caseId, attorneyId);
  await requireNoConflict(services, db, user, caseId);
  await db
    .updateTable('cases')
    .set((eb) => ({ attorney_id: attorneyId, version: eb('version', '+', 1) }))
    .where('id', '=', caseId)
    .execute();
  if (before.attorney_id !== null)
    await recordLeaving(services, db, caseId, { attorney_id: before.attorney_id, why: 'reassigned' });
  // Again, among the names that the attorney's firm knows.
  await clearConflicts(services, db, user, caseId);
  await writeHistory(db, user, caseId, {
    what: 'attorney_assigned',
    field: 'attorney',
    old_value: await nameOf(db, before.attorney_id),
    new_value: attorney.full_name,
  });
  await reSignDrafts(services, db, user, caseId, attorney);
  await leaveForPlanning(services, db, caseId);
  return { attorney: given, changed: true };
}

/** Who declined a case or no longer acts in it is not engaged in it again. Throws INVALID_INPUT. */
async function requireNotEnded(db: Db, caseId: string, attorneyId: string): Promise<void> {
  const ended = await db
    .selectFrom('engagement_endings')
    .select('id')
    .where('case_id', '=', caseId)
    .where('attorney_id', '=', attorneyId)
    .executeTakeFirst();
  if (ended) wrong('attorney_id', 'This attorney declined the case or no longer acts in it. Choose another one.');
}

/** History shows names, not ids. */
async function nameOf(db: Db, attorneyId: string | null): Promise<string | null> {
  if (attorneyId === null) return null;
  return (
    (await db.selectFrom('attorneys').select('full_name').where('user_id', '=', attorneyId).executeTakeFirst())
      ?.full_name ?? attorneyId
  );
}
