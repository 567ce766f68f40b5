export const erasureStatuses = ['requested', 'done', 'refused', 'withdrawn'] as const;
export type ErasureStatus = (typeof erasureStatuses)[number];

/**
 * What erasing a user would do to each of their cases (docs/decisions/0023, app.erasure_of in the database): `erased` entirely; `kept` as
 * the record of a sent letter or moved money; `handed_over` to another account that verified the case's email address;
 * `legal_hold` and `open` block erasure.
 */
export const erasureOutcomes = ['erased', 'kept', 'handed_over', 'legal_hold', 'open'] as const;
export type ErasureOutcome = (typeof erasureOutcomes)[number];

export const standsInTheWay = (outcome: ErasureOutcome): boolean => outcome === 'legal_hold' || outcome === 'open';

/** Retention of a case after closure; content/claims.ts states the same. */
export const yearsKept = 7;
