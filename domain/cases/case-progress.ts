import { isOut } from '../letters/life.ts';
import type { Ending } from '../engagement/ending.ts';
import type { CaseStatus } from './case.ts';
import type { CaseProcessor } from '../processors.ts';
import type { LetterStatus, LetterType } from '../letters/letter.ts';
import type { OfferStatus } from '../money/ledger.ts';
import type { Cents } from '../money/cents.ts';

/** What the merchant may know about a letter: its status and dates, not its text. */
export type LetterProgress = {
  id: string;
  type: LetterType;
  status: LetterStatus;
  drafted_at: Date;
  /** Due date of the attorney's review. */
  due_on: string;
  sent_at: Date | null;
  delivered_on: string | null;
  reply_due_on: string | null;
};

/** A case's progress as every list and page needs it: dates and counts only. Oldest letter first. */
export type CaseProgress = {
  analyzed_at: Date | null;
  signed_at: Date | null;
  /** The merchant has not signed the engagement letter with the attorney whom the case has. */
  to_engage: boolean;
  /** How the engagement with the attorney whom it has, or had last, ends; null while it does not. */
  ending: Ending | null;
  recovered_cents: Cents;
  open_offers: number;
  /** Earliest response deadline of an open offer. */
  answer_by: string | null;
  /** The offer that the merchant accepted last. */
  accepted_offer: { id: string; amount_cents: Cents; at: Date } | null;
  /** The day of the processor's newest reply; automatic ones do not count. */
  replied_on: string | null;
  unread_by_merchant: number;
  letters: LetterProgress[];
};

/** Additional progress shown only on the page of one case. */
export type CaseMilestones = {
  /** When staff or an attorney first wrote to the merchant. */
  replied_at: Date | null;
  /** When an attorney approved each letter's current version. */
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

/** The case columns that stage and timeline use. */
export type CaseStanding = CaseProcessor & {
  status: CaseStatus;
  held_amount_cents: Cents | null;
  created_at: Date;
  cancelled_at: Date | null;
  closed_at: Date | null;
};

/** Once a letter is sending it cannot be recalled, so the case can no longer be cancelled. */
export const letterIsOut = (letters: readonly Pick<LetterProgress, 'status'>[]): boolean =>
  letters.some(({ status }) => isOut(status));

export type Stored<T> = {
  [Key in keyof T]: T[Key] extends Date
    ? string
    : T[Key] extends Date | null
      ? string | null
      : T[Key] extends (infer Item)[]
        ? Stored<Item>[]
        : T[Key];
};
/**
 * Progress as the database's JSON has it: instants are text, missing values null, and `open_offers` lists each open
 * offer's response deadline.
 */
export type StoredProgress = Omit<Stored<CaseProgress>, 'open_offers' | 'answer_by' | 'accepted_offer' | 'letters'> & {
  open_offers: (string | null)[] | null;
  accepted_offer: Stored<NonNullable<CaseProgress['accepted_offer']>> | null;
  letters: Stored<LetterProgress>[] | null;
};

/**
 * What the page of one case adds, as the database's JSON has it. `untouched`: nobody has worked on its letter. `book`:
 * the letter's exhibits are bound; `sent_book`: bound into the book that was sent.
 */
export type StoredMilestones = Stored<Omit<CaseMilestones, 'approvals'>> & {
  unread_by_staff: number;
  untouched: boolean;
  letters: { letter_id: string; approved_at: string | null; book: boolean; sent_book: boolean }[];
};
