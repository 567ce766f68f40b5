import { systemActor } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';
import { lockCase } from '../kernel/lock-case.ts';
import { repeat } from '../kernel/repeat.ts';
import { askedInVain, reportSilence } from './record-mail.ts';

/** Together with `silentMs`, staff are notified within a minute of a letter that nobody is asking about any more. */
const everyMs = 5_000;
/** Longer than the program waits for an answer (server/ports/mailhouse). */
const silentMs = 40_000;
const atOnce = 100;

/**
 * Looks for letters whose process ended while it asked the mailhouse, now and every five seconds. Returns a function
 * that stops this.
 */
export const watchMailhouse = (services: Services): (() => Promise<void>) =>
  repeat(services, { everyMs, failed: 'looking for letters without an answer failed' }, () => findSilentMail(services));

/**
 * Notifies staff of each letter that the mailhouse was asked to take long ago and that has no outcome, since its job
 * may take minutes to run again. Returns how many.
 */
export async function findSilentMail(services: Services): Promise<number> {
  const before = new Date(services.clock.now().getTime() - silentMs);
  const silent = await services.database.as(systemActor, (db) =>
    askedInVain(db).where('handed_over_at', '<', before).limit(atOnce).execute(),
  );
  let reported = 0;
  for (const { id, case_id: caseId } of silent) {
    if (caseId === null) continue;
    const isReported = await services.database.as(systemActor, async (db) => {
      await lockCase(db, caseId);
      const row = await askedInVain(db).where('id', '=', id).executeTakeFirst();
      if (row) await reportSilence(services, db, systemActor, row);
      return row !== undefined;
    });
    reported += isReported ? 1 : 0;
  }
  return reported;
}
