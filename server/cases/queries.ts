import { sql, type RawBuilder } from 'kysely';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { CaseProcessor } from '../../domain/processors.ts';
import type { Db } from '../../db/actor.ts';
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
      c.status, c.priority, c.version, ${created} as created_at, a.full_name as attorney_name, c.next_action, c.next_action_on,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner`;
const withPeople = sql`left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id`;
const withCase = sql`join cases c on c.id = page.id ${withPeople}`;

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
    from ${foundCases(filter, order, after, limit, count, plan)} with ordinality as page (id, sort_value, found, place) ${withCase}
    order by page.place`.execute(db);
  return rows;
}

/** `items`: a JSON array of the API's rows. `last`: where the next page begins, null on the last one. */
export type AdminJsonPage = { items: string; last: AdminPosition | null; found: number | null };

/** The same page as JSON made by the database, which saves the program from decoding and encoding some 800 values. */
export async function listAdminCasesAsJson(
  db: Db,
  filter: AdminFilter,
  order: AdminOrder,
  after: AdminPosition | null,
  limit: number,
  count: boolean,
  plan: SearchPlan,
): Promise<AdminJsonPage> {
  if (isWalked(filter, order, plan)) return walkAdminCases(db, filter, order, after, limit);
  const { rows } = await sql<AdminJsonPage>`
    with page as materialized (
      select * from ${foundCases(filter, order, after, limit + 1, count, plan)} with ordinality as page (id, sort_value, found, place))
    select
      (select coalesce(json_agg(row), '[]')::text from (
        select ${listed(apiInstant)} from page ${withCase} where page.place <= ${limit} order by page.place) row) as items,
      (select json_build_object('value', sort_value, 'id', id) from page
        where place = ${limit} and exists (select 1 from page where place > ${limit})) as last,
      (select found from page limit 1) as found`.execute(db);
  return rows[0] ?? { items: '[]', last: null, found: null };
}

/**
 * The page that staff see first and most often, read in the order of an index, which takes two thirds of the time of
 * finding ids first.
 */
async function walkAdminCases(
  db: Db,
  filter: AdminFilter,
  order: AdminOrder,
  after: AdminPosition | null,
  limit: number,
): Promise<AdminJsonPage> {
  const page = walkedCases(sql`c.*`, filter, order, after, { limit, offset: 0 });
  const itsLastAndNext = walkedCases(sql`c.created_at::text as value, c.id`, filter, order, after, {
    limit: 2,
    offset: limit - 1,
  });
  const way = sql.raw(order.direction);
  const { rows } = await sql<{ items: string; last_and_next: AdminPosition[] }>`
    select
      (select coalesce(json_agg(row), '[]')::text from (
        select ${listed(apiInstant)} from (${page}) c ${withPeople} order by c.created_at ${way}, c.id ${way}) row) as items,
      (select coalesce(json_agg(each), '[]') from (${itsLastAndNext}) each) as last_and_next`.execute(db);
  const { items = '[]', last_and_next: [last = null, next] = [] } = rows[0] ?? {};
  return { items, last: next ? last : null, found: null };
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
