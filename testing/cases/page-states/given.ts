import type { CaseProgress } from '../../../domain/cases/case-progress.ts';
import type { CaseStatus } from '../../../domain/cases/case.ts';
import type { LetterStatus, LetterType } from '../../../domain/letters/letter.ts';
import type { PaperKind } from '../../../domain/papers/kinds.ts';

/** A letter of a case; days count from now. */
export type GivenLetter = {
  type?: LetterType;
  status: LetterStatus;
  /** Days from now. */ drafted?: number;
  due?: number;
  sent?: number;
  delivered?: number;
};
type GivenOffer = { cents?: number; status?: 'open' | 'accepted' | 'declined'; by?: number; advised?: boolean };
/** What is true of a case in a state; what is left out is as in a case where nothing happened. */
export type Given = {
  status?: CaseStatus;
  /** Days from now. */ submitted?: number;
  signed?: boolean;
  cancelled?: boolean;
  ending?: CaseProgress['ending'];
  analyzed?: boolean;
  toEngage?: boolean;
  replied?: number;
  wroteToMerchant?: boolean;
  factsAsked?: number;
  untouched?: boolean;
  planned?: number;
  letters?: readonly GivenLetter[];
  offers?: readonly GivenOffer[];
  back?: readonly number[];
  feePaid?: boolean;
  tranche?: number;
  /** Papers there are, and what the merchant owes of each. */
  papers?: Partial<Record<PaperKind, 'owed' | 'signed' | 'in_force' | 'to_mail'>>;
  answersOpen?: number;
  documentsAsked?: boolean;
  formAsked?: boolean;
  attorney?: boolean;
  fromTeam?: number;
  fromAttorney?: number;
};

/** Days and instants so many days from now. */
export type Times = { day: (days: number) => string; at: (days: number) => Date };

export const hasEnded = ({ status }: Given): boolean => status === 'resolved' || status === 'closed';
export const hasAttorney = ({ attorney = true, analyzed = true }: Given): boolean => attorney && analyzed;

export const held = 3_327_500;
export const percent = 20;
/** As long as people write. */
export const said =
  'The processor asked us once more for the invoices of the last three months, and promised to look at them within two weeks. '.repeat(
    3,
  );
