import type { ReactNode } from 'react';
import { DataTable } from '../../ui/data-table.tsx';

type Column<Row> = { head: string; of: (row: Row) => ReactNode; numeric?: boolean };

type ChartProps<Row> = {
  title: string;
  /** What the chart shows, in a sentence for screen readers. */
  says: string;
  note?: ReactNode;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column has the name of the row. */
  columns: readonly Column<Row>[];
  /** Money has its own colors. */
  money?: boolean;
  /** The figures are shown beside the chart from the start. */
  open?: boolean;
  /** The chart itself, hidden from screen readers. */
  children: ReactNode;
};

/** A titled chart, and the same figures as a table. */
export function Chart<Row>({
  title,
  says,
  note,
  rows,
  keyOf,
  columns,
  money = false,
  open = false,
  children,
}: ChartProps<Row>) {
  return (
    <figure className={['chart', money ? 'chart--money' : '', open ? 'chart--wide' : ''].filter(Boolean).join(' ')}>
      <figcaption>
        <h3>{title}</h3>
        {note ? <p className="muted small">{note}</p> : null}
      </figcaption>
      <div role="img" aria-label={says} className="chart__drawing">
        {children}
      </div>
      <details className="chart__figures" open={open}>
        <summary>{title}: the figures</summary>
        <DataTable label={`${title}, figures`}>
          <thead>
            <tr>
              {columns.map(({ head, numeric }) => (
                <th key={head} scope="col" className={numeric ? 'numeric' : undefined}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ head, of, numeric }, index) =>
                  index === 0 ? (
                    <th key={head} scope="row">
                      {of(row)}
                    </th>
                  ) : (
                    <td key={head} className={numeric ? 'numeric' : undefined}>
                      {of(row)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </details>
    </figure>
  );
}
