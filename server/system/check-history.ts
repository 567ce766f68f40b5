import { systemActor } from '../../db/actor.ts';
import { verifyHistory } from '../cases/verify-history.ts';
import type { Services } from '../kernel/context.ts';
import { recordCheckup } from './checkups.ts';

/** So many problems are kept; the operator's `verify-history` shows them all. */
const maxProblems = 20;

/** Verifies the history and keeps the result, which may raise an alarm (conditions.ts). */
export async function checkHistory(services: Services): Promise<void> {
  const { problems, cases, entries, anchors } = await verifyHistory(services);
  if (problems.length > 0) services.log.error({ problems: problems.length }, 'the history is not what was written');
  await services.database.as(systemActor, (db) =>
    recordCheckup(db, 'history', {
      at: services.clock.now(),
      problems: problems.slice(0, maxProblems),
      figures: { cases, entries, anchors },
    }),
  );
}
