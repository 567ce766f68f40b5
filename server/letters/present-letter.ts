import { isSent, mayTake } from '../../domain/letters/life.ts';
import type { CaseLetter, LetterView, WaitingEmail } from '../../contract/letter-view.ts';
import { requiredChannel } from '../../drafting/packet/required-channel.ts';
import { slipText } from '../../domain/letters/exhibits.ts';
import type { User } from '../kernel/user.ts';
import type { ListedLetter } from './list.ts';
import type { QueueRow } from './list-queue.ts';
import { exhibitsWithoutPages } from './exhibit-book.ts';
import { needsDecision, settledKeys, type Delivery, type DeskBook, type LetterOnDesk } from './letter-on-desk.ts';
import { barOf, decisionsOf } from '../gate/gate.ts';
import { asksWhatWasDone } from './reading/returned.ts';
import { isHeldBack, isKeptBack } from './held-back.ts';
import type { WaitingEmailRow } from './list-waiting-emails.ts';
import { iso, isoOrNull } from '../kernel/present.ts';

/** A letter with what proves it, as the attorney's page shows it. */
export function presentLetter(desk: LetterOnDesk, viewer: User): LetterView {
  const { letter, version } = desk;
  const confirmedAuthorities = new Set(desk.confirmedAuthorityIds);
  const own = viewer.role === 'attorney' && letter.attorney_id === viewer.id;
  const unsent =
    mayTake(letter.status, 'send') || (mayTake(letter.status, 'send_rest') && desk.deliveries.some(isHeldBack));
  const sendBlock = unsent ? barOf(desk.gate, letter.status === 'approved' ? 'send' : 'print') : null;
  return {
    id: letter.id,
    case_id: letter.case_id,
    letter_type: 'demand_letter',
    demand_type: letter.demand_type,
    title: letter.title,
    status: letter.status,
    tracking_number: letter.tracking_number,
    sent_at: isoOrNull(letter.sent_at),
    delivered_on: letter.delivered_on,
    reply_due_on: letter.reply_due_on,
    has_exhibit_book: desk.book.state === 'bound',
    created_at: iso(letter.created_at),
    case_number: letter.case_number,
    processor: letter.processor,
    version: letter.version,
    document: version.document,
    markdown: version.markdown,
    content_html: version.content_html,
    engine: version.engine,
    model: version.model,
    engine_note: version.engine_note,
    instructions: version.knobs && { applied: version.knobs.applied, not_applied: version.knobs.not_applied },
    word_count: version.word_count,
    verdict: desk.verdict,
    confirmed: settledKeys(desk),
    taken: desk.taken,
    facts: desk.facts,
    exhibits: desk.files.map((file) => ({
      ...file,
      created_at: iso(file.created_at),
    })),
    authorities: desk.authorities.map((each) => ({ ...each, confirmed: confirmedAuthorities.has(each.id) })),
    pdf_sha256: version.pdf_sha256,
    approval: desk.approval && {
      attorney_name: desk.approval.attorney_name,
      bar_number: desk.approval.bar_number,
      bar_state: desk.approval.bar_state,
      sha256: desk.approval.sha256,
      content_sha256: desk.approval.content_sha256,
      shown_sha256: desk.approval.shown_sha256,
      signed: desk.approval.signed_pdf_key !== null,
      exhibits_sha256: desk.approval.exhibit_book_sha256,
      at: iso(desk.approval.at),
    },
    exhibit_book: presentBook(desk.book),
    changes: desk.changes.map(({ by: { id, ...by }, ...change }) => ({
      ...change,
      by: { ...by, mine: id === viewer.id },
    })),
    reading: desk.reading,
    deliveries: desk.deliveries.map((row) => presentDelivery(row, desk)),
    links: desk.links.map(({ opens, created_at, expires_at, revoked_at, ...link }) => ({
      ...link,
      created_at: iso(created_at),
      expires_at: iso(expires_at),
      revoked_at: isoOrNull(revoked_at),
      opens: opens.map(({ opened_at, address, user_agent }) => ({ at: iso(opened_at), address, user_agent })),
    })),
    may: {
      edit: mayTake(letter.status, 'edit'),
      approve: own && mayTake(letter.status, 'approve'),
      settle: own && !desk.hasLeft && mayTake(letter.status, 'settle'),
      send: unsent && sendBlock === null && (own || viewer.role === 'admin'),
      settle_email: desk.deliveries.some(needsDecision) && (own || viewer.role === 'admin'),
      record_delivery: mayTake(letter.status, 'deliver') && (own || viewer.role === 'admin'),
      draft_next: own && isSent(letter.status),
      release_record: own && desk.approval !== null,
      email_notice: own && desk.deliveries.some(({ status }) => status === 'to_email'),
      send_back: own && (mayTake(letter.status, 'return') || isKeptBack(letter, desk.deliveries)),
    },
    required_channel: requiredChannel(version.document, version.fact_sheet),
    receipt: letter.receipt,
    by_counsels_hand: desk.gate.unaligned,
    decisions: decisionsOf(desk.gate),
    ...desk.succession,
    returned: desk.returned && {
      ...presentSaid(desk.returned),
      changed: desk.returned.changed,
      asks: asksWhatWasDone(desk.returned, letter, viewer),
      answer: desk.returned.answer && presentSaid(desk.returned.answer),
    },
    departure: desk.departure && { ...desk.departure, at: iso(desk.departure.at) },
    papers_blocked_by: desk.gate.papers,
    send_blocked_by: sendBlock,
  };
}

const presentSaid = ({ text, by, at }: { text: string; by: string; at: Date }) => ({ text, by, at: iso(at) });

function presentDelivery(row: Delivery, { version }: LetterOnDesk): LetterView['deliveries'][number] {
  const { id, recipient, tracking_number, sent_at, post_by, receipt_file_id } = row;
  const held = isHeldBack(row);
  return {
    id,
    recipient,
    tracking_number,
    post_by,
    receipt_file_id,
    email_kept: row.email_sha256 !== null,
    // An email beside the notice by email goes to the processor’s lawyer.
    copy: row.copy_of === 'email' || row.channel !== requiredChannel(version.document, version.fact_sheet).channel,
    waits_since: isoOrNull(row.waits_since),
    channel: row.channel === 'email' ? 'email' : 'certified_mail',
    status: held ? 'held_back' : row.status,
    problem: held ? null : row.error,
    at: isoOrNull(sent_at),
  };
}

function presentBook(book: DeskBook): LetterView['exhibit_book'] {
  if (!('row' in book)) return { state: book.state, sha256: null, pages: null, size_bytes: null, without_pages: [] };
  const { pdf_sha256: sha256, pages, size_bytes } = book.row;
  const withoutPages = exhibitsWithoutPages(book.row).map(({ label, file, slip, pages: own }) => ({
    label,
    filename: file.filename,
    why: slip === null ? 'The exhibits could not be bound.' : slipText(slip, own),
  }));
  return { state: book.state, sha256, pages, size_bytes, without_pages: withoutPages };
}

export function presentQueueRow({ created_at, ...row }: QueueRow) {
  return { ...row, created_at: iso(created_at) };
}

export function presentWaitingEmail({
  letter_id,
  status,
  recipient,
  waits_since,
  error,
}: WaitingEmailRow): WaitingEmail {
  return {
    letter_id,
    state: status === 'uncertain' ? 'uncertain' : 'refused',
    recipient,
    since: isoOrNull(waits_since) ?? '',
    problem: error ?? '',
  };
}

export function presentListedLetter({
  created_at,
  updated_at,
  sent_at,
  waiting_email: waiting,
  ...row
}: ListedLetter): CaseLetter {
  return {
    ...row,
    waiting_email: waiting && presentWaitingEmail(waiting),
    letter_type: 'demand_letter',
    created_at: iso(created_at),
    updated_at: iso(updated_at),
    sent_at: isoOrNull(sent_at),
  };
}
