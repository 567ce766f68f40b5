import type { Arrangement, EngagedFirm } from '../../../domain/engagement/arrangement.ts';
import type { AiDisclosure } from '../../../domain/ai/disclosure.ts';
import type { Cents } from '../../../domain/money/cents.ts';
import type { Counsel } from '../paper-draft.ts';

/** What an engagement letter states. */
export type EngagementFacts = {
  case_number: string;
  /** The client's legal name, and who signs for it. */
  business: string;
  merchant: string;
  processor: string | null;
  held_amount_cents: Cents | null;
  /** Of what is recovered, fixed at submission. */
  percent: number;
  attorney_id: string;
  counsel: Counsel;
  arrangement: Arrangement;
  firm: EngagedFirm;
  /** To whom what may be sent if the client allows it; null: nothing leaves. */
  ai: AiDisclosure | null;
};

/** The same facts as the sentences of both languages take them: plain, and amounts written out. */
export type EngagementWords = {
  caseNumber: string;
  business: string;
  merchant: string;
  processor: string | null;
  counsel: string;
  bar: string;
  firm: string;
  service: string;
  percent: number;
  held: string | null;
  /** Of `held`. */
  example: { fee: string; left: string } | null;
  counselDollars: string;
  serviceCharges: boolean;
  trustAccount: boolean;
  insurance: { en: string; es: string } | null;
  arbitration: { en: string; es: string } | null;
  years: number;
  /** To whom, in both languages. */
  ai: { sends: AiDisclosure['sends']; en: string; es: string } | null;
};
