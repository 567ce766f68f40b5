import type { AccessEntry } from '../../../contract/people.ts';
import { momentOf } from '../../ui/dates.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { accessText } from './access-text.ts';

/** Changes of access, newest first. `whose` adds a column with the user's email. */
export function AccessTable({
  entries,
  label,
  whose = false,
}: {
  entries: readonly AccessEntry[];
  label: string;
  whose?: boolean;
}) {
  return (
    <DataTable label={label}>
      <thead>
        <tr>
          <th scope="col">When</th>
          {whose ? <th scope="col">User</th> : null}
          <th scope="col">Change</th>
          <th scope="col">By</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <tr key={`${entry.at}${index}`}>
            <td className="nowrap">
              <time dateTime={entry.at}>{momentOf(entry.at)}</time>
            </td>
            {whose ? (
              <th scope="row">
                <span className="clip" dir="auto" title={entry.email}>
                  {entry.email}
                </span>
              </th>
            ) : null}
            <td>
              <span className="access__what" dir="auto" title={accessText(entry)}>
                {accessText(entry)}
              </span>
            </td>
            <td>
              <span className="clip" dir="auto" title={entry.by}>
                {entry.by}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
