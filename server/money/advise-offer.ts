import { sql } from 'kysely';
import { isRepeat } from '../kernel/entry.ts';
import { findCaseCore } from '../kernel/find-case-core.ts';
import type { Services } from '../kernel/context.ts';
import { findMoneyCase } from '../kernel/merchant-case.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { queueEmail } from '../email/queue-email.ts';
import { offerAdvised } from './emails.ts';
import { ledgerOf, type LedgerOnFile } from './get-ledger.ts';

type Advice = { id: string; offer_id: string; body: string };

/**
 * The attorney of the case advises their client on an open offer; only these two read it, and the client is notified
 * without its text. Advice given later replaces what was said before. Idempotent by id. Throws NOT_FOUND, CONFLICT once
 * the offer was answered or withdrawn, IDEMPOTENCY_MISMATCH.
 */
export async function adviseOffer(
  services: Services,
  user: User,
  caseId: string,
  { id, offer_id, body }: Advice,
): Promise<LedgerOnFile> {
  return services.database.as(user, async (db) => {
    const theCase = await findMoneyCase(db, caseId, 'lock');
    const { case_number, first_name } = await findCaseCore(db, caseId);
    const found = await db
      .selectFrom('offer_advice')
      .select(['id', 'offer_id', 'case_id', 'body'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (isRepeat(found, { case_id: caseId, offer_id, body })) return ledgerOf(services, db, theCase);
    const offer = await db
      .selectFrom('offers')
      .select('status')
      .where('id', '=', offer_id)
      .where('case_id', '=', caseId)
      .executeTakeFirst();
    if (!offer) throw notFound('This offer');
    if (offer.status !== 'open') throw new Refusal('CONFLICT', `This offer was ${offer.status} already.`);
    const given_at = services.clock.now();
    await db
      .insertInto('offer_advice')
      .values({ id, offer_id, case_id: caseId, body, attorney_id: user.id, attorney_name: user.name, given_at })
      .execute();
    const { rows } = await sql<{ owner: string }>`select owner from app.case_recipients(${caseId})`.execute(db);
    const [to] = rows;
    if (to)
      await queueEmail(services, db, {
        key: `offer-advised:${id}`,
        template: offerAdvised,
        case_id: caseId,
        letter_id: null,
        recipient: to.owner,
        payload: { first_name, case_number, case_id: caseId },
      });
    return ledgerOf(services, db, theCase);
  });
}
