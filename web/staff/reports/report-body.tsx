import type { Report } from '../../../contract/reports.ts';
import { FigureLink } from './figure-link.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { AmountsByMonth, CasesByMonth, CasesByStage, DaysPerStage, MoneyByProcessor } from './report-charts.tsx';
import { cases, count, days, money, enoughForShare, percent } from './figure-text.ts';

/** Every figure of a report. Without cases, or without closed ones, says so instead of showing a rate. */
export function ReportBody({ report, isAll }: { report: Report; /** Nothing is left out. */ isAll: boolean }) {
  if (report.totals.cases === 0 && !isAll)
    return (
      <EmptyState title="No case was submitted in this period, or none of this owner">
        <p>Choose another period or owner.</p>
      </EmptyState>
    );
  if (report.totals.cases === 0)
    return (
      <EmptyState title="No cases yet">
        <p>The first application that is submitted is the first figure here.</p>
      </EmptyState>
    );
  return (
    <>
      <Totals totals={report.totals} />
      <section aria-labelledby="success-title" className="report-part">
        <h2 id="success-title">Success</h2>
        <Success success={report.success} />
      </section>
      <section aria-labelledby="where-title" className="report-part">
        <h2 id="where-title">Cases</h2>
        <div className="report-charts">
          <CasesByStage stages={report.by_stage} />
          <DaysPerStage durations={report.durations} />
        </div>
      </section>
      <section aria-labelledby="money-title" className="report-part">
        <h2 id="money-title">Processors</h2>
        <MoneyByProcessor processors={report.by_processor} />
      </section>
      <section aria-labelledby="months-title" className="report-part">
        <h2 id="months-title">Months</h2>
        <div className="report-charts">
          <CasesByMonth months={report.by_month} />
          <AmountsByMonth months={report.by_month} />
        </div>
      </section>
    </>
  );
}

function Totals({ totals }: { totals: Report['totals'] }) {
  const cards = [
    ['Cases', count(totals.cases)],
    ['Amount held', money(totals.held_cents)],
    ['Recovered', money(totals.recovered_cents)],
    ['Success fee due', money(totals.fee_due_cents)],
  ] as const;
  return (
    <dl className="stat-cards" aria-label="Totals">
      {cards.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="money">
            <FigureLink figure="all" cases={totals.cases}>
              {value}
            </FigureLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Computed from closed cases; those canceled by their merchant count neither as success nor as failure. */
function Success({
  success: { closed, cancelled, successful, rate, median_days_to_close: toClose, average_recovery_cents: average },
}: {
  success: Report['success'];
}) {
  const left =
    cancelled > 0 ? (
      <p className="muted small">
        <FigureLink figure="cancelled" cases={cancelled}>
          {cases(cancelled)}
        </FigureLink>{' '}
        that {cancelled === 1 ? 'its merchant' : 'their merchants'} cancelled {cancelled === 1 ? 'is' : 'are'} not
        counted.
      </p>
    ) : null;
  if (rate === null) {
    return (
      <div className="report-success">
        <p>No case has been closed yet, so there is no success rate. It is computed from the first closed case on.</p>
        {left}
      </div>
    );
  }
  return (
    <div className="report-success">
      <p>
        {closed < enoughForShare ? null : <strong className="report-rate">{percent(rate)}</strong>} Money came back in{' '}
        <FigureLink figure="successful" cases={successful}>
          {count(successful)}
        </FigureLink>{' '}
        of{' '}
        <FigureLink figure="closed" cases={closed}>
          {count(closed)}
        </FigureLink>{' '}
        closed {closed === 1 ? 'case' : 'cases'}.
      </p>
      <p>
        {toClose === null ? null : (
          <>Half of the closed cases took {days(toClose)} or less from the application to the end. </>
        )}
        {average === null ? (
          'No money has come back in a closed case yet.'
        ) : (
          <>Where money came back, it was {money(average)} on average.</>
        )}
      </p>
      {left}
    </div>
  );
}
