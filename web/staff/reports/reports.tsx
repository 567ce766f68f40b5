import { useQueryStates } from 'nuqs';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { useEffect, useMemo, useState } from 'react';
import { site } from '../../../content/site.ts';
import type { Figure } from '../../../domain/reports/figure.ts';
import { messageOf } from '../../api/api-error.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { Button } from '../../ui/button.tsx';
import { momentOf } from '../../ui/dates.ts';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import '../panel/staff.css';
import { ListFailed } from '../panel/list-failed.tsx';
import { StaffOnly } from '../panel/staff-guard.tsx';
import { FigureCases } from './figure-cases.tsx';
import { DrillContext } from './figure-link.tsx';
import { seconds } from './figure-text.ts';
import { ReportBody } from './report-body.tsx';
import { ReportFilters } from './report-filters.tsx';
import { exportHref, openFigure, reportsAddress, selectionRequest } from './reports-address.ts';
import './reports.css';
import { useReport } from './use-report.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Reports · ${site.name}` }];

export default function ReportsPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main reports">
          <Reports />
        </main>
      </NuqsAdapter>
    </StaffOnly>
  );
}

/** Business figures, as of the time shown above them. */
function Reports() {
  const [address, setAddress] = useQueryStates(reportsAddress, { history: 'push' });
  const { from, to, owner, after } = address;
  const selection = useMemo(() => ({ from, to, owner }), [from, to, owner]);
  const request = selectionRequest(selection);
  const isAll = Object.keys(request).length === 0;
  const { query, report, making, makeAgain, isOrdering } = useReport(request);
  const figure = openFigure(address);
  const drill = useMemo(
    () => ({ selection, open: (next: Figure) => void setAddress({ ...next, after: [] }) }),
    [selection, setAddress],
  );
  const again = query.isError && !query.data;
  return (
    <>
      <header className="reports__head">
        <div>
          <h1>Reports</h1>
          {report ? (
            <p className="muted">
              As of <time dateTime={report.as_of}>{momentOf(report.as_of)}</time>. Days and months are UTC’s.{' '}
              {isAll ? '' : 'Counted are the cases submitted in the period, with all that came of them since.'}
            </p>
          ) : null}
        </div>
        <div className="button-row no-print">
          {isAll ? (
            <Button variant="secondary" busy={isOrdering || making} busyLabel="Making…" onClick={makeAgain}>
              Make again
            </Button>
          ) : null}
          {report ? (
            <>
              <a className="button button--secondary" href={exportHref(selection, null)} download>
                CSV
              </a>
              <Button variant="secondary" onClick={() => window.print()}>
                Print
              </Button>
            </>
          ) : null}
        </div>
      </header>
      <ReportFilters
        selection={selection}
        onSelect={(next) => void setAddress({ ...next, figure: null, of: null, after: [] })}
      />
      {making ? <Making tookMs={report?.took_ms ?? null} /> : null}
      {again ? (
        <ListFailed
          noun="the report"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={null}
        />
      ) : null}
      {query.isPending || (!report && making) ? <Skeletons rows={4} height="8rem" label="Loading the report…" /> : null}
      {query.data && !report && !making ? (
        <EmptyState title="There is no report yet">
          <p>Make the first one; it takes a few seconds.</p>
        </EmptyState>
      ) : null}
      {report ? (
        <DrillContext value={drill}>
          <div
            className="reports__body"
            aria-busy={query.isPlaceholderData}
            data-stale={query.isPlaceholderData || undefined}
          >
            <ReportBody report={report} isAll={isAll} />
          </div>
        </DrillContext>
      ) : null}
      {figure ? (
        <FigureCases
          key={`${figure.figure} ${figure.of}`}
          figure={figure}
          selection={selection}
          after={after}
          onAfter={(next) => void setAddress({ after: next })}
          onClose={() => void setAddress({ figure: null, of: null, after: null })}
        />
      ) : null}
    </>
  );
}

/** Says that a new report is being made, how long that has taken so far, and how long the last one took. */
function Making({ tookMs }: { tookMs: number | null }) {
  const [started] = useState(() => Date.now());
  const [now, setNow] = useState(started);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="report-making no-print">
      <div role="status" className="spinner">
        A newer report is being made…
      </div>
      {/* Hidden from screen readers, which would announce it every second. */}
      <span aria-hidden="true" className="muted small">
        {seconds(now - started)} so far
        {tookMs === null || tookMs < 1_000 ? '' : `; the last one took ${seconds(tookMs)}`}
      </span>
    </div>
  );
}
