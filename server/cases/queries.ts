import { sql } from 'kysely';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { Processor } from '../../domain/processors.ts';
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
/** `capped`: there are more than `total`; only a text search is capped. */
export type AdminTotal = { total: number; capped: boolean };

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
    select c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.held_amount_cents,
      c.status, c.priority, c.version, c.created_at, a.full_name as attorney_name, c.next_action, c.next_action_on,
      case when p.user_id is null then null else json_build_object('id', p.user_id, 'name', p.display_name) end as owner, page.sort_value, page.found
    from ${foundCases(filter, order, after, limit, count, plan)} with ordinality as page (id, sort_value, found, place)
    join cases c on c.id = page.id left join attorneys a on a.user_id = c.attorney_id left join profiles p on p.user_id = c.owner_id
    order by page.place`.execute(db);
  return rows;
}

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
