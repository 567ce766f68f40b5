import type { Db } from '../../db/actor.ts';
import { formatCents } from '../../domain/money/cents.ts';
import { offerLapsed } from '../../domain/money/ledger.ts';
import type { LetterDocument } from '../../domain/letters/letter.ts';
import { dealsWithOffer } from '../../drafting/checks/deals-with-offer.ts';
import { longDate } from '../../drafting/text/display.ts';

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

/** Open offers that a letter passes over in silence. */
export const passedOver = (offers: readonly OpenOffer[], document: LetterDocument): OpenOffer[] =>
  offers.filter((offer) => !dealsWithOffer(document, offer.amount_cents));

export const offerInTheWay = ({ amount_cents, received_on }: OpenOffer): string =>
  `The processor’s offer of ${formatCents(amount_cents)}, received ${longDate(received_on)}, is open, and the letter does not deal with it. The merchant accepts or declines it first, or the letter takes it up.`;

/** Why a letter that is about to leave may not, on account of an open offer; null when it may. Asked again by each job (decision 60). */
export async function offerObstacle(
  db: Db,
  caseId: string,
  document: LetterDocument,
  now: Date,
): Promise<string | null> {
  const [offer] = passedOver(await openOffers(db, caseId, now), document);
  return offer === undefined ? null : offerInTheWay(offer);
}
