import type { EmailRegistry } from '../email/template.ts';
import type { ApiContext } from '../kernel/api.ts';
import { notFound, Refusal } from '../kernel/refusal.ts';
import { recordSecurity } from '../kernel/security-log.ts';
import type { User } from '../kernel/user.ts';
import { nextOf } from './stopped-sendings.ts';

type Asked = Pick<ApiContext, 'services' | 'address' | 'userAgent'>;

/**
 * Queues an email that failed, or may not have arrived, once more, with the full time to be accepted; the security log
 * records who did it. A letter is never sent again here. False when the email is no longer stopped. Throws NOT_FOUND
 * and CONFLICT.
 */
export async function retryEmail(
  { services, address, userAgent }: Asked,
  emails: EmailRegistry,
  user: User,
  id: string,
): Promise<boolean> {
  const template = await services.database.as(user, async (db) => {
    const row = await db
      .selectFrom('outbox')
      .select(['channel', 'template', 'status'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('This email');
    const channel = row.channel === 'email' ? 'email' : 'certified_mail';
    if (row.status !== 'failed' && row.status !== 'uncertain') return null;
    const next = nextOf(emails, { channel, template: row.template });
    if (next === 'decide')
      throw new Refusal('CONFLICT', 'It leaves only once: whether it is sent again is decided at its case.');
    if (next === 'expired')
      throw new Refusal('CONFLICT', 'The link in this email has expired. Its reader can ask for another.');
    await db
      .updateTable('outbox')
      .set({ status: 'queued', attempts: 0, error: null, unanswered: 0, waits_since: null, held_until: null })
      .where('id', '=', id)
      .execute();
    await services.jobs.enqueue(db, 'send-email', { outbox_id: id });
    return row.template;
  });
  if (template === null) return false;
  const about = `${template} ${id}`;
  await recordSecurity(services, { kind: 'email_retried', userId: user.id, address, userAgent, about });
  return true;
}
