import { sql } from 'kysely';
import type { ApiContext } from '../kernel/api.ts';
import { notFound } from '../kernel/refusal.ts';
import { recordSecurity } from '../kernel/security-log.ts';
import type { User } from '../kernel/user.ts';

type Asked = Pick<ApiContext, 'services' | 'address' | 'userAgent'>;

/**
 * Tries a job that was given up once more; the security log records who did it. Trying again does nothing twice: an
 * email that may have been sent already is left for a decision (server/email/claim-email.ts). False when the job is no
 * longer given up. Throws NOT_FOUND.
 */
export async function retryJob({ services, address, userAgent }: Asked, user: User, id: string): Promise<boolean> {
  const { rows } = await services.database.as(user, (db) =>
    sql<{ name: string }>`select name from pgboss.job where id = ${id}::uuid limit 1`.execute(db),
  );
  const [job] = rows;
  if (!job) throw notFound('This job');
  if (!(await services.jobs.retry(job.name, id))) return false;
  const about = `${job.name} ${id}`;
  await recordSecurity(services, { kind: 'job_retried', userId: user.id, address, userAgent, about });
  return true;
}
