import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { License } from '../../domain/people/license.ts';

export type CheckedLicense = License & { proof: string; checked_by_name: string };

/** An attorney's licenses, each with its newest check, by state. */
export async function licensesOf(db: Db, attorneyId: string): Promise<CheckedLicense[]> {
  const { rows } = await sql<CheckedLicense>`
    select l.id, l.state, l.number, c.status, c.checked_on, c.proof, c.checked_by_name
    from licenses l cross join lateral (
      select status, checked_on, proof, checked_by_name from license_checks
      where license_id = l.id order by checked_on desc, recorded_at desc limit 1) c
    where l.attorney_id = ${attorneyId} order by l.state, l.number`.execute(db);
  return rows;
}
