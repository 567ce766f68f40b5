import { sql } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { CaseMilestones, CaseProgress } from '../../domain/cases/case-progress.ts';
import { milestonesOf, progressOf } from '../kernel/case-progress.ts';
import { mayEngage } from './may-engage.ts';
import { plannedOn, type CaseRow } from '../kernel/find-case.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

/** What its page shows of it besides its progress, but for what lists of files, messages and letters hold. */
const shownColumns = [
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
  'closed_at',
] as const;
/** What its letter uses, and its merchant may still complete. */
const detailColumns = [
  'hold_started_on',
  'reason_given',
  'merchant_account_id',
  'business_address',
  'monthly_processing_volume_avg',
  'product_description',
  'refund_policy',
] as const;

export type CaseListRow = Pick<CaseRow, (typeof shownColumns | typeof detailColumns)[number]> & {
  progress: CaseProgress;
  milestones: CaseMilestones;
  /** Nobody has worked on its letter. */
  untouched: boolean;
  /** How many facts of its letter wait for the merchant's confirmation. */
  facts_asked: number;
  /** Of its files. */
  kinds: readonly string[];
  /** The day of our next action; null while none is planned. */
  planned_on: string | null;
  /** Whether the caller submitted it. */
  is_owner: boolean;
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
  const page = found.slice(0, limit).map((row) => ({
    ...row,
    progress: progressOf(row.progress),
    milestones: milestonesOf(row.milestones),
    untouched: row.milestones.untouched,
  }));
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
          ...shownColumns,
          ...detailColumns,
          plannedOn,
          sql<boolean>`created_by = ${userId}::uuid`.as('is_owner'),
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
    .select(['progress', 'milestones', 'facts_asked', kinds, sql<string>`created_at::text`.as('position')])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
);

const kinds = sql<string[]>`array(select distinct f.document_type from case_files f where f.case_id = page.id)`.as(
  'kinds',
);

/** The first page starts here: later than any case. */
const start: CasePosition = { created_at: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
