import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { hasEnded } from '../../domain/cases/case.ts';
import { isSent } from '../../domain/letters/life.ts';
import type { CaseListRow } from './list.ts';
import { letterIsOut } from '../../domain/cases/case-progress.ts';
import { writableUntil } from '../../domain/messages/writing-window.ts';
import { missingDetails, type DetailFields } from '../../domain/intake/missing-details.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { helpfulActions, urgentActions } from '../../domain/cases/needed-actions.ts';
import { lateIn } from '../../domain/cases/late.ts';
import { stageOf } from '../../domain/cases/stage.ts';
import { timelineOf } from '../../domain/cases/timeline.ts';
import { presentFile } from '../documents/present-file.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { maskedEin } from '../kernel/ein.ts';
import type { CaseRow, CaseWithRelations } from '../kernel/find-case.ts';
import type { CaseOnPage } from './get.ts';

/**
 * A case as the API shows it. Merchants see only letters that were sent, and no internal messages (row-level security
 * enforces both).
 */
export function presentCase({ found, events, viewer }: CaseOnPage) {
  const {
    ein_last4,
    created_by: _createdBy,
    org_id: _orgId,
    attorney_id: _attorneyId,
    contact_key: _contactKey,
    closed_at: _closedAt,
    created_at,
    cancelled_at,
    ...fields
  } = found.row;
  const atDesk = viewer.side === 'desk';
  const letters = atDesk ? found.letters : found.letters.filter((letter) => isSent(letter.status));
  const messages = atDesk ? found.messages : found.messages.filter((message) => message.visibility === 'merchant');
  const stage = stageOf(found.row, found.progress);
  const timeline = timelineOf(
    { theCase: found.row, progress: found.progress, milestones: found.milestones },
    viewer.now,
    events,
  );
  return {
    ...fields,
    ein: maskedEin(ein_last4),
    created_at: iso(created_at),
    stage,
    late: lateIn(stage, timeline, viewer.now),
    planned_on: stillAhead(found.plannedOn, viewer.now),
    fee_percent: found.feePercent,
    business_owners: found.owners,
    previous_processors: found.processors,
    case_files: found.files.map(presentFile),
    messages: messages.map((message) => ({ ...message, created_at: iso(message.created_at) })),
    letters: letters.map(({ receipt: _receipt, ...letter }) => ({
      ...letter,
      sent_at: isoOrNull(letter.sent_at),
      has_exhibit_book: canOpenBook(found, letter.id, atDesk),
      created_at: iso(letter.created_at),
    })),
    timeline: timeline.map((entry) => ({ ...entry, at: isoOrNull(entry.at) })),
    actions: viewer.own ? actionsOf({ ...found, kinds: found.files.map((file) => file.document_type) }) : [],
    agreement_signed_at: isoOrNull(found.progress.signed_at),
    ending: found.progress.ending,
    unread_messages: atDesk ? found.unreadByStaff : found.progress.unread_by_merchant,
    cancelled_at: isoOrNull(cancelled_at),
    may: mayDo({ found, viewer }),
  };
}

const stillAhead = (day: string | null, now: Date): string | null =>
  day !== null && day >= firmDayOf(now) ? day : null;

/** The desk may open every exhibit book, a merchant only one that was sent. */
function canOpenBook({ books }: CaseWithRelations, letterId: string, atDesk: boolean): boolean {
  const book = books.get(letterId);
  return book !== undefined && (atDesk || book.sent);
}

type NeedyCase = Pick<CaseWithRelations, 'progress' | 'factsAsked' | 'untouched'> & {
  row: DetailFields & Pick<CaseRow, 'status' | 'created_at' | 'cancelled_at'>;
  /** Of its files. */
  kinds: readonly string[];
};

function actionsOf(found: NeedyCase) {
  const { row, progress, factsAsked, kinds } = found;
  const missing = missingDetails(row, progress.signed_at !== null);
  return [
    ...urgentActions(row, progress, factsAsked),
    ...helpfulActions(row, progress.letters, { kinds, missing, mayComplete: canBeCompleted(found) }),
  ];
}

/** What the viewer may do now; each use case checks again. */
function mayDo({ found, viewer: { own, owner, side, now } }: Omit<CaseOnPage, 'events'>) {
  const { row, progress, files } = found;
  const open = own && !hasEnded(row.status) && row.cancelled_at === null;
  const until = writableUntil(row);
  return {
    cancel: open && !letterIsOut(progress.letters),
    complete: own && canBeCompleted(found),
    add_files: open && files.length < maxFilesPerCase,
    write: side === 'desk' || until === null || now <= until,
    ask_counsel: owner,
  };
}

/**
 * Whether its merchant may complete it: while it is open and nobody has worked on its letter, as in `app.may_complete`.
 */
const canBeCompleted = ({ row, untouched }: Pick<NeedyCase, 'row' | 'untouched'>): boolean =>
  untouched && !hasEnded(row.status) && row.cancelled_at === null;

/** What the list says of a case is what its page says. */
export function presentListedCase(row: CaseListRow, now: Date) {
  const { progress, milestones, untouched, kinds, facts_asked: factsAsked } = row;
  const stage = stageOf(row, progress);
  return {
    id: row.id,
    case_number: row.case_number,
    processor: row.processor,
    other_processor: row.other_processor,
    legal_business_name: row.legal_business_name,
    held_amount_cents: row.held_amount_cents,
    status: row.status,
    priority: row.priority,
    stage,
    late: lateIn(stage, timelineOf({ theCase: row, progress, milestones }, now), now),
    planned_on: stillAhead(row.planned_on, now),
    actions: actionsOf({ row, progress, untouched, kinds, factsAsked }),
    may: { ask_counsel: row.is_owner },
    created_at: iso(row.created_at),
  };
}
