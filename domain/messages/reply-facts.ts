import type { IsoDate } from '../calendar/business-days.ts';
import type { DocumentKind } from '../documents/document-kind.ts';
import type { FactToConfirm } from '../letters/fact-to-confirm.ts';
import type { Cents } from '../money/cents.ts';

/**
 * What a reply may say of a case, and nothing else. A list is empty and a value null where there is nothing to say. Days are `YYYY-MM-DD`,
 * money in cents.
 */
export type ReplyFacts = {
  /** Who signs: "the Unhold team". */
  team: string;
  first_name: string;
  case_number: string;
  business: string;
  /** Null where the merchant named none. */
  processor: string | null;
  /** The case is resolved, closed or cancelled: nothing is asked for any more. */
  ended: boolean;
  agreement_unsigned: boolean;
  /** Missing papers that the analysis calls critical, in its order. */
  missing_papers: readonly DocumentKind[];
  /** Labels of blank answers that the letter or the notice uses; `may_complete`: the case's page still takes them. */
  missing_details: readonly string[];
  may_complete: boolean;
  /** Titles of what the merchant signs for the letter and has not; `again` says why a signature no longer counts. */
  papers_to_sign: readonly { title: string; again: string | null }[];
  /** What the waiting letter states and the merchant has not yet confirmed. */
  facts_to_confirm: readonly FactToConfirm['fact'][];
  /** Open offers, oldest first. */
  offers: readonly { amount_cents: Cents; received_on: IsoDate; answer_by: IsoDate | null }[];
  /** The newest letter that left. `reply_due_on`: until when the processor has time. */
  letter: {
    sent_on: IsoDate;
    delivered_on: IsoDate | null;
    reply_due_on: IsoDate | null;
    /** The processor has answered since. */
    answered_on: IsoDate | null;
  } | null;
  today: IsoDate;
};

/** The business and the processor as a sentence names them. */
export type Names = { business: string; processor: string };
/** A reply before its greeting and its signature. `subject` goes before the case's number. */
export type Draft = { key: string; label: string; subject: string; paragraphs: string[] };
