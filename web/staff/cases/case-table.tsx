import { lazy, memo, Suspense, useCallback, useState } from 'react';
import { openConflictLabels, openConflictMarks } from '../../../domain/conflicts/open-conflict.ts';
import { labelOfProcessor, nameOfProcessor, processorLabel } from '../../../domain/processors.ts';
import { firmDayOf } from '../../../domain/calendar/firm-day.ts';
import { formatCents } from '../../../domain/money/cents.ts';
import { StageBadge } from '../../ui/badge.tsx';
import { dayOf } from '../../ui/dates.ts';
import { firmToday } from '../../ui/typed-values.ts';
import { dayText, dueOf } from './due.ts';
import { DataTable, SortHead } from '../../ui/data-table.tsx';
import { loadRowMenu, RowActions } from './row-actions.tsx';
import { caseHref, onPlainPress, type Row, type RowCallbacks } from './row-links.ts';
import type { RowWork } from './use-row-work.ts';
import { PrioritySelect, StatusSelect } from './case-selects.tsx';
import type { CasesAddress, CaseSort } from '../panel/cases-address.ts';
import type { CaseRow } from './cases-cache.ts';
import { PagePick, RowPick } from './picks.tsx';
import { pageState, type Selection } from './selection.ts';

const RowMenu = lazy(() => loadRowMenu().then((menu) => ({ default: menu.RowMenu })));

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
  { label: 'Stage', width: 'stage' },
  { label: 'Next', width: 'next' },
  { label: 'Due', width: 'due' },
  { label: 'Owner', width: 'owner' },
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
  acts: TableCallbacks;
};
type OnMenu = (row: Row, button: HTMLElement) => void;

/** The cases table (spec, section 2): its eight columns, and what is next in each case, when and whose. */
export const CaseTable = memo(function CaseTable({ rows, address, picked, work, acts }: CaseTableProps) {
  const [menu, setMenu] = useState<{ row: Row; button: HTMLElement; press: number } | null>(null);
  const onMenu: OnMenu = useCallback(
    (row, button) => setMenu((last) => ({ row, button, press: (last?.press ?? 0) + 1 })),
    [],
  );
  const today = firmToday();
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
              today={today}
              acts={acts}
              onMenu={onMenu}
            />
          ))}
        </tbody>
      </DataTable>
      {menu && (
        <Suspense fallback={null}>
          <RowMenu key={menu.press} row={menu.row} button={menu.button} acts={acts} />
        </Suspense>
      )}
    </>
  );
});

type CellsProps = { row: CaseRow; work: RowWork | undefined; today: string; acts: TableCallbacks; onMenu: OnMenu };

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

/** A separate component, because selecting a row changes nothing in it. */
const Cells = memo(function Cells({ row, work, today, acts, onMenu }: CellsProps) {
  const { next_action: next, next_action_on: on, owner } = row;
  const due = on === null ? null : dueOf(on, today);
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
      <td>
        <span className="clip" dir="auto" title={labelOfProcessor(row)}>
          {row.other_processor === null ? processorLabel(row.processor) : nameOfProcessor(row)}
        </span>
      </td>
      <td className="numeric">{amountText(row.held_amount_cents)}</td>
      <td>
        <StatusSelect theCase={row} />
      </td>
      <td>
        <PrioritySelect theCase={row} />
      </td>
      <td className="nowrap">
        <StageBadge stage={row.stage} />
      </td>
      <td>
        <span
          className="clip"
          dir="auto"
          title={row.conflict === null ? (next ?? undefined) : `${openConflictLabels[row.conflict]}. ${next ?? ''}`}
        >
          {row.conflict === null ? null : <strong className="conflict-mark">{openConflictMarks[row.conflict]} </strong>}
          {next ?? <span className="muted">None</span>}
        </span>
      </td>
      <td className="nowrap">
        {on !== null && due ? (
          <time className="work-due" data-state={due.state} dateTime={on} title={due.text}>
            {dayText(on, today)}
          </time>
        ) : null}
      </td>
      <td>
        <span className={owner ? 'clip' : 'clip muted'} dir="auto" title={owner?.name}>
          {owner?.name ?? 'Nobody'}
        </span>
      </td>
      <td className="nowrap">
        <time dateTime={row.created_at} title={dayOf(row.created_at)}>
          {dayText(firmDayOf(new Date(row.created_at)), today)}
        </time>
      </td>
      <td>
        <RowActions row={row} work={work} onMenu={onMenu} />
      </td>
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
      aria-label={`${row.client.trim() === '' ? row.email : cut(row.client)}, ${row.case_number}`}
      onClick={onPlainPress(() => onView(row.id))}
    >
      {row.client.trim() === '' ? row.email : cut(row.client)}
    </a>
  );
}
