import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { LetterChannel } from '../../domain/addresses/book-address.ts';
import { firmDayOf, letterDateOf } from '../../domain/calendar/firm-day.ts';
import { hasEndedText } from '../../domain/cases/letter-order.ts';
import { openExtractionStates } from '../../domain/documents/extraction.ts';
import { leavesBy } from '../../domain/letters/reply-due.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { counselLines, isCounselEmail, type OpposingCounsel } from '../../domain/letters/opposing-counsel.ts';
import { isUnapproved } from '../../domain/letters/life.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { offerLapsed } from '../../domain/money/ledger.ts';
import { isCurrent } from '../../domain/people/license.ts';
import { dealsWithOffer } from '../../drafting/checks/deals-with-offer.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { addressObstacle } from '../addresses/queries.ts';
import { calendarDay } from '../email/text.ts';
import type { GateFacts } from '../gate/gate-facts.ts';
import { isFeeAgreed } from '../kernel/signed-papers.ts';
import { isAppointed } from '../people/appointments.ts';
import { licensesOf } from '../people/licenses.ts';
import { carriedBoth } from './carry-over-edits.ts';
import { eventIdsIn } from '../../drafting/facts/unconfirmed.ts';
import { actOf, actorLabels } from '../../domain/cases/story/acts.ts';
import { eventDay, type CaseEvent } from '../../domain/cases/story/case-event.ts';
import { confirmedAfter, confirmedEvents, harmId } from '../story/queries.ts';
import { factsOnFile } from './facts-on-file.ts';
import { statedReplyDay, type DeskLetter, type DeskVersion } from './find-letter.ts';
import { namedIn } from './findings/kind-doubts.ts';
import { confirmedOn } from './findings/version-confirmation.ts';
import type { JudgedLetter } from './letter-on-desk.ts';

/** How the case has ended, and whether its merchant signed the success-fee agreement. */
export async function caseState(db: Db, caseId: string): Promise<Pick<GateFacts, 'ended' | 'hasFeeAgreement'>> {
  const theCase = await db
    .selectFrom('cases')
    .select(['status', 'cancelled_at'])
    .where('id', '=', caseId)
    .executeTakeFirstOrThrow();
  return { ended: hasEndedText(theCase), hasFeeAgreement: await isFeeAgreed(db, caseId) };
}

/**
 * Why an approved letter that has not left may no longer leave under its date: the days left until its reply day would
 * be fewer than its text allows for the post and the reply. A letter handed over to a mailhouse counts as on its way.
 */
export function lateDate({ letter, version, hasLeft, deliveries }: JudgedLetter, now: Date): string | null {
  const { dated } = version.document;
  const isUnderWay = hasLeft || deliveries.some(({ handed_over_at }) => handed_over_at !== null);
  if (isUnapproved(letter.status) || isUnderWay || letterDateOf(now) <= leavesBy(dated)) return null;
  const stated = statedReplyDay(version);
  const asks = stated === null ? '' : ` and asks for an answer by ${calendarDay(stated)}`;
  return `It is dated ${calendarDay(dated)}${asks}. Sent now, it would leave less time for delivery and the answer than it says: date it again, and approve that version.`;
}

/**
 * The merchant's open offers that the letter passes over: not answered, not taken back, and their last day not over.
 */
export async function offersPassedOver(
  db: Db,
  caseId: string,
  document: LetterDocument,
  now: Date,
): Promise<GateFacts['offers']> {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'amount_cents', 'received_on', 'answer_by'])
    .where('case_id', '=', caseId)
    .where('status', '=', 'open')
    .orderBy('received_on')
    .orderBy('id')
    .execute();
  return offers.filter(
    ({ answer_by, amount_cents }) => !offerLapsed(answer_by, now) && !dealsWithOffer(document, amount_cents),
  );
}

/**
 * Why the letter demands money that has come back, in a sentence; null when it does not. Letters subtract what the
 * processor said it released (decision 60), so this looks for recoveries beyond that which the letter does not name
 * either.
 */
export async function recoveredSince(
  db: Db,
  caseId: string,
  { document, fact_sheet, markdown }: DeskVersion,
): Promise<string | null> {
  const { held_amount: held, claimed } = fact_sheet.facts;
  if (typeof held?.value !== 'number' || typeof claimed?.value !== 'number') return null;
  const { rows } = await sql<{
    recovered: number;
  }>`select coalesce(sum(amount_cents), 0)::bigint as recovered from recoveries where case_id = ${caseId}`.execute(db);
  const recovered = rows[0]?.recovered ?? 0;
  if (recovered <= held.value - claimed.value || markdown.includes(formatCents(recovered))) return null;
  const how =
    document.letter_type === 'initial'
      ? 'Correct the amount held in the case'
      : 'Record what the processor released as its reply';
  return `${formatCents(recovered)} is recorded as money that came back, and the letter counts ${formatCents(held.value - claimed.value)} of it. ${how}, and draft the letter again.`;
}

/**
 * The agreement whose version must be confirmed as in force today, on approving a notice and again on sending it; null
 * when it is, or for no notice.
 */
export async function unconfirmedVersion(db: Db, { letter, version }: JudgedLetter, now: Date): Promise<string | null> {
  const { packet, situation } = version.fact_sheet;
  if (!packet?.agreement || !situation.flags.includes('notice')) return null;
  return (await confirmedOn(db, letter.case_id, packet.agreement)) === firmDayOf(now) ? null : packet.agreement;
}

/** What the merchant confirmed or reported after the letter's version was written and its facts do not have, in a sentence. */
export async function confirmedSince(db: Db, { letter, version }: JudgedLetter): Promise<string | null> {
  const known = eventIdsIn(version.fact_sheet.facts);
  const ids = await confirmedAfter(db, letter.case_id, version.created_at);
  const events = ids.length === 0 ? [] : await confirmedEvents(db, letter.case_id);
  const added = [
    ...events.filter(({ id }) => ids.includes(id) && !known.has(id)).map(eventText),
    ...(ids.includes(harmId) && !known.has(harmId) ? ['what the hold does to the business'] : []),
  ];
  if (added.length === 0) return null;
  return `The merchant confirmed after this version: ${added.slice(0, 3).join('; ')}. Draft the letter again where it should say so.`;
}

const eventText = (event: CaseEvent): string =>
  `${eventDay(event)}, ${actorLabels[event.who].desk.toLowerCase()} ${actOf(event.act).label}`;

export async function openSuggestions(db: Db, letterId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select app.open_suggestions(${letterId}) as n`.execute(db);
  return rows[0]?.n ?? 0;
}

/** The merchant confirms each fact that the letter states, and the desk deals with what they correct. */
export async function factsAsked(db: Db, letter: DeskLetter): Promise<Pick<GateFacts, 'corrected' | 'asked'>> {
  const facts = await factsOnFile(db, letter);
  return {
    corrected: facts.filter(({ standing }) => standing === 'corrected'),
    asked: facts.filter(({ standing }) => standing === 'asked').length,
  };
}

/** Whether the case's attorney is appointed by two, and holds an active license that was checked within 90 days. */
export async function attorneyOf(db: Db, attorneyId: string | null, now: Date): Promise<GateFacts['attorney']> {
  if (attorneyId === null) return null;
  const [appointed, licenses] = await Promise.all([isAppointed(db, attorneyId), licensesOf(db, attorneyId)]);
  return { appointed, licensed: licenses.some((each) => isCurrent(each, firmDayOf(now))) };
}

/** What is open of conflicts of interest. Cases that were assigned before conflicts were searched have no decision. */
export async function conflictOf(db: Db, letter: DeskLetter): Promise<GateFacts['conflict']> {
  const { rows } = await sql<{ bar: 'undecided' | 'conflict' | 'renamed' | 'unsearched' | '' }>`
    select app.conflict_bar(${letter.case_id}, ${letter.legal_business_name}) as bar`.execute(db);
  const bar = rows[0]?.bar ?? '';
  return bar === '' || bar === 'unsearched' ? null : bar;
}

/**
 * The labels of unread parts where carried-over edits replaced what the case now says, so that the attorney knows of
 * them.
 */
export async function carriedOver(
  db: Db,
  letter: DeskLetter,
  unread: readonly { key: string; label: string }[],
): Promise<string[]> {
  if (unread.length === 0) return [];
  const both = new Set(await carriedBoth(db, letter));
  return unread.flatMap(({ key, label }) => (both.has(key) ? [label] : []));
}

/**
 * Why an address that the letter goes to may not be used, by channel; null where its agreement or a second user vouches
 * for it, and where nothing goes by that channel.
 */
export async function addressesOf(
  db: Db,
  { letter: { processor }, version: { document, fact_sheet: sheet }, deliveries }: JudgedLetter,
  {
    email,
    copy_by_post,
    counsel,
  }: { email?: string | null | undefined; copy_by_post: boolean; counsel: OpposingCounsel | null },
): Promise<GateFacts['addresses']> {
  const required = requiredChannel(document, sheet);
  const ask = async (channel: LetterChannel, lines: readonly string[]): Promise<string | null> =>
    lines.length === 0 || isCounsels(counsel, lines) ? null : addressObstacle(db, { processor, channel, lines });
  const undecided = required.channel === 'email' ? required.address : [];
  const copied = copy_by_post || deliveries.some(({ channel }) => channel === 'certified_mail');
  const posted = required.channel === 'certified_mail' || copied ? document.addressee.address_lines : [];
  return {
    certified_mail:
      copied && posted.length === 0
        ? 'The letter has no mailing address for a copy by post. Enter one and approve it again, or send none.'
        : await ask('certified_mail', posted),
    email: await ask('email', email === undefined ? undecided : email === null ? [] : [email]),
  };
}

/** An address of the lawyer who answers for the processor is confirmed with them, by the attorney of the case. */
const isCounsels = (counsel: OpposingCounsel | null, lines: readonly string[]): boolean =>
  counsel !== null && (isCounselEmail(counsel, lines.join()) || counselLines(counsel).join('\n') === lines.join('\n'));

/** When the case's latest letter that came back from this address was sent; null if none did. */
export async function cameBack(db: Db, { letter, version }: JudgedLetter): Promise<Date | null> {
  const lines = version.document.addressee.address_lines;
  const found = await db
    .selectFrom('letters')
    .innerJoin('letter_versions', (join) =>
      join
        .onRef('letter_versions.letter_id', '=', 'letters.id')
        .onRef('letter_versions.version', '=', 'letters.version'),
    )
    .select('letters.sent_at')
    .where('letters.case_id', '=', letter.case_id)
    .where('letters.id', '<>', letter.id)
    .where('letters.status', '=', 'returned_to_sender')
    .where(sql<boolean>`letter_versions.document #> '{addressee,address_lines}' = ${JSON.stringify(lines)}::jsonb`)
    .orderBy('letters.sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.sent_at ?? null;
}

/** A notice that the agreement wants through the processor's contact page leaves there first, by hand: only a copy leaves by mail and email. */
export async function isUnsubmitted(db: Db, { letter, version, approval }: JudgedLetter): Promise<boolean> {
  const { packet, situation } = version.fact_sheet;
  if (packet?.channel !== 'contact_page' || !situation.flags.includes('notice') || !approval) return false;
  const submitted = await db
    .selectFrom('notice_forms')
    .select('id')
    .where('case_id', '=', letter.case_id)
    .where('agreement', '=', packet.agreement)
    .where('submitted_on_web', '=', true)
    .where((eb) => eb.or([eb('confirmation', 'is not', null), eb('confirmation_file_id', 'is not', null)]))
    .where('recorded_at', '>', approval.at)
    .executeTakeFirst();
  return submitted === undefined;
}

type FileNotes = Pick<GateFacts, 'contradictions' | 'unreadFiles'>;

/** Documents of the case that contradict the letter, and those not read yet. */
export async function fileNotes(db: Db, { letter, version }: JudgedLetter): Promise<FileNotes> {
  const named = namedIn(version.document);
  const files = await db
    .selectFrom('file_extractions')
    .innerJoin('case_files', 'case_files.id', 'file_id')
    .select(['file_id', 'case_files.filename', 'status'])
    .where('case_files.case_id', '=', letter.case_id)
    .where('status', '<>', 'done')
    .orderBy('case_files.filename')
    .execute();
  return {
    contradictions: (version.fact_sheet.contradictions ?? []).map(
      ({ field, label, entered, read, source: { file_id, page }, filename }) => ({
        id: `${field}:${file_id}`,
        text: `${named(file_id, filename)}, page ${page}, shows ${read} as ${label.toLowerCase()}; entered is ${entered}. Correct the case, or explain it in the letter.`,
      }),
    ),
    unreadFiles: files.map(({ file_id, filename, status }) => ({
      id: file_id,
      name: named(file_id, filename),
      waiting: openExtractionStates.some((open) => open === status),
    })),
  };
}
