import type { Actor, Db } from '../../db/actor.ts';
import { EmailRefused } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';
import { attachmentsOf, templateOf, type EmailRegistry, type EmailTemplate } from './template.ts';
import { unsubscribeLinkOf } from './unsubscribe-link.ts';
import { writeEmail } from './write-email.ts';

type OutboxEmail = {
  id: string;
  template: string;
  letter_id: string | null;
  case_id: string | null;
  recipient: string;
  payload: unknown;
  attempts: number;
};

/**
 * Attempts after which an undelivered email counts as failed: four days in all, as mail servers do (RFC 5321, 4.5.4.1),
 * or one hour for a link that opens an account, which is useless afterwards. Attempts rather than days, so that an
 * email sent again later gets the full time. The job itself is retried more often (kernel/job-queue.ts).
 */
const maxTries = ({ secret }: EmailTemplate): number => (secret ? 12 : 390);
type ClaimedEmail = OutboxEmail & { unsubscribe: string | null };

/**
 * Sends one email of the outbox. The row is `sending` while the mail server has it; a run that finds it so follows a
 * crash and cannot know whether the email left: a demand letter then waits for a decision (`uncertain`), any other
 * email is sent again under the same Message-ID. An email whose kind the recipient has declined meanwhile is `unwanted`
 * and not sent. Throws the mail server's error when a later attempt may succeed; `failed` is an email that was refused,
 * or not accepted for four days.
 */
export async function sendEmail(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  outboxId: string,
): Promise<void> {
  const email = await claim(services, emails, actor, outboxId);
  if (!email) return;
  const template = templateOf(emails, email.template);
  try {
    const written = await writeEmail(template, email.payload, {
      publicUrl: services.config.publicUrl,
      unsubscribe: email.unsubscribe,
    });
    const host = new URL(services.config.publicUrl).hostname;
    const receipt = await services.mailer.send({
      to: [email.recipient],
      from: `Unhold <no-reply@${host}>`,
      ...written,
      message_id: `<${email.id}@${host}>`,
      attachments: await attachmentsOf(services, emails, actor, email),
    });
    if (receipt.rejected.length > 0) throw new EmailRefused(`refused: ${receipt.rejected.join(', ')}`);
  } catch (error) {
    if (await failed(services, template, actor, email, error)) return;
    throw error;
  }
  await services.database.as(actor, async (db) => {
    await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: services.clock.now(), error: null, ...withoutSecret(services, template) })
      .where('id', '=', email.id)
      .execute();
    await template.afterSent?.(services, db, actor, email);
  });
}

async function claim(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  outboxId: string,
): Promise<ClaimedEmail | null> {
  return services.database.as(actor, async (db) => {
    const row = await db
      .selectFrom('outbox')
      .select(['id', 'template', 'letter_id', 'case_id', 'recipient', 'payload', 'attempts', 'status'])
      .where('id', '=', outboxId)
      .where('channel', '=', 'email')
      .forUpdate()
      .executeTakeFirst();
    if (!row || !['queued', 'sending'].includes(row.status)) return null;
    if (row.status === 'sending' && templateOf(emails, row.template).once) {
      await setStatus(
        db,
        row.id,
        'uncertain',
        'The program stopped while this email was being sent. Check whether it arrived before sending again.',
      );
      return null;
    }
    const wanted = await asWanted(services, emails, db, row);
    if (wanted)
      await db
        .updateTable('outbox')
        .set({ status: 'sending', attempts: row.attempts + 1 })
        .where('id', '=', row.id)
        .execute();
    return wanted;
  });
}

/**
 * The email with its unsubscribe link. Null, and recorded, when its reader declined the kind; the row stays as a count.
 */
async function asWanted(
  services: Services,
  emails: EmailRegistry,
  db: Db,
  email: OutboxEmail,
): Promise<ClaimedEmail | null> {
  const { wanted, unsubscribe } = await unsubscribeLinkOf(services, emails, db, email);
  if (wanted) return { ...email, unsubscribe };
  await db.updateTable('outbox').set({ status: 'unwanted' }).where('id', '=', email.id).execute();
  services.log.info(
    { outbox_id: email.id, template: email.template },
    'email not sent: its reader wants none of this kind',
  );
  return null;
}

/**
 * Deletes the payload of a link that opens an account once it has left. Without a mail server the demo's outbox page
 * still has to show it.
 */
function withoutSecret({ config }: Services, { secret }: EmailTemplate): { payload?: string } {
  return config.smtpUrl !== null && secret ? { payload: '{}' } : {};
}

/** Records why an email was not sent. Returns whether that is final. */
async function failed(
  services: Services,
  template: EmailTemplate,
  actor: Actor,
  email: OutboxEmail,
  error: unknown,
): Promise<boolean> {
  const reason = error instanceof Error ? error.message : String(error);
  services.log.warn({ err: error, outbox_id: email.id }, 'email was not sent');
  const forGood = error instanceof EmailRefused || email.attempts + 1 >= maxTries(template);
  await services.database.as(actor, (db) => setStatus(db, email.id, forGood ? 'failed' : 'queued', reason));
  return forGood;
}

async function setStatus(db: Db, id: string, status: string, error: string): Promise<void> {
  await db.updateTable('outbox').set({ status, error }).where('id', '=', id).execute();
}
