/** The kind of restraint, which decides the term that governs it. */
export const holdTypes = [
  /** PayPal's risk hold, to day 21 of each payment. */
  'payment_hold',
  /** A limited account; PayPal's runs to day 180. */
  'account_limitation',
  'rolling_reserve',
  'fixed_reserve',
  'payout_pause',
  'verification_hold',
  'termination',
  /** A closed account with a listing in MATCH, made or announced. */
  'match_listing',
  /** Money kept as damages, which is no security. */
  'damages',
  'unknown',
] as const;
export type HoldType = (typeof holdTypes)[number];

export const reasonCategories = [
  'none',
  'forfeiture',
  'legal_block',
  'aml',
  'prohibited_business',
  'chargebacks',
  /** Who a person is. */
  'identity',
  /** Know-your-customer review of the business: ownership, tax number, documents. */
  'verification',
  'volume',
  'delivery',
  'fraud_risk',
  'inactivity',
  /** A bank, acquirer or network behind the processor decided. */
  'bank_risk',
  'unspecified',
] as const;
export type ReasonCategory = (typeof reasonCategories)[number];

/** `open`: the library does not know which law the agreement chooses. */
export type GoverningLaw = 'DE' | 'CA' | 'open';
