import { checkPastDay, isRepeat, wrong } from '../kernel/entry.ts';
import { offerMade } from './emails.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { planNextAction } from '../kernel/next-action.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { findMoneyCase, requireOpenCase } from '../kernel/merchant-case.ts';
import { checkPromisedDay, checkSum } from './ledger-entry.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

type NewOffer = {
  entry_id: string;
  amount_cents: number;
  terms: string;
  received_on: string;
  answer_by: string | null;
};

/**
 * Staff record an offer of the processor; the merchant is notified by email. Idempotent by `entry_id`. Throws
 * NOT_FOUND, CONFLICT when the case has ended, INVALID_INPUT, IDEMPOTENCY_MISMATCH.
 */
export async function addOffer(
  services: Services,
  user: User,
  caseId: string,
  { entry_id, ...entry }: NewOffer,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const found = await db
      .selectFrom('offers')
      .select(['case_id', 'amount_cents', 'terms', 'received_on', 'answer_by'])
      .where('id', '=', entry_id)
      .executeTakeFirst();
    if (isRepeat(found, { case_id: caseId, ...entry })) return ledgerOf(db, theCase);
    requireOpenCase(theCase);
    const now = services.clock.now();
    checkPastDay('received_on', entry.received_on, theCase, now);
    if (entry.answer_by !== null && entry.answer_by < entry.received_on)
      wrong('answer_by', 'The last day to answer is before the day on which the offer came.');
    if (entry.answer_by !== null) checkPromisedDay('answer_by', entry.answer_by, now);
    checkSum(entry.amount_cents, []);
    await db
      .insertInto('offers')
      .values({ id: entry_id, case_id: caseId, ...entry, recorded_by: user.id, created_at: now })
      .execute();
    const over_held = theCase.held_amount_cents !== null && entry.amount_cents > theCase.held_amount_cents;
    await writeHistory(db, user, caseId, {
      what: 'offer_recorded',
      field: null,
      old_value: null,
      new_value: { offer_id: entry_id, ...entry, ...(over_held ? { over_held } : {}) },
    });
    await planNextAction(services, db, caseId);
    await queueEmail(services, db, {
      key: `offer-made:${entry_id}`,
      template: offerMade,
      case_id: caseId,
      letter_id: null,
      recipient: theCase.email,
      payload: {
        first_name: theCase.first_name,
        case_number: theCase.case_number,
        case_id: caseId,
        amount_cents: entry.amount_cents,
        answer_by: entry.answer_by,
      },
    });
    return ledgerOf(db, theCase);
  });
}
