export const erasureStatuses = ['requested', 'done', 'refused', 'withdrawn'] as const;
export type ErasureStatus = (typeof erasureStatuses)[number];

/**
 * What erasing a person would do to one of their cases (docs/decisions/0023, app.erasure_of in the database): `erased` entirely; `kept` as
 * the record of a letter that was sent or of money that moved; `handed_over` to another account that has proved the case's e-mail as its
 * own; `legal_hold` and `open` stand in the way.
 */
export const erasureOutcomes = ['erased', 'kept', 'handed_over', 'legal_hold', 'open'] as const;
export type ErasureOutcome = (typeof erasureOutcomes)[number];

export const standsInTheWay = (outcome: ErasureOutcome): boolean => outcome === 'legal_hold' || outcome === 'open';

/** How long a case is kept after closure; content/claims.ts says the same in words. */
export const yearsKept = 7;
