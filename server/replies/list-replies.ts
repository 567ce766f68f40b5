import { firmTimeZone } from '../../domain/calendar/firm-day.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { ReplyKind } from '../../domain/letters/processor-reply.ts';
import type { OfferStatus } from '../../domain/money/ledger.ts';
import type { User } from '../kernel/user.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';

export type ReplyRow = {
  id: string;
  case_id: string;
  letter_id: string | null;
  received_on: string;
  kind: ReplyKind;
  words: string | null;
  amount_cents: number | null;
  terms: string | null;
  expires_on: string | null;
  file_id: string | null;
  entered_by_name: string;
  created_at: Date;
  withdrawn_at: Date | null;
  withdrawn_by_name: string | null;
  demand_type: LetterType | null;
  sent_at: Date | null;
  filename: string | null;
  /** The offer that this reply made, and its status. */
  offer_id: string | null;
  offer_status: OfferStatus | null;
  /** Money recorded as arrived for it. */
  arrived_cents: number;
};

/**
 * The processor's replies in a case, oldest first. Throws NOT_FOUND, also for the merchant: replies are for staff and
 * the attorney.
 */
export async function listReplies(services: Services, user: User, caseId: string): Promise<ReplyRow[]> {
  return services.database.as(user, async (db) => {
    await requireStaff(db, user, caseId);
    return repliesOf(db, caseId);
  });
}

/** Throws NOT_FOUND for anyone but staff and the case's attorney. */
export async function requireStaff(db: Db, user: User, caseId: string, lock: 'lock' | 'read' = 'read') {
  const theCase = await findCaseCore(db, caseId, lock);
  if (user.role !== 'admin' && theCase.attorney_id !== user.id) throw notFound('This case');
  return theCase;
}

/** The same, inside the caller's transaction; row-level security hides what the actor may not see. */
export async function repliesOf(db: Db, caseId: string): Promise<ReplyRow[]> {
  return db
    .selectFrom('processor_replies as a')
    .leftJoin('letters', 'letters.id', 'a.letter_id')
    .leftJoin('case_files', 'case_files.id', 'a.file_id')
    .leftJoin('offers', 'offers.reply_id', 'a.id')
    .select([
      'a.id',
      'a.case_id',
      'a.letter_id',
      'a.received_on',
      'a.kind',
      'a.words',
      'a.amount_cents',
      'a.terms',
      'a.expires_on',
      'a.file_id',
      'a.entered_by_name',
      'a.created_at',
      'a.withdrawn_at',
      'a.withdrawn_by_name',
      'letters.demand_type',
      'letters.sent_at',
      'case_files.filename',
      'offers.id as offer_id',
      'offers.status as offer_status',
      sql<number>`(select coalesce(sum(r.amount_cents), 0)::bigint from recoveries r where r.reply_id = a.id)`.as(
        'arrived_cents',
      ),
    ])
    .where('a.case_id', '=', caseId)
    .orderBy('a.received_on')
    .orderBy('a.created_at')
    .orderBy('a.id')
    .limit(500)
    .execute();
}

/**
 * The day of the processor's newest reply since our first letter left, or of any reply while none has left; null for
 * none. An automatic reply does not count.
 */
export async function lastReplyOn(db: Db, caseId: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(r.received_on)::text as day from processor_replies r
    where r.case_id = ${caseId} and r.withdrawn_at is null and r.kind not in ('automatic', 'silence')
      and r.received_on >= coalesce(
        (select (min(l.sent_at) at time zone ${firmTimeZone})::date from letters l where l.case_id = ${caseId}), r.received_on)`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}
