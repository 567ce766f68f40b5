import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import { actionKinds, actionOfNewCase } from '../../../domain/cases/work.ts';
import { activeStatuses, type CaseStatus } from '../../../domain/cases/case.ts';
import { waitsToLeave } from './own-work.ts';
import { actionRank, isOfCases, type WorkCount, type WorkListed, type WorkOf, type WorkPlace } from './place.ts';

/** `covered`: the action only says to mail a letter that has a row of its own. */
export type ActionPlace = WorkPlace & {
  planned_for: string | null;
  status: CaseStatus;
  text: string | null;
  covered: boolean;
};

/** Sorts before every id. */
const firstId = '00000000-0000-0000-0000-000000000000';

/** The arguments of app.find_work and app.count_work (0020_slow_corners.sql). */
const namedIn = (of: WorkOf): RawBuilder<unknown> =>
  typeof of === 'string' ? sql`${of}, null` : sql`'owner', ${of.owner}`;

/** Only a planned action counts: while a case is left for planning, its action may be out of date. */
const isPosting = sql`c.next_action_for like '%/post:%' and c.next_action_was_on is null`;

/** A narrowed list is left to the planner; the whole one has a function of its own. */
const isWhole = ({ kind, cases }: WorkListed): boolean => kind === null && cases === null;

/** The kind of a next action, by the patterns that `ofAction` reads. */
const kindOf = sql`case ${sql.join(
  actionKinds.map(
    ([kind, pattern, status]) =>
      sql`when coalesce(c.next_action_for, ${actionOfNewCase}) ~ ${pattern} and c.status = coalesce(${status}, c.status) then ${kind}`,
  ),
  sql` `,
)} end`;

const isListed = (list: WorkListed): RawBuilder<unknown> =>
  sql`c.status in (${sql.join(activeStatuses)}) and ${isOf(list.of)} and (${list.kind}::text is null or ${kindOf} = ${list.kind})
    and ${isOfCases(list, sql`c.id`)}`;

/** At most `limit` next actions of open cases after `after`. */
export async function pageOfActions(
  db: Db,
  list: WorkListed,
  after: WorkPlace | null,
  limit: number,
): Promise<ActionPlace[]> {
  const afterId = after === null ? null : after.rank === actionRank ? after.id : firstId;
  const isAfter = after ? sql`(c.next_action_on, c.id) > (${after.on}::date, ${afterId}::uuid)` : sql`true`;
  const page = isWhole(list)
    ? sql`app.find_work(${namedIn(list.of)}, ${after?.on ?? null}, ${afterId}, ${limit})`
    : sql`(select c.id from cases c where ${isListed(list)} and ${isAfter} order by c.next_action_on, c.id limit ${limit})`;
  const { rows } = await sql<Omit<ActionPlace, 'rank'>>`
    select c.id, c.next_action_on as "on", c.next_action_for as planned_for, c.status, c.next_action as text,
      (${isPosting}) is true and exists (select 1 from outbox o where o.case_id = c.id and ${waitsToLeave}) as covered
    from ${page} page join cases c on c.id = page.id
    order by c.next_action_on, c.id`.execute(db);
  return rows.map((row) => ({ ...row, rank: actionRank }));
}

/** How many there are and how many were due before `today`, each counted to `max`, without the covered ones. */
export async function countActions(db: Db, list: WorkListed, today: string, max: number): Promise<WorkCount> {
  const counted = isWhole(list)
    ? sql`select total, overdue from app.count_work(${namedIn(list.of)}, ${today}, ${max})`
    : sql`select least(count(*), ${max})::int as total, least(count(*) filter (where c.next_action_on < ${today}), ${max})::int as overdue
        from cases c where ${isListed(list)}`;
  const [all, covered] = await Promise.all([
    sql<WorkCount>`${counted}`.execute(db),
    sql<WorkCount>`
      select count(*) as total, count(*) filter (where c.next_action_on < ${today}) as overdue from cases c
      where c.id in (select o.case_id from outbox o where ${waitsToLeave}) and ${isPosting} and ${isListed(list)}`.execute(
      db,
    ),
  ]);
  const [{ total, overdue } = nothing] = all.rows;
  const [less = nothing] = covered.rows;
  return { total: total - less.total, overdue: overdue - less.overdue };
}
const nothing: WorkCount = { total: 0, overdue: 0 };

const isOf = (of: WorkOf) =>
  of === 'everybody' ? sql`true` : of === 'nobody' ? sql`c.owner_id is null` : sql`c.owner_id = ${of.owner}`;
