import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { MailTemplate, PayloadOf } from '../emails.ts';

type Addressed = {
  /** Unique: queueing the same mail twice sends it once. */
  key: string;
  case_id: string | null;
  letter_id: string | null;
  recipient: string;
};
/** A mail by the name of its template, with what that template says. */
export type QueuedMail = {
  [Name in MailTemplate]: Addressed & { template: Name; payload: PayloadOf<Name> };
}[MailTemplate];

/**
 * Writes a mail into the outbox and the job that sends it, inside the caller's transaction. Whether the reader wants a mail that is
 * not essential is asked when it leaves: by then they may have said no, and not every caller may see what they said.
 */
export async function queueEmail(services: Services, db: Db, mail: QueuedMail): Promise<void> {
  const id = uuidv7();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values({
      id,
      key: mail.key,
      channel: 'email',
      template: mail.template,
      case_id: mail.case_id,
      letter_id: mail.letter_id,
      recipient: mail.recipient,
      payload: JSON.stringify(mail.payload),
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return;
  await services.jobs.enqueue(db, 'send-mail', { outbox_id: id });
}
