import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import { isOfCases, taskRank, type WorkCount, type WorkListed, type WorkPlace } from './place.ts';

/** An open task of a case, ended or not. */
export type TaskPlace = WorkPlace & {
  task: { case_id: string; text: string; owner: { id: string; name: string } | null };
};

/** Sort before and after every id. */
const [firstId, lastId] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

const isListed = (list: WorkListed) => {
  const { of } = list;
  const owned =
    of === 'everybody' ? sql`true` : of === 'nobody' ? sql`t.owner_id is null` : sql`t.owner_id = ${of.owner}`;
  return sql`${owned} and ${list.kind === null || list.kind === 'task'} and ${isOfCases(list, sql`t.case_id`)}`;
};

/** At most `limit` open tasks after `after`, in the order of the index. */
export async function pageOfTasks(
  db: Db,
  list: WorkListed,
  after: WorkPlace | null,
  limit: number,
): Promise<TaskPlace[]> {
  const afterId = after && (after.rank === taskRank ? after.id : after.rank < taskRank ? firstId : lastId);
  const isAfter = after ? sql`(t.due_on, t.id) > (${after.on}::date, ${afterId}::uuid)` : sql`true`;
  const { rows } = await sql<Omit<TaskPlace, 'rank'>>`
    select t.id, t.due_on as "on", json_build_object('case_id', t.case_id, 'text', t.text, 'owner',
      case when t.owner_id is null then null else json_build_object('id', t.owner_id, 'name', coalesce(p.display_name, '')) end) as task
    from case_tasks t left join profiles p on p.user_id = t.owner_id
    where t.done_at is null and ${isListed(list)} and ${isAfter}
    order by t.due_on, t.id limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, rank: taskRank }));
}

/** How many there are and how many were due before `today`, each counted to `max`. */
export async function countTasks(db: Db, list: WorkListed, today: string, max: number): Promise<WorkCount> {
  const { rows } = await sql<WorkCount>`
    select count(*)::int as total, (count(*) filter (where due_on < ${today}))::int as overdue
    from (select t.due_on from case_tasks t where t.done_at is null and ${isListed(list)} order by t.due_on limit ${max}) counted`.execute(
    db,
  );
  return rows[0] ?? { total: 0, overdue: 0 };
}
