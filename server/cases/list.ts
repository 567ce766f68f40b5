import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { CaseProgress } from '../../domain/cases/case-progress.ts';
import { progressOf } from '../kernel/case-progress.ts';
import { mayEngage } from './may-engage.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

export type CaseListRow = Pick<
  CaseRow,
  | 'id'
  | 'case_number'
  | 'processor'
  | 'other_processor'
  | 'legal_business_name'
  | 'held_amount_cents'
  | 'status'
  | 'priority'
  | 'created_at'
  | 'cancelled_at'
> & {
  progress: CaseProgress;
  /** How many facts of its letter wait for the merchant's confirmation. */
  facts_asked: number;
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
  const { created_at, id } = after ?? start;
  const email = user.verifiedEmail?.toLowerCase() ?? null;
  const found = await services.database.read(user, (db) =>
    pageOfOwnCases(db, user.id, email, created_at, id, String(limit + 1)),
  );
  const page = found.slice(0, limit).map((row) => ({ ...row, progress: progressOf(row.progress) }));
  const rows = await mayEngage(services, user, page);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? { created_at: last.position, id: last.id } : null };
}

/**
 * The user's own cases: made by them, or carrying their verified email and opened to it by their owner (spec, section
 * 7). Starts after the row `at` and `after`, the last of the page before. The page is found first, so that only its
 * cases' progress is looked up.
 */
const pageOfOwnCases = prepared((db, userId: string, email: string, at: string, after: string, limit: string) =>
  db
    .selectFrom(
      db
        .selectFrom('cases')
        .select([
          'id',
          'case_number',
          'processor',
          'other_processor',
          'legal_business_name',
          'held_amount_cents',
          'status',
          'priority',
          'created_at',
          'cancelled_at',
        ])
        .where((eb) => eb.or([eb('created_by', '=', userId), eb('contact_key', '=', email)]))
        .where(sql<boolean>`(created_at, id) < (${at}::timestamptz, ${after}::uuid)`)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql<number>`${limit}::int`)
        .as('page'),
    )
    .innerJoin('case_progress', 'case_progress.case_id', 'page.id')
    .selectAll('page')
    .select(['progress', 'facts_asked', sql<string>`created_at::text`.as('position')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

/** The first page starts here: later than any case. */
const start: CasePosition = { created_at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
