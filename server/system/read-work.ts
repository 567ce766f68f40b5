import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';

/**
 * One kind of job: how many are in each state. `dead`: given up after every try. `oldest_seconds`: how long the oldest
 * due one has waited, if any is due.
 */
type JobCounts = {
  name: string;
  waiting: number;
  running: number;
  failing: number;
  dead: number;
  oldest_seconds: number | null;
};
/** Emails that did not leave: `failed` for good, or `uncertain` whether they arrived. */
type StoppedEmails = { failed: number; uncertain: number };

/** The jobs that are not done, by kind, in order of name; done ones are not counted. For staff and the program. */
export async function countJobs(db: Db): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select name,
      count(*) filter (where state = 'created') as waiting,
      count(*) filter (where state = 'active') as running,
      count(*) filter (where state = 'retry') as failing,
      count(*) filter (where state = 'failed') as dead,
      extract(epoch from now() - min(start_after) filter (
        where state < 'active' and not blocked and start_after <= now()))::float as oldest_seconds
    from pgboss.job where state in ('created', 'active', 'retry', 'failed') group by name order by name`.execute(db);
  return rows;
}

/** Counts the last 90 days; older emails were seen by staff or no longer matter. For staff and the program. */
export async function countStoppedEmails(db: Db): Promise<StoppedEmails> {
  const { rows } = await sql<StoppedEmails>`
    select count(*) filter (where status = 'failed') as failed, count(*) filter (where status = 'uncertain') as uncertain
    from outbox where channel = 'email' and status in ('failed', 'uncertain') and created_at > now() - interval '90 days'`.execute(
    db,
  );
  return rows[0] ?? { failed: 0, uncertain: 0 };
}
