import type { SecurityEntry } from '../../../contract/security.ts';
import { securityKindLabels } from '../../../domain/people/security-event.ts';
import { momentOf } from '../../ui/dates.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** Entries of the security log, newest first. */
export function LogTable({ entries }: { entries: readonly SecurityEntry[] }) {
  return (
    <DataTable label="Table of the security log">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What</th>
          <th scope="col">Who</th>
          <th scope="col">Network</th>
          <th scope="col">Browser</th>
          <th scope="col">Request</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <td>
              <time dateTime={entry.at}>{momentOf(entry.at)}</time>
            </td>
            <th scope="row">{securityKindLabels[entry.kind]}</th>
            <td>
              <span className="clip" dir="auto" title={whoOf(entry)}>
                {whoOf(entry)}
              </span>
            </td>
            <td className="mono small">{entry.network}</td>
            <td>{entry.agent}</td>
            <td>
              <span className="clip mono small" title={requestOf(entry)}>
                {entry.about}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** An account that was erased since has no email anymore. */
const whoOf = ({ user }: SecurityEntry): string =>
  user === null ? 'A visitor' : (user.email ?? `An erased account (${user.id})`);

const requestOf = ({ about, request_id }: SecurityEntry): string =>
  request_id === null ? about : `${about}, request ${request_id}`;
