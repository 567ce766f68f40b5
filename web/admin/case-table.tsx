'use no memo';
import { createColumnHelper, tableFeatures, useTable, type Row } from '@tanstack/react-table';
import { memo } from 'react';
import { processorLabels } from '../../domain/case.ts';
import { formatCents } from '../../domain/money.ts';
import { dayOf } from '../dashboard/dates.ts';
import { DataTable, SortHead } from '../ui/data-table.tsx';
import { caseHref, onPlainPress, RowActions, RowMenu, RowMenuButton, type RowActs } from './actions/row-actions.tsx';
import type { RowWork } from './actions/use-row-work.ts';
import { PrioritySelect, StatusSelect } from './case-selects.tsx';
import type { CasesAddress, CaseSort } from './cases-address.ts';
import type { CaseRow } from './cases-cache.ts';
import { PagePick, RowPick } from './selection/picks.tsx';
import { pageState, type Selection } from './selection/selection.ts';

// The server sorts, filters and pages; the table only knows its columns.
const features = tableFeatures({});
const column = createColumnHelper<typeof features, CaseRow>();

const columns = column.columns([
  column.accessor('client', { header: 'Client' }),
  column.accessor('business', {
    header: 'Business',
    cell: ({ getValue }) => (
      <span className="clip" dir="auto" title={cut(getValue())}>
        {cut(getValue())}
      </span>
    ),
  }),
  column.accessor('processor', { header: 'Processor', cell: ({ getValue }) => processorLabels[getValue()] }),
  column.accessor('held_amount_cents', { header: 'Amount', cell: ({ getValue }) => amountWords(getValue()) }),
  column.accessor('status', { header: 'Status', cell: ({ row }) => <StatusSelect theCase={row.original} /> }),
  column.accessor('priority', { header: 'Priority', cell: ({ row }) => <PrioritySelect theCase={row.original} /> }),
  column.accessor('created_at', {
    header: 'Created',
    cell: ({ getValue }) => <time dateTime={getValue()}>{dayOf(getValue())}</time>,
  }),
  column.display({ id: 'actions', header: 'Actions' }),
]);

/** Set by the style sheet, so that columns stay where they are from page to page. */
const widths = ['pick', 'client', 'business', 'processor', 'amount', 'status', 'priority', 'created', 'actions'];

const sortable: readonly string[] = [
  'created_at',
  'held_amount_cents',
  'business',
  'client',
  'processor',
  'status',
  'priority',
] satisfies CaseSort[];
const isSortable = (id: string): id is CaseSort => sortable.includes(id);

/** A name of ten thousand letters is one that nobody reads here, and slow to lay out; the case shows all of it. */
const cut = (name: string) => (name.length > 200 ? `${name.slice(0, 200)}…` : name);

const amountWords = (cents: number | null) =>
  cents === null ? <span className="muted">Not provided</span> : formatCents(cents);

/** Everything here keeps its identity from one rendering to the next, so that only the rows that changed are rendered again. */
export type TableActs = RowActs & {
  sort: (column: CaseSort) => void;
  pick: (id: string, on: boolean, range?: boolean) => void;
  pickPage: (on: boolean) => void;
};
type CaseTableProps = {
  rows: CaseRow[];
  address: Pick<CasesAddress, 'sort' | 'direction'>;
  picked: Selection;
  work: ReadonlyMap<string, RowWork>;
  narrow: boolean;
  acts: TableActs;
};

/** The cases (spec, section 2): eight columns; the cell with the box in front of them is no column. */
export const CaseTable = memo(function CaseTable({ rows, address, picked, work, narrow, acts }: CaseTableProps) {
  const table = useTable({ features, columns, data: rows, getRowId: (row) => row.id });
  const sortedOf = (id: string) =>
    address.sort !== id ? 'none' : address.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <>
      <DataTable label="Table of cases">
        <colgroup>
          {widths.map((id) => (
            <col key={id} className={`col-${id}`} />
          ))}
        </colgroup>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              <td className="pick-cell">
                <PagePick state={pageState(picked, rows)} onPick={acts.pickPage} />
              </td>
              {group.headers.map(({ id, column: { columnDef } }) =>
                isSortable(id) ? (
                  <SortHead
                    key={id}
                    sorted={sortedOf(id)}
                    numeric={id === 'held_amount_cents'}
                    onSort={() => acts.sort(id)}
                  >
                    {String(columnDef.header)}
                  </SortHead>
                ) : (
                  <th key={id} scope="col">
                    {String(columnDef.header)}
                  </th>
                ),
              )}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <CaseTableRow
              key={row.id}
              row={row}
              render={table.FlexRender}
              isPicked={picked.has(row.id)}
              work={work.get(row.id)}
              narrow={narrow}
              acts={acts}
            />
          ))}
        </tbody>
      </DataTable>
      {narrow && <RowMenu acts={acts} />}
    </>
  );
});

type RowProps = CellsProps & { isPicked: boolean };
type CellsProps = {
  row: Row<typeof features, CaseRow>;
  render: ReturnType<typeof useTable<typeof features, CaseRow>>['FlexRender'];
  work: RowWork | undefined;
  narrow: boolean;
  acts: TableActs;
};

// The table makes its rows anew whenever one of them changes: what they were made of says whether there is anything to render.
const isSame = (before: CellsProps, now: CellsProps) =>
  before.row.original === now.row.original &&
  before.work === now.work &&
  before.narrow === now.narrow &&
  before.acts === now.acts;

const CaseTableRow = memo(
  function CaseTableRow({ isPicked, ...cells }: RowProps) {
    return (
      <tr data-picked={isPicked || undefined}>
        <td className="pick-cell">
          <RowPick row={cells.row.original} isPicked={isPicked} onPick={cells.acts.pick} />
        </td>
        <Cells {...cells} />
      </tr>
    );
  },
  (before, now) => before.isPicked === now.isPicked && isSame(before, now),
);

/** By themselves, because a row that is selected changes in nothing else. */
const Cells = memo(function Cells({ row, render: FlexRender, work, narrow, acts }: CellsProps) {
  const { original } = row;
  return row.getAllCells().map((cell) => {
    switch (cell.column.id) {
      case 'client':
        return (
          <th key={cell.id} scope="row">
            <ClientLink row={original} onView={acts.view} />
          </th>
        );
      case 'actions':
        return (
          <td key={cell.id}>
            {narrow ? (
              <RowMenuButton row={original} work={work} />
            ) : (
              <RowActions row={original} work={work} acts={acts} />
            )}
          </td>
        );
      default:
        return (
          <td key={cell.id} className={cell.column.id === 'held_amount_cents' ? 'numeric' : undefined}>
            <FlexRender cell={cell} />
          </td>
        );
    }
  });
}, isSame);

/** The row's own link: the keys j and k move from one to the next. */
function ClientLink({ row, onView }: { row: CaseRow; onView: (id: string) => void }) {
  return (
    <a
      href={caseHref(row.id)}
      data-row={row.id}
      className="clip"
      dir="auto"
      title={`${cut(row.client)}, ${row.email}, ${row.case_number}`}
      onClick={onPlainPress(() => onView(row.id))}
    >
      {row.client.trim() === '' ? row.email : cut(row.client)}
    </a>
  );
}
