import type { Db } from '../../db/actor.ts';
import { offerLapsed } from '../../domain/money/ledger.ts';

export type OpenOffer = { id: string; amount_cents: number; received_on: string };

/** The offers that still wait for the merchant's answer: neither answered nor taken back, and their last day is not over. */
export async function openOffers(db: Db, caseId: string, now: Date): Promise<OpenOffer[]> {
  const offers = await db
    .selectFrom('offers')
    .select(['id', 'amount_cents', 'received_on', 'answer_by'])
    .where('case_id', '=', caseId)
    .where('status', '=', 'open')
    .orderBy('received_on')
    .orderBy('id')
    .execute();
  return offers.filter(({ answer_by }) => !offerLapsed(answer_by, now));
}
