import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import { addDays } from '../../domain/calendar/business-days.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { feeOn } from '../../domain/money/fee-on.ts';
import type { Services } from '../kernel/context.ts';
import type { MoneyCase } from '../kernel/merchant-case.ts';
import { invoiceColumns, type InvoiceRow, type LedgerOnFile } from './get-ledger.ts';

/**
 * Issues an invoice for each part of the money that bears a fee and has none, in the caller's transaction; the database numbers it per issuer.
 * None before somebody is engaged, and so charges. Returns the ledger with them.
 */
export async function issueInvoices(
  services: Services,
  db: Db,
  theCase: MoneyCase,
  ledger: LedgerOnFile,
): Promise<LedgerOnFile> {
  const { charged_by: issuer, payment, recoveries, percent } = ledger;
  const now = services.clock.now();
  if (issuer === null) return ledger;
  const issued: InvoiceRow[] = [];
  for (const recovery of recoveries) {
    const { fee_cents } = feeOn(recovery, ledger);
    if (fee_cents === 0 || ledger.invoices.some(({ recovery_id }) => recovery_id === recovery.id)) continue;
    const { id: recovery_id, amount_cents, received_on } = recovery;
    const row = await db
      .insertInto('invoices')
      .values({
        id: uuidv7(),
        case_id: theCase.id,
        recovery_id,
        issuer,
        bill_to: theCase.legal_business_name,
        amount_cents,
        received_on,
        percent,
        fee_cents,
        issued_at: now,
        due_on: payment && addDays(firmDayOf(now), payment.days),
        how_to_pay: payment && payment.how.en,
        how_to_pay_spanish: payment && payment.how.es,
      })
      .returning(invoiceColumns)
      .executeTakeFirstOrThrow();
    issued.push(row);
  }
  return { ...ledger, invoices: [...ledger.invoices, ...issued] };
}
