/** A number a letter may state because the clause states it. */
export type StatedTerm = { id: string; label: string; value: number; unit: 'days' | 'percent' | 'years' };

/** The only language of the clause a letter may quote; `version` is what we know of the text quoted. */
export type Quotation = { id: string; words: string; version: string };

export type AgreementClause = {
  /** Entry in authorities.json, with citation, proposition, limits and source. */
  authority_id: string;
  topic: 'hold' | 'reserve' | 'damages' | 'title' | 'arbitration' | 'limits';
  anchor: string;
  quotes?: readonly Quotation[];
  terms?: readonly StatedTerm[];
};

/** How the agreement requires a dispute to be raised, and the forum. Null: not yet read. */
export type DisputeProcedure = {
  informal_notice: string | null;
  informal_period_days: number | null;
  informal_period_confidence?: string;
  /** The seller must personally sign the notice; a letter from counsel alone does not satisfy it. */
  signed_by_seller: boolean;
  /** Periods our calendar counts: only where the clause itself was read. */
  counted: { informal_days: number; election_days: number } | null;
  conference?: string;
  election_notice_days?: number;
  arbitration_body: string | null;
  arbitration_confidence?: string;
  small_claims: string;
  governing_law: string | null;
  governing_law_confidence?: string;
  governing_law_note?: string;
  limitation?: string;
  liability_cap?: string;
  mass_proceeding?: string;
  opt_out?: string;
  authority_ids: readonly string[];
};

/** One version of the agreement the merchant accepted, as far as we know it. An attorney confirms it on the day of use. */
export type Agreement = {
  title: string;
  /** Effective date, `YYYY-MM-DD`; null when unknown. */
  effective: string | null;
  source_url: string | null;
  /** Which copies of its text we have read. */
  seen: string;
  procedure: DisputeProcedure;
  clauses: readonly AgreementClause[];
  /** Terms adverse to the merchant, beyond the discretion every agreement reserves. */
  adverse_terms: readonly ('no_interest_in_reserve' | 'short_limit')[];
};
