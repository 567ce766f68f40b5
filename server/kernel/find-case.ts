import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type { CaseProgress } from '../../domain/cases/case-progress.ts';
import type { LetterStatus, LetterType } from '../../domain/letters/letter.ts';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { DocumentKind } from '../../domain/documents/document-kind.ts';
import type { Db } from '../../db/actor.ts';
import { prepared } from '../../db/prepared.ts';
import { instant, progressOf } from './case-progress.ts';

/** The readable fields; of the EIN only its last digits. */
const shownColumns = caseFieldRows.map(({ name }) => (name === 'ein' ? 'ein_last4' : name));

/** Every plain column of a case; the encrypted EIN is selected only where it is needed. */
export const caseColumns = [
  'id',
  'case_number',
  'created_by',
  'org_id',
  'attorney_id',
  'status',
  'priority',
  'version',
  ...shownColumns,
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
type MessageRow = {
  id: string;
  message_type: string;
  subject: string;
  body: string;
  visibility: 'internal' | 'merchant';
  created_at: Date;
};
type LetterRow = {
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
/** Row-level security shows staff every book, and a merchant the one that was sent. */
const hasBookColumn =
  sql<boolean>`exists (select 1 from exhibit_books b where b.letter_id = letters.id and b.failed is null)`.as(
    'has_exhibit_book',
  );
const feePercentColumn = sql<number | null>`(select percent from fee_terms f where f.case_id = cases.id)`.as(
  'fee_percent',
);

const wholeCase = prepared((db, id: string) =>
  db
    .selectFrom('cases')
    .innerJoin('case_progress', 'case_progress.case_id', 'cases.id')
    .select([...caseColumns, 'case_progress.progress', feePercentColumn])
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('business_owners')
          .select(['business_owners.id', 'owner_name', 'ownership_percentage', 'role_title'])
          .whereRef('business_owners.case_id', '=', 'cases.id')
          .orderBy('position'),
      ).as('owners'),
      jsonArrayFrom(
        eb
          .selectFrom('previous_processors')
          .select(['previous_processors.id', 'processor_name', 'years_used', 'termination_reason'])
          .whereRef('previous_processors.case_id', '=', 'cases.id')
          .orderBy('position'),
      ).as('processors'),
      jsonArrayFrom(
        eb
          .selectFrom('case_files')
          .select(fileColumns.map((name) => `case_files.${name}` as const))
          // Spec, section 9: a file list holds 100, sorted by name ascending.
          .whereRef('case_files.case_id', '=', 'cases.id')
          .orderBy('filename')
          .orderBy('case_files.id')
          .limit(100),
      ).as('files'),
      jsonArrayFrom(
        eb
          .selectFrom('messages')
          .select(['messages.id', 'message_type', 'subject', 'body', 'visibility', 'messages.created_at'])
          .whereRef('messages.case_id', '=', 'cases.id')
          .orderBy('messages.created_at', 'desc')
          .limit(200),
      ).as('messages'),
      jsonArrayFrom(
        eb
          .selectFrom('letters')
          .select([
            'letters.id',
            'letters.case_id',
            'letter_type',
            'demand_type',
            'title',
            'letters.status',
            'tracking_number',
            'sent_at',
            'delivered_on',
            'answer_due_on',
            'letters.created_at',
            hasBookColumn,
          ])
          .whereRef('letters.case_id', '=', 'cases.id')
          .orderBy('letters.created_at', 'desc')
          .limit(100),
      ).as('letters'),
    ])
    .where('cases.id', '=', id),
);

/**
 * One case as the actor may see it, with its five relations, in one query. Undefined when the actor may not see it.
 */
export async function findCase(db: Db, id: string): Promise<CaseWithRelations | undefined> {
  const [row] = await wholeCase(db, id);
  if (!row) return undefined;
  const { fee_percent, progress, owners, processors, files, messages, letters, ...rest } = row;
  return {
    row: rest,
    feePercent: fee_percent ?? 0,
    progress: progressOf(progress),
    owners,
    processors,
    files: files.map((file) => ({
      ...file,
      scanned_at: instant(file.scanned_at),
      created_at: new Date(file.created_at),
    })),
    messages: messages.map((message) => ({ ...message, created_at: new Date(message.created_at) })),
    letters: letters.map((letter) => ({
      ...letter,
      sent_at: instant(letter.sent_at),
      created_at: new Date(letter.created_at),
    })),
  };
}
