import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { repeat } from '../kernel/repeat.ts';
import { stoppedWhileSending } from './claim-email.ts';
import { isLost, leaveForDecision } from './leave-for-decision.ts';
import { templateOf, type EmailRegistry } from './template.ts';

/** With the 20 seconds for which a worker holds an email, staff are notified of a lost one within half a minute. */
const everyMs = 5_000;
const atOnce = 100;

/** Looks for emails of dead workers now and every five seconds. Returns a function that stops it. */
export function watchSending(services: Services, emails: EmailRegistry): () => Promise<void> {
  return repeat(services, { everyMs, failed: 'looking for lost emails failed' }, () =>
    findLostEmails(services, emails),
  );
}

/**
 * Leaves each email that may be sent only once, and whose worker stopped giving signs of life while sending it, for a
 * decision. Returns how many.
 */
export async function findLostEmails(services: Services, emails: EmailRegistry): Promise<number> {
  const once = [...emails.values()].filter((each) => each.once).map(({ name }) => name);
  const lost = await services.database.as(systemActor, (db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'attempt', 'template', 'case_id', 'letter_id', 'recipient'])
      .where('channel', '=', 'email')
      .where('template', 'in', once)
      .where(isLost)
      .limit(atOnce)
      .execute(),
  );
  let left = 0;
  // One transaction each, because each locks its case.
  for (const row of lost) {
    const template = templateOf(emails, row.template);
    const stopped = { status: 'uncertain' as const, problem: stoppedWhileSending, ifLost: true };
    const isLeft = await services.database.as(systemActor, (db) =>
      leaveForDecision(services, db, systemActor, template, row, stopped),
    );
    left += isLeft ? 1 : 0;
  }
  return left;
}
