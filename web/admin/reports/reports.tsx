import { site } from '../../../content/site.ts';
import { messageOf } from '../../api-error.ts';
import { momentOf } from '../../dashboard/dates.ts';
import type { RouteHandle } from '../../root.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import '../admin.css';
import { ListFailed } from '../list-failed.tsx';
import { StaffOnly } from '../staff-guard.tsx';
import { Making } from './making.tsx';
import { ReportBody } from './report-body.tsx';
import './reports.css';
import { useReport } from './use-report.ts';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Reports · ${site.name}` }];

export default function ReportsPage() {
  return (
    <StaffOnly>
      <main id="main" className="page page--panel app-main reports">
        <Reports />
      </main>
    </StaffOnly>
  );
}

/** The house's figures, as of the moment that stands above them. */
function Reports() {
  const { query, report, making, makeAnew, isOrdering } = useReport();
  const again = query.isError && !query.data;
  return (
    <>
      <header className="reports__head">
        <div>
          <h1>Reports</h1>
          {report ? (
            <p className="muted">
              As of <time dateTime={report.as_of}>{momentOf(report.as_of)}</time>. Months are calendar months in UTC.
            </p>
          ) : null}
        </div>
        <div className="button-row no-print">
          <Button variant="secondary" busy={isOrdering || making} busyLabel="Making…" onClick={makeAnew}>
            Make anew
          </Button>
          {report ? (
            <Button variant="secondary" onClick={() => window.print()}>
              Print
            </Button>
          ) : null}
        </div>
      </header>
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
      {report ? <ReportBody report={report} /> : null}
    </>
  );
}
