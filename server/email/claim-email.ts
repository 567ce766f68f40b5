import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Actor, Db } from '../../db/actor.ts';
import type { Locale } from '../../domain/people/locale.ts';
import type { Services } from '../kernel/context.ts';
import { isCopyToNobody } from './queue-case-email.ts';
import { leaveForDecision } from './leave-for-decision.ts';
import { repeatLate } from './repeat-late.ts';
import { readerLocale } from './reader-locale.ts';
import { templateOf, type EmailRegistry } from './template.ts';
import { unsubscribeLinkOf } from './unsubscribe-link.ts';

type OutboxEmail = {
  id: string;
  template: string;
  letter_id: string | null;
  case_id: string | null;
  recipient: string;
  payload: unknown;
  attempts: number;
};
/** One try of an email. `attempt` names it: only the newest may hand the message over. */
export type ClaimedEmail = OutboxEmail & { attempt: string; unsubscribe: string | null; locale: Locale };

/** The problem that is recorded when a worker stopped while sending, as a sentence for staff. */
export const stoppedWhileSending = 'The program stopped while the mail server was being given the email.';

/** The email must not be sent yet; its job is tried again later. */
export class EmailNotYet extends Error {
  override name = 'EmailNotYet';
}

/**
 * Takes up an email that is to be sent; null when there is nothing to send. One that a worker handed over and did not
 * settle may have arrived: it is left for a decision when it may leave only once, and repeated late otherwise. Throws
 * EmailNotYet while another worker still holds it, and until a repeat is due.
 */
export async function claimEmail(
  services: Services,
  emails: EmailRegistry,
  actor: Actor,
  outboxId: string,
): Promise<ClaimedEmail | null> {
  const found = await services.database.as(actor, async (db) => {
    const row = await db
      .selectFrom('outbox')
      .select([
        'id',
        'key',
        'template',
        'letter_id',
        'case_id',
        'recipient',
        'payload',
        'attempts',
        'attempt',
        'status',
      ])
      .select(sql<boolean>`coalesce(held_until > now(), false)`.as('held'))
      .where('id', '=', outboxId)
      .where('channel', '=', 'email')
      .forUpdate()
      .executeTakeFirst();
    if (!row || !['queued', 'sending'].includes(row.status)) return null;
    const template = templateOf(emails, row.template);
    if (row.held) return 'not yet';
    if (row.status !== 'sending') return takeUp(services, emails, db, row);
    if (template.once)
      await leaveForDecision(services, db, actor, template, row, { status: 'uncertain', problem: stoppedWhileSending });
    else if (!(await repeatLate(services, db, template, row, stoppedWhileSending))) return 'not yet';
    return null;
  });
  if (found === 'not yet') throw new EmailNotYet('another worker is sending this email, or its repeat is not due');
  return found;
}

/**
 * Null when its reader declined the kind or no longer sees the case: that is recorded, and the row stays as a count.
 */
async function takeUp(
  services: Services,
  emails: EmailRegistry,
  db: Db,
  row: OutboxEmail & { key: string },
): Promise<ClaimedEmail | null> {
  const { id, template, letter_id, case_id, recipient, payload, attempts } = row;
  const email = { id, template, letter_id, case_id, recipient, payload, attempts: attempts + 1, attempt: uuidv7() };
  const { wanted, unsubscribe } = await unsubscribeLinkOf(services, emails, db, email);
  if (!wanted || (await isCopyToNobody(db, row))) {
    await db.updateTable('outbox').set({ status: 'unwanted' }).where('id', '=', id).execute();
    services.log.info(
      { outbox_id: id, template },
      'email not sent: its reader wants none of this kind, or sees the case no more',
    );
    return null;
  }
  await db
    .updateTable('outbox')
    .set({ status: 'queued', attempts: email.attempts, attempt: email.attempt, held_until: null })
    .where('id', '=', id)
    .execute();
  return { ...email, unsubscribe, locale: await readerLocale(db, email) };
}
