/* oxlint-disable jsx-a11y/no-interactive-element-to-noninteractive-role -- rows and cells displayed as blocks lose their table roles in some browsers, so the roles are explicit */
import type { ReactNode } from 'react';

type StackedRow = { key: string; head: ReactNode; cells: readonly ReactNode[] };

/**
 * A table whose rows become blocks on a narrow screen, each cell labeled with its column. Roles are explicit because
 * blocks lose them.
 */
export function StackedTable({
  caption,
  columns,
  rows,
}: {
  caption: string;
  columns: readonly string[];
  rows: readonly StackedRow[];
}) {
  return (
    <table className="plain-table stacked" role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head, cells }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} role="cell">
                <span className="stacked__label" aria-hidden="true">
                  {columns[index + 1]}
                </span>
                <span>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
