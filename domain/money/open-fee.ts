import type { Cents } from './cents.ts';

type FeeLedger<Invoice> = {
  /** In the order in which they were issued. */
  invoices: readonly Invoice[];
  totals: { fee_outstanding_cents: Cents };
};
type OpenInvoice = { voided_at: string | null; fee_cents: Cents };
/** What of an invoice is not paid. */
type OpenPart<Invoice> = { invoice: Invoice; cents: Cents };

/**
 * What the merchant has been invoiced of the success fee and has not paid, in cents, and the invoices that it is of, the one to pay next
 * first: what was paid is taken for the oldest. Null where nothing is open; nothing falls due without an invoice.
 */
export function openFee<Invoice extends OpenInvoice>({
  invoices,
  totals,
}: FeeLedger<Invoice>): { cents: Cents; parts: readonly OpenPart<Invoice>[] } | null {
  let open = totals.fee_outstanding_cents;
  const parts: OpenPart<Invoice>[] = [];
  for (const invoice of invoices.filter(({ voided_at }) => voided_at === null).toReversed()) {
    if (open <= 0) break;
    parts.unshift({ invoice, cents: Math.min(open, invoice.fee_cents) });
    open -= invoice.fee_cents;
  }
  return parts.length > 0 ? { cents: totals.fee_outstanding_cents, parts } : null;
}
