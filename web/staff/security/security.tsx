import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { useQueryStates } from 'nuqs';
import { site } from '../../../content/site.ts';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import type { RouteHandle } from '../../paths/route-handle.ts';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import { NewerOlder } from '../panel/newer-older.tsx';
import '../panel/staff.css';
import { StaffOnly } from '../panel/staff-guard.tsx';
import { isFiltered, logAddress, logRequest } from './log-address.ts';
import { LogFilters } from './log-filters.tsx';
import { LogTable } from './log-table.tsx';
import './security.css';

export const handle: RouteHandle = { script: true };
export const meta = () => [{ title: `Security log · ${site.name}` }];

/** The security log: who signed in, who was refused, and which files were read. */
export default function SecurityPage() {
  return (
    <StaffOnly>
      <NuqsAdapter>
        <main id="main" className="page page--panel app-main security">
          <h1>Security log</h1>
          <p className="muted">
            Sign-ins, what was refused, and which files were read, newest first. It holds nothing that anybody typed,
            and nobody can change it.
          </p>
          <SecurityLog />
        </main>
      </NuqsAdapter>
    </StaffOnly>
  );
}

function SecurityLog() {
  const [address, setAddress] = useQueryStates(logAddress, { history: 'push' });
  const query = useQuery({
    ...orpc.security.list.queryOptions({ input: logRequest(address) }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const toPage = (after: string[]) => void setAddress({ after });
  return (
    <>
      <LogFilters filters={address} onFilters={(filters) => void setAddress({ ...filters, after: [] })} />
      {query.isError && (
        <ListFailed
          noun="the security log"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={address.after.length > 0 ? () => toPage([]) : null}
        />
      )}
      {!data && query.isPending && <Skeletons rows={8} height="36px" label="Loading the security log…" />}
      {data && !query.isError && (
        <>
          <div
            className="security__rows"
            data-stale={query.isPlaceholderData || undefined}
            aria-busy={query.isFetching}
          >
            {data.items.length === 0 ? <NoEntries filtered={isFiltered(address)} /> : <LogTable entries={data.items} />}
          </div>
          <NewerOlder noun="the security log" older={address.after} next={data.next_cursor} onOlder={toPage} />
        </>
      )}
    </>
  );
}

function NoEntries({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState title="No entry matches these filters">
      <p>A network is searched by its beginning, such as 203.0.113.</p>
    </EmptyState>
  ) : (
    <EmptyState title="The log is empty">
      <p>The next sign-in appears here.</p>
    </EmptyState>
  );
}
