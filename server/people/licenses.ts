import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { checkDays, type License } from '../../domain/people/license.ts';

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

/** A license and the last day on which its newest check counts. */
export type LapsingLicense = { id: string; user_id: string; attorney: string; state: string; until: string };

/**
 * Subquery of the active licenses of attorneys whose newest check counts at most until `day`, as `LapsingLicense` with `check_id` and the
 * attorney's `email`.
 */
export const licensesLapsingBy = (day: string): RawBuilder<unknown> => sql`(
  select l.id, c.id as check_id, a.user_id, a.full_name as attorney, u.email, l.state, c.checked_on + ${checkDays}::int as until
  from licenses l join attorneys a on a.user_id = l.attorney_id join users u on u.id = a.user_id and u.role = 'attorney'
  cross join lateral (
    select id, status, checked_on from license_checks where license_id = l.id order by checked_on desc, recorded_at desc limit 1) c
  where c.status = 'active' and c.checked_on + ${checkDays}::int <= ${day}::date)`;

/** The same, the first to lapse first. */
export async function lapsingLicenses(db: Db, day: string): Promise<LapsingLicense[]> {
  const { rows } = await sql<LapsingLicense>`
    select id, user_id, attorney, state, until from ${licensesLapsingBy(day)} lapsing order by until, id`.execute(db);
  return rows;
}

/** Of `attorneys`: the last day on which any of their active licenses counts, from which on nothing is approved; null without one. */
export const licensedUntil = sql<string | null>`(
  select max(c.checked_on) + ${checkDays}::int from licenses l cross join lateral (
    select status, checked_on from license_checks where license_id = l.id order by checked_on desc, recorded_at desc limit 1) c
  where l.attorney_id = attorneys.user_id and c.status = 'active')`;
