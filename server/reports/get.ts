import { isReportOrdered, newestReport, type KeptReport } from './queries.ts';
import type { Db } from '../../db/actor.ts';
import { reportOf, type ReportForReaders } from '../../domain/report.ts';
import type { Person } from '../kernel/person.ts';
import type { Services } from '../kernel/context.ts';

/** How old a report may be before somebody who looks at it has it made anew. */
const goodFor = 15 * 60_000;

export type ReportOnPage = { report: (ReportForReaders & { as_of: Date; took_ms: number }) | null; making: boolean };

/**
 * The newest report, null before the first. One that is older than a quarter of an hour is made anew, and so is any with `fresh`, but never
 * while one is being made. `making`: a newer one is on its way.
 */
export async function get(services: Services, person: Person, fresh: boolean): Promise<ReportOnPage> {
  return services.database.as(person, async (db) => {
    const kept = await newestReport(db);
    const wanted = fresh || !kept || services.clock.now().getTime() - kept.as_of.getTime() > goodFor;
    const making = wanted ? await order(services, db) : await isReportOrdered(db, false);
    return { report: kept ? shown(kept) : null, making };
  });
}

async function order(services: Services, db: Db): Promise<true> {
  if (!(await isReportOrdered(db, true))) await services.jobs.enqueue(db, 'make-report', {});
  return true;
}

const shown = ({ as_of, took_ms, figures }: KeptReport) => ({ ...reportOf(figures), as_of, took_ms });
