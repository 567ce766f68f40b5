import { sent } from '../../domain/letters/life.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { factEntries } from './own-fact-entries.ts';
import { guestsOfCase, sharedWith } from './own-guests.ts';
import { signedPapers } from './own-signed-papers.ts';
import { storedPreferences } from '../email/preferences.ts';
import { ownTextMessages } from '../text-messages/own-text-messages.ts';

export type OwnCase = { id: string; case_number: string };
export type StoredItem = { id: string; name: string; storage_key: string };

/** The user's own cases, whatever else their role lets them see; oldest first. */
export async function ownCases(db: Db, user: { id: string; verifiedEmail: string | null }): Promise<OwnCase[]> {
  return db
    .selectFrom('cases')
    .select(['id', 'case_number'])
    .where((eb) =>
      eb.or([
        eb('created_by', '=', user.id),
        ...(user.verifiedEmail ? [eb('contact_key', '=', user.verifiedEmail.toLowerCase())] : []),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** A case's stored files: uploads, sent letters, signed papers. */
export async function storedOfCase(
  db: Db,
  caseId: string,
): Promise<{ files: StoredItem[]; letters: StoredItem[]; papers: StoredItem[] }> {
  const [files, letters, papers] = await Promise.all([
    db
      .selectFrom('case_files')
      .select(['id', 'filename as name', 'storage_key'])
      .where('case_id', '=', caseId)
      .orderBy('filename')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('letters')
      .innerJoin('letter_versions as v', (join) =>
        join.onRef('v.letter_id', '=', 'letters.id').onRef('v.version', '=', 'letters.version'),
      )
      .select([
        'letters.id',
        'letters.demand_type as name',
        // The file that was sent.
        sql<string>`coalesce((select pdf_key from app.signed_letter(letters.id)), v.pdf_key)`.as('storage_key'),
      ])
      .where('letters.case_id', '=', caseId)
      .where('letters.status', 'in', sent)
      .orderBy('letters.sent_at')
      .execute(),
    db
      .selectFrom('paper_signatures')
      .select(['id', 'kind as name', sql<string>`pdf_key`.as('storage_key')])
      .where('case_id', '=', caseId)
      .where('pdf_key', 'is not', null)
      .orderBy('signed_at')
      .execute(),
  ]);
  return { files, letters, papers };
}

/** Uploads that are not part of a case yet. */
export function draftUploads(db: Db, userId: string): Promise<StoredItem[]> {
  return db
    .selectFrom('uploads')
    .select(['id', 'filename as name', 'storage_key'])
    .where('user_id', '=', userId)
    .where('case_id', 'is', null)
    .orderBy('created_at')
    .execute();
}

/** All data of a case except messages and money. The caller opens `ein_encrypted`. */
export async function caseData(db: Db, id: string) {
  const [row, owners, processors, feeTerms, files, letters, papers, facts, guests] = await Promise.all([
    db.selectFrom('cases').selectAll().where('id', '=', id).executeTakeFirst(),
    db
      .selectFrom('business_owners')
      .select(['owner_name', 'ownership_percentage', 'role_title'])
      .where('case_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('previous_processors')
      .select(['processor_name', 'years_used', 'termination_reason'])
      .where('case_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('fee_terms')
      .select(['percent', 'held_amount_cents', 'fixed_at'])
      .where('case_id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('case_files')
      .select(['filename', 'document_type', 'content_type', 'size_bytes', 'sha256', 'created_at'])
      .where('case_id', '=', id)
      .orderBy('filename')
      .execute(),
    db
      .selectFrom('letters')
      .select([
        'id',
        'demand_type',
        'title',
        'status',
        'recipient_email',
        'tracking_number',
        'sent_at',
        'delivered_on',
        'reply_due_on',
        'created_at',
      ])
      .where('case_id', '=', id)
      .where('status', 'in', sent)
      .orderBy('sent_at')
      .execute(),
    signedPapers(db, id),
    factEntries(db, id),
    guestsOfCase(db, id),
  ]);
  return (
    row && {
      row,
      owners,
      processors,
      feeTerms: feeTerms ?? null,
      files,
      letters,
      papers,
      facts,
      guests,
    }
  );
}

/** The messages that the case's merchant may see, oldest first. */
export function caseMessages(db: Db, caseId: string) {
  return db
    .selectFrom('messages')
    .select([
      'message_type',
      'subject',
      'body',
      'author_role',
      'author_name',
      'created_at',
      'read_by_merchant_at',
      'read_by_staff_at',
    ])
    .where('case_id', '=', caseId)
    .where('visibility', '=', 'merchant')
    .orderBy('created_at')
    .execute();
}

/**
 * What the user and their attorney wrote to each other and the attorney's advice on offers, oldest first; nothing for
 * another reader of the case.
 */
export async function withCounsel(db: Db, caseId: string) {
  const [messages, advice] = await Promise.all([
    db
      .selectFrom('counsel_messages')
      .select(['body', 'author_role', 'author_name', 'created_at', 'read_at'])
      .where('case_id', '=', caseId)
      .orderBy('created_at')
      .execute(),
    db
      .selectFrom('offer_advice')
      .select(['body', 'attorney_name', 'given_at'])
      .where('case_id', '=', caseId)
      .orderBy('given_at')
      .execute(),
  ]);
  return { messages, advice };
}

/** Every ledger entry by day: its amount in cents and its text. */
export async function caseLedger(
  db: Db,
  caseId: string,
): Promise<{ date: string; kind: string; amount_cents: number; status: string; words: string }[]> {
  const { rows } = await sql<{ date: string; kind: string; amount_cents: number; status: string; words: string }>`
    select * from (
      select coalesce(promised_release_on::text, '') as date, 'held' as kind, amount_cents, coalesce('released ' || released_on, 'held') as status, label as words from held_tranches where case_id = ${caseId}
      union all select s.to_date::text, 'date moved', t.amount_cents, 'from ' || coalesce(s.from_date::text, 'no date'), s.why from tranche_slips s join held_tranches t on t.id = s.tranche_id where s.case_id = ${caseId}
      union all select received_on::text, 'offer', amount_cents, status, terms from offers where case_id = ${caseId}
      union all select received_on::text, 'recovered', amount_cents, coalesce(fee_exemption, ''), note from recoveries where case_id = ${caseId}
      union all select (issued_at at time zone 'America/New_York')::date::text, 'invoice', fee_cents, case when voided_at is null then '' else 'void' end, 'No. ' || number || ', ' || issuer from invoices where case_id = ${caseId}
      union all select received_on::text, 'fee paid', amount_cents, '', note from fee_payments where case_id = ${caseId}
      union all select received_on::text, case kind when 'recovery' then 'recovered' else 'fee paid' end, amount_cents, 'withdrawn', why from withdrawn_entries where case_id = ${caseId}) as entries
    order by date, kind, amount_cents`.execute(db);
  return rows;
}

/** What is stored about the user, except their cases. */
export async function accountData(db: Db, userId: string) {
  const [signIn, user, profile, preferences, textMessages, draft, requests, reads, shared] = await Promise.all([
    sql<{ data: unknown }>`select app.own_sign_in() as data`.execute(db),
    db
      .selectFrom('users')
      .innerJoin('orgs', 'orgs.id', 'users.org_id')
      .select([
        'users.id',
        'users.email',
        'users.phone',
        'users.role',
        'users.created_at',
        'orgs.name as organization',
        'orgs.kind as organization_kind',
      ])
      .where('users.id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('profiles')
      .select(['display_name', 'first_name', 'last_name', 'phone', 'locale', 'created_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    storedPreferences(db, userId),
    ownTextMessages(db, userId),
    db
      .selectFrom('application_drafts')
      .select(['step', 'answers', 'updated_at'])
      .where('user_id', '=', userId)
      .executeTakeFirst(),
    db
      .selectFrom('erasure_requests')
      .select(['status', 'note', 'requested_at', 'decided_at', 'decision_note'])
      .where('user_id', '=', userId)
      .orderBy('requested_at')
      .execute(),
    sql`select case_id, key, read_at from notification_reads where user_id = ${userId} order by read_at`.execute(db),
    sharedWith(db, userId),
  ]);
  return {
    account: {
      user: user ?? null,
      sign_in: signIn.rows[0]?.data ?? null,
      email_preferences: preferences ?? null,
      text_messages: textMessages,
      erasure_requests: requests,
      notifications_read: reads.rows,
      shared_cases: shared,
    },
    profile: profile ?? null,
    draft: draft ?? null,
  };
}

/** What is stored under a verified email: newsletter and contact form. Only the system may read it. */
export async function correspondenceOf(db: Db, email: string) {
  const [newsletter, messages] = await Promise.all([
    db
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'created_at', 'confirmed_at', 'ended_at'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .executeTakeFirst(),
    db
      .selectFrom('contact_messages')
      .select(['name', 'email', 'phone', 'message', 'created_at', 'handled_at'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
      .orderBy('created_at')
      .execute(),
  ]);
  return { newsletter: newsletter ?? null, contact_messages: messages };
}
