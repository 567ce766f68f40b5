import type { Cents } from './cents.ts';

type FeeLedger = {
  invoices: readonly { voided_at: string | null }[];
  totals: { fee_outstanding_cents: Cents };
};

/** What the merchant has been invoiced of the success fee and has not paid, in cents; nothing falls due without an invoice. */
export const openFee = ({ invoices, totals }: FeeLedger): Cents =>
  invoices.some(({ voided_at }) => voided_at === null) ? totals.fee_outstanding_cents : 0;
