import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import type { AppointmentBarred } from '../../domain/people/second-person.ts';
import { requireAnother } from './second-person.ts';
import { signsWith, type Signs } from './save-attorney.ts';

/** An appointment, or the proposal of one, with what the attorney signs with. */
export type Appointment = Signs & {
  id: string;
  proposed_by_name: string;
  proposed_at: Date;
  confirmed_by_name: string | null;
  confirmed_at: Date | null;
  /** The organization that they join once confirmed; null: the one they are in. */
  org_id: string | null;
};
export type Standing = {
  /** Whether the attorney signs with exactly what they were appointed with. */
  appointed: boolean;
  appointment: Appointment | null;
  /** What waits for a second member of staff. */
  proposal: (Appointment & { barred_by: AppointmentBarred | null }) | null;
};

const columns = [
  'id',
  'full_name',
  'title',
  'bar_number',
  'bar_state',
  'firm_name',
  'firm_lines',
  'proposed_by_name',
  'proposed_at',
  'confirmed_by_name',
  'confirmed_at',
  'org_id',
] as const;

/** Whether the attorney is appointed. */
export async function isAppointed(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql<{ yes: boolean }>`select app.is_appointed(${userId}) as yes`.execute(db);
  return rows[0]?.yes ?? false;
}

/** The open appointment and the open proposal of a user, as `viewerId` may act on it. */
export async function standingOf(db: Db, userId: string, viewerId: string | null): Promise<Standing> {
  const [appointed, rows, barred] = await Promise.all([
    isAppointed(db, userId),
    db
      .selectFrom('appointments')
      .select([...columns])
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .execute(),
    sql<AppointmentBarred>`
      select b.who, b.why, b.until from appointments a, app.confirming_barred_by(a.id, ${viewerId}) b
      where a.user_id = ${userId} and a.confirmed_at is null and a.ended_at is null`.execute(db),
  ]);
  const proposal = rows.find(({ confirmed_at }) => confirmed_at === null);
  return {
    appointed,
    appointment: rows.find(({ confirmed_at }) => confirmed_at !== null) ?? null,
    proposal: proposal ? { ...proposal, barred_by: barred.rows[0] ?? null } : null,
  };
}

/** Appoints as the operator, on the machine itself: what was appointed or proposed before is replaced. */
export async function appointAsOperator(db: Db, by: Actor, userId: string, signs: Signs, at: Date): Promise<void> {
  await replace(db, by, userId, at, 'all');
  const operator = { proposed_by_name: 'Operator', confirmed_by_name: 'Operator' };
  await db
    .insertInto('appointments')
    .values({ id: uuidv7(), user_id: userId, ...signs, ...operator, proposed_at: at, confirmed_at: at })
    .execute();
}

/**
 * Proposes what an attorney signs with, for another member of staff to confirm. `orgId`: the organization that a new
 * attorney will join. Returns false when they are appointed with exactly this, or it is proposed already. Throws
 * FORBIDDEN for oneself, under any account.
 */
export async function propose(
  db: Db,
  by: Actor,
  userId: string,
  { signs, orgId }: { signs: Signs; orgId: string | null },
  at: Date,
): Promise<boolean> {
  const open = await standingOf(db, userId, by.id);
  if (open.appointed && isDeepStrictEqual(await signsWith(db, userId), signs)) return false;
  if (open.proposal && isDeepStrictEqual(signsOf(open.proposal), signs) && open.proposal.org_id === orgId) return false;
  await requireAnother(
    db,
    userId,
    'Nobody appoints themselves, or changes what they sign with. Ask another member of staff.',
  );
  await replace(db, by, userId, at, 'proposals');
  await db
    .insertInto('appointments')
    .values({
      id: uuidv7(),
      user_id: userId,
      ...signs,
      org_id: orgId,
      proposed_by: by.id,
      proposed_by_name: await staffName(db, by),
      proposed_at: at,
    })
    .execute();
  return true;
}

async function replace(db: Db, by: Actor, userId: string, at: Date, which: 'all' | 'proposals'): Promise<void> {
  const { appointment, proposal } = await standingOf(db, userId, by.id);
  for (const each of which === 'all' ? [appointment, proposal] : [proposal])
    if (each) await endAppointment(db, by, each.id, 'replaced', at);
}

/** Ends an appointment or a proposal. Returns false when it had ended. */
export async function endAppointment(
  db: Db,
  by: Actor,
  id: string,
  because: 'declined' | 'replaced' | 'left',
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    ended: boolean;
  }>`select app.end_appointment(${id}, ${await staffName(db, by)}, ${because}, ${at}) as ended`.execute(db);
  return rows[0]?.ended ?? false;
}

async function staffName(db: Db, by: Actor): Promise<string> {
  if (by.id === null) return 'Operator';
  const profile = await db
    .selectFrom('profiles')
    .select('display_name')
    .where('user_id', '=', by.id)
    .executeTakeFirst();
  return profile?.display_name ?? by.name;
}

const signsOf = ({ full_name, title, bar_number, bar_state, firm_name, firm_lines }: Signs): Signs => ({
  full_name,
  title,
  bar_number,
  bar_state,
  firm_name,
  firm_lines,
});
