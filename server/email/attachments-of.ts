import type { Actor } from '../../db/actor.ts';
import type { MailAttachment } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';
import { templateOf, type AboutEmail, type EmailRegistry } from './template.ts';

/** The files that an email of the outbox carries. Throws MailRefused when they are not the ones that its payload names. */
export async function attachmentsOf(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  email: AboutEmail & { template: string; payload: unknown },
): Promise<MailAttachment[]> {
  const template = templateOf(emails, email.template);
  return (await template.attachments?.(services, actor, email, template.payload.parse(email.payload))) ?? [];
}
