import { Link } from 'react-router';
import type { AdminUser } from '../../../contract/people.ts';
import { labelOfProcessor } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { dayOf } from '../../ui/dates.ts';
import { Badge } from '../../ui/badge.tsx';
import { DataTable } from '../../ui/data-table.tsx';

/** The cases a user created, newest first, each linked to its dialog. */
export function UserCases({ cases, count }: { cases: AdminUser['cases']; count: number }) {
  if (cases.length === 0)
    return <p className="muted">No cases. One appears here as soon as this user submits an application.</p>;
  return (
    <>
      {count > cases.length ? (
        <p className="muted">
          The newest {cases.length} of {count.toLocaleString('en-US')}.
        </p>
      ) : null}
      <DataTable label="Cases of this user">
        <thead>
          <tr>
            {['Case', 'Business', 'Processor'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col" className="numeric">
              Amount
            </th>
            <th scope="col">Status</th>
            <th scope="col">Created</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((each) => (
            <tr key={each.id}>
              <th scope="row" className="nowrap">
                <Link to={`/admin?case=${each.id}`} className="mono">
                  {each.case_number}
                </Link>
              </th>
              <td>
                <span className="clip" dir="auto" title={each.business}>
                  {each.business}
                </span>
              </td>
              <td>
                <span className="clip" dir="auto" title={labelOfProcessor(each)}>
                  {labelOfProcessor(each)}
                </span>
              </td>
              <td className="numeric">
                {each.held_amount_cents === null ? (
                  <span className="muted">Not provided</span>
                ) : (
                  formatCents(each.held_amount_cents)
                )}
              </td>
              <td>
                <Badge status={each.status} />
              </td>
              <td className="nowrap">
                <time dateTime={each.created_at}>{dayOf(each.created_at)}</time>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </>
  );
}
