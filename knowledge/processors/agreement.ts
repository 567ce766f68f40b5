/** A number that a letter may state because the clause states it. */
export type StatedTerm = { id: string; label: string; value: number; unit: 'days' | 'percent' | 'years' };

/** The only words of the clause that a letter may put between quotation marks; `version` is what is known of the text quoted. */
export type Quotation = { id: string; words: string; version: string };

export type AgreementClause = {
  /** Its entry in authorities.json, with citation, proposition, limits and source. */
  authority_id: string;
  topic: 'hold' | 'reserve' | 'damages' | 'title' | 'arbitration' | 'limits';
  anchor: string;
  quotes?: readonly Quotation[];
  terms?: readonly StatedTerm[];
};

/** How the agreement lets a dispute begin and where it goes. Null: nobody has read it. */
export type DisputeProcedure = {
  informal_notice: string | null;
  informal_period_days: number | null;
  informal_period_confidence?: string;
  /** The seller signs the notice in person; a letter of counsel alone does not do. */
  signed_by_seller: boolean;
  /** The periods that our calendar counts, because the clause itself was read. */
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

/** One version of what the merchant accepted, as far as it is known. An attorney confirms it on the day of use. */
export type Agreement = {
  title: string;
  /** `YYYY-MM-DD` from which it binds; null where that is not known. */
  effective: string | null;
  source_url: string | null;
  /** How its text is known to us. */
  seen: string;
  procedure: DisputeProcedure;
  clauses: readonly AgreementClause[];
  /** What speaks against the merchant in it, beyond the discretion that every agreement leaves. */
  adverse_terms: readonly ('no_interest_in_reserve' | 'short_limit')[];
};
