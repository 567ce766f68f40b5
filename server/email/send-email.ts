import { z } from 'zod';
import type { Actor } from '../../db/actor.ts';
import { EmailRefused, type EmailMessage } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';
import { claimEmail, type ClaimedEmail } from './claim-email.ts';
import { EmailTakenOver, holdOf, type Hold } from './hold-email.ts';
import { journalSend } from '../kernel/send-journal.ts';
import { recordFailure, recordSent } from './record-outcome.ts';
import { attachmentsOf, completePayload, templateOf, type EmailRegistry, type EmailTemplate } from './template.ts';
import { writeEmail } from './write-email.ts';

/**
 * Sends one email of the outbox. Until the message is handed over, its row is `queued` and any try may fail; then it is
 * `sending`, committed before the first byte. When no answer comes, a demand letter is `uncertain` and waits for a
 * decision, and any other email is repeated once, late, under the same Message-ID (docs/decisions/0057, 0153). An email
 * whose kind the recipient has declined meanwhile is `unwanted` and not sent; one that was refused, or not accepted for
 * four days, is `failed`. Throws the mail server's error when a later attempt may succeed.
 */
export async function sendEmail(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  outboxId: string,
): Promise<void> {
  const email = await claimEmail(services, emails, actor, outboxId);
  if (!email) return;
  const template = templateOf(emails, email.template);
  const hold = holdOf(services, actor, email);
  try {
    await deliver(services, emails, actor, { email, template, hold });
    await journalSend(services, journaled(email));
  } catch (error) {
    // The try that took the email over records its outcome.
    if (error instanceof EmailTakenOver) throw error;
    if (await recordFailure(services, template, actor, email, { error, handedOver: hold.begun })) return;
    throw error;
  } finally {
    hold.end();
  }
  await recordSent(services, template, actor, email);
}

const hashed = z.object({ sha256: z.string() });

const journaled = ({ id, recipient, letter_id, payload }: ClaimedEmail) => ({
  outbox_id: id,
  channel: 'email' as const,
  recipient,
  letter_sha256: letter_id === null ? null : (hashed.safeParse(payload).data?.sha256 ?? null),
});

type Delivered = { email: ClaimedEmail; template: EmailTemplate; hold: Hold };

async function deliver(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  { email, template, hold }: Delivered,
): Promise<void> {
  const own = await template.own?.(services, actor, email);
  const { mailer, message } = own ?? {
    mailer: services.mailer,
    message: await messageOf(services, emails, actor, { email, template }),
  };
  const receipt = await mailer.send(message, () => hold.begin());
  if (receipt.rejected.length > 0) throw new EmailRefused(`refused: ${receipt.rejected.join(', ')}`);
}

/** The installation's own email, with our frame and disclaimer. */
async function messageOf(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  { email, template }: Pick<Delivered, 'email' | 'template'>,
): Promise<EmailMessage> {
  const written = await writeEmail(template, completePayload(services, template, email.payload), {
    publicUrl: services.config.publicUrl,
    replyTo: services.config.replyTo,
    unsubscribe: email.unsubscribe,
    locale: email.locale,
  });
  const host = new URL(services.config.publicUrl).hostname;
  return {
    to: [email.recipient],
    from: `Unhold <no-reply@${host}>`,
    ...written,
    message_id: `<${email.id}@${host}>`,
    attachments: await attachmentsOf(services, emails, actor, email),
  };
}
