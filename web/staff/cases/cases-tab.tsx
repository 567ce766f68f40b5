import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useCallback, useDeferredValue, useMemo } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ExportMenu } from './export-menu.tsx';
import { CaseFilters } from './case-filters.tsx';
import {
  casesAddress,
  casesRequest,
  hasFilters,
  sortedBy,
  type CasesAddress,
  type CaseSort,
  type ListAddress,
} from '../panel/cases-address.ts';
import type { CasesPage } from './cases-cache.ts';
import { CasesList, CasesPager } from './cases-list.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { useSelection } from './use-selection.ts';
import { useOpenCase } from './use-open-case.ts';
import { SavedViews } from './saved-views.tsx';

const noRows: CasesPage['items'] = [];

/** The cases table, with all its state in the URL. */
export function CasesTab() {
  const [address, setAddress] = useQueryStates(casesAddress, { history: 'push' });
  // Deferred: a press first fades the rows, before new ones are requested, and rendering them does not block typing.
  const shown = useDeferredValue(address);
  const query = useQuery({
    ...orpc.cases.listForStaff.queryOptions({ input: casesRequest(shown) }),
    placeholderData: keepPreviousData,
  });
  const data = useDeferredValue(query.data);
  const filters = useListAddress(address);
  const list = useListAddress(shown);
  const open = useOpenCase();
  const rows = data?.items ?? noRows;
  const selection = useSelection(rows);
  // Deferred, so that a box is shown as checked before the selection is counted.
  const counted = useDeferredValue(selection.picked);
  useFailureToast(query.errorUpdatedAt, 'Failed to load cases.');

  const onAddress = useCallback((change: Partial<CasesAddress>) => void setAddress(change), [setAddress]);
  const onSort = useCallback((column: CaseSort) => void setAddress((now) => sortedBy(now, column)), [setAddress]);
  const onApply = useCallback((list: ListAddress) => void setAddress({ ...list, after: [] }), [setAddress]);
  const onFilters = useCallback(
    // Typing a letter does not add a history entry.
    (filters: Partial<CasesAddress>) =>
      void setAddress({ ...filters, after: [] }, { history: 'search' in filters ? 'replace' : 'push' }),
    [setAddress],
  );
  return (
    <section className="cases-tab" aria-label="Cases">
      <div className="cases-tab__head">
        <CaseFilters filters={filters} onFilters={onFilters} />
        <div className="cases-tab__tools">
          <SavedViews list={list} onApply={onApply} />
          <ExportMenu list={list} total={data?.total ?? 0} capped={data?.total_capped ?? false} />
        </div>
      </div>
      {query.isError && (
        <ListFailed
          noun="cases"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={shown.after.length > 0 ? () => onAddress({ after: [] }) : null}
        />
      )}
      {!data && !query.isError && <Skeletons rows={12} height="35px" label="Loading cases…" />}
      {data && !query.isError && data.items.length === 0 && (
        <NoCases filtered={hasFilters(shown)} onClear={() => void setAddress(null)} />
      )}
      {data && !query.isError && data.items.length > 0 && (
        <CasesList
          page={data}
          address={shown}
          isOld={shown !== address || query.isPlaceholderData || data !== query.data}
          isFetching={query.isFetching}
          selection={selection}
          onAddress={onAddress}
          onSort={onSort}
        />
      )}
      {/* Placed before the pager, so that it does not cover it. */}
      <BulkBar picked={counted} clear={selection.clear} renew={selection.renew} rows={rows} onOpen={open.view} />
      {data && !query.isError && data.items.length > 0 && (
        <CasesPager page={data} address={shown} onAddress={onAddress} />
      )}
    </section>
  );
}

/** The address without its page: the same object from page to page. */
function useListAddress({ search, status, priority, processor, sort, direction }: ListAddress): ListAddress {
  return useMemo(
    () => ({ search, status, priority, processor, sort, direction }),
    [search, status, priority, processor, sort, direction],
  );
}

function NoCases({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="No cases yet">
        <p>A case appears here the moment that a merchant submits an application.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No case matches these filters"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      <p>
        Search looks at names, businesses, email addresses and case numbers. An account ID or a certified mail’s number
        is found when it is typed whole.
      </p>
    </EmptyState>
  );
}
