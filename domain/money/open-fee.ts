import type { Cents } from './cents.ts';

type FeeLedger<Invoice> = {
  /** In the order in which they were issued. */
  invoices: readonly Invoice[];
  totals: { fee_outstanding_cents: Cents };
};
type OpenInvoice = { voided_at: string | null; fee_cents: Cents };

/**
 * What the merchant has been invoiced of the success fee and has not paid, in cents, and the invoice to pay next: what was paid is taken for
 * the oldest. Null where nothing is open; nothing falls due without an invoice.
 */
export function openFee<Invoice extends OpenInvoice>({
  invoices,
  totals,
}: FeeLedger<Invoice>): { cents: Cents; invoice: Invoice } | null {
  let open = totals.fee_outstanding_cents;
  let next: Invoice | null = null;
  for (const invoice of invoices.filter(({ voided_at }) => voided_at === null).toReversed()) {
    if (open <= 0) break;
    next = invoice;
    open -= invoice.fee_cents;
  }
  return next && { cents: totals.fee_outstanding_cents, invoice: next };
}
