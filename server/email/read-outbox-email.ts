import { systemActor } from '../../db/actor.ts';
import { outboxEmail, type OutboxEmailRow } from './queries.ts';
import type { EmailAttachment } from '../ports/email/email.ts';
import type { Services } from '../kernel/context.ts';
import { notFound } from '../kernel/refusal.ts';
import { readerLocale } from './reader-locale.ts';
import { attachmentsOf, completePayload, templateOf, type EmailRegistry } from './template.ts';
import { unsubscribeLinkOf } from './unsubscribe-link.ts';
import { writeEmail, type WrittenEmail } from './write-email.ts';

export type ShownEmail = {
  id: string;
  recipient: string;
  status: string;
  created_at: Date;
  written: WrittenEmail;
  attachments: EmailAttachment[];
};

/** One email of the demo's outbox, rendered from its row as it is sent. Throws NOT_FOUND. */
export async function readOutboxEmail(services: Services, emails: EmailRegistry, id: string): Promise<ShownEmail> {
  const { row, unsubscribe, locale } = await services.database.as(systemActor, async (db) => {
    const found = await outboxEmail(db, id);
    if (!found) throw notFound('This email');
    const { unsubscribe: link } = await unsubscribeLinkOf(services, emails, db, found);
    return { row: found, unsubscribe: link, locale: await readerLocale(db, found) };
  });
  const template = templateOf(emails, row.template);
  const written = await writeEmail(template, completePayload(services, template, row.payload), {
    publicUrl: services.config.publicUrl,
    replyTo: services.config.replyTo,
    unsubscribe,
    locale,
  });
  return {
    id: row.id,
    recipient: row.recipient,
    status: row.status,
    created_at: row.created_at,
    written,
    attachments: await filesOf(services, emails, row),
  };
}

/** A letter whose approval was lost meanwhile is no longer attached; the email itself is still shown. */
async function filesOf(services: Services, emails: EmailRegistry, row: OutboxEmailRow): Promise<EmailAttachment[]> {
  try {
    return await attachmentsOf(services, emails, systemActor, row);
  } catch (error) {
    services.log.warn({ err: error, outbox_id: row.id }, 'the files of an email in the outbox cannot be shown');
    return [];
  }
}
