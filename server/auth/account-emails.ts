import { v7 as uuidv7 } from 'uuid';
import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { queueEmail, type QueuedMail } from '../email/queue-email.ts';
import { claimAttempts, type AttemptKind } from './claim-attempt.ts';

type AccountTemplate =
  | 'verify-email'
  | 'reset-password'
  | 'password-changed'
  | 'change-email'
  | 'email-changed'
  | 'second-factor-changed'
  | 'sign-up-attempt';
type OfTemplate<Mail, Name> = Mail extends { template: Name } ? Pick<Mail & QueuedMail, 'template' | 'payload'> : never;
type Words = OfTemplate<QueuedMail, AccountTemplate>;

/** A mail about somebody's own account, by way of the outbox: a mail server that is down loses nothing. */
export async function mailAccount(services: Services, recipient: string, words: Words): Promise<void> {
  const mail = {
    ...words,
    key: `${words.template}:${uuidv7()}`,
    case_id: null,
    letter_id: null,
    recipient,
  } as QueuedMail;
  await services.database.as(systemActor, (db) => queueEmail(services, db, mail));
}

/** As `mailAccount`, for what anybody may ask for in another's name: past the limit nothing is sent, and nobody is told. */
export async function mailOnRequest(
  services: Services,
  kind: AttemptKind,
  recipient: string,
  words: Words,
): Promise<void> {
  const claim = await claimAttempts(services, [{ kind, key: recipient }]);
  if ('wait' in claim) return services.log.info({ kind }, 'a mail was asked for too often and was not sent');
  await mailAccount(services, recipient, words);
}
