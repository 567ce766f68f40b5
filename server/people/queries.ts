import { sql } from 'kysely';
import { activeStatuses, type CaseStatus } from '../../domain/cases/case.ts';
import type { CaseProcessor } from '../../domain/processors.ts';
import type { OrgKind, Role } from '../../domain/people/role.ts';
import type { Db } from '../../db/actor.ts';

export type UserFilter = { search?: string | undefined; role?: Role | undefined };
/** The instant of the last row as text, to the microsecond, and its id. */
export type UserPosition = { value: string; id: string };
type Organization = { id: string; name: string; kind: OrgKind };
export type UserRow = {
  id: string;
  email: string;
  name: string;
  role: Role;
  org: Organization;
  phone: string | null;
  created_at: Date;
};
export type UserTotal = { total: number; capped: boolean };
type AttorneyData = { bar_number: string; bar_state: string; firm_name: string };
export type UserCase = CaseProcessor & {
  id: string;
  case_number: string;
  business: string;
  held_amount_cents: number | null;
  status: CaseStatus;
  created_at: Date;
};
export type UserSession = {
  id: string;
  created_at: Date;
  last_seen_at: Date;
  expires_at: Date;
  ip_address: string | null;
  user_agent: string | null;
  second_factor: boolean;
};
export type AccessRow = {
  id: number;
  at: Date;
  what: string;
  by: string;
  email: string;
  from: string | null;
  to: string | null;
};

/** A filtered list stops counting here. */
const maxCounted = 1_000;
const maxCases = 100;

const named = sql<string>`coalesce(p.display_name, case when u.erased_at is null then u.email else 'Erased user' end)`;
const organization = sql<Organization>`jsonb_build_object('id', o.id, 'name', o.name, 'kind', o.kind)`;

/** One page of users, newest first, at most `limit` rows after `after`. */
export async function listUsers(
  db: Db,
  filter: UserFilter,
  after: UserPosition | null,
  limit: number,
): Promise<(UserRow & { position: string })[]> {
  const { rows } = await sql<UserRow & { position: string }>`
    select u.id, u.email, ${named} as name, u.role, ${organization} as org, u.phone, u.created_at, u.created_at::text as position
    from app.find_users(${pattern(filter.search)}, ${filter.role ?? null}, ${after?.value ?? null}, ${after?.id ?? null}, ${limit}) with ordinality as page (id, place)
    join users u on u.id = page.id join orgs o on o.id = u.org_id left join profiles p on p.user_id = u.id order by page.place`.execute(
    db,
  );
  return rows;
}

/** How many users there are: exact from the counters, or with a filter up to `maxCounted`. */
export async function countUsers(db: Db, filter: UserFilter): Promise<UserTotal> {
  if (!filter.search && !filter.role) {
    const { rows } = await sql<{ n: number }>`select coalesce(sum(n), 0) as n from counts where what = 'user'`.execute(
      db,
    );
    return { total: Number(rows[0]?.n ?? 0), capped: false };
  }
  const { rows } = await sql<{
    n: number;
  }>`select app.count_found_users(${pattern(filter.search)}, ${filter.role ?? null}, ${maxCounted + 1}) as n`.execute(
    db,
  );
  const n = Number(rows[0]?.n ?? 0);
  return { total: Math.min(n, maxCounted), capped: n > maxCounted };
}

/** The search as a LIKE pattern with its wildcards escaped; null without one. */
const pattern = (search: string | undefined): string | null =>
  search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null;

export type FoundUser = UserRow & {
  version: number;
  is_lead: boolean;
  erased_at: Date | null;
  attorney: AttorneyData | null;
};

/** One user; undefined when missing or not visible to the actor. */
export async function findUser(db: Db, id: string): Promise<FoundUser | undefined> {
  const { rows } = await sql<FoundUser>`
    select u.id, u.email, ${named} as name, u.role, ${organization} as org, u.phone, u.created_at, u.version, u.is_lead, u.erased_at,
      case when a.user_id is null then null else jsonb_build_object('bar_number', a.bar_number, 'bar_state', a.bar_state, 'firm_name', a.firm_name) end as attorney
    from users u join orgs o on o.id = u.org_id left join profiles p on p.user_id = u.id left join attorneys a on a.user_id = u.id where u.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** How a user signs in, without secrets; both false once the account is erased. */
export async function signInOf(db: Db, userId: string): Promise<{ email_verified: boolean; second_factor: boolean }> {
  const { rows } = await sql<{
    email_verified: boolean;
    second_factor: boolean;
  }>`select * from app.sign_in_of(${userId})`.execute(db);
  return rows[0] ?? { email_verified: false, second_factor: false };
}

/** Active sessions, last seen first, without their tokens. */
export async function sessionsOf(db: Db, userId: string): Promise<UserSession[]> {
  return (await sql<UserSession>`select * from app.sessions_of(${userId})`.execute(db)).rows;
}

/** Ends one session of a user, or all. Returns how many ended. */
export async function endSessions(db: Db, userId: string, sessionId: string | null): Promise<number> {
  return (await sql<{ n: number }>`select app.end_sessions(${userId}, ${sessionId}) as n`.execute(db)).rows[0]?.n ?? 0;
}

/** The newest cases that a user submitted, at most `maxCases`, and how many there are. */
export async function casesOf(db: Db, userId: string): Promise<{ cases: UserCase[]; count: number }> {
  const [cases, { n }] = await Promise.all([
    db
      .selectFrom('cases')
      .select([
        'id',
        'case_number',
        'legal_business_name as business',
        'processor',
        'other_processor',
        'held_amount_cents',
        'status',
        'created_at',
      ])
      .where('created_by', '=', userId)
      .orderBy('created_at', 'desc')
      .limit(maxCases)
      .execute(),
    db
      .selectFrom('cases')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('created_by', '=', userId)
      .executeTakeFirstOrThrow(),
  ]);
  return { cases, count: Number(n) };
}

/** How many open cases a staff member owns or an attorney is assigned. */
export async function countWaitingCases(db: Db, user: { id: string; role: Role }): Promise<number> {
  if (user.role === 'client') return 0;
  const { n } = await db
    .selectFrom('cases')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(user.role === 'admin' ? 'owner_id' : 'attorney_id', '=', user.id)
    .where('status', 'in', activeStatuses)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Access log entries, newest first: a user's own, or everyone's of some kinds. */
export async function listAccess(
  db: Db,
  which: { userId: string } | { kinds: readonly string[]; before: number | null; limit: number },
): Promise<AccessRow[]> {
  // The log holds organizations by id, so that an erasure removes their names from it too.
  const shown = (column: 'from_value' | 'to_value') =>
    sql<
      string | null
    >`case when l.what = 'organization_changed' then (select name from orgs where id = l.${sql.ref(column)}::uuid) else l.${sql.ref(column)} end`;
  let query = db
    .selectFrom('access_log as l')
    .innerJoin('users as u', 'u.id', 'l.subject_id')
    .select([
      'l.id',
      'l.at',
      'l.what',
      'l.actor_name as by',
      'u.email',
      shown('from_value').as('from'),
      shown('to_value').as('to'),
    ])
    .orderBy('l.id', 'desc');
  if ('userId' in which) return query.where('l.subject_id', '=', which.userId).limit(200).execute();
  query = query.where('l.what', 'in', which.kinds);
  if (which.before !== null) query = query.where('l.id', '<', which.before);
  return query.limit(which.limit).execute();
}

/** Organizations of one kind by name, at most `limit`. */
export async function listOrganizations(
  db: Db,
  kind: OrgKind,
  search: string,
  limit: number,
): Promise<(Organization & { member: string | null })[]> {
  const { rows } = await sql<
    Organization & { member: string | null }
  >`select * from app.find_orgs(${kind}, ${pattern(search)}, ${limit})`.execute(db);
  return rows;
}
