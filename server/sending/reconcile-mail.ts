import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { applyMailState } from './apply-mail-state.ts';
import { takeMailTrouble } from './take-mail-trouble.ts';

const atOnce = 500;
/** A job that was asked for so long ago and has no number is asked for again. */
const askedAgoMs = 3_600_000;

/**
 * Asks the mailhouse what became of each letter that it has and that has not come to its end, and applies it: a report that never came is
 * made up for. A job whose answer was lost is put into the queue again. Returns how many were asked about.
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
      // The others are asked about all the same, and this one tomorrow.
      services.log.error({ err: error, outbox_id: id }, 'the mailhouse could not be asked about a letter');
    }
  }
  return open.length;
}
