import { contactMessage } from './emails.ts';
import { systemActor, type Db } from '../../db/actor.ts';
import { insertInquiry, isKnownInquiry } from './queries.ts';
import type { ContactMessage } from '../../domain/inquiries/inquiry.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail } from '../email/queue-email.ts';
import { claimFormUse } from './claim-form-use.ts';

/** The same text from the same email address within this time counts as a double submit. */
const duplicateWindow = 10 * 60 * 1_000;

/**
 * Stores a message from the contact form and emails it to each staff member, in one transaction. `address` is the
 * caller's; `trap` is the value of the hidden field: when filled in, nothing is stored and the sender is not notified.
 * Throws RATE_LIMITED.
 */
export async function sendMessage(
  services: Services,
  address: string,
  message: ContactMessage,
  trap: string,
): Promise<void> {
  if (trap !== '') return;
  await services.database.as(systemActor, async (db) => {
    const now = services.clock.now();
    const isRepeat = () => isKnownInquiry(db, message, new Date(now.getTime() - duplicateWindow));
    if (!(await claimFormUse(services, db, 'contact', address, isRepeat))) return;
    const id = await insertInquiry(db, message, now);
    await emailToStaff(services, db, id, message);
  });
}

async function emailToStaff(services: Services, db: Db, id: string, message: ContactMessage): Promise<void> {
  const staff = await db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();
  for (const each of staff) {
    await queueEmail(services, db, {
      key: `contact-message:${id}:${each.id}`,
      template: contactMessage,
      case_id: null,
      letter_id: null,
      recipient: each.email,
      payload: message,
    });
  }
}
