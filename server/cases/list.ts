import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { CaseProgress } from '../../domain/cases/case-progress.ts';
import { progressOf } from '../kernel/case-progress.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

export type CaseListRow = Pick<
  CaseRow,
  | 'id'
  | 'case_number'
  | 'processor'
  | 'legal_business_name'
  | 'held_amount_cents'
  | 'status'
  | 'priority'
  | 'created_at'
  | 'cancelled_at'
> & {
  progress: CaseProgress;
  /** `created_at` to the microsecond, which a Date cannot hold: where the next page begins. */
  position: string;
};
type CasePosition = { created_at: string; id: string };

/** The caller's own cases, newest first, and where the next page begins when there is one. */
export async function list(
  services: Services,
  user: User,
  after: CasePosition | null,
  limit: number,
): Promise<{ rows: CaseListRow[]; next: CasePosition | null }> {
  const found = await services.database.read(user, (db) => pageOfOwnCases(db, user, after, limit + 1));
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { created_at: last.position, id: last.id } : null };
}

/** Spec, section 7: made by the user, or carrying their verified email. `after` is the last row of the page before. */
async function pageOfOwnCases(db: Db, user: User, after: CasePosition | null, limit: number): Promise<CaseListRow[]> {
  const own = db
    .selectFrom('cases')
    .innerJoin('case_progress', 'case_progress.case_id', 'cases.id')
    .select([
      'id',
      'case_number',
      'processor',
      'legal_business_name',
      'held_amount_cents',
      'status',
      'priority',
      'created_at',
      'cancelled_at',
      'progress',
    ])
    .select(sql<string>`created_at::text`.as('position'))
    .where((eb) =>
      eb.or([
        eb('created_by', '=', user.id),
        ...(user.verifiedEmail ? [eb('email_key', '=', user.verifiedEmail.toLowerCase())] : []),
      ]),
    );
  const rows = await (
    after ? own.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`) : own
  )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, progress: progressOf(row.progress) }));
}
