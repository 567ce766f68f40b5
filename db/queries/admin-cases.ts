import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { CasePriority, CaseStatus, Processor } from '../../domain/case.ts';
import type { Db } from '../actor.ts';
import type { DB } from '../schema.ts';

export type AdminSort = 'created_at' | 'held_amount_cents' | 'business' | 'status' | 'priority';
export type AdminFilter = { search?: string | undefined; status?: CaseStatus | undefined; priority?: CasePriority | undefined };
/** The sort value of the last row as text, and its id. */
export type AdminPosition = { value: string; id: string };
export type AdminCaseListRow = {
  id: string; case_number: string; client: string; email: string; business: string; processor: Processor; held_amount_cents: number | null;
  status: CaseStatus; priority: CasePriority; attorney_name: string | null; version: number; created_at: Date; sort_value: string;
};

/** Allow-listed sort expressions, each with the type its cursor value is read as. Only these reach the SQL. */
const sorts: Record<AdminSort, { by: ReturnType<typeof sql>; type: ReturnType<typeof sql> }> = {
  created_at: { by: sql`cases.created_at`, type: sql`timestamptz` },
  held_amount_cents: { by: sql`coalesce(cases.held_amount_cents, 0)`, type: sql`bigint` },
  business: { by: sql`cases.legal_business_name`, type: sql`text` },
  status: { by: sql`cases.status`, type: sql`text` },
  priority: { by: sql`cases.priority`, type: sql`text` },
};

/** One page of the admin table in keyset order; `limit` rows after `after`. */
export async function listAdminCases(
  db: Db, filter: AdminFilter, order: { sort: AdminSort; direction: 'asc' | 'desc' }, after: AdminPosition | null, limit: number,
): Promise<AdminCaseListRow[]> {
  const { by, type } = sorts[order.sort];
  let query = filtered(db.selectFrom('cases'), filter)
    .leftJoin('attorneys', 'attorneys.user_id', 'cases.attorney_id')
    .select(['cases.id', 'case_number', 'email', 'legal_business_name as business', 'processor', 'held_amount_cents', 'status', 'priority', 'version', 'cases.created_at', 'attorneys.full_name as attorney_name'])
    .select([sql<string>`first_name || ' ' || last_name`.as('client'), sql<string>`(${by})::text`.as('sort_value')]);
  if (after) {
    const comparison = order.direction === 'asc' ? sql`>` : sql`<`;
    query = query.where(sql<SqlBool>`(${by}, cases.id) ${comparison} (${after.value}::${type}, ${after.id}::uuid)`);
  }
  const rows = await query.orderBy(by, order.direction).orderBy('cases.id', order.direction).limit(limit).execute();
  return rows as AdminCaseListRow[];
}

/** How many cases the filter leaves. */
export async function countAdminCases(db: Db, filter: AdminFilter): Promise<number> {
  const { total } = await filtered(db.selectFrom('cases'), filter).select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return total;
}

function filtered<Output>(query: SelectQueryBuilder<DB, 'cases', Output>, filter: AdminFilter): SelectQueryBuilder<DB, 'cases', Output> {
  let narrowed = query;
  if (filter.status) narrowed = narrowed.where('cases.status', '=', filter.status);
  if (filter.priority) narrowed = narrowed.where('cases.priority', '=', filter.priority);
  if (filter.search) {
    const pattern = `%${filter.search.replace(/[\\%_]/g, '\\$&')}%`;
    narrowed = narrowed.where((eb) => eb.or([
      eb('cases.case_number', 'ilike', pattern), eb('cases.legal_business_name', 'ilike', pattern), eb('cases.email', 'ilike', pattern),
      sql<SqlBool>`first_name || ' ' || last_name ilike ${pattern}`,
    ]));
  }
  return narrowed;
}

export type AdminStats = { total_cases: number; active_cases: number; total_users: number; total_value_cents: number };

/** The four stat cards (spec, section 2). */
export async function readStats(db: Db): Promise<AdminStats> {
  const { rows } = await sql<AdminStats>`
    select count(*) as total_cases, count(*) filter (where status in ('intake', 'under_review', 'in_progress')) as active_cases,
      coalesce(sum(held_amount_cents), 0) as total_value_cents, (select count(*) from users where erased_at is null) as total_users
    from cases`.execute(db);
  return rows[0] ?? { total_cases: 0, active_cases: 0, total_users: 0, total_value_cents: 0 };
}
