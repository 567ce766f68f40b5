import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import { daysToDo } from '../../../domain/cases/work.ts';
import type { OwnPlace } from './own-work.ts';
import { isOfCases, rankOf, type WorkCount, type WorkListed, type WorkPlace } from './place.ts';

/** Notes in which `me` is mentioned, neither answered nor ticked off. Days are UTC. */
const mentionsOf = (me: string, list: WorkListed) => sql`(
  select 'mention' as kind, ${rankOf('mention')}::int as rank, (n.mentioned_at at time zone 'UTC')::date + ${daysToDo.mention}::int as "on",
    n.id, n.case_id, null as letter_id, null as user_id, 1 as many, n.mentioned_by_name as who, null as state
  from message_mentions n where n.user_id = ${me}::uuid and n.done_at is null
    and ${list.kind === null || list.kind === 'mention'} and ${isOfCases(list, sql`n.case_id`)})`;

/** At most `limit` rows after `after`. */
export async function pageOfMentions(
  db: Db,
  me: string,
  list: WorkListed,
  after: WorkPlace | null,
  limit: number,
): Promise<OwnPlace[]> {
  const isAfter = after
    ? sql`("on", rank, id) > (${after.on}::date, ${after.rank}::int, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<OwnPlace>`
    select * from ${mentionsOf(me, list)} mentions where ${isAfter} order by "on", rank, id limit ${limit}`.execute(db);
  return rows;
}

/** How many there are and how many were due before `today`, each counted to `max`. */
export async function countMentions(
  db: Db,
  me: string,
  list: WorkListed,
  today: string,
  max: number,
): Promise<WorkCount> {
  const { rows } = await sql<WorkCount>`
    select least(count(*), ${max})::int as total, least(count(*) filter (where "on" < ${today}), ${max})::int as overdue
    from ${mentionsOf(me, list)} mentions`.execute(db);
  return rows[0] ?? { total: 0, overdue: 0 };
}
