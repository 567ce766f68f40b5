import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/actor.ts';
import type { Stage } from '../../domain/cases/stage.ts';
import type { Cents } from '../../domain/money/cents.ts';
import type { CaseProcessor } from '../../domain/processors.ts';
import type { Figure, FigureKind } from '../../domain/reports/figure.ts';
import type { WayPart } from '../../domain/reports/report.ts';
import { boundsOf, type ReportSelection } from './selection.ts';

export type FigureCaseRow = CaseProcessor & {
  id: string;
  case_number: string;
  business: string;
  stage: Stage;
  owner_name: string | null;
  created_at: Date;
  ended_at: Date | null;
  held_cents: Cents;
  recovered_cents: Cents;
  fee_cents: Cents;
  /** `created_at` to the microsecond, for a cursor. */
  position: string;
};
export type FigurePosition = { at: string; id: string };
export type FigureTotals = { total: number; held_cents: Cents; recovered_cents: Cents; fee_cents: Cents };

/** A case counts for a part of the way only if the steps came in that order, as in app.report_figures. */
const goneParts: Record<WayPart, RawBuilder<unknown>> = {
  analyzed: sql`f.analyzed_at >= f.created_at`,
  drafted: sql`f.drafted_at >= f.analyzed_at`,
  sent: sql`f.sent_at >= f.drafted_at`,
  delivered: sql`f.delivered_on >= f.sent_at::date`,
  answered: sql`f.answered_on >= f.delivered_on`,
  closed: sql`f.ended_at::date >= f.answered_on`,
};
const firstOf = (month: string) => sql`${`${month}-01`}::date`;
const isIn = (instant: RawBuilder<unknown>, month: string) =>
  sql`${instant} >= ${firstOf(month)} and ${instant} < ${firstOf(month)} + interval '1 month'`;
const receivedIn = (month: string) =>
  sql`(select sum(r.amount_cents)::bigint from recoveries r where r.case_id = f.id and ${isIn(sql`r.received_on`, month)})`;

/** Which facts `f` a figure counts: the same cases as app.report_figures counts. reports.test.ts compares the two. */
const counted: Record<FigureKind, (of: string) => RawBuilder<unknown>> = {
  all: () => sql`true`,
  stage: (of) => sql`f.stage = ${of}`,
  processor: (of) => sql`f.processor = ${of}`,
  part: (of) => goneParts[of as WayPart],
  submitted_in: (of) => isIn(sql`f.created_at`, of),
  closed_in: (of) => isIn(sql`f.ended_at`, of),
  recovered_in: (of) => sql`${receivedIn(of)} is not null`,
  closed: () => sql`f.ended_at is not null`,
  successful: () => sql`f.ended_at is not null and f.recovered_cents > 0`,
  cancelled: () => sql`f.cancelled`,
};

/**
 * At most `limit` cases of a figure after `after`, the latest submitted first, with the sums over all of them: one statement, so that list and
 * sums agree.
 */
export async function casesOfFigure(
  db: Db,
  { figure, of }: Figure,
  selection: ReportSelection,
  after: FigurePosition | null,
  limit: number,
): Promise<{ rows: FigureCaseRow[]; totals: FigureTotals }> {
  const { from, to, owner } = boundsOf(selection);
  const recovered = figure === 'recovered_in' ? receivedIn(of) : sql`f.recovered_cents`;
  const isAfter = after ? sql`(k.created_at, k.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  // Months are in UTC, whatever the server's time zone.
  await sql`select set_config('timezone', 'UTC', true)`.execute(db);
  const { rows } = await sql<{
    totals: FigureTotals;
    items: (Omit<FigureCaseRow, 'created_at' | 'ended_at'> & Dates)[];
  }>`
    with chosen as materialized (
      select f.id, f.stage, f.processor, f.created_at, f.ended_at, f.held_cents, ${recovered} as recovered_cents, f.fee_cents
      from app.report_facts(${from}, ${to}, ${owner}) f where ${counted[figure](of)}
    ), page as (
      select k.*, c.case_number, c.other_processor, c.legal_business_name as business, p.display_name as owner_name, k.created_at::text as position
      from chosen k join cases c on c.id = k.id left join profiles p on p.user_id = c.owner_id
      where ${isAfter} order by k.created_at desc, k.id desc limit ${limit}
    )
    select (select coalesce(jsonb_agg(to_jsonb(page) order by page.created_at desc, page.id desc), '[]') from page) as items,
      (select jsonb_build_object('total', count(*), 'held_cents', coalesce(sum(held_cents), 0),
        'recovered_cents', coalesce(sum(recovered_cents), 0), 'fee_cents', coalesce(sum(fee_cents), 0)) from chosen) as totals`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new Error('the database answered without a row');
  const items = found.items.map(({ created_at, ended_at, ...row }) => ({
    ...row,
    created_at: new Date(created_at),
    ended_at: ended_at === null ? null : new Date(ended_at),
  }));
  return { rows: items, totals: found.totals };
}
type Dates = { created_at: string; ended_at: string | null };
