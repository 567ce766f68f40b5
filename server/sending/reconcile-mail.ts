import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { applyMailState } from './apply-mail-state.ts';
import { takeMailTrouble } from './take-mail-trouble.ts';

const atOnce = 500;
/** A mailhouse that was asked longer ago than this and returned no id is asked again. */
const askedAgoMs = 3_600_000;

/**
 * Asks the mailhouse about each letter that it has and that has not reached its end, and applies the answer, which
 * makes up for a report that never came. A job whose answer was lost is queued again. Returns how many letters were
 * asked about.
 */
export async function reconcileMail(services: Services): Promise<number> {
  const { remote } = services.mailhouse;
  if (!remote) return 0;
  const now = services.clock.now();
  const open = await services.database.as(systemActor, (db) =>
    db
      .selectFrom('outbox')
      .select(['id', 'case_id', 'mailhouse_id', 'handed_over_at'])
      .where('channel', '=', 'certified_mail')
      .where('handed_over_at', 'is not', null)
      .where('status', 'in', ['sending', 'sent', 'uncertain'])
      .where((eb) =>
        eb.or([eb('mailhouse_state', 'is', null), eb('mailhouse_state', 'not in', ['delivered', 'returned', 'lost'])]),
      )
      .orderBy('id')
      .limit(atOnce)
      .execute(),
  );
  for (const { id, case_id: caseId, mailhouse_id: number, handed_over_at: asked } of open) {
    if (caseId === null) continue;
    try {
      if (number === null) {
        if (asked !== null && now.getTime() - asked.getTime() > askedAgoMs)
          await services.database.as(systemActor, (db) => services.jobs.enqueue(db, 'print-letter', { outbox_id: id }));
        continue;
      }
      const state = await remote.track(number);
      await services.database.as(systemActor, async (db) => {
        await lockCase(db, caseId);
        await applyMailState(services, db, id, state);
        for (const trouble of state.troubles) await takeMailTrouble(services, db, id, trouble);
      });
    } catch (error) {
      // The other letters are still asked about, and this one again tomorrow.
      services.log.error({ err: error, outbox_id: id }, 'the mailhouse could not be asked about a letter');
    }
  }
  return open.length;
}
