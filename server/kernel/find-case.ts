import type { ReceiptProof } from '../../domain/letters/receipt.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { caseFieldRows, type CaseFields } from '../../domain/case-fields.ts';
import type {
  CaseMilestones,
  CaseProgress,
  Stored,
  StoredMilestones,
  StoredProgress,
} from '../../domain/cases/case-progress.ts';
import type { LetterStatus, LetterType } from '../../domain/letters/letter.ts';
import type { CasePriority, CaseStatus } from '../../domain/cases/case.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import type { Db } from '../../db/actor.ts';
import { prepared } from '../../db/prepared.ts';
import { instant, milestonesOf, progressOf } from './case-progress.ts';

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
  'contact_key',
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
  contact_key: string | null;
};
export type FileRow = {
  id: string;
  filename: string;
  kind: string;
  document_type: FileKind;
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
  receipt: ReceiptProof | null;
  reply_due_on: string | null;
  created_at: Date;
};
/** `untouched`: nobody has worked on its letter. `books`: of each letter with bound exhibits, whether they went out. */
export type CaseWithRelations = {
  row: CaseRow;
  feePercent: number;
  progress: CaseProgress;
  milestones: CaseMilestones;
  untouched: boolean;
  /** Facts of its letter that wait for the merchant. */
  factsAsked: number;
  /** The day of our next action; null while none is planned. */
  plannedOn: string | null;
  unreadByStaff: number;
  books: Map<string, { sent: boolean }>;
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
const feePercentColumn = sql<number | null>`(select percent from fee_terms f where f.case_id = cases.id)`.as(
  'fee_percent',
);

/** The day of our next action, null once it was taken. */
export const plannedOn = sql<
  string | null
>`case when cases.next_action_was_on is null then cases.next_action_on end`.as('planned_on');

type FoundCase = Stored<CaseRow> & {
  fee_percent: number | null;
  progress: StoredProgress;
  milestones: StoredMilestones;
  facts_asked: number;
  planned_on: string | null;
  owners: CaseWithRelations['owners'];
  processors: CaseWithRelations['processors'];
  files: Stored<FileRow>[];
  messages: Stored<MessageRow>[];
  letters: Stored<LetterRow>[];
};

/** As one JSON value: some seventy columns would each be described and read for themselves. */
const wholeCase = prepared((db, id: string) =>
  db.selectFrom(caseWithRelations(db, id).as('found')).select(sql<FoundCase>`to_json(found)`.as('found')),
);

const caseWithRelations = (db: Db, id: string) =>
  db
    .selectFrom('cases')
    .innerJoin('case_progress', 'case_progress.case_id', 'cases.id')
    .select([
      ...caseColumns,
      'case_progress.progress',
      'case_progress.milestones',
      'case_progress.facts_asked',
      feePercentColumn,
      plannedOn,
    ])
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
            'receipt',
            'reply_due_on',
            'letters.created_at',
          ])
          .whereRef('letters.case_id', '=', 'cases.id')
          .orderBy('letters.created_at', 'desc')
          .limit(100),
      ).as('letters'),
    ])
    .where('cases.id', '=', id);

/**
 * One case as the actor may see it, with its five relations. Undefined when the actor may not see it. Cheapest within
 * `readCase`.
 */
export async function findCase(db: Db, id: string): Promise<CaseWithRelations | undefined> {
  const [row] = await wholeCase(db, id);
  if (!row) return undefined;
  const {
    fee_percent,
    progress,
    milestones,
    facts_asked,
    planned_on,
    owners,
    processors,
    files,
    messages,
    letters,
    ...theCase
  } = row.found;
  return {
    row: {
      ...theCase,
      created_at: new Date(theCase.created_at),
      cancelled_at: instant(theCase.cancelled_at),
      closed_at: instant(theCase.closed_at),
    },
    feePercent: fee_percent ?? 0,
    progress: progressOf(progress),
    milestones: milestonesOf(milestones),
    untouched: milestones.untouched,
    factsAsked: facts_asked,
    plannedOn: planned_on,
    unreadByStaff: milestones.unread_by_staff,
    books: new Map(
      milestones.letters.flatMap(({ letter_id, book, sent_book }) => (book ? [[letter_id, { sent: sent_book }]] : [])),
    ),
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
