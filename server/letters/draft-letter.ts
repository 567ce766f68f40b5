import { activeStatuses } from '../../domain/cases/case.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import { addBusinessDays } from '../../domain/calendar/business-days.ts';
import type { LetterDocument, LetterType } from '../../domain/letters/letter.ts';
import type { Draft } from '../../drafting/draft-letter.ts';
import type { Wish } from '../../drafting/plan/knobs.ts';
import { writeHistory } from '../kernel/history.ts';
import { clearConflicts } from '../conflicts/decisions.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import type { CaseRow } from '../kernel/find-case.ts';
import { notFound } from '../kernel/refusal.ts';
import { askMerchant } from './ask-merchant.ts';
import { byEngine, storedInstructions, type Authorship } from './authorship.ts';
import type { CarriedOver } from '../../contract/letter-generator.ts';
import { carryOver } from './carry-over-edits.ts';
import { countCasePages } from './count-case-pages.ts';
import { draftNow } from './draft-now.ts';
import { letterInReview } from './emails.ts';
import type { AttorneyRow } from './firm.ts';
import { loadCaseFile, type LoadedCase } from './load-case-file.ts';
import { askOverEdits, recordDeparture, requireMayDraft, supersede, type Departure } from './letter-order.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { hasEndedText } from '../../domain/cases/letter-order.ts';
import { writeVersion } from './write-version.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';

/** The promise of the spec, section 9: attorney review within 1-2 business days. */
const reviewBusinessDays = 2;

/** `wishes`: the parsed instructions. `departure`: the attorney's reason for a letter out of its order. `overEdits`: see `askOverEdits`. */
type LetterRequest = {
  caseId: string;
  letterType: LetterType;
  origin: string | null;
  wishes?: readonly Wish[];
  departure?: string | null;
  overEdits?: boolean;
};
/** `draft` contains the edits that were carried over; `carried` names them. */
type DraftedLetter = { letter_id: string; draft: Draft; author: Authorship; carried: CarriedOver | null };

/**
 * Drafts a letter and assigns it to the case's attorney; a case without one goes to the appointed attorney with the
 * fewest open cases, unless a conflict of interest must be decided first. The letter replaces one that is drafted or in
 * review, and keeps its edits if both are of the same type. With an `origin` it is idempotent, and returns null for a
 * case that has a letter already or has ended meanwhile. Throws NOT_FOUND, and as `requireMayDraft` (decision 59) and
 * `askOverEdits` (decision 162) do.
 */
export async function draftLetter(
  services: Services,
  actor: Actor,
  request: LetterRequest,
): Promise<DraftedLetter | null> {
  await countCasePages(services, request.caseId);
  return services.database.as(actor, async (db) => {
    await lockCase(db, request.caseId);
    const loaded = await loadCaseFile(db, request.caseId);
    if (!loaded) throw notFound('This case');
    if (request.origin && (loaded.letters.length > 0 || hasEndedText(loaded.row) !== null)) return null;
    const departure = requireMayDraft(actor, loaded, request, services.clock.now());
    const replaced = await askOverEdits(db, request);
    const attorney = await attorneyFor(services, db, actor, loaded);
    const { letterType, wishes = [] } = request;
    const mailingAddress = replaced?.mailingAddress ?? null;
    const drafted = await draftNow(services, db, loaded, { letterType, wishes, attorney, mailingAddress });
    const { document, carried, kept } = carryOver(replaced?.edits ?? null, drafted.document);
    // Compared with the letter as edited, since an edit may keep what an instruction leaves out.
    const author = byEngine(storedInstructions(wishes, { ...drafted, document }));
    const writing = { loaded, request, departure, drafted, author, attorney, document, carried, kept };
    const letterId = await writeLetter(services, db, actor, writing);
    await askMerchant(services, db, request.caseId);
    return { letter_id: letterId, draft: { ...drafted, document }, author, carried };
  });
}

async function attorneyFor(
  services: Services,
  db: Db,
  actor: Actor,
  loaded: LoadedCase,
): Promise<AttorneyRow | undefined> {
  const { row } = loaded;
  if (row.attorney_id)
    return db.selectFrom('attorneys').selectAll().where('user_id', '=', row.attorney_id).executeTakeFirst();
  // Former attorneys keep their row: letters name them.
  const free = await db
    .selectFrom('attorneys')
    .innerJoin('users', 'users.id', 'attorneys.user_id')
    .selectAll('attorneys')
    .where('users.role', '=', 'attorney')
    .where(sql<boolean>`app.is_appointed(attorneys.user_id)`)
    .orderBy((eb) =>
      eb
        .selectFrom('cases')
        .select((count) => count.fn.countAll().as('open'))
        .whereRef('cases.attorney_id', '=', 'attorneys.user_id')
        .where('status', 'in', activeStatuses),
    )
    .orderBy('attorneys.user_id')
    .limit(1)
    .executeTakeFirst();
  // Searched without an attorney too: a name on which nobody has decided is work.
  if (!(await clearConflicts(services, db, actor, row.id)) || !free) return undefined;
  await db
    .updateTable('cases')
    .set((eb) => ({ attorney_id: free.user_id, version: eb('version', '+', 1), updated_at: services.clock.now() }))
    .where('id', '=', row.id)
    .execute();
  await clearConflicts(services, db, actor, row.id);
  await writeHistory(db, actor, row.id, {
    what: 'attorney_assigned',
    field: 'attorney',
    old_value: null,
    new_value: free.full_name,
  });
  return free;
}

type Writing = {
  loaded: LoadedCase;
  request: LetterRequest;
  departure: Departure | null;
  drafted: Draft;
  author: Authorship;
  attorney: AttorneyRow | undefined;
  document: LetterDocument;
  carried: CarriedOver | null;
  kept: ReturnType<typeof carryOver>['kept'];
};

async function writeLetter(
  services: Services,
  db: Db,
  actor: Actor,
  { loaded, request, departure, drafted, author, attorney, document, carried, kept }: Writing,
): Promise<string> {
  const letterId = uuidv7();
  const now = services.clock.now();
  const due = addBusinessDays(firmDayOf(now), reviewBusinessDays);
  // Without an attorney it stays a draft; staff assign one and submit it.
  const status = attorney ? 'in_review' : 'draft';
  const { caseId, letterType: type } = request;
  await supersede(db, actor, caseId, letterId);
  if (departure) await recordDeparture(db, actor, { id: letterId, caseId, type, at: now }, departure);
  await db
    .insertInto('letters')
    .values({
      id: letterId,
      case_id: request.caseId,
      demand_type: request.letterType,
      title: document.title,
      status,
      version: 1,
      due_on: due,
      origin: request.origin,
      created_at: now,
    })
    .execute();
  await writeVersion(services, db, actor, {
    letterId,
    caseId: request.caseId,
    version: 1,
    document,
    factSheet: drafted.factSheet,
    why: 'drafted',
    carried: kept,
    author,
    knowledgeHash: drafted.knowledgeHash,
    clausesHash: drafted.clausesHash,
  });
  await writeHistory(db, actor, request.caseId, {
    what: 'letter_drafted',
    field: null,
    old_value: null,
    new_value: { letter_id: letterId, type: request.letterType, ...(carried && { carried_over: carried }) },
  });
  await leaveForPlanning(services, db, request.caseId);
  // An attorney who drafted the letter needs no email about it.
  if (attorney && attorney.user_id !== actor.id)
    await notifyAttorney(services, db, attorney.user_id, letterId, loaded.row, due);
  return letterId;
}

/** Notifies the attorney of a letter to review, once for each letter and attorney. */
export async function notifyAttorney(
  services: Services,
  db: Db,
  attorneyId: string,
  letterId: string,
  theCase: Pick<CaseRow, 'id' | 'case_number' | 'legal_business_name'>,
  due: string,
): Promise<void> {
  const attorney = await db.selectFrom('users').select('email').where('id', '=', attorneyId).executeTakeFirst();
  if (!attorney) return;
  await queueEmail(services, db, {
    key: `letter-in-review:${letterId}:${attorneyId}`,
    template: letterInReview,
    case_id: theCase.id,
    letter_id: letterId,
    recipient: attorney.email,
    payload: {
      case_number: theCase.case_number,
      business: theCase.legal_business_name,
      letter_id: letterId,
      due_on: due,
    },
  });
}
