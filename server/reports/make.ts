import { systemActor } from '../../db/actor.ts';
import { computeFigures, storeReport, takeReportTurn } from './queries.ts';
import type { Services } from '../kernel/context.ts';

/** How many of the newest reports are stored. */
const maxReports = 100;
/** Seconds, more than any report seen so far takes; beyond this the job fails and is retried. */
const maxSeconds = 240;

/** Computes the figures and stores them; does nothing while another process does. */
export async function make(services: Services): Promise<void> {
  await services.database.as(systemActor, async (db) => {
    if (!(await takeReportTurn(db))) return;
    const started = performance.now();
    const as_of = services.clock.now();
    const figures = await computeFigures(db, as_of, maxSeconds);
    await storeReport(db, { as_of, took_ms: Math.round(performance.now() - started), figures }, maxReports);
  });
}
