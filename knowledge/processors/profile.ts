import type { GoverningLaw } from '../../domain/cases/hold.ts';
import type { Processor } from '../../domain/processors.ts';
import type { LetterType } from '../../domain/letters/letter.ts';
import type { OwnClauses } from '../clause.ts';
import type { regulators } from '../regulators.ts';
import type { Agreement } from './agreement.ts';
import type { CitedClause } from './cited-clause.ts';
import type { Notice } from './notice.ts';
import type { PacketRules } from './packet.ts';
import type { VersionRule } from './version.ts';

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

/**
 * Topics of adverse authorities, in the order the analysis lists them. `unpleaded`: on claims that no letter makes; a
 * risk, but no law that the letter must face.
 */
export const adverseTopics = ['covenant', 'forum', 'discretion', 'procedure', 'reason', 'unpleaded'] as const;

/** An authority the processor's counsel will cite: `weakens` names the ground affected, `answer` how the letter meets it. */
export type Adverse = {
  authority_id: string;
  topic: (typeof adverseTopics)[number];
  processors?: readonly Processor[];
  laws?: readonly string[];
  reasons?: readonly string[];
  states?: readonly string[];
  weakens: string;
  answer: string;
  beside?: readonly string[];
};

/** An authority whose outcome or limits must be disclosed when cited (see its `weakens` and `verify_note`): the letter must match `words`. */
export type Disclosure = { authority_id: string; words: RegExp; why: string };

/** Everything the product knows about one processor and does differently for it. */
export type Profile = {
  /** A facilitator boards the merchant under its own account, an acquirer acts for a member bank, a gateway only transmits data. */
  kind: 'facilitator' | 'acquirer' | 'gateway';
  /** Whether the contracting entity is known: by name, as one of a corporate group, or not at all. */
  party: 'named' | 'one_of_group' | 'unnamed';
  /** The first is the contracting party a letter names. */
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
  /** Governing law for letters; `open` unless the agreement's choice of law is known with high confidence. */
  law: GoverningLaw;
  /** Buyers may claim from it under a program of its own, beside the card networks. */
  buyer_claims?: true;
  /** The agreement grants a separate power for each type of hold, so the letter asks which one is invoked. */
  separate_powers: boolean;
  /**
   * Stated hold periods; null when the agreement states none. `risk_hold_days` is null where a risk hold has no shorter one;
   * `last_day_term` is the id of the stated term.
   */
  stated_periods: { risk_hold_days: 21 | null; last_day: 180; last_day_term: string } | null;
  /** Versions of its agreement whose text was read, newest first; empty where none was. */
  agreements: readonly Agreement[];
  /** Which version governs on the days of an account. */
  governing: VersionRule;
  /** What its notice of dispute consists of; null where no text says how a dispute begins. */
  packet: PacketRules | null;
  /** Its terms that nobody has read: what rests on them is asked of the processor, never stated. */
  unread: readonly string[];
  /** What is believed about the law that an unread agreement chooses. */
  law_note?: string;
  /** Clauses and public pages that a letter may cite. */
  cited: readonly CitedClause[];
  /**
   * The entries of its `authorities.json`, as entered: `load.ts` validates them together with those for every
   * processor.
   */
  authorities: readonly unknown[];
  /** What a letter that cites them must disclose. */
  disclosures?: readonly Disclosure[];
  /** Other authorities behind its entry in the knowledge. */
  authority_ids: readonly string[];
  /** Terms adverse to the merchant that the scorecard weighs, beyond the discretion every agreement reserves. */
  adverse_terms: readonly ('no_interest_in_reserve' | 'short_limit')[];
  notice: Notice;
  clauses: OwnClauses;
  hold_policies: readonly HoldPolicy[];
  triggers: readonly string[];
  /** In addition to documentsForAll. */
  helpful_documents: readonly string[];
  /** In order; the last is the forum. */
  escalation_ladder: readonly string[];
  regulators: readonly (keyof typeof regulators)[];
  /** Arguments its counsel will make beyond those every processor makes. */
  its_case: readonly string[];
  /** What the attorney must weigh before a letter goes out; without `letters`, before every letter. */
  cautions: readonly { letters?: readonly LetterType[]; text: string }[];
  /** Adverse authorities specific to this processor. */
  adverse: readonly Omit<Adverse, 'processors'>[];
};
