import { v7 as uuidv7 } from 'uuid';
import { addYears } from '../../domain/calendar/business-days.ts';
import type { OfferTerms } from '../../drafting/papers/offer.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { wrong } from '../kernel/entry.ts';
import { writeHistory } from '../kernel/history.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { packetOfCase, requireCounsel, type PacketCase } from './packet-of-case.ts';

/**
 * The case's attorney proposes terms that the merchant may offer to settle the dispute. They become a paper for the
 * merchant to sign; until then nothing is offered. Null takes the terms back, and a signature under them no longer
 * counts. Throws FORBIDDEN for anyone else, CONFLICT once the case has ended, INVALID_INPUT for more than the sum held
 * or a day that is past or more than a year away.
 */
export async function proposeOffer(
  services: Services,
  user: User,
  caseId: string,
  offer: OfferTerms | null,
): Promise<PacketCase> {
  return services.database.as(user, async (db) => {
    await lockCase(db, caseId);
    const before = await packetOfCase(services, db, user, caseId);
    requireCounsel(before);
    if (offer !== null) checkTerms(offer, before);
    await db
      .insertInto('offer_terms')
      .values({
        id: uuidv7(),
        case_id: caseId,
        amount_cents: offer?.amount_cents ?? null,
        terms: offer?.terms ?? '',
        good_until: offer?.good_until ?? null,
        proposed_by: user.id,
        proposed_by_name: user.name,
        proposed_at: services.clock.now(),
      })
      .execute();
    await writeHistory(db, user, caseId, {
      what: 'offer_proposed',
      field: null,
      old_value: before.onFile.offer_terms,
      new_value: offer,
    });
    await services.jobs.enqueue(db, 'redraft-letter', { case_id: caseId });
    return packetOfCase(services, db, user, caseId);
  });
}

function checkTerms({ amount_cents, good_until }: OfferTerms, { loaded, today }: PacketCase): void {
  const held = loaded.row.held_amount_cents;
  if (held !== null && amount_cents > held) wrong('amount_cents', 'This is more than is held.');
  if (good_until < today) wrong('good_until', 'This day is over.');
  if (good_until > addYears(today, 1)) wrong('good_until', 'This day is more than a year away.');
}
