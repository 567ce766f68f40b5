import { sql } from 'kysely';
import type { CasePriority, CaseStatus, Processor } from '../../domain/case.ts';
import type { Db } from '../actor.ts';

export type AdminSort = 'created_at' | 'held_amount_cents' | 'business' | 'client' | 'processor' | 'status' | 'priority';
export type AdminFilter = { search?: string | undefined; status?: CaseStatus | undefined; priority?: CasePriority | undefined };
/** The sort value of the last row as text, and its id. */
export type AdminPosition = { value: string; id: string };
export type AdminCaseListRow = {
  id: string; case_number: string; client: string; email: string; business: string; processor: Processor; held_amount_cents: number | null;
  status: CaseStatus; priority: CasePriority; attorney_name: string | null; version: number; created_at: Date; sort_value: string;
};
/** `capped`: there are more than `total`; only a text search stops counting there. */
export type AdminTotal = { total: number; capped: boolean };

/** A text search counts no further than this. */
export const mostCounted = 1_000;

/**
 * One page of the admin table in keyset order; `limit` rows after `after`. The page's ids are found first, in an index that holds the
 * sort and the filters; only then are its rows read.
 */
export async function listAdminCases(
  db: Db, filter: AdminFilter, order: { sort: AdminSort; direction: 'asc' | 'desc' }, after: AdminPosition | null, limit: number,
): Promise<AdminCaseListRow[]> {
  const descending = order.direction === 'desc';
  const { rows } = await sql<AdminCaseListRow>`
    select c.id, c.case_number, c.first_name || ' ' || c.last_name as client, c.email, c.legal_business_name as business, c.processor, c.held_amount_cents,
      c.status, c.priority, c.version, c.created_at, a.full_name as attorney_name, page.sort_value
    from app.find_cases(${pattern(filter)}, ${filter.status ?? null}, ${filter.priority ?? null}, ${order.sort}, ${descending}, ${after?.value ?? null}, ${after?.id ?? null}, ${limit})
      with ordinality as page (id, sort_value, place)
    join cases c on c.id = page.id left join attorneys a on a.user_id = c.attorney_id
    order by page.place`.execute(db);
  return rows;
}

/** How many cases the filter leaves: exact from the kept counts, or with a text, counted up to `mostCounted`. */
export async function countAdminCases(db: Db, filter: AdminFilter): Promise<AdminTotal> {
  if (filter.search) {
    const { rows } = await sql<{ n: number }>`select app.count_found_cases(${pattern(filter)}, ${filter.status ?? null}, ${filter.priority ?? null}, ${mostCounted + 1}) as n`.execute(db);
    const n = Number(rows[0]?.n ?? 0);
    return { total: Math.min(n, mostCounted), capped: n > mostCounted };
  }
  const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0) as n from counts where what like ${`case:${filter.status ?? '%'}:${filter.priority ?? '%'}`}`.execute(db);
  return { total: Number(rows[0]?.n ?? 0), capped: false };
}

/** The search as a LIKE pattern, its own signs taken literally; null without one. */
function pattern({ search }: AdminFilter): string | null {
  return search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;
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
