import type { Actor } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { offerAnswered } from './emails.ts';

/** Emails the attorney of the case that their client accepted or declined an offer, which they tell the processor. */
export async function notifyCounselOfAnswer(services: Services, actor: Actor, offerId: string): Promise<void> {
  await services.database.as(actor, async (db) => {
    const found = await db
      .selectFrom('offers')
      .innerJoin('cases', 'cases.id', 'offers.case_id')
      .innerJoin('users', 'users.id', 'cases.attorney_id')
      .select(['users.email as recipient', 'offers.status', 'cases.id as case_id', 'case_number', 'amount_cents'])
      .select('legal_business_name as business')
      .where('offers.id', '=', offerId)
      .where('users.erased_at', 'is', null)
      .executeTakeFirst();
    if (!found || (found.status !== 'accepted' && found.status !== 'declined')) return;
    const { recipient, status: answer, ...about } = found;
    await queueEmail(services, db, {
      key: `offer-answered:${offerId}`,
      template: offerAnswered,
      case_id: about.case_id,
      letter_id: null,
      recipient,
      payload: { ...about, answer },
    });
  });
}
