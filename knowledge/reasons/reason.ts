import type { CaseAnalysis } from '../../domain/cases/case-analysis.ts';
import type { DocumentKind } from '../../domain/documents/document-kind.ts';

/**
 * A reason that processors give for a hold. Patterns read the words of a notice, or the merchant's account of it;
 * `answer` follows the rules of a clause (knowledge/clause.ts).
 */
export type Reason = {
  label: string;
  /** Words that hardly any other reason uses: one of them is enough. */
  said?: readonly RegExp[];
  /** Words that other reasons use too: two of them are enough. Of several reasons, the one for which most speaks. */
  hinted?: readonly RegExp[];
  /** Read only where nothing else was recognized. */
  vague?: readonly RegExp[];
  /**
   * What rebuts the reason and what has to be stated for it; `later`, in the letters after the first. Absent where there
   * is nothing to answer.
   */
  answer?: string;
  later?: string;
  /** The documents that bear on it, as far as they are on file; `answer` cites each. */
  exhibits?: readonly DocumentKind[];
  /** How the processor's counsel argues it. */
  theirs: string;
  /** Our argument in the analysis. */
  ours?: string;
  /** What the processor will look for. */
  weakness?: string;
  risk?: CaseAnalysis['riskAnalysis']['challenges'][number];
  /** A ground outside the processor's control, or in its terms. */
  hard?: true;
  /** The law may keep the money, so that the letter demands only what it does not reach. */
  heldByLaw?: true;
};

/** Delivery and dispute history, which answer most reasons. */
export const record: readonly DocumentKind[] = ['proof_of_fulfillment', 'chargeback_report'];
