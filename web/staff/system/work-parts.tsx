import { Link } from 'react-router';
import type { SystemState } from '../../../contract/system.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { momentOf } from '../../ui/dates.ts';
import { lasted, sendingLabels, stoppedLabels } from './system-text.ts';
import { useRetry } from './use-retry.ts';

/** The job queues, one line each. */
export function JobQueues({ jobs }: { jobs: SystemState['jobs'] }) {
  if (jobs.length === 0) return <p className="muted">Nothing waits.</p>;
  return (
    <DataTable label="Table of job queues">
      <thead>
        <tr>
          <th scope="col">Job</th>
          {['Waiting', 'Running', 'To be tried again', 'Given up', 'Oldest'].map((head) => (
            <th key={head} scope="col" className="numeric">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.name}>
            <th scope="row">{job.label}</th>
            <td className="numeric">{job.waiting}</td>
            <td className="numeric">{job.running}</td>
            <td className="numeric">{job.failing}</td>
            <td className="numeric">{job.dead}</td>
            <td className="numeric">{job.oldest_seconds === null ? '–' : lasted(job.oldest_seconds)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** Jobs that were given up after every try, with their reason. */
export function DeadJobs({ jobs, total }: { jobs: SystemState['dead_jobs']; total: number }) {
  const retry = useRetry('The job');
  if (jobs.length === 0) return <p className="muted">None.</p>;
  return (
    <>
      <ul role="list" className="system__list">
        {jobs.map((job) => (
          <li key={job.id}>
            <div>
              <p>
                <strong>{job.label}</strong>
                {job.case_id && (
                  <>
                    {', '}
                    <Link to={`/admin/cases/${job.case_id}`}>its case</Link>
                  </>
                )}
              </p>
              <p>{job.reason}</p>
              <p className="muted small">
                Given up on {momentOf(job.failed_at)} after {job.tries === 1 ? 'one try' : `${job.tries} tries`}.
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              busy={retry.isPending && retry.variables === job.id}
              busyLabel="Trying…"
              onClick={() => retry.mutate(job.id)}
            >
              Retry<span className="visually-hidden">: {job.label}</span>
            </Button>
          </li>
        ))}
      </ul>
      <More shown={jobs.length} total={total} />
    </>
  );
}

/** Emails and certified letters that were not sent, or may not have been. */
export function StoppedSendings({ rows, total }: { rows: SystemState['stopped']; total: number }) {
  const retry = useRetry('The email');
  if (rows.length === 0) return <p className="muted">None.</p>;
  return (
    <>
      <ul role="list" className="system__list">
        {rows.map((row) => (
          <li key={row.id}>
            <div>
              <p>
                <strong>{sendingLabels[row.channel]}</strong> “{row.template}” to{' '}
                <span dir="auto">{row.recipient}</span>
              </p>
              <p>
                {stoppedLabels[row.status]}. {row.error}
              </p>
              <p className="muted small">Queued on {momentOf(row.created_at)}.</p>
            </div>
            <WhatNext
              row={row}
              busy={retry.isPending && retry.variables === row.id}
              onRetry={() => retry.mutate(row.id)}
            />
          </li>
        ))}
      </ul>
      <More shown={rows.length} total={total} />
    </>
  );
}

type Stopped = SystemState['stopped'][number];

/** What staff can do about one. A letter is never sent again from here: that is decided in its case. */
function WhatNext({ row, busy, onRetry }: { row: Stopped; busy: boolean; onRetry: () => void }) {
  if (row.next === 'retry')
    return (
      <Button variant="secondary" size="small" busy={busy} busyLabel="Trying…" onClick={onRetry}>
        Retry<span className="visually-hidden">: email to {row.recipient}</span>
      </Button>
    );
  if (row.next === 'expired') return <span className="muted small">Its link has expired.</span>;
  return row.case_id === null ? null : (
    <Link to={`/admin/cases/${row.case_id}`}>
      Decide at its case<span className="visually-hidden">: to {row.recipient}</span>
    </Link>
  );
}

function More({ shown, total }: { shown: number; total: number }) {
  return total > shown ? (
    <p className="muted small">
      The newest {shown} of {total.toLocaleString('en-US')}.
    </p>
  ) : null;
}
