import { useCallback, useMemo, useRef } from 'react';
import { useListKeys } from '../panel/use-list-keys.ts';
import { Pager } from '../panel/pager.tsx';
import { CaseTable } from './case-table.tsx';
import { pageSizes, type CasesAddress, type CaseSort } from '../panel/cases-address.ts';
import type { CasesPage } from './cases-cache.ts';
import type { useSelection } from './use-selection.ts';
import { useOpenCase } from './use-open-case.ts';
import { useRowWork } from './use-row-work.ts';

type CasesListProps = {
  page: CasesPage;
  address: CasesAddress;
  isOld: boolean;
  isFetching: boolean;
  selection: ReturnType<typeof useSelection>;
  onAddress: (change: Partial<CasesAddress>) => void;
  onSort: (column: CaseSort) => void;
};

/** One page of cases with all its actions. `isOld`: the previous page, while the next one loads. */
export function CasesList({ page, address, isOld, isFetching, selection, onAddress, onSort }: CasesListProps) {
  const list = useRef<HTMLDivElement>(null);
  const open = useOpenCase();
  const { work, report, analyze } = useRowWork(useCallback((id) => open.view(id, 'messages'), [open]));
  const { picked, pick, pickPage } = selection;
  const { sort, direction, after } = address;
  const acts = useMemo(
    () => ({ view: (id: string) => open.view(id), edit: open.edit, report, analyze, pick, pickPage, sort: onSort }),
    [open, report, analyze, pick, pickPage, onSort],
  );
  useListKeys({
    list,
    rows: page.items,
    isOld,
    open: acts.view,
    edit: acts.edit,
    pick: (id) => pick(id, !picked.has(id)),
    go: open.at,
    turn: (step) => turnPage(step, page, after, onAddress),
  });
  return (
    <div ref={list} className="cases-table" data-stale={isOld || undefined} aria-busy={isFetching}>
      <CaseTable
        rows={page.items}
        address={useMemo(() => ({ sort, direction }), [sort, direction])}
        picked={picked}
        work={work}
        acts={acts}
      />
    </div>
  );
}

/** The pages of the list. */
export function CasesPager({
  page,
  address: { after, rows },
  onAddress,
}: Pick<CasesListProps, 'page' | 'address' | 'onAddress'>) {
  return (
    <Pager
      noun={['case', 'cases']}
      after={after}
      page={page}
      size={rows}
      onAfter={(next) => onAddress({ after: next })}
    >
      <RowsChoice rows={rows} onRows={(next) => onAddress({ rows: next, after: [] })} />
    </Pager>
  );
}

/** Goes to the next or previous page, if there is one; returns whether it did. */
export function turnPage(
  step: 1 | -1,
  { next_cursor }: { next_cursor: string | null },
  after: string[],
  onAddress: (change: { after: string[] }) => void,
): boolean {
  const next =
    step === 1
      ? next_cursor === null
        ? null
        : [...after, next_cursor]
      : after.length === 0
        ? null
        : after.slice(0, -1);
  if (next) onAddress({ after: next });
  return next !== null;
}

function RowsChoice({ rows, onRows }: { rows: CasesAddress['rows']; onRows: (rows: CasesAddress['rows']) => void }) {
  return (
    <label className="muted pager__rows">
      Rows on a page
      <select
        className="cell-select"
        value={rows}
        onChange={({ target }) => onRows(pageSizes.find((each) => each === Number(target.value)) ?? 50)}
      >
        {pageSizes.map((size) => (
          <option key={size} value={size}>
            {size}
          </option>
        ))}
      </select>
    </label>
  );
}
