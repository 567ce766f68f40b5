import type { Report } from '../../../contract/reports.ts';
import { processorLabel } from '../../../domain/processors.ts';
import type { FigureKind } from '../../../domain/reports/figure.ts';
import { Bars } from './bars.tsx';
import { Chart } from './chart.tsx';
import { FigureLink } from './figure-link.tsx';
import { cases, count, days, fromFirstFigure, money, monthName, shareOf } from './figure-text.ts';
import { Months } from './months.tsx';

/** A number that opens the cases behind it. */
const drill = (figure: FigureKind, of: string, many: number, text: string = count(many)) => (
  <FigureLink figure={figure} of={of} cases={many}>
    {text}
  </FigureLink>
);

export function CasesByStage({ stages }: { stages: Report['by_stage'] }) {
  return (
    <Chart
      title="Cases by stage"
      says={`Bars: ${stages
        .filter((each) => each.cases > 0)
        .map((each) => `${each.label}, ${cases(each.cases)}`)
        .join('; ')}.`}
      note="Cases that a merchant cancelled are among the closed ones. A number in the figures opens its cases."
      rows={stages}
      keyOf={(each) => each.stage}
      columns={[
        { head: 'Stage', of: (each) => each.label },
        { head: 'Cases', of: (each) => drill('stage', each.stage, each.cases), numeric: true },
        { head: 'Amount held', of: (each) => money(each.held_cents), numeric: true },
      ]}
    >
      <Bars
        labels="beside"
        rows={stages.map((each) => ({
          key: each.stage,
          label: each.label,
          bars: [{ value: each.cases, shown: count(each.cases), series: 'solid' }],
        }))}
      />
    </Chart>
  );
}

export function DaysPerStage({ durations }: { durations: Report['durations'] }) {
  const name = (each: Report['durations'][number]) => `${each.from} → ${each.to}`;
  const shown = (value: number | null) => (value === null ? 'No case yet' : days(value));
  return (
    <Chart
      title="Days per stage"
      says={`Bars: ${durations.map((each) => `from ${each.from} to ${each.to}, ${shown(each.median_days)}`).join('; ')}.`}
      note="The median: half of the cases took less. Only cases that have gone the part are counted."
      rows={durations}
      keyOf={name}
      columns={[
        { head: 'Part', of: name },
        { head: 'Median', of: (each) => shown(each.median_days), numeric: true },
        { head: 'Cases', of: (each) => drill('part', each.part, each.cases), numeric: true },
      ]}
    >
      <Bars
        rows={durations.map((each) => ({
          key: name(each),
          label: name(each),
          bars: [
            {
              value: each.median_days,
              shown: each.median_days === null ? 'No case yet' : `${days(each.median_days)}, ${cases(each.cases)}`,
              series: 'solid' as const,
            },
          ],
        }))}
      />
    </Chart>
  );
}

export function MoneyByProcessor({ processors }: { processors: Report['by_processor'] }) {
  const withCases = processors.filter((each) => each.cases > 0);
  const rate = (each: Report['by_processor'][number]) =>
    each.success_rate === null ? 'None closed' : shareOf(each.successful, each.closed);
  return (
    <Chart
      title="Amounts by processor"
      money
      open
      says={`Pairs of bars: ${withCases.map((each) => `${processorLabel(each.processor)}, ${money(each.held_cents)} held and ${money(each.recovered_cents)} recovered`).join('; ')}.`}
      note="What was held when the cases were submitted, and what has come back of it."
      rows={processors}
      keyOf={(each) => each.processor}
      columns={[
        { head: 'Processor', of: (each) => processorLabel(each.processor) },
        { head: 'Cases', of: (each) => drill('processor', each.processor, each.cases), numeric: true },
        { head: 'Amount held', of: (each) => money(each.held_cents), numeric: true },
        { head: 'Recovered', of: (each) => money(each.recovered_cents), numeric: true },
        { head: 'Success rate', of: rate, numeric: true },
      ]}
    >
      <Bars
        rows={withCases.map((each) => ({
          key: each.processor,
          label: `${processorLabel(each.processor)}, ${cases(each.cases)}`,
          bars: [
            { value: each.held_cents, shown: `${money(each.held_cents)} held`, series: 'solid' as const },
            {
              value: each.recovered_cents,
              shown: `${money(each.recovered_cents)} recovered`,
              series: 'hatched' as const,
            },
          ],
        }))}
      />
    </Chart>
  );
}

type MonthRows = { months: Report['by_month'] };
const by =
  (months: Report['by_month'], figure: 'submitted' | 'closed' | 'held_cents' | 'recovered_cents') => (month: string) =>
    months.find((each) => each.month === month)?.[figure] ?? 0;
const sum = (months: Report['by_month'], figure: Parameters<typeof by>[1]) =>
  months.reduce((total, each) => total + each[figure], 0);
/** Latest month first, as the most relevant. */
const latestFirst = (months: Report['by_month']) => months.toReversed();

export function CasesByMonth({ months }: MonthRows) {
  return (
    <Chart
      title="Cases submitted and closed, by month"
      says={`Columns for ${fromFirstFigure(months).length} months: ${cases(sum(months, 'submitted'))} submitted, ${count(sum(months, 'closed'))} closed.`}
      rows={latestFirst(months)}
      keyOf={(each) => each.month}
      columns={[
        { head: 'Month', of: (each) => monthName(each.month) },
        { head: 'Submitted', of: (each) => drill('submitted_in', each.month, each.submitted), numeric: true },
        { head: 'Closed', of: (each) => drill('closed_in', each.month, each.closed), numeric: true },
      ]}
    >
      <Months
        months={fromFirstFigure(months).map(({ month }) => month)}
        shown={count}
        lines={[
          { series: 'solid', name: 'Submitted', of: by(months, 'submitted') },
          { series: 'hatched', name: 'Closed', of: by(months, 'closed') },
        ]}
      />
    </Chart>
  );
}

export function AmountsByMonth({ months }: MonthRows) {
  return (
    <Chart
      title="Amounts held and recovered, by month"
      money
      says={`Columns for ${fromFirstFigure(months).length} months: ${money(sum(months, 'held_cents'))} held in the cases submitted, ${money(sum(months, 'recovered_cents'))} recovered.`}
      note="Held: in the cases submitted in the month. Recovered: received in the month."
      rows={latestFirst(months)}
      keyOf={(each) => each.month}
      columns={[
        { head: 'Month', of: (each) => monthName(each.month) },
        {
          head: 'Held',
          of: (each) => drill('submitted_in', each.month, each.submitted, money(each.held_cents)),
          numeric: true,
        },
        {
          head: 'Recovered',
          of: (each) => drill('recovered_in', each.month, each.recovered_cents, money(each.recovered_cents)),
          numeric: true,
        },
      ]}
    >
      <Months
        months={fromFirstFigure(months).map(({ month }) => month)}
        shown={money}
        lines={[
          { series: 'solid', name: 'Held', of: by(months, 'held_cents') },
          { series: 'hatched', name: 'Recovered', of: by(months, 'recovered_cents') },
        ]}
      />
    </Chart>
  );
}
