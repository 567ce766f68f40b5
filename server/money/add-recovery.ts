import { checkPastDay, isRepeat, wrong } from '../kernel/entry.ts';
import { moneyReceived } from './emails.ts';
import type { Db } from '../../db/actor.ts';
import { formatCents, type Cents } from '../../domain/money/cents.ts';
import { feeOn, type FeeExemption } from '../../domain/money/fee-on.ts';
import { restOf } from '../../domain/money/ledger.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { queueCaseEmail } from '../email/queue-case-email.ts';
import { findMoneyCase, requireNotCancelled, type MoneyCase } from '../kernel/merchant-case.ts';
import { issueInvoices } from './issue-invoices.ts';
import { checkSum, requireNotWithdrawn } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

type NewRecovery = {
  entry_id: string;
  amount_cents: number;
  received_on: string;
  note: string;
  tranche_id: string | null;
  reply_id: string | null;
  /** Why it bears no fee. */
  fee_exemption?: FeeExemption | null;
  /** Staff confirmed that it is more than is outstanding. */
  above_held?: boolean;
};

/**
 * Staff record money that has reached the merchant, who is notified of it and of its fee, for which an invoice is issued. Money for an installment
 * marks it released once all of it has come, and money that a reply announced names that reply. An amount above what is
 * outstanding needs the confirmation `above_held` and is flagged in the history (decision 17). Idempotent by
 * `entry_id`. Throws NOT_FOUND, CONFLICT for a cancelled case, INVALID_INPUT, IDEMPOTENCY_MISMATCH.
 */
export async function addRecovery(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, above_held = false, ...given }: NewRecovery,
): Promise<LedgerOnFile> {
  const entry = { ...given, fee_exemption: given.fee_exemption ?? null };
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const found = await db
      .selectFrom('recoveries')
      .select(['case_id', 'amount_cents', 'received_on', 'note', 'tranche_id', 'reply_id', 'fee_exemption'])
      .where('id', '=', entry_id)
      .executeTakeFirst();
    const before = await ledgerOf(services, db, theCase);
    if (isRepeat(found, { case_id: caseId, ...entry })) return before;
    requireNotWithdrawn(entry_id, before.withdrawn);
    requireNotCancelled(theCase);
    checkPastDay('received_on', entry.received_on, theCase, services.clock.now());
    checkSum(entry.amount_cents, before.recoveries);
    if (!above_held) checkOutstanding(entry.amount_cents, before);
    if (entry.tranche_id !== null && !before.tranches.some((each) => each.id === entry.tranche_id))
      wrong('tranche_id', 'This installment is not one of the case.');
    await checkAnnounced(db, caseId, entry.reply_id);
    await db
      .insertInto('recoveries')
      .values({ id: entry_id, case_id: caseId, ...entry, recorded_by: user.id, created_at: services.clock.now() })
      .execute();
    const whole = completed(entry, before);
    if (whole !== null)
      await db
        .updateTable('held_tranches')
        .set({ released_on: entry.received_on })
        .where('id', '=', whole)
        .where('released_on', 'is', null)
        .execute();
    const after = await issueInvoices(services, db, theCase, await ledgerOf(services, db, theCase));
    const over_held = after.totals.over_held_cents > 0;
    await writeHistory(db, user, caseId, {
      what: 'money_received',
      field: null,
      old_value: null,
      new_value: { recovery_id: entry_id, ...entry, ...(over_held ? { over_held } : {}) },
    });
    await leaveForPlanning(services, db, caseId);
    await notifyMerchant(services, db, theCase, { entry_id, after });
    return after;
  });
}

/** The installment that this money completes, or null; after a partial payment, the rest is still promised. */
function completed(
  { tranche_id, amount_cents }: Pick<NewRecovery, 'tranche_id' | 'amount_cents'>,
  { tranches, recoveries }: LedgerOnFile,
): string | null {
  const tranche = tranches.find(({ id }) => id === tranche_id);
  return tranche && amount_cents >= restOf(tranche, recoveries) ? tranche.id : null;
}

/** Throws INVALID_INPUT for more than is outstanding: a typing error would be emailed to the merchant as money. */
function checkOutstanding(amount: Cents, { held_amount_cents, totals }: LedgerOnFile): void {
  if (held_amount_cents === null || amount <= totals.outstanding_cents) return;
  wrong(
    'amount_cents',
    `This is more than the ${formatCents(totals.outstanding_cents)} outstanding. Check the sum, or confirm that it came back.`,
  );
}

/** Checks that the reply which announced the money is a release of this case and not withdrawn. */
async function checkAnnounced(db: Db, caseId: string, replyId: string | null): Promise<void> {
  if (replyId === null) return;
  const reply = await db
    .selectFrom('processor_replies')
    .select('id')
    .where('id', '=', replyId)
    .where('case_id', '=', caseId)
    .where('kind', 'in', ['release', 'partial_release'])
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  if (!reply) wrong('reply_id', 'Choose a reply of this case that announced a release.');
}

async function notifyMerchant(
  services: Services,
  db: Db,
  theCase: MoneyCase,
  { entry_id, after }: { entry_id: string; after: LedgerOnFile },
): Promise<void> {
  const recovery = after.recoveries.find(({ id }) => id === entry_id);
  if (!recovery) throw new Error('expected the recovery that was just recorded');
  const invoice = after.invoices.find(({ recovery_id }) => recovery_id === entry_id);
  await queueCaseEmail(services, db, {
    key: `money-received:${entry_id}`,
    template: moneyReceived,
    case_id: theCase.id,
    letter_id: null,
    payload: {
      first_name: theCase.first_name,
      case_number: theCase.case_number,
      case_id: theCase.id,
      amount_cents: recovery.amount_cents,
      ...feeOn(recovery, after),
      charged_by: after.charged_by,
      invoice: invoice
        ? {
            id: invoice.id,
            number: invoice.number,
            issuer: invoice.issuer,
            due_on: invoice.due_on,
            how_to_pay: invoice.how_to_pay,
            how_to_pay_spanish: invoice.how_to_pay_spanish,
          }
        : null,
      total_recovered_cents: after.totals.recovered_cents,
    },
  });
}
