import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueryState, useQueryStates } from 'nuqs';
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { WorkItem, WorkPage } from '../cases/cases-cache.ts';
import { useSelection } from '../cases/use-selection.ts';
import { dialogAddress } from '../panel/dialog-address.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';
import { workText } from '../cases/due.ts';
import { useBarredPostings } from './use-postings.ts';
import { useWorkKeys } from './use-work-keys.ts';
import { useMe } from './use-me.ts';
import { ManyBar } from './many-bar.tsx';
import { rowHref, workAddress, workRequest, type WorkAddress, type WorkFilters } from './work-address.ts';
import { WorkFilterBar } from './work-filters.tsx';
import { ownPageOf } from './work-place.ts';
import { pickOf, WorkTable } from './work-table.tsx';

const OpenRow = lazy(() => import('./open-row.tsx'));

/** What is to be done, by due date: the longest overdue first. */
export function WorkList() {
  const [address, setAddress] = useQueryStates(workAddress, { history: 'push' });
  const query = useQuery({
    ...orpc.cases.listWork.queryOptions({ input: workRequest(address) }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useFailureToast(query.errorUpdatedAt, 'Failed to load the work.');
  const onAfter = useCallback((after: string[]) => void setAddress({ after, row: null }), [setAddress]);
  const onFilters = useCallback(
    (filters: Partial<WorkFilters>) => void setAddress({ ...filters, after: [], row: null }),
    [setAddress],
  );
  return (
    <section className="cases-tab" aria-label="Work">
      <div className="work-head">
        <WorkFilterBar filters={address} onFilters={onFilters} />
        {data && !query.isError && <p role="status">{workText(data.total, data.total_capped, data.overdue)}</p>}
      </div>
      {query.isError && (
        <ListFailed
          noun="the work"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={address.after.length > 0 ? () => onAfter([]) : null}
        />
      )}
      {!data && query.isPending && <Skeletons rows={12} height="35px" label="Loading the work…" />}
      {data && !query.isError && data.items.length === 0 && <NothingDue filters={address} onFilters={onFilters} />}
      {data && !query.isError && data.items.length > 0 && (
        <Rows
          // Another list starts with nothing selected.
          key={JSON.stringify(workRequest(address))}
          page={data}
          address={address}
          isOld={query.isPlaceholderData}
          isFetching={query.isFetching}
          onAfter={onAfter}
        />
      )}
    </section>
  );
}

type RowsProps = {
  page: WorkPage;
  address: WorkAddress;
  isOld: boolean;
  isFetching: boolean;
  onAfter: (after: string[]) => void;
};

function Rows({ page, address, isOld, isFetching, onAfter }: RowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [openCase] = useQueryState('case', dialogAddress.case);
  const navigate = useNavigate();
  const [openRow, setRow] = useQueryState('row', workAddress.row.withOptions({ history: 'push' }));
  const isNarrow = useMedia('(max-width: 110rem)') && openRow !== null;
  const items = useBarredPostings(page.items);
  const onOpen = useCallback(
    ({ act, key }: WorkItem) => {
      const own = ownPageOf(act);
      if (own !== undefined) void navigate(own);
      else void setRow(key);
    },
    [navigate, setRow],
  );
  const hrefOf = useCallback(({ act, key }: WorkItem) => ownPageOf(act) ?? rowHref(address, key), [address]);
  const me = useMe();
  const picks = useMemo(() => items.map(pickOf), [items]);
  const { picked, pick, pickPage, clear } = useSelection(picks);
  useWorkKeys(list, { page, after: address.after, isOld, onAfter }, onOpen, (key) => pick(key, !picked.has(key)));
  return (
    <>
      <div
        ref={list}
        className="cases-table work-table stacks"
        data-narrow={isNarrow || undefined}
        data-stale={isOld || undefined}
        aria-busy={isFetching}
      >
        <WorkTable
          rows={items}
          today={page.today}
          openCase={openCase}
          openRow={openRow}
          isNarrow={isNarrow}
          onOpen={onOpen}
          hrefOf={hrefOf}
          me={me}
          picked={picked}
          onPick={pick}
          onPickPage={pickPage}
        />
      </div>
      <ManyBar items={items.filter(({ key }) => picked.has(key))} me={me?.id ?? null} onClear={clear} />
      {isOld ? null : <WorkPanel items={items} today={page.today} />}
      <Pager noun={['thing to do', 'things to do']} after={address.after} page={page} onAfter={onAfter} />
    </>
  );
}

const titles: Partial<Record<string, string>> = {
  me: 'Nothing is yours to do',
  nobody: 'Everything has an owner',
  everybody: 'There is nothing to do',
};

type NothingProps = { filters: WorkFilters; onFilters: (filters: Partial<WorkFilters>) => void };

function NothingDue({ filters: { of, kind, search }, onFilters }: NothingProps) {
  const isNarrowed = kind !== null || search !== '';
  const whole = { of: 'everybody', kind: null, search: '' };
  if (of === 'everybody' && !isNarrowed)
    return (
      <EmptyState title="There is nothing to do">
        <p>A case appears here the moment that a merchant submits an application.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title={isNarrowed ? 'No work fits this filter' : (titles[of] ?? 'Nothing is theirs to do')}
      action={
        <Button variant="secondary" onClick={() => onFilters(whole)}>
          Show everybody's work
        </Button>
      }
    >
      <p>
        {of === 'nobody'
          ? 'A case without an owner appears here.'
          : 'Take over a case from the list of everybody, or of nobody.'}
      </p>
    </EmptyState>
  );
}

/** The panel of the row that the URL names, beside the list. */
export function WorkPanel({ items, today }: { items: readonly WorkItem[]; today: string }) {
  const [row, setRow] = useQueryState('row', workAddress.row.withOptions({ history: 'replace' }));
  if (row === null) return null;
  return (
    <Suspense fallback={null}>
      <OpenRow items={items} today={today} row={row} onRow={(next) => void setRow(next)} opener={linkOf} />
    </Suspense>
  );
}

const linkOf = (row: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${CSS.escape(row)}"]`);
