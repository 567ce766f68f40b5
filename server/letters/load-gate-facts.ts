import type { Db } from '../../db/actor.ts';
import { letterDateOf } from '../../domain/calendar/firm-day.ts';
import { isUnapproved } from '../../domain/letters/life.ts';
import { noticeObstacle } from '../../drafting/packet/notice-obstacle.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import type { GateFacts } from '../gate/gate-facts.ts';
import type { Services } from '../kernel/context.ts';
import { engagementOf } from '../kernel/engagement.ts';
import type { CaseNow } from './case-now.ts';
import { fitsInEmail } from './exhibit-book.ts';
import * as of from './gate-queries.ts';
import { kindDoubts } from './findings/kind-doubts.ts';
import { openFindings, type JudgedLetter } from './letter-on-desk.ts';
import { counselOnRecord } from './opponent/counsel-on-record.ts';
import { isCopyForCounsel, opponentBars } from './opponent/gate-of-opponent.ts';
import { openOriginals, paperObstacles } from './paper-obstacle.ts';

/**
 * `email`: the address that the letter is about to go to, null for none; left out while that is undecided. `copy_by_post`: a copy is to
 * go on paper of a letter that itself leaves otherwise.
 */
export type GateAsked = { now: Date; email?: string | null; copy_by_post?: boolean };
/** `changed`: the case where it differs from the letter's; `firmMail`: the installation has an account of the firm. */
type GateKnown = { changed: CaseNow | null; firmMail: boolean };

/** Everything that the gate asks of a letter, as it is at `now`. */
export async function loadGateFacts(
  services: Services,
  db: Db,
  desk: JudgedLetter,
  { now, email, copy_by_post = false, changed, firmMail }: GateAsked & GateKnown,
): Promise<GateFacts> {
  const { letter, version, book, changes, reading, hasLeft } = desk;
  const { document, fact_sheet: sheet } = version;
  const counsel = await counselOnRecord(db, letter.case_id);
  const isCopy = isCopyForCounsel(desk.deliveries, email);
  const unread = changes.filter(({ read_on }) => read_on === null);
  return {
    status: letter.status,
    hasLeft,
    ...(await of.caseState(db, letter.case_id)),
    engagement: hasLeft ? null : await engagementOf(services, db, letter.case_id),
    date: { dated: document.dated, due: letterDateOf(now), late: of.lateDate(desk, now) },
    findings: countFindings(desk),
    offers: await of.offersPassedOver(db, letter.case_id, document, now),
    ...(hasLeft ? { papers: null, form: null } : await paperObstacles(db, letter.case_id, { document, sheet })),
    originals: hasLeft ? [] : await openOriginals(db, letter.case_id, document, sheet),
    changedCase: changed?.obstacle ?? null,
    recovered: hasLeft ? null : await of.recoveredSince(db, letter.case_id, version),
    unconfirmedVersion: await of.unconfirmedVersion(db, desk, now),
    confirmedSince: hasLeft ? null : await of.confirmedSince(db, desk),
    openSuggestions: await of.openSuggestions(db, letter.id),
    ...(hasLeft ? { corrected: [], asked: 0 } : await of.factsAsked(db, letter)),
    attorney: await of.attorneyOf(db, letter.attorney_id, now),
    conflict: await of.conflictOf(db, letter),
    // What is still being bound cannot be read, and bars approval by itself.
    unread: reading !== null || book.state === 'waiting' ? null : unread.length,
    carriedOver: await of.carriedOver(db, letter, unread),
    addresses: await of.addressesOf(db, desk, { email, copy_by_post, counsel }),
    cameBack: await of.cameBack(db, desk),
    wrongWay: noticeObstacle(document, sheet, isCopy ? undefined : email),
    withoutEmail: email === null && saysEmail(document) && !isByEmail(desk),
    unsubmitted: await of.isUnsubmitted(db, desk),
    unaligned: !firmMail && !isCopy && isByEmail(desk),
    tooLarge: isByEmail(desk) && 'row' in book && !fitsInEmail(book.row),
    isBookWaiting: book.state === 'waiting',
    isBookFailed: book.state === 'failed',
    unknownTerms: sheet.hold_terms?.agreement === null ? sheet.hold_terms.why : null,
    ...(await opponentBars(db, counsel, { caseId: letter.case_id, document, sheet, email }, !hasLeft)),
    kindDoubts: hasLeft ? [] : await kindDoubts(db, desk),
    ...(await of.fileNotes(db, desk)),
  };
}

/** Whether its line of delivery names email. */
const saysEmail = ({ delivery_method: line }: JudgedLetter['version']['document']): boolean =>
  /\be-?mail\b/i.test(line);

/** Whether it is a notice that its agreement asks for by email. */
const isByEmail = ({ version: { document, fact_sheet: sheet } }: JudgedLetter): boolean =>
  requiredChannel(document, sheet).channel === 'email';

/** A letter that has left has no open findings any more. */
function countFindings(desk: JudgedLetter): GateFacts['findings'] {
  const open = desk.hasLeft ? [] : openFindings(desk);
  const retired = isUnapproved(desk.letter.status) ? [] : open.filter(({ key }) => key.startsWith('retired:'));
  const rest = open.filter((each) => !retired.includes(each));
  return {
    correct: rest.filter(({ settle }) => settle === undefined).length,
    settle: rest.filter(({ settle }) => settle !== undefined).length,
    retired: retired.map(({ words }) => words),
  };
}
