import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { ReportFigures } from '../../domain/report.ts';
import type { Db } from '../../db/actor.ts';

export type KeptReport = { as_of: Date; took_ms: number; figures: ReportFigures };

/** The newest report; undefined until the first is made. */
export async function newestReport(db: Db): Promise<KeptReport | undefined> {
  const row = await db
    .selectFrom('reports')
    .select(['as_of', 'took_ms', 'figures'])
    .orderBy('as_of', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row as KeptReport | undefined;
}

/** Computes every figure as of one moment, within `seconds`. Writes nothing, and nobody who writes waits for it. */
export async function computeFigures(db: Db, now: Date, seconds: number): Promise<ReportFigures> {
  await sql`select set_config('statement_timeout', ${String(seconds * 1_000)}, true)`.execute(db);
  const { rows } = await sql<{ figures: ReportFigures }>`select app.report_figures(${now}) as figures`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database computed no report');
  return row.figures;
}

/** Keeps a report, and forgets all but the newest `most`. */
export async function keepReport(db: Db, { as_of, took_ms, figures }: KeptReport, most: number): Promise<void> {
  await db
    .insertInto('reports')
    .values({ id: uuidv7(), as_of, took_ms, figures: JSON.stringify(figures) })
    .execute();
  await db
    .deleteFrom('reports')
    .where('id', 'not in', db.selectFrom('reports').select('id').orderBy('as_of', 'desc').orderBy('id').limit(most))
    .execute();
}

/** True for one transaction at a time; the lock goes with it. */
export async function takeReportTurn(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    mine: boolean;
  }>`select pg_try_advisory_xact_lock(hashtextextended('make-report', 25)) as mine`.execute(db);
  return rows[0]?.mine ?? false;
}

/** Whether a report is waiting to be made or being made. Who asks holds the others who ask up until their transaction ends, so that only one orders it. */
export async function isReportOrdered(db: Db, wait: boolean): Promise<boolean> {
  if (wait) await sql`select pg_advisory_xact_lock(hashtextextended('order-report', 25))`.execute(db);
  const { rows } = await sql<{
    ordered: boolean;
  }>`select exists (select 1 from pgboss.job where name = 'make-report' and state in ('created', 'retry', 'active')) as ordered`.execute(
    db,
  );
  return rows[0]?.ordered ?? false;
}
