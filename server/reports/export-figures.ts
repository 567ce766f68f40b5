import { asCsv } from '../../domain/csv.ts';
import { processorLabel } from '../../domain/processors.ts';
import type { ReportForReaders } from '../../domain/reports/report.ts';
import type { Services } from '../kernel/context.ts';
import type { User } from '../kernel/user.ts';
import { notFound } from '../kernel/refusal.ts';
import { get } from './get.ts';
import type { ReportSelection } from './selection.ts';
import { dayOf } from '../../domain/calendar/utc.ts';

type Cells = (string | number | null)[];
const dollars = (cents: number | null): string | null => (cents === null ? null : (cents / 100).toFixed(2));

/**
 * Every figure of a report as CSV, one in each row, with a byte order mark. Sums are in dollars, shares from 0 to 1.
 * Throws NOT_FOUND while there is no report.
 */
export async function exportFigures(
  services: Services,
  user: User,
  selection: ReportSelection,
): Promise<{ filename: string; text: string }> {
  const { report } = await get(services, user, { ...selection, fresh: false });
  if (!report) throw notFound('The report');
  const head: Cells[] = [
    ['Part', 'Of', 'Figure', 'Value'],
    ['Report', '', 'As of', report.as_of.toISOString()],
    ['Report', '', 'Submitted from', selection.from ?? null],
    ['Report', '', 'Submitted to', selection.to ?? null],
  ];
  return {
    filename: `unhold-report-${dayOf(report.as_of)}.csv`,
    text: `\uFEFF${asCsv([...head, ...figureCells(report)])}`,
  };
}

function figureCells({ totals, by_stage, by_processor, by_month, durations, success }: ReportForReaders): Cells[] {
  return [
    ['Totals', '', 'Cases', totals.cases],
    ['Totals', '', 'Amount held', dollars(totals.held_cents)],
    ['Totals', '', 'Recovered', dollars(totals.recovered_cents)],
    ['Totals', '', 'Success fee due', dollars(totals.fee_due_cents)],
    ['Success', '', 'Closed', success.closed],
    ['Success', '', 'Money came back', success.successful],
    ['Success', '', 'Cancelled', success.cancelled],
    ['Success', '', 'Rate', success.rate],
    ['Success', '', 'Median days to close', success.median_days_to_close],
    ['Success', '', 'Average recovery', dollars(success.average_recovery_cents)],
    ...by_stage.flatMap(({ label, cases, held_cents }): Cells[] => [
      ['Stage', label, 'Cases', cases],
      ['Stage', label, 'Amount held', dollars(held_cents)],
    ]),
    ...durations.flatMap(({ from, to, cases, median_days }): Cells[] => [
      ['Days', `${from} to ${to}`, 'Cases', cases],
      ['Days', `${from} to ${to}`, 'Median', median_days],
    ]),
    ...by_processor.flatMap(({ processor, ...each }): Cells[] => [
      ['Processor', processorLabel(processor), 'Cases', each.cases],
      ['Processor', processorLabel(processor), 'Amount held', dollars(each.held_cents)],
      ['Processor', processorLabel(processor), 'Recovered', dollars(each.recovered_cents)],
      ['Processor', processorLabel(processor), 'Closed', each.closed],
      ['Processor', processorLabel(processor), 'Money came back', each.successful],
    ]),
    ...by_month.flatMap(({ month, ...each }): Cells[] => [
      ['Month', month, 'Submitted', each.submitted],
      ['Month', month, 'Closed', each.closed],
      ['Month', month, 'Amount held', dollars(each.held_cents)],
      ['Month', month, 'Recovered', dollars(each.recovered_cents)],
    ]),
  ];
}
