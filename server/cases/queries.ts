import { sql } from 'kysely';
import type { CasePriority, CaseStatus, Processor } from '../../domain/case.ts';
import type { Db } from '../../db/actor.ts';
import { foundCases, type AdminFilter, type AdminOrder, type AdminPosition, type SearchPlan } from './search.ts';

export type AdminCaseListRow = {
  id: string;
  case_number: string;
  client: string;
  email: string;
  business: string;
  processor: Processor;
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
/** `capped`: there are more than `total`; only a text search stops counting there. */
export type AdminTotal = { total: number; capped: boolean };

/**
 * One page of the admin table in keyset order; `limit` rows after `after`. The page's ids are found first; only then are its rows read.
 * With `count` each row's `found` is how many cases the filter leaves, up to `mostCounted` + 1, or null when that took more than finding them.
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
    select c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.held_amount_cents,
      c.status, c.priority, c.version, c.created_at, a.full_name as attorney_name, c.next_action, c.next_action_on,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner, page.sort_value, page.found
    from ${foundCases(filter, order, after, limit, count, plan)} with ordinality as page (id, sort_value, found, place)
    join cases c on c.id = page.id left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id
    order by page.place`.execute(db);
  return rows;
}

/** How many cases are in these states, exact, from the kept counts. */
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

export type AdminStats = { total_cases: number; active_cases: number; total_users: number; total_value_cents: number };

/** The four stat cards (spec, section 2), from the kept counts. */
export async function readStats(db: Db): Promise<AdminStats> {
  const { rows } = await sql<AdminStats>`
    select coalesce(sum(n) filter (where what like 'case:%'), 0) as total_cases,
      coalesce(sum(n) filter (where what like 'case:intake:%' or what like 'case:under_review:%' or what like 'case:in_progress:%'), 0) as active_cases,
      coalesce(sum(n) filter (where what = 'user'), 0) as total_users,
      coalesce(sum(value_cents), 0) as total_value_cents
    from counts`.execute(db);
  return rows[0] ?? { total_cases: 0, active_cases: 0, total_users: 0, total_value_cents: 0 };
}
