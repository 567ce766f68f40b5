import type { Db } from '../../../db/actor.ts';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { JudgedLetter } from '../letter-on-desk.ts';
import { offerInTheWay, openOffers, passedOver } from '../offer-obstacle.ts';

/** With an offer open, no letter leaves that does not deal with it: it would demand the whole while the merchant may take a part. */
export async function offerDecisions(
  { letter, version }: JudgedLetter,
  { db, now }: { db: Db; now: Date },
): Promise<LetterDecision[]> {
  return passedOver(await openOffers(db, letter.case_id, now), version.document).map((offer) => ({
    key: `offer:${offer.id}`,
    text: offerInTheWay(offer),
    owner: 'merchant',
    bars: letter.status === 'approved' ? 'sending' : 'approval',
    place: 'case',
  }));
}
