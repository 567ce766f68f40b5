import type { GoverningLaw } from '../../domain/cases/hold.ts';
import type { Processor } from '../../domain/processors.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { OwnClauses } from '../clause.ts';
import type { regulators } from '../regulators.ts';
import type { Agreement } from './agreement.ts';
import type { Notice } from './notice.ts';

type Confidence = 'high' | 'medium' | 'low';

type HoldPolicy = {
  type: string;
  confidence: Confidence;
  note?: string;
  days?: number | null;
  days_reported?: number | readonly number[];
  percent?: number | null;
  percent_example?: number;
  percent_reported?: number;
  amount?: string;
  authority_id?: string;
  source_url?: string;
};

/** What an adverse authority is about, in the order in which the analysis lists them. */
export const adverseTopics = ['covenant', 'forum', 'discretion', 'procedure', 'reason'] as const;

/** What counsel of a processor will cite: `weakens` names the ground that it touches, `answer` how the letter meets it. */
export type Adverse = {
  authority_id: string;
  topic: (typeof adverseTopics)[number];
  processors?: readonly Processor[];
  laws?: readonly string[];
  reasons?: readonly string[];
  states?: readonly string[];
  weakens: string;
  answer: string;
};

/** Everything that the product knows of one processor and does differently for it. */
export type Profile = {
  /** Where it stands: it sells the merchant its own account, acquires for a member bank, or only carries the data. */
  kind: 'facilitator' | 'acquirer' | 'gateway';
  /** Whether its contracting company is known: by name, as one of a group, or not at all. */
  party: 'named' | 'one_of_group' | 'unnamed';
  /** The first is the contracting party that a letter names. */
  legal_entities: readonly {
    name: string | null;
    role: string;
    confidence: Confidence;
    source_url?: string;
    verify_note?: string;
  }[];
  legal_notice_address: {
    text: string | null;
    purpose?: string;
    source_url: string | null;
    as_of?: string;
    confidence: Confidence;
    usable_for_mailing: boolean;
    candidate?: string;
    candidate_source_url?: string;
    verify_note: string;
  };
  legal_email: string | null;
  legal_email_note: string;
  important: string | null;
  /** The law that letters rest on; `open` unless the agreement's choice is known with high confidence. */
  law: GoverningLaw;
  /** A limitation period of its own, or that of the law it chooses; null leaves the merchant's state. */
  limitation: { years: number; source: string; confidence: Confidence } | null;
  /** Each kind of hold rests on a power of its own in its agreement, so the letter asks which one is used. */
  separate_powers: boolean;
  /** How long it says that it holds; null when it states no period. */
  stated_periods: { risk_hold_days: 21; last_day: 180 } | null;
  /** Newest first. */
  agreements: readonly [Agreement, ...Agreement[]];
  notice: Notice;
  clauses: OwnClauses;
  hold_policies: readonly HoldPolicy[];
  triggers: readonly string[];
  /** Beyond the papers that help with everyone (documentsForAll). */
  helpful_documents: readonly string[];
  /** In order; the last is the forum. */
  escalation_ladder: readonly string[];
  regulators: readonly (keyof typeof regulators)[];
  /** What its counsel will say beyond what every processor says. */
  its_case: readonly string[];
  /** What the attorney weighs before a letter to it goes out; without `letters` before every one. */
  cautions: readonly { letters?: readonly LetterType[]; text: string }[];
  /** Authorities on its side in cases against it. */
  adverse: readonly Omit<Adverse, 'processors'>[];
};
