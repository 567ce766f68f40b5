import { sql } from 'kysely';
import type { Services } from '../kernel/context.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { writeToOther } from '../kernel/write-to-other.ts';
import { findCounselCase, findCounselMessage, type CounselRow } from './counsel-queries.ts';
import { authorName, refuseCardNumber, refuseFlood, taken } from './writing.ts';

type NewMessage = { id: string; body: string; no_card: boolean };

/**
 * Posts a message between client and counsel and notifies the other of the two, without its text. Idempotent by id.
 * Throws NOT_FOUND, FORBIDDEN for anyone but the two, IDEMPOTENCY_MISMATCH for another text under the id, INVALID_INPUT
 * for what looks like a card number, CONFLICT while the case has no attorney, RATE_LIMITED.
 */
export async function postWithCounsel(
  services: Services,
  user: User,
  caseId: string,
  { id, body, no_card }: NewMessage,
): Promise<CounselRow> {
  refuseCardNumber(body, no_card);
  return services.database.as(user, async (db) => {
    const { theCase, as } = await findCounselCase(db, user, caseId);
    // Serialized per user, so that messages sent at once cannot exceed the limit.
    await sql`select pg_advisory_xact_lock(hashtextextended(${user.id}, 14))`.execute(db);
    const earlier = await findCounselMessage(db, caseId, id);
    if (earlier) {
      if (earlier.author_id !== user.id || earlier.body !== body) throw taken();
      return earlier;
    }
    if (theCase.attorney_id === null)
      throw new Refusal('CONFLICT', 'No attorney has this case yet. Write to our team meanwhile.');
    await refuseFlood(db, user, services.clock.now());
    const author_name = await authorName(db, user, as);
    if (!(await writeToOther(services, db, user, { id, case_id: caseId, as, author_name, body }))) throw taken();
    const sent = await findCounselMessage(db, caseId, id);
    if (!sent) throw new Error('the message just written is not there');
    return sent;
  });
}
