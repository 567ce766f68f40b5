import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ReportFigures } from '../../domain/reports/report.ts';
import type { Db } from '../../db/actor.ts';
import { boundsOf, type ReportSelection } from './selection.ts';

export type StoredReport = { as_of: Date; took_ms: number; figures: ReportFigures };

/** The newest report; undefined until the first is made. */
export async function newestReport(db: Db): Promise<StoredReport | undefined> {
  return db
    .selectFrom('reports')
    .select(['as_of', 'took_ms', 'figures'])
    .orderBy('as_of', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Computes every figure of all cases, or of a selection, as of one moment, within `seconds`. Read only, and blocks no writer. */
export async function computeFigures(
  db: Db,
  now: Date,
  seconds: number,
  selection: ReportSelection = {},
): Promise<ReportFigures> {
  const { from, to, owner } = boundsOf(selection);
  await sql`select set_config('statement_timeout', ${String(seconds * 1_000)}, true)`.execute(db);
  const { rows } = await sql<{ figures: ReportFigures }>`
    select app.report_figures(${now}, ${from}, ${to}, ${owner}) as figures`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database computed no report');
  return row.figures;
}

/** Stores a report and deletes all but the newest. */
export async function storeReport(
  db: Db,
  { as_of, took_ms, figures }: StoredReport,
  maxReports: number,
): Promise<void> {
  await db
    .insertInto('reports')
    .values({ id: uuidv7(), as_of, took_ms, figures: JSON.stringify(figures) })
    .execute();
  await db
    .deleteFrom('reports')
    .where(
      'id',
      'not in',
      db.selectFrom('reports').select('id').orderBy('as_of', 'desc').orderBy('id').limit(maxReports),
    )
    .execute();
}

/** True for one transaction at a time; the lock ends with it. */
export async function takeReportTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('make-report', 25)) as mine`.execute(db);
  return rows[0]?.mine ?? false;
}

/**
 * Whether a report is queued or being computed. Serialized until the transaction ends, so that only one caller queues
 * it.
 */
export async function isReportOrdered(db: Db, wait: boolean): Promise<boolean> {
  if (wait) await sql`select pg_advisory_xact_lock(hashtextextended('order-report', 25))`.execute(db);
  const { rows } = await sql<{
    ordered: boolean;
  }>`select exists (select 1 from pgboss.job where name = 'make-report' and state in ('created', 'retry', 'active')) as ordered`.execute(
    db,
  );
  return rows[0]?.ordered ?? false;
}
