import { checkPastDay, isRepeat, wrong } from '../kernel/entry.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { requireNotWithdrawn } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

type NewFeePayment = { entry_id: string; amount_cents: number; received_on: string; note: string };

/**
 * Staff record a payment of the success fee. Idempotent by `entry_id`. A payment above what is due is refused, since
 * the excess is to be returned. Throws NOT_FOUND, INVALID_INPUT, IDEMPOTENCY_MISMATCH.
 */
export async function addFeePayment(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, ...entry }: NewFeePayment,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const found = await db
      .selectFrom('fee_payments')
      .select(['case_id', 'amount_cents', 'received_on', 'note'])
      .where('id', '=', entry_id)
      .executeTakeFirst();
    const before = await ledgerOf(services, db, theCase);
    if (isRepeat(found, { case_id: caseId, ...entry })) return before;
    requireNotWithdrawn(entry_id, before.withdrawn);
    checkPastDay('received_on', entry.received_on, theCase, services.clock.now());
    const due = before.totals.fee_outstanding_cents;
    if (entry.amount_cents > due)
      wrong('amount_cents', `Only ${formatCents(due)} of the fee is due. Return what was paid beyond it.`);
    await db
      .insertInto('fee_payments')
      .values({ id: entry_id, case_id: caseId, ...entry, recorded_by: user.id, created_at: services.clock.now() })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'fee_paid',
      field: null,
      old_value: null,
      new_value: { payment_id: entry_id, ...entry },
    });
    return ledgerOf(services, db, theCase);
  });
}
