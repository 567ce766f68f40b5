import { lazy, memo, Suspense } from 'react';
import { labelOfProcessor, nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { dayOf } from '../../ui/dates.ts';
import { DataTable, SortHead } from '../../ui/data-table.tsx';
import { caseHref, onPlainPress, RowActions, type RowCallbacks } from './row-actions.tsx';
import { RowMenuPlace } from './row-menu-place.tsx';
import type { RowWork } from './use-row-work.ts';
import { PrioritySelect, StatusSelect } from './case-selects.tsx';
import type { CasesAddress, CaseSort } from '../panel/cases-address.ts';
import type { CaseRow } from './cases-cache.ts';
import { PagePick, RowPick } from './picks.tsx';
import { pageState, type Selection } from './selection.ts';

const RowMenu = lazy(() => import('./row-menu.tsx').then((menu) => ({ default: menu.RowMenu })));

/**
 * The server sorts, filters and paginates; column widths are in the stylesheet, so that they stay the same from page to
 * page.
 */
const columns: readonly { label: string; width: string; sort?: CaseSort }[] = [
  { label: 'Client', width: 'client', sort: 'client' },
  { label: 'Business', width: 'business', sort: 'business' },
  { label: 'Processor', width: 'processor', sort: 'processor' },
  { label: 'Amount', width: 'amount', sort: 'held_amount_cents' },
  { label: 'Status', width: 'status', sort: 'status' },
  { label: 'Priority', width: 'priority', sort: 'priority' },
  { label: 'Created', width: 'created', sort: 'created_at' },
  { label: 'Actions', width: 'actions' },
];

/** A very long name is truncated: it would be slow to lay out, and the case shows all of it. */
const cut = (name: string) => (name.length > 200 ? `${name.slice(0, 200)}…` : name);

const amountText = (cents: number | null) =>
  cents === null ? <span className="muted">Not provided</span> : formatCents(cents);

/** All of these callbacks are referentially stable, so that only changed rows rerender. */
type TableCallbacks = RowCallbacks & {
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
  acts: TableCallbacks;
};

/** The cases table (spec, section 2): eight columns, not counting the one with the checkbox. */
export const CaseTable = memo(function CaseTable({ rows, address, picked, work, narrow, acts }: CaseTableProps) {
  const sortedOf = (column: CaseSort) =>
    address.sort !== column ? 'none' : address.direction === 'asc' ? 'ascending' : 'descending';
  return (
    <>
      <DataTable label="Table of cases">
        <colgroup>
          <col className="col-pick" />
          {columns.map(({ width }) => (
            <col key={width} className={`col-${width}`} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className="pick-cell">
              <PagePick state={pageState(picked, rows)} onPick={acts.pickPage} />
            </td>
            {columns.map(({ label, sort }) =>
              sort ? (
                <SortHead
                  key={label}
                  sorted={sortedOf(sort)}
                  numeric={sort === 'held_amount_cents'}
                  onSort={() => acts.sort(sort)}
                >
                  {label}
                </SortHead>
              ) : (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CaseTableRow
              key={row.id}
              row={row}
              isPicked={picked.has(row.id)}
              work={work.get(row.id)}
              narrow={narrow}
              acts={acts}
            />
          ))}
        </tbody>
      </DataTable>
      {narrow && (
        <Suspense fallback={null}>
          <RowMenu acts={acts} />
        </Suspense>
      )}
    </>
  );
});

type CellsProps = { row: CaseRow; work: RowWork | undefined; narrow: boolean; acts: TableCallbacks };

const CaseTableRow = memo(function CaseTableRow({ isPicked, ...cells }: CellsProps & { isPicked: boolean }) {
  return (
    <tr data-picked={isPicked || undefined}>
      <td className="pick-cell">
        <RowPick row={cells.row} isPicked={isPicked} onPick={cells.acts.pick} />
      </td>
      <Cells {...cells} />
    </tr>
  );
});

/** The processor's name, clipped: the column has room only for the names in the list, but merchants can type others. */
function TypedName({ row }: { row: CaseRow }) {
  return (
    <span className="clip" dir="auto" title={labelOfProcessor(row)}>
      {nameOfProcessor(row)}
    </span>
  );
}

/** A separate component, because selecting a row changes nothing in it. */
const Cells = memo(function Cells({ row, work, narrow, acts }: CellsProps) {
  return (
    <>
      <th scope="row">
        <ClientLink row={row} onView={acts.view} />
      </th>
      <td>
        <span className="clip" dir="auto" title={cut(row.business)}>
          {cut(row.business)}
        </span>
      </td>
      <td>{row.other_processor === null ? processorLabel(row.processor) : <TypedName row={row} />}</td>
      <td className="numeric">{amountText(row.held_amount_cents)}</td>
      <td>
        <StatusSelect theCase={row} />
      </td>
      <td>
        <PrioritySelect theCase={row} />
      </td>
      <td>
        <time dateTime={row.created_at}>{dayOf(row.created_at)}</time>
      </td>
      <td>{narrow ? <RowMenuPlace row={row} work={work} /> : <RowActions row={row} work={work} acts={acts} />}</td>
    </>
  );
});

/** The row's link, which the j and k keys move between. */
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
