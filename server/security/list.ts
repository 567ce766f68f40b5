import { sql } from 'kysely';
import type { SecurityKind } from '../../domain/people/security-event.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';

/** Days as `2026-11-25`, in UTC, both included. */
type LogFilter = {
  kind?: SecurityKind | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
/** `at` as the database writes it: a date would lose its microseconds. */
type LogPosition = { at: string; id: string };

/** One page of the security log, newest first, and where the next begins. */
export async function list(
  services: Services,
  user: User,
  { kind, search, from, to }: LogFilter,
  after: LogPosition | null,
  limit: number,
) {
  const rows = await services.database.as(user, (db) => {
    let query = db
      .selectFrom('security_log as l')
      .leftJoin('users as u', 'u.id', 'l.user_id')
      .select(['l.id', 'l.at', 'l.kind', 'l.user_id', 'l.network', 'l.agent', 'l.request_id', 'l.about', 'u.email'])
      .select(sql<string>`l.at::text`.as('position'));
    if (kind) query = query.where('l.kind', '=', kind);
    if (from) query = query.where(sql<boolean>`l.at >= ${from}::date at time zone 'UTC'`);
    if (to) query = query.where(sql<boolean>`l.at < (${to}::date + 1) at time zone 'UTC'`);
    if (search)
      query = query.where(
        sql<boolean>`(lower(u.email) = lower(${search}) or starts_with(l.network, ${search}) or strpos(l.about, ${search}) > 0)`,
      );
    if (after) query = query.where(sql<boolean>`(l.at, l.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
    return query
      .orderBy('l.at', 'desc')
      .orderBy('l.id', 'desc')
      .limit(limit + 1)
      .execute();
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last ? { at: last.position, id: last.id } : null };
}
