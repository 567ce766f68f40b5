/** A number a letter may state because the clause states it. */
export type StatedTerm = { id: string; label: string; value: number; unit: 'days' | 'percent' | 'years' };

/** The only language of the clause a letter may quote; `version` is what we know of the text quoted. */
export type Quotation = { id: string; words: string; version: string };

/** A clause or public page of a processor that a letter may cite. */
export type CitedClause = {
  /** Entry in the authorities.json of its folder, with citation, proposition, limits and source. */
  authority_id: string;
  topic: 'hold' | 'reserve' | 'damages' | 'title' | 'arbitration' | 'limits';
  anchor: string;
  quotes?: readonly Quotation[];
  terms?: readonly StatedTerm[];
};
