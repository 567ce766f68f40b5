import { sql } from 'kysely';
import type { Db } from '../../../db/actor.ts';
import { activeStatuses } from '../../../domain/cases/case.ts';
import { daysToDo, type OwnKind } from '../../../domain/cases/work.ts';
import { lapsesBy } from '../../../domain/people/license.ts';
import { licensesLapsingBy } from '../../people/licenses.ts';
import { isOfCases, rankOf, type WorkCount, type WorkListed, type WorkPlace } from './place.ts';

/**
 * `case_id` and `letter_id`: the page that the row links to. `many`, `who`, `state`: what its text says
 * (domain/cases/work.ts).
 */
export type OwnPlace = WorkPlace & {
  kind: OwnKind;
  case_id: string | null;
  letter_id: string | null;
  /** Whose license it is. */
  user_id: string | null;
  many: number;
  who: string | null;
  state: string | null;
};

/** Condition on `outbox o`: an envelope to post, a notice for counsel to email, or an email that waits for a decision. */
export const waitsToLeave = sql`((o.channel = 'certified_mail' and o.status = 'to_print') or o.status = 'to_email' or o.waits_since is not null)`;

/**
 * Work other than next actions: emails of letters to decide about, envelopes to post, unread messages of merchants (in
 * ended cases too), the contact form's open messages, the suspected ones together as one row, requests for erasure,
 * names of open cases on which somebody must decide, and licenses that lapse.
 * Work without a case cannot be assigned and stands in everybody's list. Days are UTC.
 */
const ownWork = (today: string) => sql`(
  select case o.channel when 'email' then 'email' else 'mailing' end as kind,
    case o.channel when 'email' then ${rankOf('email')}::int else ${rankOf('mailing')}::int end as rank,
    coalesce(o.post_by, (o.waits_since at time zone 'UTC')::date, ${today}::date) as "on",
    o.id, l.case_id, l.id as letter_id, c.owner_id, null::uuid as user_id, 1 as many, null as who,
    o.status as state
  from outbox o join letters l on l.id = o.letter_id join cases c on c.id = l.case_id where ${waitsToLeave}
  union all
  select 'message', ${rankOf('message')}::int, (min(m.created_at) at time zone 'UTC')::date + ${daysToDo.message}::int,
    c.id, c.id, null, c.owner_id, null, count(*)::int, null, null
  from messages m join cases c on c.id = m.case_id where m.author_role = 'merchant' and m.read_by_staff_at is null group by c.id
  union all
  select 'inquiry', ${rankOf('inquiry')}::int, (created_at at time zone 'UTC')::date + ${daysToDo.inquiry}::int, id, null, null, null, null, 1, name, null
  from contact_messages where handled_at is null and not suspected
  union all
  select 'inquiry', ${rankOf('inquiry')}::int, (min(created_at) at time zone 'UTC')::date + ${daysToDo.inquiry}::int, (array_agg(id order by created_at, id))[1],
    null, null, null, null, count(*)::int, null, 'suspected'
  from contact_messages where handled_at is null and suspected having count(*) > 0
  union all
  select 'erasure', ${rankOf('erasure')}::int, (e.requested_at at time zone 'UTC')::date + ${daysToDo.erasure}::int, e.id, null, null, null, null, 1, u.email, null
  from erasure_requests e join users u on u.id = e.user_id where e.status = 'requested'
  union all
  select 'conflict', ${rankOf('conflict')}::int, ${today}::date, c.id, c.id, null, c.owner_id, null, 1, null, null
  from cases c where c.conflict = 'undecided' and c.status in (${sql.join(activeStatuses)})
  union all
  select 'license', ${rankOf('license')}::int, until, id, null, null, null, user_id, 1, attorney, state
  from ${licensesLapsingBy(lapsesBy(today))} lapsing)`;

const isListed = (list: WorkListed) => {
  const { of, kind } = list;
  const owned =
    of === 'everybody'
      ? sql`true`
      : of === 'nobody'
        ? sql`owner_id is null`
        : sql`(owner_id = ${of.owner} or (${of.isCaller} and case_id is null))`;
  return sql`${owned} and (${kind}::text is null or kind = ${kind}) and ${isOfCases(list, sql`case_id`)}`;
};

/** At most `limit` rows after `after`. */
export async function pageOfOwnWork(
  db: Db,
  list: WorkListed,
  today: string,
  after: WorkPlace | null,
  limit: number,
): Promise<OwnPlace[]> {
  const isAfter = after
    ? sql`("on", rank, id) > (${after.on}::date, ${after.rank}::int, ${after.id}::uuid)`
    : sql`true`;
  const { rows } = await sql<OwnPlace>`
    select kind, rank, "on", id, case_id, letter_id, user_id, many, who, state from ${ownWork(today)} own
    where ${isListed(list)} and ${isAfter} order by "on", rank, id limit ${limit}`.execute(db);
  return rows;
}

/** How many there are and how many were due before `today`, each counted to `max`. */
export async function countOwnWork(db: Db, list: WorkListed, today: string, max: number): Promise<WorkCount> {
  const { rows } = await sql<WorkCount>`
    select least(count(*), ${max})::int as total, least(count(*) filter (where "on" < ${today}), ${max})::int as overdue
    from ${ownWork(today)} own where ${isListed(list)}`.execute(db);
  return rows[0] ?? { total: 0, overdue: 0 };
}
