import { sql, type RawBuilder } from 'kysely';
import type { CaseProgress } from '../../domain/case-progress.ts';
import type { Db } from '../../db/actor.ts';
import type { AdminCaseListRow } from './queries.ts';
import { progressOf, progressOfPage, type StoredProgress } from '../kernel/case-progress.ts';

/** Whose open cases: those of one member of staff, those of nobody, or all. */
export type WorkOf = { owner: string } | 'nobody' | 'everybody';
/** The day and the id of the last row seen. */
export type WorkPosition = { on: string; id: string };
export type WorkRow = Omit<AdminCaseListRow, 'sort_value'> & {
  next_action_on: string;
  cancelled_at: Date | null;
  unread_messages: number;
  progress: CaseProgress;
};

/** Counting goes no further than this. */
export const mostWorkCounted = 1_000;

// As the index has it, which holds nothing else.
const open = sql`c.status in ('intake', 'under_review', 'in_progress')`;

function belongingTo(of: WorkOf): RawBuilder<unknown> {
  if (of === 'everybody') return open;
  return of === 'nobody' ? sql`${open} and c.owner_id is null` : sql`${open} and c.owner_id = ${of.owner}`;
}

/** The order of the index that holds exactly these: nobody's are told apart by it, where there are none among a million as well. */
const inTurn = (of: WorkOf): RawBuilder<unknown> =>
  of === 'everybody' ? sql`c.next_action_on, c.id` : sql`c.owner_id, c.next_action_on, c.id`;

/** One page of open cases by the day of their next action, the longest due first; `limit` rows after `after`. */
export async function listWork(db: Db, of: WorkOf, after: WorkPosition | null, limit: number): Promise<WorkRow[]> {
  const from = after ? sql`and (c.next_action_on, c.id) > (${after.on}::date, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<Omit<WorkRow, 'progress'> & { progress: StoredProgress }>`
    with page as materialized (select c.id from cases c where ${belongingTo(of)} ${from} order by ${inTurn(of)} limit ${limit})
    select c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.held_amount_cents,
      c.status, c.priority, c.version, c.created_at, c.cancelled_at, a.full_name as attorney_name, c.next_action, c.next_action_on,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner,
      (select count(*) from messages m where m.case_id = c.id and m.author_role = 'merchant' and m.read_by_house_at is null) as unread_messages, progress_of_page.progress
    from page join cases c on c.id = page.id join ${progressOfPage} on progress_of_page.case_id = c.id
      left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id
    order by c.next_action_on, c.id`.execute(db);
  return rows.map((row) => ({ ...row, progress: progressOf(row.progress) }));
}

/** How many there are, and how many of them were due before `today`; each counted to one more than `mostWorkCounted`. */
export async function countWork(db: Db, of: WorkOf, today: string): Promise<{ total: number; overdue: number }> {
  const counted = (before: RawBuilder<unknown>) =>
    sql`(select count(*) from (select 1 from cases c where ${belongingTo(of)} ${before} order by ${inTurn(of)} limit ${mostWorkCounted + 1}) as some_of_them)`;
  const { rows } = await sql<{ total: number; overdue: number }>`
    select ${counted(sql``)} as total, ${counted(sql`and c.next_action_on < ${today}::date`)} as overdue`.execute(db);
  return rows[0] ?? { total: 0, overdue: 0 };
}
