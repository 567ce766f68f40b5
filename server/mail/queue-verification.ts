import { createHash } from 'node:crypto';
import { systemActor } from '../../db/actor.ts';
import type { Services } from '../context.ts';
import { queueMail } from './queue-mail.ts';

/** The confirmation link after sign-up, by way of the outbox: a mail server that is down loses nothing. */
export async function queueVerification(services: Services, email: string, url: string): Promise<void> {
  const key = `verify-email:${createHash('sha256').update(url).digest('hex')}`;
  await services.database.as(systemActor, (db) => queueMail(services, db, { key, template: 'verify-email', case_id: null, letter_id: null, recipient: email, payload: { url } }));
}
