import type { Actor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { EmailRefused, EmailUnavailable, EmailUncertain } from '../ports/email/email.ts';
import type { ClaimedEmail } from './claim-email.ts';
import { leaveForDecision } from './leave-for-decision.ts';
import { repeatLate } from './repeat-late.ts';
import { EmailHeldBack, withoutSecret, type EmailTemplate } from './template.ts';

/**
 * Attempts after which an undelivered email counts as failed: four days in all, as mail servers do (RFC 5321, 4.5.4.1),
 * or one hour for a link that opens an account, which is useless afterwards. Attempts rather than days, so that an
 * email sent again later gets the full time. The job itself is retried more often (kernel/job-queue.ts).
 */
const maxTries = ({ secret }: EmailTemplate): number => (secret ? 12 : 390);

/**
 * Records that the mail server accepted the email. This counts even if the email was taken for lost meanwhile, unless
 * staff or the attorney have decided already.
 */
export async function recordSent(
  services: Services,
  template: EmailTemplate,
  actor: Actor,
  email: ClaimedEmail,
): Promise<void> {
  await services.database.as(actor, async (db) => {
    // The case is locked before the row, in the same order as in the decision about the email.
    if (email.case_id !== null) await lockCase(db, email.case_id);
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ status: 'sent', sent_at: services.clock.now(), error: null, waits_since: null, held_until: null })
      .set(withoutSecret(services, template))
      .where('id', '=', email.id)
      .where('attempt', '=', email.attempt)
      .where('status', 'in', ['sending', 'uncertain'])
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) services.log.error({ outbox_id: email.id }, 'an email arrived after it was settled');
    else await template.afterSent?.(services, db, actor, email);
  });
}

/**
 * Records why an email was not sent, or may not have been; `handedOver`: the message was handed to the mail server.
 * Returns whether that is final, false when it is to be tried again.
 */
export async function recordFailure(
  services: Services,
  template: EmailTemplate,
  actor: Actor,
  email: ClaimedEmail,
  { error, handedOver }: { error: unknown; handedOver: boolean },
): Promise<boolean> {
  services.log.warn({ err: error, outbox_id: email.id }, 'email was not sent');
  const problem = error instanceof Error ? error.message : String(error);
  const stop = (status: 'uncertain' | 'failed') =>
    services.database.as(actor, (db) => leaveForDecision(services, db, actor, template, email, { status, problem }));
  if (mayHaveArrived(error, handedOver)) {
    if (!template.once) return services.database.as(actor, (db) => repeatLate(services, db, template, email, problem));
    await stop('uncertain');
    return true;
  }
  const forGood = error instanceof EmailRefused || email.attempts >= maxTries(template);
  if (forGood && template.once && !(error instanceof EmailHeldBack)) await stop('failed');
  else
    await services.database.as(actor, (db) =>
      db
        .updateTable('outbox')
        .set({ status: forGood ? 'failed' : 'queued', error: problem, held_until: null })
        .where('id', '=', email.id)
        .where('attempt', '=', email.attempt)
        .where('status', 'in', ['queued', 'sending'])
        .execute(),
    );
  return forGood;
}

/** Once the message was handed over, only a refusal by the mail server proves that it did not arrive. */
const mayHaveArrived = (error: unknown, handedOver: boolean): boolean =>
  error instanceof EmailUncertain ||
  (handedOver && !(error instanceof EmailRefused || error instanceof EmailUnavailable));
