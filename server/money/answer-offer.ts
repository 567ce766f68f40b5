import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { offerInTheWay, offerLapsed } from '../../domain/money/ledger.ts';
import { offerDecision } from '../../domain/money/offer-decision.ts';
import { nameOfProcessor } from '../../domain/processors.ts';
import { signedName } from '../kernel/signature.ts';
import { formatCents } from '../../domain/money/cents.ts';
import type { User } from '../kernel/user.ts';
import { writeHistory } from '../kernel/history.ts';
import { leaveForPlanning } from '../kernel/leave-for-planning.ts';
import type { Services } from '../kernel/context.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { findMoneyCase, requireMerchant, requireOpenCase, type MoneyCase } from '../kernel/merchant-case.ts';
import { ledgerOf, type LedgerOnFile, type OfferRow } from './get-ledger.ts';

/** `typed_name`: the signature. `address`: where the request came from. */
type OfferAnswer = { answer: 'accepted' | 'declined'; typed_name: string; address: string };

/**
 * The merchant accepts or declines an open offer and signs that; counsel, who tells the processor, is notified, and
 * staff of an acceptance. Idempotent. Throws NOT_FOUND,
 * FORBIDDEN for staff and attorneys, INVALID_INPUT for a name without letters, CONFLICT when the offer already has another answer, was withdrawn or has lapsed,
 * when another offer was accepted, or when the case has ended.
 */
export async function answerOffer(
  services: Services,
  user: User,
  caseId: string,
  offerId: string,
  { answer, typed_name, address }: OfferAnswer,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    requireMerchant(user, theCase, 'answer an offer');
    const before = await ledgerOf(services, db, theCase);
    const offer = before.offers.find((each) => each.id === offerId);
    if (!offer) throw notFound('This offer');
    if (offer.status === answer) return before;
    if (offer.status !== 'open') throw new Refusal('CONFLICT', `This offer was ${offer.status} already.`);
    requireOpenCase(theCase);
    if (answer === 'accepted') requireAcceptable(offer, before, services.clock.now());
    const name = signedName({ typed_name, other_name: true }, []);
    const text = offerDecision(answer, offer, partiesOf(theCase));
    if (!(await recordAnswer(db, offerId, { answer, name, text, address }, services.clock.now())))
      throw new Refusal('CONFLICT', 'This offer cannot be answered any more.');
    await writeHistory(db, user, caseId, {
      what: `offer_${answer}`,
      field: null,
      old_value: 'open',
      new_value: { offer_id: offerId, amount_cents: offer.amount_cents },
    });
    await leaveForPlanning(services, db, caseId);
    await services.jobs.enqueue(db, 'notify-counsel-of-answer', { offer_id: offerId });
    if (answer === 'accepted') await services.jobs.enqueue(db, 'notify-accepted', { offer_id: offerId });
    return ledgerOf(services, db, theCase);
  });
}

function requireAcceptable(offer: OfferRow, { offers, recoveries }: LedgerOnFile, now: Date): void {
  if (offerLapsed(offer.answer_by, now))
    throw new Refusal(
      'CONFLICT',
      'The last day to accept this offer is over. Write to us: we ask the processor whether it still stands.',
    );
  const other = offerInTheWay(offer, offers, recoveries);
  if (other)
    throw new Refusal(
      'CONFLICT',
      `You have accepted another offer, of ${formatCents(other.amount_cents)}. This one can be accepted once that money has come.`,
    );
}

const partiesOf = (theCase: MoneyCase) => ({
  business: theCase.legal_business_name,
  payer: nameOfProcessor(theCase) ?? 'the processor',
});

/**
 * Merchants may only read the ledger; this one change goes through a function that checks the owner and the state
 * again.
 */
async function recordAnswer(
  db: Db,
  offerId: string,
  { answer, name, text, address }: { answer: string; name: string; text: string; address: string },
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    answered: boolean;
  }>`select app.answer_offer(${offerId}, ${answer}, ${at}, ${name}, ${text}, ${address}) as answered`.execute(db);
  return rows[0]?.answered === true;
}
