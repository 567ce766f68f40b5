/**
 * What was done for the notice outside the letter, as recorded; null where nothing was. Dates are `YYYY-MM-DD`. Where
 * the agreement asks for the merchant's signature, anybody else's does not count.
 */
export type PacketGiven = {
  /** The current version of the processor's form, filled in and ticked by counsel (or, on the web, submitted). */
  form_completed_on: string | null;
  /** The file of the case that is this form, and the form's own name. It goes with the notice as an exhibit. */
  form_file?: { id: string; name: string; sha256: string } | null;
  signature: { by: 'merchant' | 'counsel'; name: string; on: string } | null;
  /** The merchant's written authorization of counsel to discuss dispute and account: who signed it, and when. */
  authorization: { name: string; on: string } | null;
  /** What was signed was signed by hand, and its originals go with the letter. */
  in_ink?: boolean;
  /** The day on which the merchant means to file a demand for arbitration. */
  filing_on: string | null;
};

/**
 * The version that somebody chose where the days on file do not decide it, or the one that the attorney set aside; `why` is a sentence for
 * the attorney.
 */
export type VersionChosen = { agreement: string; why: string } | { agreement: null; set_aside: string; why: string };

export const nothingGiven: PacketGiven = {
  form_completed_on: null,
  signature: null,
  authorization: null,
  filing_on: null,
};
