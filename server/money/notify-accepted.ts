import type { Actor } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { offerAccepted } from './emails.ts';

/** Emails the case's owner, or all staff where it has none, that the merchant accepted an offer. Idempotent. */
export async function notifyAccepted(services: Services, actor: Actor, offerId: string): Promise<void> {
  await services.database.as(actor, async (db) => {
    const readers = await db
      .selectFrom('offers')
      .innerJoin('cases', 'cases.id', 'offers.case_id')
      .innerJoin('users', (join) =>
        join.on((eb) => eb.or([eb('cases.owner_id', 'is', null), eb('users.id', '=', eb.ref('cases.owner_id'))])),
      )
      .select(['users.id as reader', 'users.email as recipient'])
      .select(['cases.id as case_id', 'case_number', 'legal_business_name as business', 'amount_cents'])
      .where('offers.id', '=', offerId)
      .where('users.role', '=', 'admin')
      .where('users.erased_at', 'is', null)
      .execute();
    for (const { reader, recipient, case_id, ...about } of readers)
      await queueEmail(services, db, {
        key: `offer-accepted:${offerId}:${reader}`,
        template: offerAccepted,
        case_id,
        letter_id: null,
        recipient,
        payload: { case_id, ...about },
      });
  });
}
