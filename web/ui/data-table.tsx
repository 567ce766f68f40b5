import type { ReactNode } from 'react';

/**
 * The frame of a data table, which scrolls sideways on its own, by keyboard too. `children` are thead and tbody. The role
 * is explicit because tables with stacked rows lose it.
 */
export function DataTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="table-scroll" role="region" aria-label={label} tabIndex={0}>
      <table className="data-table" role="table">
        {children}
      </table>
    </div>
  );
}

type SortHeadProps = {
  sorted: 'ascending' | 'descending' | 'none';
  onSort: () => void;
  numeric?: boolean;
  children: ReactNode;
};

/** A sortable column header. */
export function SortHead({ sorted, onSort, numeric = false, children }: SortHeadProps) {
  return (
    <th scope="col" aria-sort={sorted} className={numeric ? 'numeric' : undefined}>
      <button type="button" className="data-table__sort" onClick={onSort}>
        {children}
      </button>
    </th>
  );
}
