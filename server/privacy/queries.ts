import { sql } from 'kysely';
import type { ErasureOutcome, ErasureStatus } from '../../domain/privacy/erasure.ts';
import type { Db } from '../../db/actor.ts';

export type OwnErasureRow = {
  id: string;
  status: ErasureStatus;
  note: string;
  requested_at: Date;
  decided_at: Date | null;
  decision_note: string | null;
};
export type ErasureCase = {
  id: string;
  case_number: string;
  status: string;
  legal_hold: boolean;
  outcome: ErasureOutcome;
};
export type ErasureRow = OwnErasureRow & {
  user_id: string;
  email: string;
  name: string;
  decided_by: string | null;
  cases: ErasureCase[];
};
/** Where a page ends: open requests first, then the latest; the instant as text, to the microsecond. */
export type ErasurePosition = { open: boolean; value: string; id: string };

/** The user's latest request. */
export async function latestErasure(db: Db, userId: string): Promise<OwnErasureRow | undefined> {
  return db
    .selectFrom('erasure_requests')
    .select(['id', 'status', 'note', 'requested_at', 'decided_at', 'decision_note'])
    .where('user_id', '=', userId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** What erasing a user would do to each of their cases; empty for anyone but staff and the system. */
export async function erasureOf(db: Db, userId: string): Promise<ErasureCase[]> {
  return (
    await sql<ErasureCase>`select id, case_number, status, legal_hold, outcome from app.erasure_of(${userId})`.execute(
      db,
    )
  ).rows;
}

/** One page of all requests, or one by id, each with the cases concerned. */
export async function listErasureRequests(
  db: Db,
  which: { id: string } | { after: ErasurePosition | null; limit: number },
): Promise<(ErasureRow & { position: string })[]> {
  let query = db
    .selectFrom('erasure_requests as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .leftJoin('profiles as p', 'p.user_id', 'r.user_id')
    .leftJoin('users as d', 'd.id', 'r.decided_by')
    .select([
      'r.id',
      'r.user_id',
      'r.status',
      'r.note',
      'r.requested_at',
      'r.decided_at',
      'r.decision_note',
      'u.email',
      'd.email as decided_by',
      sql<string>`r.requested_at::text`.as('position'),
    ])
    .select(
      sql<string>`coalesce(p.display_name, case when u.erased_at is null then u.email else 'Erased user' end)`.as(
        'name',
      ),
    )
    .select(
      sql<
        ErasureCase[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'case_number', e.case_number, 'status', e.status, 'legal_hold', e.legal_hold, 'outcome', e.outcome)), '[]') from app.erasure_of(r.user_id) e)`.as(
        'cases',
      ),
    );
  if ('id' in which) query = query.where('r.id', '=', which.id);
  else {
    if (which.after)
      query = query.where(
        sql<boolean>`((r.status = 'requested')::int, r.requested_at, r.id) < (${which.after.open ? 1 : 0}, ${which.after.value}::timestamptz, ${which.after.id}::uuid)`,
      );
    query = query.limit(which.limit);
  }
  return query
    .orderBy(sql`r.status = 'requested'`, 'desc')
    .orderBy('r.requested_at', 'desc')
    .orderBy('r.id', 'desc')
    .execute();
}
