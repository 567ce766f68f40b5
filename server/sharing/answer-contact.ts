import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import { queueEmail } from '../email/queue-email.ts';
import type { Services } from '../kernel/context.ts';
import { type CaseCore, findCaseCore } from '../kernel/find-case-core.ts';
import { writeHistory } from '../kernel/history.ts';
import { keyedHash } from '../kernel/keyed-hash.ts';
import { Refusal } from '../kernel/refusal.ts';
import type { User } from '../kernel/user.ts';
import { contactLetIn } from './emails.ts';
import { guestsFor, type Guests } from './list-guests.ts';

/**
 * The owner lets the account of the case's contact address in, or keeps it out. The answer takes effect with that
 * account's next request and can be changed. An account that is let in is notified by email and may do what the owner
 * may, except let others in. Idempotent. Throws NOT_FOUND, FORBIDDEN for any other user, CONFLICT when the address is
 * the owner's own.
 */
export async function answerContact(services: Services, user: User, caseId: string, letIn: boolean): Promise<Guests> {
  return services.database.as(user, async (db) => {
    const theCase = await findCaseCore(db, caseId, 'lock');
    if (theCase.created_by !== user.id)
      throw new Refusal('FORBIDDEN', 'Only the person who submitted this case can let its contact address in.');
    if (theCase.email_key === user.email.toLowerCase())
      throw new Refusal('CONFLICT', 'The contact address of this case is your own.');
    await sql`select app.answer_contact(${caseId}, ${letIn}, ${services.clock.now()})`.execute(db);
    await writeHistory(db, user, caseId, {
      what: letIn ? 'contact_let_in' : 'contact_refused',
      field: null,
      old_value: null,
      new_value: { recipient: theCase.email },
    });
    if (letIn) await notifyContact(services, db, theCase);
    return guestsFor(db, user, await findCaseCore(db, caseId));
  });
}

/** Once for a case and an address, so that changing the answer back and forth fills nobody's mailbox. */
async function notifyContact(services: Services, db: Db, { id, case_number, email, email_key }: CaseCore) {
  await queueEmail(services, db, {
    key: `contact-let-in:${id}:${keyedHash(services.config.appKey, 'contact-let-in', email_key)}`,
    template: contactLetIn,
    case_id: id,
    letter_id: null,
    recipient: email,
    payload: { case_id: id, case_number },
  });
}
