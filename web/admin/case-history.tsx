import { momentOf } from '../dashboard/dates.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { AdminCase } from './case-fields.ts';
import { historyValue, historyWords } from './history-words.ts';

/** Who changed what, when, from what to what; newest first. */
export function CaseHistory({ history }: { history: AdminCase['history'] }) {
  const newestFirst = history.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <DataTable label="Changes of this case">
      <thead><tr><th scope="col">When</th><th scope="col">Who</th><th scope="col">What</th><th scope="col">Old</th><th scope="col">New</th></tr></thead>
      <tbody>
        {newestFirst.map((entry) => (
          <tr key={entry.id}>
            <td className="nowrap"><time dateTime={entry.at}>{momentOf(entry.at)}</time></td>
            <td>{entry.actor}</td>
            <td>{historyWords(entry.what)}{entry.field && <span className="muted">: {historyWords(entry.field).toLowerCase()}</span>}</td>
            <td className="wrap">{historyValue(entry.field, entry.old_value) ?? <span className="muted">None</span>}</td>
            <td className="wrap">{historyValue(entry.field, entry.new_value) ?? <span className="muted">None</span>}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
