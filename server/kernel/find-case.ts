import { sql } from 'kysely';
import type { Address, CaseFields } from '../../domain/case.ts';
import type { CaseMilestones, CaseProgress } from '../../domain/case-progress.ts';
import type { LetterStatus, LetterType } from '../../domain/letter.ts';
import type { CaseStatus, CasePriority, DocumentKind } from '../../domain/case.ts';
import type { Db } from '../../db/actor.ts';
import {
  milestonesOf,
  progressColumn,
  progressOf,
  progressOfPage,
  type StoredMilestones,
  type StoredProgress,
} from './case-progress.ts';

/** Every plain column of a case; the sealed EIN is read by name where it is needed, and nowhere else. */
export const caseColumns = [
  'id',
  'case_number',
  'created_by',
  'org_id',
  'attorney_id',
  'status',
  'priority',
  'version',
  'processor',
  'merchant_account_id',
  'hold_started_on',
  'held_amount_cents',
  'reason_given',
  'rolling_reserves_held_cents',
  'preferred_resolution',
  'first_name',
  'last_name',
  'email',
  'phone',
  'legal_business_name',
  'legal_business_name_full',
  'dba_name',
  'ein_last4',
  'business_address',
  'fulfillment_address',
  'website',
  'business_entity_type',
  'state_incorporation',
  'year_established',
  'business_phone',
  'business_email',
  'parent_entities',
  'monthly_processing_volume_avg',
  'monthly_processing_volume_peak',
  'average_ticket_size_cents',
  'card_present_percentage',
  'domestic_transaction_percentage',
  'merchant_category_code',
  'fulfillment_model',
  'avg_delivery_days',
  'product_description',
  'refund_policy',
  'support_sla',
  'chargeback_tools',
  'prior_counsel_involved',
  'insurance_coverage',
  'industry_certifications',
  'litigation_history',
  'accounting_notes',
  'communication_logs',
  'created_at',
  'cancelled_at',
  'closed_at',
  'email_key',
] as const;

export type CaseRow = Omit<CaseFields, 'ein'> & {
  id: string;
  case_number: string;
  created_by: string;
  org_id: string;
  attorney_id: string | null;
  status: CaseStatus;
  priority: CasePriority;
  version: number;
  ein_last4: string | null;
  business_address: Address;
  created_at: Date;
  cancelled_at: Date | null;
  closed_at: Date | null;
  email_key: string;
};
export type FileRow = {
  id: string;
  filename: string;
  kind: string;
  document_type: DocumentKind | 'application_document';
  content_type: string;
  size_bytes: number;
  ai_summary: string | null;
  scanned_at: Date | null;
  scanned_by: string | null;
  pages: number | null;
  created_at: Date;
};
export type MessageRow = {
  id: string;
  message_type: string;
  subject: string;
  body: string;
  visibility: 'internal' | 'merchant';
  created_at: Date;
};
export type LetterRow = {
  id: string;
  case_id: string;
  letter_type: 'demand_letter';
  demand_type: LetterType;
  title: string;
  status: LetterStatus;
  tracking_number: string | null;
  sent_at: Date | null;
  delivered_on: string | null;
  answer_due_on: string | null;
  has_exhibit_book: boolean;
  created_at: Date;
};
export type CaseWithRelations = {
  row: CaseRow;
  feePercent: number;
  progress: CaseProgress;
  owners: { id: string; owner_name: string; ownership_percentage: number | null; role_title: string | null }[];
  processors: { id: string; processor_name: string; years_used: string | null; termination_reason: string | null }[];
  files: FileRow[];
  messages: MessageRow[];
  letters: LetterRow[];
};

/** One case as the actor may see it, with its five relations; all six queries travel together. Undefined when it is not theirs. */
export async function findCase(db: Db, id: string): Promise<CaseWithRelations | undefined> {
  const [row, owners, processors, files, messages, letters] = await Promise.all([
    db
      .selectFrom('cases')
      .select([...caseColumns])
      .select([feePercentColumn, progressColumn])
      .where('id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('business_owners')
      .select(['id', 'owner_name', 'ownership_percentage', 'role_title'])
      .where('case_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('previous_processors')
      .select(['id', 'processor_name', 'years_used', 'termination_reason'])
      .where('case_id', '=', id)
      .orderBy('position')
      .execute(),
    db
      .selectFrom('case_files')
      .select(fileColumns)
      // Spec, section 9: a file list holds 100, sorted by name ascending.
      .where('case_id', '=', id)
      .orderBy('filename')
      .orderBy('id')
      .limit(100)
      .execute(),
    db
      .selectFrom('messages')
      .select(['id', 'message_type', 'subject', 'body', 'visibility', 'created_at'])
      .where('case_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(200)
      .execute(),
    db
      .selectFrom('letters')
      .select([
        'id',
        'case_id',
        'letter_type',
        'demand_type',
        'title',
        'status',
        'tracking_number',
        'sent_at',
        'delivered_on',
        'answer_due_on',
        'created_at',
        hasBookColumn,
      ])
      .where('case_id', '=', id)
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute(),
  ]);
  if (!row) return undefined;
  const { fee_percent, progress, ...rest } = row;
  return {
    row: rest as CaseRow,
    feePercent: fee_percent ?? 0,
    progress: progressOf(progress as StoredProgress),
    owners,
    processors,
    files: files as FileRow[],
    messages: messages as MessageRow[],
    letters: letters as LetterRow[],
  };
}

export const fileColumns = [
  'id',
  'filename',
  'kind',
  'document_type',
  'content_type',
  'size_bytes',
  'ai_summary',
  'scanned_at',
  'scanned_by',
  'pages',
  'created_at',
] as const;
/** Of the books, the reader sees those of their letters: staff any, a merchant the one that went out. */
export const hasBookColumn =
  sql<boolean>`exists (select 1 from exhibit_books b where b.letter_id = letters.id and b.failed is null)`.as(
    'has_exhibit_book',
  );
const feePercentColumn = sql<number | null>`(select percent from fee_terms f where f.case_id = cases.id)`.as(
  'fee_percent',
);

/** What the page of one case needs beside `findCase`. `unreadByHouse` counts what the merchant wrote; `mayComplete` asks for the actor. */
export type CaseExtras = { milestones: CaseMilestones; mayComplete: boolean; unreadByHouse: number };

export async function findExtras(db: Db, id: string): Promise<CaseExtras> {
  const [row, offers, recoveries, tranches] = await Promise.all([
    db
      .selectFrom('cases')
      .select(sql<StoredMilestones>`app.case_milestones(cases.id)`.as('milestones'))
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('offers')
      .select(['id', 'amount_cents', 'status', 'received_on', 'answer_by', 'answered_at'])
      .where('case_id', '=', id)
      .orderBy('created_at')
      .limit(200)
      .execute(),
    db
      .selectFrom('recoveries')
      .select(['id', 'amount_cents', 'received_on'])
      .where('case_id', '=', id)
      .orderBy('received_on')
      .orderBy('created_at')
      .limit(200)
      .execute(),
    db
      .selectFrom('held_tranches')
      .select(['id', 'label', 'amount_cents', 'promised_release_on', 'released_on'])
      .where('case_id', '=', id)
      .orderBy('created_at')
      .limit(200)
      .execute(),
  ]);
  const { may_complete: mayComplete, unread_by_house: unreadByHouse } = row.milestones;
  return {
    mayComplete,
    unreadByHouse,
    milestones: { ...milestonesOf(row.milestones), offers: offers as CaseMilestones['offers'], recoveries, tranches },
  };
}

export type CaseListRow = Pick<
  CaseRow,
  | 'id'
  | 'case_number'
  | 'processor'
  | 'legal_business_name'
  | 'held_amount_cents'
  | 'status'
  | 'priority'
  | 'created_at'
  | 'cancelled_at'
> & {
  progress: CaseProgress;
  /** `created_at` to the microsecond, which a Date cannot hold: where the next page begins. */
  position: string;
};

/** A person's own cases, newest first (spec, section 7): made by them, or carrying their verified e-mail. `after` is the last row seen. */
export async function listOwnCases(
  db: Db,
  person: { id: string; verifiedEmail: string | null },
  after: { created_at: string; id: string } | null,
  limit: number,
): Promise<CaseListRow[]> {
  const own = db
    .selectFrom('cases')
    .select([
      'id',
      'case_number',
      'processor',
      'legal_business_name',
      'held_amount_cents',
      'status',
      'priority',
      'created_at',
      'cancelled_at',
    ])
    .select(sql<string>`created_at::text`.as('position'))
    .where((eb) =>
      eb.or([
        eb('created_by', '=', person.id),
        ...(person.verifiedEmail ? [eb('email_key', '=', person.verifiedEmail.toLowerCase())] : []),
      ]),
    );
  const page = (
    after ? own.where(sql<boolean>`(created_at, id) < (${after.created_at}::timestamptz, ${after.id}::uuid)`) : own
  )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const rows = await db
    .with('page', () => page)
    .selectFrom('page')
    .innerJoin(progressOfPage, 'progress_of_page.case_id', 'page.id')
    .selectAll('page')
    .select('progress_of_page.progress')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, progress: progressOf(row.progress) })) as CaseListRow[];
}
