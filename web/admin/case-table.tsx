'use no memo';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { Link } from 'react-router';
import { processorLabels } from '../../domain/case.ts';
import { formatCents } from '../../domain/money.ts';
import { dayOf } from '../dashboard/dates.ts';
import { DataTable, SortHead } from '../ui/data-table.tsx';
import { PrioritySelect, StatusSelect } from './case-selects.tsx';
import type { CasesAddress, CaseSort } from './cases-address.ts';
import type { CaseRow } from './cases-cache.ts';

// The server sorts, filters and pages; the table only knows its columns.
const features = tableFeatures({});
const column = createColumnHelper<typeof features, CaseRow>();

const columns = column.columns([
  column.accessor('client', { header: 'Client', cell: ({ row }) => <ClientCell row={row.original} /> }),
  column.accessor('business', { header: 'Business', cell: ({ getValue }) => <span className="clip" dir="auto" title={getValue()}>{getValue()}</span> }),
  column.accessor('processor', { header: 'Processor', cell: ({ getValue }) => processorLabels[getValue()] }),
  column.accessor('held_amount_cents', { header: 'Amount', cell: ({ getValue }) => amountWords(getValue()) }),
  column.accessor('status', { header: 'Status', cell: ({ row }) => <StatusSelect theCase={row.original} /> }),
  column.accessor('priority', { header: 'Priority', cell: ({ row }) => <PrioritySelect theCase={row.original} /> }),
  column.accessor('created_at', { header: 'Created', cell: ({ getValue }) => <time dateTime={getValue()}>{dayOf(getValue())}</time> }),
  column.display({ id: 'actions', header: 'Actions', cell: ({ row }) => <Link to={`/admin/cases/${row.original.id}`} aria-label={`View ${row.original.case_number}`}>View</Link> }),
]);

const sortable: readonly string[] = ['created_at', 'held_amount_cents', 'business', 'client', 'processor', 'status', 'priority'] satisfies CaseSort[];
const isSortable = (id: string): id is CaseSort => sortable.includes(id);

const amountWords = (cents: number | null) => (cents === null ? <span className="muted">Not provided</span> : formatCents(cents));

function ClientCell({ row }: { row: CaseRow }) {
  return (
    <Link to={`/admin/cases/${row.id}`} className="clip" dir="auto" title={`${row.client}, ${row.email}, ${row.case_number}`}>
      {row.client.trim() === '' ? row.email : row.client}
    </Link>
  );
}

type CaseTableProps = { rows: CaseRow[]; address: Pick<CasesAddress, 'sort' | 'direction'>; onSort: (column: CaseSort) => void };

export function CaseTable({ rows, address, onSort }: CaseTableProps) {
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id });
  const sortedOf = (id: string) => (address.sort !== id ? 'none' : address.direction === 'asc' ? 'ascending' : 'descending');
  return (
    <DataTable label="Table of cases">
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map(({ id, column: { columnDef } }) =>
              isSortable(id) ? (
                <SortHead key={id} sorted={sortedOf(id)} numeric={id === 'held_amount_cents'} onSort={() => onSort(id)}>{String(columnDef.header)}</SortHead>
              ) : (
                <th key={id} scope="col">{String(columnDef.header)}</th>
              ),
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getAllCells().map((cell) => {
              const Cell = cell.column.id === 'client' ? 'th' : 'td';
              return (
                <Cell key={cell.id} scope={Cell === 'th' ? 'row' : undefined} className={cell.column.id === 'held_amount_cents' ? 'numeric' : undefined}>
                  <table.FlexRender cell={cell} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
