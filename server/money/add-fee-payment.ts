import { checkPastDay, isRepeat, wrong } from '../kernel/entry.ts';
import { formatCents } from '../../domain/money.ts';
import type { Person } from '../kernel/person.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { requireNotWithdrawn } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

export type NewFeePayment = { entry_id: string; amount_cents: number; received_on: string; note: string };

/** Staff record a payment of the success fee. More than is due is refused: the excess goes back and enters no ledger. Throws NOT_FOUND, INVALID_INPUT, IDEMPOTENCY_MISMATCH. */
export async function addFeePayment(
  services: Services,
  person: Person,
  caseId: string,
  { entry_id, ...entry }: NewFeePayment,
): Promise<LedgerOnFile> {
  return services.database.as(person, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const found = await db
      .selectFrom('fee_payments')
      .select(['case_id', 'amount_cents', 'received_on', 'note'])
      .where('id', '=', entry_id)
      .executeTakeFirst();
    const before = await ledgerOf(db, theCase);
    if (isRepeat(found, { case_id: caseId, ...entry })) return before;
    requireNotWithdrawn(entry_id, before.withdrawn);
    checkPastDay('received_on', entry.received_on, theCase, services.clock.now());
    const due = before.totals.fee_outstanding_cents;
    if (entry.amount_cents > due)
      wrong('amount_cents', `Only ${formatCents(due)} of the fee is due. Return what was paid beyond it.`);
    await db
      .insertInto('fee_payments')
      .values({ id: entry_id, case_id: caseId, ...entry, recorded_by: person.id, created_at: services.clock.now() })
      .execute();
    await writeHistory(db, person, caseId, {
      what: 'fee_paid',
      field: null,
      old_value: null,
      new_value: { payment_id: entry_id, ...entry },
    });
    return ledgerOf(db, theCase);
  });
}
