import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

/** The processor withdrew an open offer. Idempotent. Throws NOT_FOUND, or CONFLICT once the offer has been answered. */
export async function withdrawOffer(
  services: Services,
  user: User,
  caseId: string,
  offerId: string,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const offer = await db
      .selectFrom('offers')
      .select(['status', 'amount_cents'])
      .where('id', '=', offerId)
      .where('case_id', '=', caseId)
      .executeTakeFirst();
    if (!offer) throw notFound('This offer');
    if (offer.status === 'withdrawn') return ledgerOf(services, db, theCase);
    if (offer.status !== 'open')
      throw new Refusal('CONFLICT', `An offer that was ${offer.status} cannot be withdrawn.`);
    await db.updateTable('offers').set({ status: 'withdrawn' }).where('id', '=', offerId).execute();
    await writeHistory(db, user, caseId, {
      what: 'offer_withdrawn',
      field: null,
      old_value: 'open',
      new_value: { offer_id: offerId, amount_cents: offer.amount_cents },
    });
    await leaveForPlanning(services, db, caseId);
    return ledgerOf(services, db, theCase);
  });
}
