import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/actor.ts';

type DeadJob = {
  id: string;
  name: string;
  case_id: string | null;
  failed_at: Date;
  tries: number;
  reason: string;
};

const thrown = z.object({ message: z.string() });
const about = z.object({ case_id: z.uuid() });

/** The newest jobs that were given up, and how many there are. For staff and the program. */
export async function readDeadJobs(db: Db, max: number): Promise<{ jobs: DeadJob[]; total: number }> {
  const { rows } = await sql<{
    id: string;
    name: string;
    data: unknown;
    output: unknown;
    failed_at: Date;
    tries: number;
    total: number;
  }>`
    select id, name, data, output, coalesce(completed_on, created_on) as failed_at, retry_count + 1 as tries,
      count(*) over () as total
    from pgboss.job where state = 'failed' order by completed_on desc nulls last, id limit ${max}`.execute(db);
  return {
    jobs: rows.map(({ id, name, data, output, failed_at, tries }) => ({
      id,
      name,
      case_id: about.safeParse(data).data?.case_id ?? null,
      failed_at,
      tries,
      reason: plainReason(output),
    })),
    total: rows[0]?.total ?? 0,
  };
}

/** What a job threw, in a sentence: its first line, without a stack. */
export function plainReason(output: unknown): string {
  const said = thrown.safeParse(output).data?.message ?? '';
  const [first = ''] = said.trim().split('\n');
  if (/heartbeat/i.test(first)) return 'The program stopped while it was at work.';
  if (/expired|timed? ?out|timeout/i.test(first) && first.length < 60) return 'It took too long and was stopped.';
  if (first === '') return 'It gave no reason; the log of the program may have one.';
  const short = first.length > 300 ? `${first.slice(0, 299)}…` : first;
  return /[.!?…]$/.test(short) ? short : `${short}.`;
}
