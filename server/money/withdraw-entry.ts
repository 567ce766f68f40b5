import { moneyWithdrawn } from './emails.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { restOf } from '../../domain/money/ledger.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { findMoneyCase, type MoneyCase } from '../kernel/merchant-case.ts';
import { ledgerOf, type LedgerOnFile, type RecoveryRow } from './get-ledger.ts';

/**
 * Staff withdraw a recovery or a fee payment that was entered by mistake; it stays on record with the reason. The
 * merchant, who was notified of the recovery, is notified of this too, its invoice is void, and an installment that it
 * released is held again. Idempotent. Throws NOT_FOUND, and CONFLICT while more of the fee is recorded as paid than would then be due.
 */
export async function withdrawEntry(
  services: Services,
  user: User,
  caseId: string,
  entryId: string,
  why: string,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const before = await ledgerOf(services, db, theCase);
    if (before.withdrawn.some(({ id }) => id === entryId)) return before;
    const money = before.recoveries.find(({ id }) => id === entryId);
    const entry = money ?? before.fee_payments.find(({ id }) => id === entryId);
    if (!entry) throw notFound('This entry');
    await sql`select app.withdraw_entry(${caseId}, ${entryId}, ${why}, ${services.clock.now()})`.execute(db);
    if (money) await holdAgain(db, before, money);
    const after = await ledgerOf(services, db, theCase);
    if (money && after.totals.fee_paid_cents > after.totals.fee_due_cents)
      throw new Refusal(
        'CONFLICT',
        'More of the fee is recorded as paid than would then be due. Withdraw that payment first.',
      );
    await writeHistory(db, user, caseId, {
      what: money ? 'money_withdrawn' : 'fee_withdrawn',
      field: null,
      old_value: { amount_cents: entry.amount_cents, received_on: entry.received_on, note: entry.note },
      new_value: { entry_id: entryId, why },
    });
    await leaveForPlanning(services, db, caseId);
    if (money) await notifyMerchant(services, db, theCase, { money, after });
    return after;
  });
}

/** Marks an installment that this money had completed as held again, unless other money pays it in full. */
async function holdAgain(db: Db, before: LedgerOnFile, money: RecoveryRow): Promise<void> {
  const tranche = before.tranches.find(({ id }) => id === money.tranche_id);
  const others = before.recoveries.filter(({ id }) => id !== money.id);
  if (!tranche || restOf(tranche, others) === 0) return;
  // An installment that staff marked as released stays released.
  const days = before.recoveries.filter(({ tranche_id }) => tranche_id === tranche.id).map((each) => each.received_on);
  await db
    .updateTable('held_tranches')
    .set({ released_on: null })
    .where('id', '=', tranche.id)
    .where('released_on', 'in', days)
    .execute();
}

async function notifyMerchant(
  services: Services,
  db: Db,
  theCase: MoneyCase,
  { money, after }: { money: RecoveryRow; after: LedgerOnFile },
): Promise<void> {
  const voided = after.invoices.find(({ recovery_id }) => recovery_id === money.id);
  await queueCaseEmail(services, db, {
    key: `money-withdrawn:${money.id}`,
    template: moneyWithdrawn,
    case_id: theCase.id,
    letter_id: null,
    payload: {
      first_name: theCase.first_name,
      case_number: theCase.case_number,
      case_id: theCase.id,
      amount_cents: money.amount_cents,
      voided: voided ? { number: voided.number, issuer: voided.issuer } : null,
      total_fee_cents: after.totals.fee_due_cents,
      total_recovered_cents: after.totals.recovered_cents,
    },
  });
}
