import type { Ledger } from '../../../contract/money.ts';
import type { CaseMilestones, CaseProgress, LetterProgress } from '../../../domain/cases/case-progress.ts';
import { isSent } from '../../../domain/letters/life.ts';
import { presentCase, presentListedCase } from '../../../server/cases/present-case.ts';
import { fullCase } from '../sample-cases.ts';
import { hasEnded, held, percent, type Given, type GivenLetter, type Times } from './given.ts';

type Head = { id: string; name: string; now: Date; created_at: Date };

/** The same case as its page and as the list of cases have it. */
export function caseOf({ id, name, now, created_at }: Head, given: Given, ledger: Ledger, times: Times) {
  const { files } = fullCase('paypal');
  const letters = (given.letters ?? []).map((letter, index) => letterOf(letter, index, times));
  const row = rowOfCase({ id, created_at }, given, times);
  const standing = {
    progress: progressOf({ created_at, letters }, given, ledger, times),
    milestones: milestonesOf(letters, given, ledger, times),
    untouched: given.untouched ?? true,
  };
  const factsAsked = given.factsAsked ?? 0;
  const plannedOn = given.planned === undefined ? null : times.day(given.planned);
  const listed = presentListedCase(
    {
      ...row,
      ...standing,
      facts_asked: factsAsked,
      planned_on: plannedOn,
      kinds: files.map(({ document_type }) => document_type),
      is_owner: true,
      position: '',
    },
    now,
  );
  const onPage = presentCase({
    found: {
      row,
      ...standing,
      feePercent: percent,
      factsAsked,
      plannedOn,
      unreadByStaff: 0,
      books: new Map(letters.map((letter) => [letter.id, { sent: true }])),
      owners: [],
      processors: [],
      files: files.map((file) => ({
        ...file,
        kind: file.document_type,
        ai_summary: null,
        scanned_at: null,
        scanned_by: null,
        pages: 1,
      })),
      messages: [],
      letters: letters.toReversed().map((letter) => rowOf(letter, { id, name })),
    },
    events: [],
    viewer: { side: 'merchant', own: true, owner: true, now },
  });
  return { case: onPage, listed };
}

function rowOfCase({ id, created_at }: Pick<Head, 'id' | 'created_at'>, given: Given, { at }: Times) {
  const { ein: _ein, ...shown } = fullCase('paypal').fields;
  return {
    ...shown,
    id,
    case_number: 'UH-2026-000042',
    created_by: 'merchant',
    org_id: 'org',
    attorney_id: null,
    status: given.status ?? ('intake' as const),
    priority: 'medium' as const,
    version: 1,
    ein_last4: null,
    held_amount_cents: held,
    legal_business_name: `Finch & Field Garden Supply LLC`,
    created_at,
    cancelled_at: given.cancelled ? at(-1) : null,
    closed_at: hasEnded(given) ? at(-1) : null,
    contact_key: null,
  };
}

const letterOf = (
  { type = 'initial', status, drafted = -3, due = 0, sent, delivered }: GivenLetter,
  index: number,
  { day, at }: Times,
): LetterProgress => ({
  id: `letter-${index}`,
  type,
  status,
  drafted_at: at(drafted),
  due_on: day(due),
  sent_at: sent === undefined ? null : at(sent),
  delivered_on: delivered === undefined ? null : day(delivered),
  reply_due_on: null,
});

const rowOf = (
  { id, type, status, sent_at, delivered_on, reply_due_on, drafted_at }: LetterProgress,
  of: Pick<Head, 'id' | 'name'>,
) => ({
  id,
  case_id: of.id,
  letter_type: 'demand_letter' as const,
  demand_type: type,
  title: `Demand for Release of Withheld Funds, ${of.name}`,
  status,
  tracking_number: isSent(status) ? '9407100042787530664166' : null,
  sent_at,
  delivered_on,
  receipt: null,
  reply_due_on,
  created_at: drafted_at,
});

function progressOf(
  { created_at, letters }: { created_at: Date; letters: LetterProgress[] },
  given: Given,
  ledger: Ledger,
  { day, at }: Times,
): CaseProgress {
  const open = ledger.offers.filter(({ status }) => status === 'open');
  const accepted = ledger.offers.find(({ status }) => status === 'accepted');
  return {
    analyzed_at: given.analyzed === false ? null : created_at,
    signed_at: given.signed ? created_at : null,
    to_engage: given.toEngage ?? false,
    ending: given.ending ?? null,
    recovered_cents: ledger.totals.recovered_cents,
    open_offers: open.length,
    answer_by: open.flatMap(({ answer_by: by }) => by ?? []).toSorted()[0] ?? null,
    accepted_offer: accepted ? { id: accepted.id, amount_cents: accepted.amount_cents, at: at(-1) } : null,
    replied_on: given.replied === undefined ? null : day(given.replied),
    unread_by_merchant: given.fromTeam ?? 0,
    letters,
  };
}

function milestonesOf(letters: readonly LetterProgress[], given: Given, ledger: Ledger, { at }: Times): CaseMilestones {
  return {
    replied_at: given.wroteToMerchant ? at(-30) : null,
    approvals: letters
      .filter(({ status }) => status === 'approved' || isSent(status))
      .map((letter) => ({ letter_id: letter.id, at: at(-3) })),
    offers: ledger.offers.map((offer) => ({
      ...offer,
      answered_at: offer.answered_at ? new Date(offer.answered_at) : null,
    })),
    recoveries: ledger.recoveries,
    tranches: ledger.tranches,
  };
}
