import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { hasEnded } from '../../domain/cases/case.ts';
import { isSent } from '../../domain/letters/life.ts';
import type { CaseListRow } from './list.ts';
import { letterIsOut } from '../../domain/cases/case-progress.ts';
import { writableUntil } from '../../domain/messages/writing-window.ts';
import { missingDetails } from '../../domain/intake/missing-details.ts';
import { maxFilesPerCase } from '../../domain/intake/upload-documents.ts';
import { helpfulActions, urgentActions } from '../../domain/cases/needed-actions.ts';
import { stageOf } from '../../domain/cases/stage.ts';
import { timelineOf } from '../../domain/cases/timeline.ts';
import { presentFile } from '../documents/present-file.ts';
import { iso, isoOrNull } from '../kernel/present.ts';
import { maskedEin } from '../kernel/ein.ts';
import type { CaseWithRelations } from '../kernel/find-case.ts';
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
  return {
    ...fields,
    ein: maskedEin(ein_last4),
    created_at: iso(created_at),
    stage: stageOf(found.row, found.progress),
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
    timeline: timelineOf(
      { theCase: found.row, progress: found.progress, milestones: found.milestones },
      viewer.now,
      events,
    ).map((entry) => ({ ...entry, at: isoOrNull(entry.at) })),
    actions: viewer.own ? actionsOf(found) : [],
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

function actionsOf(found: CaseWithRelations) {
  const { row, progress, files } = found;
  const given = {
    kinds: files.map((file) => file.document_type),
    missing: missingDetails(row, progress.signed_at !== null),
    mayComplete: canBeCompleted(found),
  };
  return [...urgentActions(row, progress, found.factsAsked), ...helpfulActions(row, progress.letters, given)];
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
const canBeCompleted = ({ row, untouched }: CaseWithRelations): boolean =>
  untouched && !hasEnded(row.status) && row.cancelled_at === null;

export function presentListedCase(row: CaseListRow) {
  const { progress, facts_asked, created_at, cancelled_at: _cancelledAt, position: _position, ...shown } = row;
  return {
    ...shown,
    stage: stageOf(row, progress),
    actions: urgentActions(row, progress, facts_asked),
    created_at: iso(created_at),
  };
}
