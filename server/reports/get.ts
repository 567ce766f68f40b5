import { computeFigures, isReportOrdered, newestReport, type StoredReport } from './queries.ts';
import type { Db } from '../../db/actor.ts';
import { reportOf, type ReportForReaders } from '../../domain/reports/report.ts';
import type { User } from '../kernel/user.ts';
import type { Services } from '../kernel/context.ts';
import { isSelection, type ReportSelection } from './selection.ts';

/** A report older than this is recomputed on the next request. */
const maxAgeMs = 15 * 60_000;

type ReportOnPage = { report: (ReportForReaders & { as_of: Date; took_ms: number }) | null; making: boolean };

/**
 * The newest report, null before the first. With `fresh`, or when it is older than a quarter of an hour, it is computed
 * again, unless that is already under way. `making`: a newer one is coming. The figures of a selection are computed at
 * once and not stored.
 */
export async function get(
  services: Services,
  user: User,
  { fresh, ...selection }: ReportSelection & { fresh: boolean },
): Promise<ReportOnPage> {
  if (isSelection(selection)) return { report: await compute(services, user, selection), making: false };
  return services.database.as(user, async (db) => {
    const newest = await newestReport(db);
    const wanted = fresh || !newest || services.clock.now().getTime() - newest.as_of.getTime() > maxAgeMs;
    const making = wanted ? await order(services, db) : await isReportOrdered(db, false);
    return { report: newest ? shown(newest) : null, making };
  });
}

/**
 * Longer than a selection of a million cases takes. Beyond this the call fails, and can be repeated with a shorter
 * period.
 */
const maxSelectionSeconds = 30;

async function compute(services: Services, user: User, selection: ReportSelection) {
  const started = performance.now();
  const as_of = services.clock.now();
  const figures = await services.database.as(user, (db) => computeFigures(db, as_of, maxSelectionSeconds, selection));
  return shown({ as_of, took_ms: Math.round(performance.now() - started), figures });
}

async function order(services: Services, db: Db): Promise<true> {
  if (!(await isReportOrdered(db, true))) await services.jobs.enqueue(db, 'make-report', {});
  return true;
}

const shown = ({ as_of, took_ms, figures }: StoredReport) => ({ ...reportOf(figures), as_of, took_ms });
