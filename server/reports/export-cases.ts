import { stageLabels } from '../../domain/cases/stage.ts';
import { asCsv } from '../../domain/csv.ts';
import { labelOfProcessor } from '../../domain/processors.ts';
import type { Figure } from '../../domain/reports/figure.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { casesOfFigure, type FigureCaseRow } from './figure-cases.ts';
import type { ReportSelection } from './selection.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

/** Nobody would read more; the export of the cases table streams all of them. */
const maxRows = 50_000;
const heading = [
  'Case number',
  'Business',
  'Processor',
  'Stage',
  'Owner',
  'Submitted',
  'Closed',
  'Amount held',
  'Recovered',
  'Success fee due',
];
const dollars = (cents: number): string => (cents / 100).toFixed(2);

/** The cases behind a figure as CSV, at most 50,000, with a byte order mark, by which spreadsheets recognize UTF-8. Sums are in dollars. */
export async function exportCases(
  services: Services,
  user: User,
  { figure, of, ...selection }: Figure & ReportSelection,
): Promise<{ filename: string; text: string }> {
  const { rows } = await services.database.as(user, (db) =>
    casesOfFigure(db, { figure, of }, selection, null, maxRows),
  );
  const day = dayOf(services.clock.now());
  return {
    filename: `unhold-report-${[figure, of].filter(Boolean).join('-')}-${day}.csv`,
    text: `\uFEFF${asCsv([heading, ...rows.map(cellsOf)])}`,
  };
}

const cellsOf = (row: FigureCaseRow): (string | null)[] => [
  row.case_number,
  row.business,
  labelOfProcessor(row),
  stageLabels[row.stage],
  row.owner_name,
  row.created_at.toISOString(),
  row.ended_at?.toISOString() ?? null,
  dollars(row.held_cents),
  dollars(row.recovered_cents),
  dollars(row.fee_cents),
];
