import type { EventSource } from '../../domain/cases/story/case-event.ts';
import type { Contradiction } from '../../domain/documents/contradictions.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import type { Retired } from './retired.ts';
import type { Packet } from '../packet/packet.ts';
import type { Situation } from './situation.ts';

export type FactKind =
  | 'money'
  | 'date'
  | 'percent'
  | 'ratio'
  | 'count'
  | 'year'
  | 'text'
  | 'name'
  | 'id'
  | 'contact'
  | 'address'
  | 'label';

/** What a value represents. A held amount is never a reserve, even when the figures are equal. */
export type FactRole =
  | 'held'
  | 'reserve'
  | 'unreserved'
  | 'released'
  | 'volume'
  | 'ticket'
  | 'window_sales'
  | 'exposure'
  | 'surplus'
  | 'offer'
  | 'multiple'
  | 'break_even'
  | 'hold_start'
  | 'hold_day'
  | 'window_end'
  | 'letter_date'
  | 'deadline'
  | 'notice_end'
  | 'interest'
  | 'limitation'
  | 'prior_letter'
  | 'answer'
  | 'duration'
  | 'term'
  | 'threshold'
  | 'party'
  | 'counterparty'
  | 'account'
  | 'contact'
  | 'statement'
  | 'quotation'
  | 'exhibit'
  | 'background'
  /** Confirmed by the merchant as having happened. */
  | 'event'
  /** What the merchant reports that the hold does to its business. */
  | 'harm'
  /** Added by an attorney, whatever it represents. */
  | 'own';

/** Where a fact comes from, traceable to the field, row, file or entry. */
export type FactSource =
  | { from: 'field'; field: string }
  | { from: 'owner'; index: number }
  | { from: 'file'; file_id: string; page?: number }
  | { from: 'computed'; using: string[]; rule: string }
  | { from: 'knowledge'; entry: string }
  | { from: 'given'; what: string }
  /** What the merchant confirmed on the screen of events; `by`: where it was read. */
  | { from: 'event'; event_id: string; by: EventSource; file_id: string | null }
  | { from: 'attorney'; by: string; where: string; file_id: string | null; page?: number };

export type CountUnit = 'hours' | 'days' | 'business days' | 'years' | 'times' | 'owners' | 'sales';

/**
 * One typed fact. `value`: money in integer cents, dates `YYYY-MM-DD`, percent and counts plain numbers, else text.
 * `display` is the only form in which it appears in a letter.
 */
export type Fact = {
  id: string;
  label: string;
  role: FactRole;
  kind: FactKind;
  unit?: CountUnit;
  value: string | number;
  display: string;
  source: FactSource;
  confidence: 'high' | 'medium' | 'low';
};

/** The letter as it was planned, with which every later state of it is compared. Stored with the facts. */
export type Planned = Pick<LetterDocument, 'title' | 'delivery_method' | 'letterhead' | 'signature' | 'exhibits'> & {
  /** Ids of the clauses, in order. */
  clauses: string[];
  /**
   * The addressee and address on file, so that an address an attorney enters shows as a change. Absent in plans made
   * before it was kept.
   */
  addressee?: LetterDocument['addressee'];
  /** Items of these clauses, as templates, that the letter was asked to leave out. */
  left_out?: string[];
};

/** The facts of one letter, by id, and its situation. Plain JSON, stored with the letter. */
export type FactSheet = {
  case_id: string;
  case_number: string;
  dated: string;
  letter_type: LetterType;
  facts: Record<string, Fact>;
  situation: Situation;
  /** The notice of dispute, checked off. Absent in sheets built before agreements were kept by version. */
  packet?: Packet;
  /** Id of the version whose terms on holds govern, null when it is not known, and why. Absent where the packet is. */
  hold_terms?: { agreement: string | null; why: string };
  /** What was retired when the sheet was built; absent when nothing was. */
  retired?: Retired;
  /** The letter as it was planned. Absent in sheets built before plans were kept, and in sheets without a letter. */
  planned?: Planned;
  /**
   * Where documents contradict the merchant's entries, with file and page. Not facts: a letter states what was entered until someone changes
   * it. Absent in sheets built before extraction existed.
   */
  contradictions?: Contradiction[];
};
