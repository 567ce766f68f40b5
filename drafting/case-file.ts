import type { CaseFields, FileFields, OwnerFields, PreviousProcessorFields } from '../domain/case.ts';
import type { LetterType } from '../domain/letter.ts';

/** All that drafting may know of a case: the stored rows, nothing else. `created_at` is UTC. */
export type CaseFile = {
  id: string;
  case_number: string;
  created_at: Date;
  fields: CaseFields;
  owners: OwnerFields[];
  previous_processors: PreviousProcessorFields[];
  files: FileFields[];
};

/** A letter of this case that was sent; `sent_on` is `YYYY-MM-DD`. */
export type PriorLetter = { letter_type: LetterType; sent_on: string };

/** The attorney's letterhead and signature block, as configured by the installation; no field is made up. */
export type Firm = {
  letterhead: { firm_name: string; firm_lines: string[]; disclaimer?: string };
  signature: { name: string; title: string; bar_number: string; bar_state: string; firm: string; lines: string[] };
};
