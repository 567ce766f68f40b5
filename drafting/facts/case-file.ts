import type { CaseFields, OwnerFields, PreviousProcessorFields } from '../../domain/case-fields.ts';
import type { CaseEvent } from '../../domain/cases/story/case-event.ts';
import type { HarmReport } from '../../domain/cases/story/harm.ts';
import type { FileFields } from '../../domain/documents/document-kind.ts';
import type { Extraction } from '../../domain/documents/extraction.ts';
import type { ConfirmedAccount } from '../../domain/ledger-of-account/case-account.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { OwnFact } from '../../domain/letters/own-source.ts';
import type { OpposingCounsel } from '../../domain/letters/opposing-counsel.ts';
import type { SaidKind } from '../../domain/letters/processor-reply.ts';
import type { RecordAgainst } from '../../domain/letters/records-against.ts';

/** Everything drafting may know about a case: the stored rows and nothing else. `created_at` is UTC. */
export type CaseFile = {
  id: string;
  case_number: string;
  created_at: Date;
  fields: CaseFields;
  owners: OwnerFields[];
  previous_processors: PreviousProcessorFields[];
  files: FileFields[];
  /** What was read in the files, when anything was. It makes no facts, but can contradict one. */
  extractions?: readonly Extraction[];
  /** What the merchant confirmed of the processor's own exports. */
  account?: ConfirmedAccount | null;
  /**
   * The day on which the merchant last stated the sum on file, applying or for a letter that was sent; null where none is
   * known. Absent where money is recorded as back: nothing says then that the sum still stands.
   */
  sum_stated?: { on: string | null };
  /** What attorneys added to the case, each with its source; withdrawn entries are left out. */
  own_facts?: readonly OwnFact[];
  /** What the merchant confirmed as having happened; nothing proposed. */
  events?: readonly CaseEvent[];
  /** What the merchant reports that the hold does to the business. */
  harm?: HarmReport;
  /** The lawyer who answers for the processor, confirmed by counsel. */
  opposing_counsel?: OpposingCounsel | null;
  /** Records that contradict a letter already sent, and that nobody has explained. */
  records_against?: readonly RecordAgainst[];
};

/** A letter already sent in this case. Dates are `YYYY-MM-DD`; a later letter states delivery and number only when known. */
export type PriorLetter = {
  letter_type: LetterType;
  sent_on: string;
  delivered_on?: string | null;
  certified_mail_number?: string | null;
  /** The day by which its reply is due; computed where it is left out. */
  reply_due_on?: string | null;
  /** It was, or brought, a complete notice of dispute. */
  notice?: boolean;
  /** The day of filing that the notice names, where the agreement asks for one. */
  filing_on?: string | null;
};

/** What became of the processor's offer; `closed` when it was taken back or its last day has passed. */
type OfferState = 'open' | 'accepted' | 'declined' | 'closed';

/**
 * The processor's reply as it was recorded. `words` is verbatim; `amount_cents` is the amount released or offered; `offer` is the state of
 * an offer, open where it is left out, and `expires_on` its last day. A later letter quotes `words` only when they pass the quotation screen.
 */
export type Reply = {
  received_on: string;
  kind: SaidKind;
  words: string | null;
  amount_cents: number | null;
  offer?: OfferState;
  expires_on?: string | null;
};

/** The attorney's letterhead and signature block, as configured by the installation. */
export type Firm = {
  letterhead: { firm_name: string; firm_lines: string[]; disclaimer?: string };
  signature: { name: string; title: string; bar_number: string; bar_state: string; firm: string; lines: string[] };
};
