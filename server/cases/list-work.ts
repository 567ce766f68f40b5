import { sql, type RawBuilder } from 'kysely';
import { dayOf } from '../../domain/calendar/promises.ts';
import { stageOf, type StageView } from '../../domain/cases/stage.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import type { CaseProgress, StoredProgress } from '../../domain/cases/case-progress.ts';
import type { Db } from '../../db/actor.ts';
import type { AdminCaseListRow } from './queries.ts';
import { progressOf } from '../kernel/case-progress.ts';

type WorkRequest = { of: 'me' | 'nobody' | 'everybody'; limit: number };
/** `total` and `overdue` stop at 1,000. */
type WorkTotals = { total: number; capped: boolean; overdue: number };
/** Where a page ends. The counts travel with it, so that a listing counts once. */
type WorkPage = WorkPosition & WorkTotals;
export type Work = WorkTotals & { items: (WorkRow & { stage: StageView })[]; next: WorkPage | null; today: string };

/** Open cases by the day on which their next action is due, earliest first. Days are UTC. */
export async function listWork(
  services: Services,
  user: User,
  { of: whose, limit }: WorkRequest,
  after: WorkPage | null,
): Promise<Work> {
  const today = dayOf(services.clock.now());
  const of: WorkOf = whose === 'me' ? { owner: user.id } : whose;
  const [found, totals] = await services.database.read(user, (db) =>
    Promise.all([pageOfWork(db, of, after, limit + 1), after ?? countWork(db, of, today).then(capped)]),
  );
  const items = found.slice(0, limit).map((row) => ({ ...row, stage: stageOf(row, row.progress) }));
  const { total, capped: more, overdue } = totals;
  const last = items.at(-1);
  return {
    items,
    total,
    capped: more,
    overdue,
    today,
    next: found.length > limit && last ? { on: last.next_action_on, id: last.id, total, capped: more, overdue } : null,
  };
}

const capped = ({ total, overdue }: { total: number; overdue: number }): WorkTotals => ({
  total: Math.min(total, maxWorkCounted),
  capped: total > maxWorkCounted,
  overdue: Math.min(overdue, maxWorkCounted),
});

/** One staff member's open cases, those without an owner, or all. */
type WorkOf = { owner: string } | 'nobody' | 'everybody';
/** The day and the id of the last row seen. */
type WorkPosition = { on: string; id: string };
type WorkRow = Omit<AdminCaseListRow, 'sort_value'> & {
  next_action_on: string;
  cancelled_at: Date | null;
  unread_messages: number;
  progress: CaseProgress;
};

/** Counting stops here. */
const maxWorkCounted = 1_000;

/** In the words of app.find_work and app.count_work (0020_slow_corners.sql). */
const namedIn = (of: WorkOf): RawBuilder<unknown> =>
  typeof of === 'string' ? sql`${of}, null` : sql`'owner', ${of.owner}`;

/** At most `limit` open cases after `after`. */
async function pageOfWork(db: Db, of: WorkOf, after: WorkPosition | null, limit: number): Promise<WorkRow[]> {
  const { rows } = await sql<Omit<WorkRow, 'progress'> & { progress: StoredProgress }>`
    select c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.held_amount_cents,
      c.status, c.priority, c.version, c.created_at, c.cancelled_at, a.full_name as attorney_name, c.next_action, c.next_action_on,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner,
      (select count(*) from messages m where m.case_id = c.id and m.author_role = 'merchant' and m.read_by_staff_at is null) as unread_messages, k.progress
    from app.find_work(${namedIn(of)}, ${after?.on ?? null}, ${after?.id ?? null}, ${limit}) page
      join cases c on c.id = page.id join case_progress k on k.case_id = c.id
      left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id
    order by c.next_action_on, c.id`.execute(db);
  return rows.map((row) => ({ ...row, progress: progressOf(row.progress) }));
}

/** How many there are and how many were due before `today`, each counted to one more than `maxWorkCounted`. */
async function countWork(db: Db, of: WorkOf, today: string): Promise<{ total: number; overdue: number }> {
  const { rows } = await sql<{ total: number; overdue: number }>`
    select total, overdue from app.count_work(${namedIn(of)}, ${today}, ${maxWorkCounted + 1})`.execute(db);
  return rows[0] ?? { total: 0, overdue: 0 };
}
