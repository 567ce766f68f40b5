import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { LeavingWhy } from '../../domain/conflicts/leaving.ts';
import type { OpenConflict } from '../../domain/conflicts/open-conflict.ts';
import { unsent } from '../../domain/letters/life.ts';
import type { Actor, Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';

/** Why a case leaves its attorney's desk, as its history says it. */
type Why = 'attorney_removed_for_conflict' | 'attorney_declined' | 'counsel_gone';
const leavings = {
  attorney_removed_for_conflict: 'conflict',
  attorney_declined: 'declined',
  counsel_gone: 'gone',
} as const satisfies Record<Why, LeavingWhy>;

/**
 * Takes a case off its attorney's desk: they can no longer read it, and its letters are drafts again, so that no approval
 * of theirs stands. The gate holds back what was released but has not left. The caller has locked the case.
 */
export async function takeOffDesk(
  services: Services,
  db: Db,
  by: Actor,
  { id, attorney_id }: { id: string; attorney_id: string | null },
  what: Why,
): Promise<void> {
  if (attorney_id === null) return;
  await sql`select app.lock_letters(${id})`.execute(db);
  const attorney = await db
    .selectFrom('attorneys')
    .select('full_name')
    .where('user_id', '=', attorney_id)
    .executeTakeFirst();
  await db
    .updateTable('letters')
    .set({ status: 'draft' })
    .where('case_id', '=', id)
    .where('status', 'in', unsent)
    .execute();
  await db
    .updateTable('cases')
    .set((eb) => ({
      attorney_id: null,
      version: eb('version', '+', 1),
      // What their firm knows goes with them.
      conflict: sql<OpenConflict | null>`nullif(conflict, 'counsel')`,
    }))
    .where('id', '=', id)
    .execute();
  await writeHistory(db, by, id, {
    what,
    field: 'attorney',
    old_value: attorney?.full_name ?? attorney_id,
    new_value: null,
  });
  await recordLeaving(services, db, id, { attorney_id, why: leavings[what] });
  await leaveForPlanning(services, db, id);
}

/** Keeps why a case is no longer on an attorney's desk, for that attorney. */
export async function recordLeaving(
  { clock }: Services,
  db: Db,
  caseId: string,
  leaving: { attorney_id: string; why: LeavingWhy },
): Promise<void> {
  await db
    .insertInto('desk_leavings')
    .values({ ...leaving, id: uuidv7(), case_id: caseId, left_at: clock.now() })
    .execute();
}
