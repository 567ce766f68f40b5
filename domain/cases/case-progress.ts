import type { CaseStatus } from './case.ts';
import type { Processor } from '../processors.ts';
import type { LetterStatus, LetterType } from '../letters/letter.ts';
import type { OfferStatus } from '../money/ledger.ts';
import type { Cents } from '../money/cents.ts';

/** One letter as far as the merchant may know of it: where it stands and since when, and nothing of its words. */
export type LetterProgress = {
  id: string;
  type: LetterType;
  status: LetterStatus;
  drafted_at: Date;
  /** When the attorney's review is due. */
  due_on: string;
  sent_at: Date | null;
  delivered_on: string | null;
  answer_due_on: string | null;
};

/** What has happened in a case, as every list and page needs it: dates and counts alone. Oldest letter first. */
export type CaseProgress = {
  analyzed_at: Date | null;
  signed_at: Date | null;
  recovered_cents: Cents;
  open_offers: number;
  /** The earliest day by which an open offer wants an answer. */
  answer_by: string | null;
  unread_by_merchant: number;
  letters: LetterProgress[];
};

/** What only the page of one case tells beside that. */
export type CaseMilestones = {
  /** When somebody of the house first wrote to the merchant. */
  replied_at: Date | null;
  /** Letters whose current version an attorney has approved, with when. */
  approvals: { letter_id: string; at: Date }[];
  offers: {
    id: string;
    amount_cents: Cents;
    status: OfferStatus;
    received_on: string;
    answer_by: string | null;
    answered_at: Date | null;
  }[];
  recoveries: { id: string; amount_cents: Cents; received_on: string }[];
  tranches: {
    id: string;
    label: string;
    amount_cents: Cents;
    promised_release_on: string | null;
    released_on: string | null;
  }[];
};

/** The columns of the case that stage and timeline look at. */
export type CaseStanding = {
  status: CaseStatus;
  processor: Processor;
  held_amount_cents: Cents | null;
  created_at: Date;
  cancelled_at: Date | null;
  closed_at: Date | null;
};

const outStatuses: ReadonlySet<LetterStatus> = new Set(['sending', 'sent', 'delivered', 'returned_to_sender']);

/** Resolved and closed cases have ended; nothing is promised in them any more. */
export const hasEnded = (status: CaseStatus): boolean => status === 'resolved' || status === 'closed';

/** From here on a letter cannot be called back: the case can no longer be cancelled. */
export const letterIsOut = (letters: readonly Pick<LetterProgress, 'status'>[]): boolean =>
  letters.some(({ status }) => outStatuses.has(status));
