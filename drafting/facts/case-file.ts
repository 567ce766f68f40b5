import type { CaseFields, OwnerFields, PreviousProcessorFields } from '../../domain/case-fields.ts';
import type { FileFields } from '../../domain/documents/document-kind.ts';
import type { Extraction } from '../../domain/documents/extraction.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { AnswerKind } from '../../domain/letters/processor-reply.ts';

/** All that drafting may know of a case: the stored rows, nothing else. `created_at` is UTC. */
export type CaseFile = {
  id: string;
  case_number: string;
  created_at: Date;
  fields: CaseFields;
  owners: OwnerFields[];
  previous_processors: PreviousProcessorFields[];
  files: FileFields[];
  /** What was read of the files, when anything was. It makes no fact; it can contradict one. */
  extractions?: readonly Extraction[];
};

/** A letter of this case that was sent; dates are `YYYY-MM-DD`. A later letter states delivery and number only when they are known. */
export type PriorLetter = {
  letter_type: LetterType;
  sent_on: string;
  delivered_on?: string | null;
  certified_mail_number?: string | null;
};

/**
 * What the processor answered, as staff recorded it. `words` as they stand in the answer; `amount_cents` is what was released or
 * offered, in cents. A later letter quotes the words only when they are fit to be quoted.
 */
export type Answer = { received_on: string; kind: AnswerKind; words: string | null; amount_cents: number | null };

/** The attorney's letterhead and signature block, as configured by the installation; no field is made up. */
export type Firm = {
  letterhead: { firm_name: string; firm_lines: string[]; disclaimer?: string };
  signature: { name: string; title: string; bar_number: string; bar_state: string; firm: string; lines: string[] };
};
