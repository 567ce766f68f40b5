import { sql } from 'kysely';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';

type AdminStats = { total_cases: number; active_cases: number; total_users: number; total_value_cents: number };

/** The four stat cards (spec, section 2), from the counts that triggers keep. Money in cents. */
export async function getStats(services: Services, user: User): Promise<AdminStats> {
  return services.database.readLong(user, async (db) => {
    const { rows } = await sql<AdminStats>`
      select coalesce(sum(n) filter (where what like 'case:%'), 0) as total_cases,
        coalesce(sum(n) filter (where what like 'case:intake:%' or what like 'case:under_review:%' or what like 'case:in_progress:%'), 0) as active_cases,
        coalesce(sum(n) filter (where what = 'user'), 0) as total_users,
        coalesce(sum(value_cents), 0) as total_value_cents
      from counts`.execute(db);
    return rows[0] ?? { total_cases: 0, active_cases: 0, total_users: 0, total_value_cents: 0 };
  });
}
