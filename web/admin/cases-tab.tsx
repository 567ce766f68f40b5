import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useCallback, useEffect } from 'react';
import { messageOf } from '../api-error.ts';
import { orpc } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Skeletons } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { CaseFilters } from './case-filters.tsx';
import { CaseTable } from './case-table.tsx';
import { casesAddress, casesRequest, hasFilters, sortedBy, type CasesAddress } from './cases-address.ts';
import { ListFailed } from './list-failed.tsx';
import { Pager } from './pager.tsx';

/** The cases table with its whole state in the URL. */
export function CasesTab() {
  const [address, setAddress] = useQueryStates(casesAddress, { history: 'push' });
  const query = useQuery({ ...orpc.admin.cases.queryOptions({ input: casesRequest(address) }), placeholderData: keepPreviousData });
  const { errorUpdatedAt, data } = query;
  useEffect(() => {
    if (errorUpdatedAt > 0) showToast({ title: 'Error', description: 'Failed to load cases.', tone: 'danger' });
  }, [errorUpdatedAt]);

  const onFilters = useCallback(
    // Each letter typed is no step of the Back button.
    (filters: Partial<CasesAddress>) => void setAddress({ ...filters, after: [] }, { history: 'search' in filters ? 'replace' : 'push' }),
    [setAddress],
  );
  return (
    <div className="cases-tab">
      <CaseFilters filters={address} onFilters={onFilters} />
      {query.isError && <ListFailed noun="cases" message={messageOf(query.error, '')} retry={() => void query.refetch()} restart={address.after.length > 0 ? () => void setAddress({ after: [] }) : null} />}
      {!data && query.isPending && <Skeletons rows={12} height="35px" label="Loading cases…" />}
      {data && !query.isError && (
        <>
          <div className="cases-table" data-stale={query.isPlaceholderData || undefined} aria-busy={query.isFetching}>
            {data.items.length === 0 ? <NoCases filtered={hasFilters(address)} onClear={() => void setAddress(null)} /> : (
              <CaseTable rows={data.items} address={address} onSort={(column) => void setAddress(sortedBy(address, column))} />
            )}
          </div>
          <Pager noun="cases" after={address.after} page={data} onAfter={(after) => void setAddress({ after })} />
        </>
      )}
    </div>
  );
}

function NoCases({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered) return <EmptyState title="No cases yet"><p>A case appears here the moment that a merchant submits an application.</p></EmptyState>;
  return (
    <EmptyState title="No case matches these filters" action={<Button variant="secondary" onClick={onClear}>Clear Filters</Button>}>
      <p>Search looks at names, businesses, email addresses and case numbers.</p>
    </EmptyState>
  );
}
