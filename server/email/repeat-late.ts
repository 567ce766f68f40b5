import { sql } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { withoutSecret, type EmailTemplate } from './template.ts';

/** As long as a mail server may take to answer (RFC 5321, 4.5.3.2.6). */
const repeatAfterMinutes = 10;

/**
 * Settles an email that may arrive twice, after a try that got no answer once the message was handed over. The first
 * such try is repeated once, late. After the second the email is `uncertain` and is not sent automatically again,
 * because a mail server that cuts every connection may have delivered each copy. Returns whether that ends it.
 */
export async function repeatLate(
  services: Services,
  db: Db,
  template: EmailTemplate,
  { id, attempt }: { id: string; attempt: string | null },
  problem: string,
): Promise<boolean> {
  const repeated = await db
    .updateTable('outbox')
    .set({ status: 'queued', unanswered: 1, error: problem })
    .set({ held_until: sql<Date>`now() + make_interval(mins => ${repeatAfterMinutes})` })
    .where('id', '=', id)
    .where('attempt', 'is not distinct from', attempt)
    .where('status', 'in', ['queued', 'sending'])
    .where('unanswered', '=', 0)
    .executeTakeFirstOrThrow();
  if (repeated.numUpdatedRows > 0n) return false;
  const ended = await db
    .updateTable('outbox')
    .set({ status: 'uncertain', error: problem, held_until: null, ...withoutSecret(services, template) })
    .where('id', '=', id)
    .where('attempt', 'is not distinct from', attempt)
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirstOrThrow();
  if (ended.numUpdatedRows > 0n)
    services.log.error({ outbox_id: id }, 'an email was handed over twice without an answer');
  return true;
}
