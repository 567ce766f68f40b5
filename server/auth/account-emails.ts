import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod';
import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail, type QueuedEmail } from '../email/queue-email.ts';
import { claimAttempts, type AttemptKind } from '../kernel/attempts.ts';

type EmailContent<Schema extends z.ZodType> = Pick<QueuedEmail<Schema>, 'template' | 'payload'>;

/** Sends an email about the user's account through the outbox, so that a mail server that is down loses nothing. */
export async function emailAccount<Schema extends z.ZodType>(
  services: Services,
  recipient: string,
  { template, payload }: EmailContent<Schema>,
): Promise<void> {
  const key = `${template.name}:${uuidv7()}`;
  await services.database.as(systemActor, (db) =>
    queueEmail(services, db, { template, payload, key, case_id: null, letter_id: null, recipient }),
  );
}

/**
 * As `emailAccount`, for emails that anybody may request for any address: past the limit nothing is sent, and the
 * answer stays the same.
 */
export async function emailOnRequest<Schema extends z.ZodType>(
  services: Services,
  kind: AttemptKind,
  recipient: string,
  content: EmailContent<Schema>,
): Promise<void> {
  const claim = await claimAttempts(services, [{ kind, key: recipient }]);
  if ('wait' in claim) return services.log.info({ kind }, 'email not sent: requested too often');
  await emailAccount(services, recipient, content);
}
