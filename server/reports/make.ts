import { systemActor } from '../../db/actor.ts';
import { computeFigures, keepReport, takeReportTurn } from './queries.ts';
import type { Services } from '../kernel/context.ts';

/** How many reports are kept, the newest of them. */
const mostKept = 100;
/** Longer than a report of any size that we have seen takes; then it is given up, and the job tried again. */
const longest = 240;

/** Computes the house's figures and keeps them. While another process is at it, this one leaves it to that. */
export async function make(services: Services): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    if (!(await takeReportTurn(db))) return;
    const started = performance.now();
    const as_of = services.clock.now();
    const figures = await computeFigures(db, as_of, longest);
    await keepReport(db, { as_of, took_ms: Math.round(performance.now() - started), figures }, mostKept);
  });
}
