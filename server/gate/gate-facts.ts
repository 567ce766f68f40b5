import type { LetterChannel } from '../../domain/addresses/book-address.ts';
import type { Ending } from '../../domain/engagement/ending.ts';
import type { OpenConflict } from '../../domain/conflicts/open-conflict.ts';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import type { KindDoubt } from '../../domain/letters/kind-doubt.ts';

/**
 * What the gate needs to know of a letter at one moment. A text is a whole sentence that says what stands in the way,
 * null where nothing does. Once something of the letter has left, later changes of its case bar nothing: the copies
 * follow as the letter left.
 */
export type GateFacts = {
  status: LetterStatus;
  hasLeft: boolean;
  /** How the case has ended, as the beginning of a sentence. */
  ended: string | null;
  hasFeeAgreement: boolean;
  /** With the attorney whom the case has, or had last; null while it had none. */
  engagement: { obstacle: string | null; merchant: boolean; counsel: boolean; ended: Ending | null } | null;
  /**
   * Days at the firm. `due`: the date that the letter would have if approved now; `late`: why it may not leave under
   * its date.
   */
  date: { dated: string; due: string; late: string | null };
  /**
   * Red findings: how many need a correction of the text, how many counsel can settle, and the names of authorities
   * that were retired since the approval.
   */
  findings: { correct: number; settle: number; retired: readonly string[] };
  /** The processor's offers that wait for the merchant and that the letter passes over. */
  offers: readonly { id: string; amount_cents: number; received_on: string }[];
  /** Why the prescribed form that the letter calls filled in, signed and enclosed is not. */
  form: string | null;
  /** Why a paper that the letter calls signed does not stand. */
  papers: string | null;
  /** What the originals that it calls enclosed still lack, and whose turn that is. */
  originals: readonly { id: string; by: 'merchant' | 'counsel'; text: string }[];
  changedCase: string | null;
  recovered: string | null;
  /** The agreement of a notice whose version nobody confirmed today. */
  unconfirmedVersion: string | null;
  /** What the merchant confirmed or reported after this version, as a sentence. */
  confirmedSince: string | null;
  openSuggestions: number;
  /** Facts that the merchant corrected, and how many still wait for an answer. */
  corrected: readonly { fact: string; says: string }[];
  asked: number;
  /** Of the case's attorney; null while the case has none. */
  attorney: { appointed: boolean; licensed: boolean } | null;
  /** A name on which nobody has decided, a conflict that was found, or a name of the client that was never searched. */
  conflict: OpenConflict | 'renamed' | null;
  /** How many changes the attorney has not read yet; null once the whole letter was read. */
  unread: number | null;
  /** Parts with carried-over edits where the case now says something else. */
  carriedOver: readonly string[];
  /** By channel, why the letter may not go to its address there; for email, the address that it is about to go to. */
  addresses: Record<LetterChannel, string | null>;
  /** When a letter that came back from this address was sent. */
  cameBack: Date | null;
  /** Why it would not leave as the notice that it says it is. */
  wrongWay: string | null;
  /** Its delivery line says that it goes by email too, and it is about to go by mail alone. */
  withoutEmail: boolean;
  /** It has to go through the processor's contact page first and was not submitted there. */
  unsubmitted: boolean;
  /** It is a notice by email, and the installation has no account of the firm to send it from. */
  unaligned: boolean;
  /** It is a notice by email whose exhibits no email can carry. */
  tooLarge: boolean;
  isBookWaiting: boolean;
  isBookFailed: boolean;
  unknownTerms: string | null;
  /** Why it would pass by the lawyer who answers for the processor. */
  pastCounsel: string | null;
  /** Records that contradict a letter already sent, and that this one does not correct. */
  against: readonly { id: string; label: string; dated: string; stated: string; recorded: string }[];
  /** Files that it rests on and that were sealed unread. */
  sealed: readonly { id: string; name: string }[];
  contradictions: readonly { id: string; text: string }[];
  /** Files that read as another kind of document than the letter encloses or cites them as. */
  kindDoubts: readonly (KindDoubt & { name: string; enclosed: boolean })[];
  unreadFiles: readonly { id: string; name: string; waiting: boolean }[];
};
