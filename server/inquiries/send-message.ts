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
 * caller's. A suspected message is stored without an email and counted separately, so that programs use up no sender's
 * limit. Throws RATE_LIMITED.
 */
export async function sendMessage(services: Services, address: string, message: ContactMessage): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    const now = services.clock.now();
    const isRepeat = () => isKnownInquiry(db, message, new Date(now.getTime() - duplicateWindow));
    if (!(await claimFormUse(services, db, message.suspected ? 'suspected' : 'contact', address, isRepeat))) return;
    const id = await insertInquiry(db, message, now);
    if (!message.suspected) await emailToStaff(services, db, id, message);
  });
}

async function emailToStaff(services: Services, db: Db, id: string, message: ContactMessage): Promise<void> {
  const { suspected: _, ...payload } = message;
  const staff = await db.selectFrom('users').select(['id', 'email']).where('role', '=', 'admin').execute();
  for (const each of staff) {
    await queueEmail(services, db, {
      key: `contact-message:${id}:${each.id}`,
      template: contactMessage,
      case_id: null,
      letter_id: null,
      recipient: each.email,
      payload,
    });
  }
}
