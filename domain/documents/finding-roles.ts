/** Roles of document findings and the confidence needed to show one. No schemas here: pages load this before their first screen. */

/** What an amount in a document represents. A held amount is never a reserve, even when the figures are equal. */
export const amountRoles = [
  'held',
  'reserve',
  'gross_volume',
  'refunds',
  'chargebacks',
  'fees',
  'net',
  'average_ticket',
  'opening_balance',
  'closing_balance',
  'deposits',
  'withdrawals',
  'invoice_total',
] as const;
export type AmountRole = (typeof amountRoles)[number];
export const dateRoles = [
  'period_start',
  'period_end',
  'document_date',
  'hold_started',
  'release_expected',
  'shipped',
  'delivered',
  'filed',
  'effective',
] as const;
export type DateRole = (typeof dateRoles)[number];

/** To whom a notice is addressed: the legal name of the business, and its address in parts. */
export const addresseeRoles = ['business_name', 'street', 'city', 'state', 'zip'] as const;
export type AddresseeRole = (typeof addresseeRoles)[number];

/** A merchant account as a notice writes it. */
export const accountShape = /^[A-Za-z0-9][A-Za-z0-9_-]{3,39}$/;

/** Characters of an amount in another currency, as a document writes it. */
export const longestWritten = 60;

export const roleLabels: Record<AmountRole | DateRole, string> = {
  held: 'Amount held',
  reserve: 'Reserve',
  gross_volume: 'Gross volume',
  refunds: 'Refunds',
  chargebacks: 'Chargebacks',
  fees: 'Fees',
  net: 'Net amount',
  average_ticket: 'Average ticket',
  opening_balance: 'Opening balance',
  closing_balance: 'Closing balance',
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  invoice_total: 'Total',
  period_start: 'Period from',
  period_end: 'Period to',
  document_date: 'Dated',
  hold_started: 'Hold started',
  release_expected: 'Release expected',
  shipped: 'Shipped',
  delivered: 'Delivered',
  filed: 'Filed',
  effective: 'Effective',
};

/** Minimum confidence to suggest a finding. */
export const sureEnough = 0.6;
