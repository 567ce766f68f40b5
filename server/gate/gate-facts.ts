import type { LetterChannel } from '../../domain/addresses/book-address.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';

/**
 * What the gate asks of a letter, as it is at one moment. A text is a whole sentence that says what stands in the way, null where nothing does.
 * Of a letter of which something has left, what was entered in its case since stands in nobody's way: its copies follow as it left.
 */
export type GateFacts = {
  status: LetterStatus;
  hasLeft: boolean;
  /** How the case has ended, as the beginning of a sentence. */
  ended: string | null;
  hasFeeAgreement: boolean;
  /** Days of the firm; `due`: how a letter that is approved now is dated; `late`: why it may not leave under its date. */
  date: { dated: string; due: string; late: string | null };
  /** Red findings: to be corrected in the text, to be settled by counsel, and authorities that were retired since the approval, by their words. */
  findings: { correct: number; settle: number; retired: readonly string[] };
  /** The processor's offers that wait for the merchant and that the letter passes over. */
  offers: readonly { id: string; amount_cents: number; received_on: string }[];
  /** A paper that the letter calls signed does not stand. */
  papers: string | null;
  changedCase: string | null;
  recovered: string | null;
  /** The agreement of a notice whose version nobody confirmed today. */
  unconfirmedVersion: string | null;
  openSuggestions: number;
  /** Facts that the merchant corrected, and how many they were asked about. */
  corrected: readonly { fact: string; says: string }[];
  asked: number;
  /** Of the case's attorney; null while the case has none. */
  attorney: { appointed: boolean; licensed: boolean } | null;
  hasConflict: boolean;
  /** Changes that the attorney has not read yet; null once the whole letter was read. */
  unread: number | null;
  /** Changed parts that were carried over and of which the case says otherwise by now. */
  carriedOver: readonly string[];
  /** Why it may not go to its address of a channel; of the email, to the one that it is about to go to. */
  addresses: Record<LetterChannel, string | null>;
  /** When the letter was sent that came back from this address. */
  cameBack: Date | null;
  /** It would not leave as the notice that it says it is. */
  wrongWay: string | null;
  /** It goes through the processor's contact page first, and was not submitted there. */
  unsubmitted: boolean;
  isBookWaiting: boolean;
  unknownTerms: string | null;
  contradictions: readonly { id: string; text: string }[];
  unreadFiles: readonly { id: string; name: string; waiting: boolean }[];
};
