import type { z } from 'zod';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import type { AboutEmail, EmailTemplate } from './template.ts';

/** An email to queue: its template and payload. */
export type QueuedEmail<Schema extends z.ZodType> = AboutEmail & {
  template: EmailTemplate<Schema>;
  payload: z.input<NoInfer<Schema>>;
  /** Unique: queueing the same email twice sends it once. */
  key: string;
};

/**
 * Writes an email into the outbox, and the job that sends it, inside the caller's transaction. Preferences are checked
 * when the email is sent: they may change until then, and not every caller may read them. False when it was queued before.
 */
export async function queueEmail<Schema extends z.ZodType>(
  services: Services,
  db: Db,
  email: QueuedEmail<Schema>,
): Promise<boolean> {
  const id = uuidv7();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('outbox')
    .values({
      id,
      key: email.key,
      channel: 'email',
      template: email.template.name,
      case_id: email.case_id,
      letter_id: email.letter_id,
      recipient: email.recipient,
      payload: JSON.stringify(email.payload),
      created_at: services.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  await services.jobs.enqueue(db, 'send-email', { outbox_id: id });
  return true;
}
