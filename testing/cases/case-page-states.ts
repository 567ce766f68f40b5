/* oxlint-disable max-lines -- one catalog, to be read as one */
/**
 * The states that the page of a case can be in, made from facts by the program's own rules: what the server would answer, without a server. Days count
 * from `now`, so that a browser shows the same.
 */
import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '../../contract/contract.ts';
import type { Ledger } from '../../contract/money.ts';
import type { PacketView } from '../../contract/packet.ts';
import type { CasePapersView } from '../../contract/papers.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { caseOf } from './page-states/case.ts';
import { held, said, type Given } from './page-states/given.ts';
import { ledgerOf } from './page-states/ledger.ts';
import { packetOf, papersOf } from './page-states/papers.ts';

type Outputs = InferContractRouterOutputs<Contract>;
export type CasePageState = {
  /** In words; also what its case is named in a picture. */
  name: string;
  case: Outputs['cases']['get'];
  /** The same case among those of its merchant. */
  listed: Outputs['cases']['list']['items'][number];
  ledger: Ledger;
  papers: CasePapersView;
  packet: PacketView;
  messages: Outputs['messages']['list'];
  counsel: Outputs['messages']['listWithCounsel'];
};

/** In the order in which a case lives. */
const states: Readonly<Record<string, Given>> = {
  received: { submitted: 0, analyzed: false },
  'received, and our first answer is late': { submitted: -3, analyzed: false },
  'received, and the draft is late': { submitted: -9, analyzed: false },
  'analyzed, with answers open for its notice': { submitted: 0, answersOpen: 3 },
  'drafted, and all that a case can owe is owed': {
    papers: { fee_agreement: 'owed', engagement: 'owed' },
    toEngage: true,
    factsAsked: 4,
    answersOpen: 3,
    documentsAsked: true,
    formAsked: true,
    letters: [{ status: 'draft', due: 2 }],
  },
  drafted: { signed: true, letters: [{ status: 'draft', due: 2 }] },
  'drafted, and no attorney took it up in time': {
    signed: true,
    submitted: -9,
    letters: [{ status: 'draft', due: -3 }],
  },
  'with the attorney, facts to confirm': {
    signed: true,
    factsAsked: 7,
    untouched: false,
    letters: [{ status: 'in_review', due: 2 }],
  },
  'with the attorney, an engagement to sign': {
    signed: true,
    toEngage: true,
    papers: { engagement: 'owed' },
    letters: [{ status: 'in_review', due: 2 }],
  },
  'with the attorney, two papers to sign by hand': {
    signed: true,
    papers: { notice: 'owed', authorization: 'owed' },
    letters: [{ status: 'in_review', due: 2 }],
  },
  'with the attorney, an original to mail': {
    signed: true,
    papers: { notice: 'to_mail' },
    letters: [{ status: 'in_review', due: 2 }],
  },
  'with the attorney, terms to offer if the merchant chooses': {
    signed: true,
    papers: { offer: 'owed' },
    letters: [{ status: 'in_review', due: 2 }],
  },
  'with the attorney': { signed: true, untouched: false, letters: [{ status: 'in_review', due: 2 }] },
  'with the attorney, late, with a new day': {
    signed: true,
    submitted: -20,
    untouched: false,
    planned: 3,
    letters: [{ status: 'in_review', drafted: -18, due: -12 }],
  },
  'with the attorney, late, without a new day': {
    signed: true,
    submitted: -20,
    untouched: false,
    letters: [{ status: 'in_review', drafted: -18, due: -12 }],
  },
  'late, and the merchant has something to sign': {
    submitted: -20,
    papers: { fee_agreement: 'owed' },
    letters: [{ status: 'in_review', drafted: -18, due: -12 }],
  },
  'returned by the attorney for a correction': {
    signed: true,
    untouched: false,
    letters: [{ status: 'draft', drafted: -6, due: 1 }],
  },
  'approved, and the agreement is not signed': {
    papers: { fee_agreement: 'owed' },
    untouched: false,
    letters: [{ status: 'approved', due: 1 }],
  },
  'approved, and late to leave': {
    signed: true,
    submitted: -20,
    untouched: false,
    letters: [{ status: 'approved', drafted: -18, due: -12 }],
  },
  'approved, its certified copy to be posted': { signed: true, untouched: false, letters: [{ status: 'sending' }] },
  sent: { signed: true, letters: [{ status: 'sent', sent: -2 }] },
  'sent, and answered before it was delivered': { signed: true, replied: -1, letters: [{ status: 'sent', sent: -2 }] },
  'came back undelivered, and the review of the new letter is late': {
    signed: true,
    submitted: -16,
    letters: [
      { status: 'returned_to_sender', sent: -9, delivered: -4 },
      { status: 'in_review', drafted: -3, due: -1 },
    ],
  },
  'came back undelivered': { signed: true, letters: [{ status: 'returned_to_sender', sent: -9, delivered: -2 }] },
  delivered: { signed: true, letters: [{ status: 'delivered', sent: -6, delivered: -3 }] },
  'delivered, and not answered in time': {
    signed: true,
    submitted: -40,
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
  'in negotiation, a follow-up out': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    wroteToMerchant: true,
    letters: [
      { status: 'delivered', sent: -36, delivered: -33 },
      { type: 'follow_up', status: 'delivered', sent: -8, delivered: -5 },
    ],
  },
  'in negotiation for longer than usual': {
    status: 'in_progress',
    signed: true,
    submitted: -90,
    wroteToMerchant: true,
    letters: [{ status: 'delivered', sent: -80, delivered: -77 }],
  },
  'an offer open, with counsel’s advice': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    wroteToMerchant: true,
    offers: [{ by: 6, advised: true }],
    letters: [
      { status: 'delivered', sent: -36, delivered: -33 },
      { type: 'follow_up', status: 'delivered', sent: -8, delivered: -5 },
    ],
  },
  'an offer that ends today, without advice': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    offers: [{ by: 0 }],
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
  'an offer whose day is over': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    offers: [{ by: -2, advised: true }],
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
  'three offers open': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    offers: [{ by: 6 }, { cents: 250_000, by: 4, advised: true }, { cents: 3_000_000 }],
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
  'an offer accepted': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    offers: [{ status: 'accepted' }],
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
  'an offer rejected': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    offers: [{ status: 'declined' }],
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
  'recovering, an invoice open': {
    status: 'in_progress',
    signed: true,
    submitted: -60,
    offers: [{ status: 'accepted' }],
    back: [1_000_000],
    letters: [{ status: 'delivered', sent: -56, delivered: -53 }],
  },
  'recovering, and a release did not come': {
    status: 'in_progress',
    signed: true,
    submitted: -60,
    back: [1_000_000],
    feePaid: true,
    tranche: -4,
    letters: [{ status: 'delivered', sent: -56, delivered: -53 }],
  },
  'recovered, the fee due': {
    status: 'resolved',
    signed: true,
    submitted: -60,
    back: [held],
    letters: [{ status: 'delivered', sent: -56, delivered: -53 }],
  },
  'recovered, the fee paid, and closed by counsel’s papers': {
    status: 'resolved',
    signed: true,
    submitted: -60,
    back: [held],
    feePaid: true,
    papers: { closing_letter: 'in_force', closing_statement: 'in_force' },
    letters: [{ status: 'delivered', sent: -56, delivered: -53 }],
  },
  'cancelled by the merchant': { status: 'closed', cancelled: true, letters: [{ status: 'draft', due: 2 }] },
  'closed without money': {
    status: 'closed',
    signed: true,
    submitted: -90,
    letters: [{ status: 'delivered', sent: -80, delivered: -77 }],
  },
  'closed, and a message unread': {
    status: 'closed',
    signed: true,
    submitted: -90,
    fromTeam: 1,
    letters: [{ status: 'delivered', sent: -80, delivered: -77 }],
  },
  'the attorney withdraws': {
    signed: true,
    ending: { how: 'withdrew', last_on: null },
    untouched: false,
    fromAttorney: 1,
    letters: [{ status: 'in_review', due: 2 }],
  },
  'the attorney is gone, for a conflict or otherwise': {
    signed: true,
    ending: { how: 'gone', last_on: null },
    attorney: false,
    letters: [{ status: 'in_review', due: 2 }],
  },
  'the merchant ended the engagement': {
    signed: true,
    ending: { how: 'client_ended', last_on: null },
    letters: [{ status: 'delivered', sent: -6, delivered: -3 }],
  },
  'messages unread in both threads': {
    status: 'in_progress',
    signed: true,
    submitted: -40,
    wroteToMerchant: true,
    fromTeam: 2,
    fromAttorney: 1,
    letters: [{ status: 'delivered', sent: -36, delivered: -33 }],
  },
};

export const casePageStates = (now: Date): CasePageState[] =>
  Object.entries(states).map(([name, given], index) => stateOf(name, given, index, now));

function stateOf(name: string, given: Given, index: number, now: Date): CasePageState {
  const id = `01900000-0000-7000-8000-${String(index + 1).padStart(12, '0')}`;
  const today = firmDayOf(now);
  const day = (days: number) => addDays(today, days);
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000 - 60_000);
  const times = { day, at };
  const created_at = at(given.submitted ?? -4);
  const ledger = ledgerOf(id, given, times);
  return {
    name,
    ...caseOf({ id, name, now, created_at }, given, ledger, times),
    ledger,
    papers: papersOf(id, given, at(-1)),
    packet: packetOf(id, given),
    messages: {
      items: messagesOf(given, created_at, at(-1)),
      next_cursor: null,
      unread: given.fromTeam ?? 0,
      mentioned: false,
    },
    counsel: {
      items: Array.from({ length: given.fromAttorney ?? 0 }, (_, each) => ({
        id: `counsel-${each}`,
        body: said,
        author: 'attorney' as const,
        author_name: 'Jordan Avery',
        mine: false,
        created_at: at(-1).toISOString(),
        read_at: null,
      })),
      next_cursor: null,
      unread: given.fromAttorney ?? 0,
      may_write: given.attorney ?? true,
    },
  };
}

const messagesOf = (
  { wroteToMerchant = false, fromTeam = 0 }: Given,
  first: Date,
  last: Date,
): CasePageState['messages']['items'] =>
  Array.from({ length: Math.max(fromTeam, wroteToMerchant ? 1 : 0) }, (_, index) => ({
    id: `message-${index}`,
    message_type: 'note',
    subject: '',
    body: said,
    visibility: 'merchant' as const,
    author: 'staff' as const,
    author_name: 'Robin Ward',
    mine: false,
    created_at: (index === 0 ? last : first).toISOString(),
    read_at: index < fromTeam ? null : last.toISOString(),
  }));
