import { sql, type RawBuilder } from 'kysely';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { OpenConflict } from '../../domain/conflicts/open-conflict.ts';
import type { CaseProcessor } from '../../domain/processors.ts';
import type { Db } from '../../db/actor.ts';
import { stageOf, type StageView } from '../../domain/cases/stage.ts';
import type { StoredProgress } from '../../domain/cases/case-progress.ts';
import { progressOf } from '../kernel/case-progress.ts';
import {
  foundCases,
  isWalked,
  walkedCases,
  type AdminFilter,
  type AdminOrder,
  type AdminPosition,
  type SearchPlan,
} from './search.ts';

export type AdminCaseListRow = CaseProcessor & {
  id: string;
  case_number: string;
  client: string;
  email: string;
  business: string;
  held_amount_cents: number | null;
  status: CaseStatus;
  priority: CasePriority;
  attorney_name: string | null;
  owner: { id: string; name: string } | null;
  next_action: string | null;
  next_action_on: string | null;
  conflict: OpenConflict | null;
  version: number;
  created_at: Date;
  sort_value: string;
  found: number | null;
};
/** `capped`: there are more than `total`; only a text search is capped. */
export type AdminTotal = { total: number; capped: boolean };

/** The columns of the cases table under the API's names. `created`: `created_at` in the form that the reader needs. */
const listed = (created: RawBuilder<unknown>) =>
  sql`c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.other_processor, c.held_amount_cents,
      c.status, c.priority, c.version, ${created} as created_at, a.full_name as attorney_name, c.next_action, c.next_action_on, c.conflict,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner`;
const withPeople = sql`left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id`;
/** The same and what the stage of a case is derived from, for `stagedCase`. */
const staged = (created: RawBuilder<unknown>) => sql`${listed(created)}, c.cancelled_at, k.progress`;
const withStage = sql`${withPeople} join case_progress k on k.case_id = c.id`;
const withCase = sql`join cases c on c.id = page.id`;

/**
 * One page of the cases table in keyset order, at most `limit` rows after `after`. Finds the page's ids first, then
 * reads their rows. With `count`, each row's `found` is how many cases match, up to `maxCounted` + 1, or null when
 * counting would cost more than finding.
 */
export async function listAdminCases(
  db: Db,
  filter: AdminFilter,
  order: AdminOrder,
  after: AdminPosition | null,
  limit: number,
  count: boolean,
  plan: SearchPlan,
): Promise<AdminCaseListRow[]> {
  const { rows } = await sql<AdminCaseListRow>`
    select ${listed(sql`c.created_at`)}, page.sort_value, page.found
    from ${foundCases(filter, order, after, limit, count, plan)} with ordinality as page (id, sort_value, found, place) ${withCase} ${withPeople}
    order by page.place`.execute(db);
  return rows;
}

type Staged<Instant> = Omit<AdminCaseListRow, 'sort_value' | 'found' | 'created_at'> & {
  created_at: Instant;
  cancelled_at: Instant | null;
  progress: StoredProgress;
};
/** A row of the cases table with its stage; `Instant` is a string where the database made JSON of it. */
export type StagedCase<Instant = Date> = Omit<Staged<Instant>, 'cancelled_at' | 'progress'> & { stage: StageView };

function stagedCase<Instant extends Date | string>(found: Staged<Instant>): StagedCase<Instant> {
  const { progress, cancelled_at: cancelled, ...row } = found;
  const instants = { created_at: new Date(row.created_at), cancelled_at: cancelled && new Date(cancelled) };
  return { ...row, stage: stageOf({ ...row, ...instants }, progressOf(progress)) };
}

/** These cases with their stage, in no order. */
export async function stagedCases(db: Db, ids: readonly string[]): Promise<StagedCase[]> {
  const { rows } = await sql<Staged<Date>>`
    select ${staged(sql`c.created_at`)} from cases c ${withStage} where c.id = any(${ids}::uuid[])`.execute(db);
  return rows.map((row) => stagedCase(row));
}

/** `last`: where the next page begins, null on the last one. */
export type CasePage = { items: StagedCase<string>[]; last: AdminPosition | null; found: number | null };
type FoundPage = Omit<CasePage, 'items'> & { items: Staged<string>[] };

/** The same page with each case's stage, as one JSON value: the driver decodes that faster than some 800 columns. */
export async function listStagedCases(
  db: Db,
  filter: AdminFilter,
  order: AdminOrder,
  after: AdminPosition | null,
  limit: number,
  count: boolean,
  plan: SearchPlan,
): Promise<CasePage> {
  if (isWalked(filter, order, plan)) return walkStagedCases(db, filter, order, after, limit);
  const { rows } = await sql<FoundPage>`
    with page as materialized (
      select * from ${foundCases(filter, order, after, limit + 1, count, plan)} with ordinality as page (id, sort_value, found, place))
    select
      (select coalesce(json_agg(row), '[]') from (
        select ${staged(apiInstant)} from page ${withCase} ${withStage} where page.place <= ${limit} order by page.place) row) as items,
      (select json_build_object('value', sort_value, 'id', id) from page
        where place = ${limit} and exists (select 1 from page where place > ${limit})) as last,
      (select found from page limit 1) as found`.execute(db);
  const { items = [], last = null, found = null } = rows[0] ?? {};
  return { items: items.map((row) => stagedCase(row)), last, found };
}

/**
 * The page that staff see first and most often, read in the order of an index, which takes two thirds of the time of
 * finding ids first.
 */
async function walkStagedCases(
  db: Db,
  filter: AdminFilter,
  order: AdminOrder,
  after: AdminPosition | null,
  limit: number,
): Promise<CasePage> {
  const page = walkedCases(sql`c.*`, filter, order, after, { limit, offset: 0 });
  const itsLastAndNext = walkedCases(sql`c.created_at::text as value, c.id`, filter, order, after, {
    limit: 2,
    offset: limit - 1,
  });
  const way = sql.raw(order.direction);
  const { rows } = await sql<{ items: Staged<string>[]; last_and_next: AdminPosition[] }>`
    select
      (select coalesce(json_agg(row), '[]') from (
        select ${staged(apiInstant)} from (${page}) c ${withStage} order by c.created_at ${way}, c.id ${way}) row) as items,
      (select coalesce(json_agg(each), '[]') from (${itsLastAndNext}) each) as last_and_next`.execute(db);
  const { items = [], last_and_next: [last = null, next] = [] } = rows[0] ?? {};
  return { items: items.map((row) => stagedCase(row)), last: next ? last : null, found: null };
}

/** As `Date.toISOString` writes an instant. */
const apiInstant = sql`to_char(c.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** How many cases are in these states, from the counters; exact. */
export async function countCases(
  db: Db,
  { status, priority }: Pick<AdminFilter, 'status' | 'priority'>,
): Promise<AdminTotal> {
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(n), 0) as n from counts where what like ${`case:${status ?? '%'}:${priority ?? '%'}`}`.execute(
    db,
  );
  return { total: Number(rows[0]?.n ?? 0), capped: false };
}
