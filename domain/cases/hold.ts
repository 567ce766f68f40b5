/** The type of hold, which determines the controlling term. */
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
  /** A closed account with an actual or announced MATCH listing. */
  'match_listing',
  /** Funds retained as liquidated damages, which are not security. */
  'damages',
  'unknown',
] as const;
export type HoldType = (typeof holdTypes)[number];

export const reasonCategories = [
  'none',
  'forfeiture',
  'legal_block',
  /** A taxpayer number that does not match, a missing tax form, backup withholding. */
  'tax_hold',
  'aml',
  /** Another account, to which this one is said to belong. */
  'linked_account',
  /** Where the goods come from: suppliers, invoices, proof that they are genuine. */
  'sourcing',
  'prohibited_business',
  'website',
  'chargebacks',
  /** Identity of an individual. */
  'identity',
  /** KYC review of the business: ownership, tax ID, documents. */
  'verification',
  'volume',
  'delivery',
  'fraud_risk',
  'inactivity',
  /** A decision by the processor's bank, acquirer or card network. */
  'bank_risk',
  /** The processor declines to say why. */
  'undisclosed',
  'unspecified',
] as const;
export type ReasonCategory = (typeof reasonCategories)[number];

/** A state's code; `open`: the agreement's choice of law is not known. */
export type GoverningLaw = 'DE' | 'CA' | 'NY' | 'UT' | 'WA' | 'open';
