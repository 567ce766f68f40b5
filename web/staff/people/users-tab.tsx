import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useQueryStates } from 'nuqs';
import { useCallback } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';
import { EditUser } from './edit-user.tsx';
import './people.css';
import { useUserDialog } from './use-user-dialog.ts';
import { UserFilters } from './user-filters.tsx';
import { UserTable } from './user-table.tsx';
import { isFiltered, usersAddress, usersPageSize, usersRequest, type UsersAddress } from './users-address.ts';
import { ViewUser } from './view-user.tsx';

/** The Users tab of the panel, with its view and edit dialogs (`?user=ID`, `?edituser=ID`). */
export default function UsersTab() {
  const [address, setAddress] = useQueryStates(usersAddress, { history: 'push' });
  const dialog = useUserDialog();
  const query = useQuery({
    ...orpc.people.listUsers.queryOptions({ input: usersRequest(address) }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useFailureToast(query.errorUpdatedAt, 'Failed to load users.');
  const onFilters = useCallback(
    // Typing a letter does not add a history entry.
    (filters: Partial<UsersAddress>) =>
      void setAddress({ ...filters, after: [] }, { history: 'search' in filters ? 'replace' : 'push' }),
    [setAddress],
  );
  return (
    <div className="users-tab">
      <UserFilters filters={address} onFilters={onFilters} />
      {query.isError && (
        <ListFailed
          noun="users"
          message={messageOf(query.error, '')}
          retry={() => void query.refetch()}
          restart={address.after.length > 0 ? () => void setAddress({ after: [] }) : null}
        />
      )}
      {!data && query.isPending && <Skeletons rows={12} height="35px" label="Loading users…" />}
      {data && !query.isError && (
        <>
          <div className="users-table" data-stale={query.isPlaceholderData || undefined} aria-busy={query.isFetching}>
            {data.items.length === 0 ? (
              <NoUsers filtered={isFiltered(address)} onClear={() => void setAddress(null)} />
            ) : (
              <UserTable rows={data.items} onView={dialog.view} onEdit={dialog.edit} />
            )}
          </div>
          <Pager
            noun={['user', 'users']}
            after={address.after}
            page={data}
            size={usersPageSize}
            onAfter={(after) => void setAddress({ after })}
          />
        </>
      )}
      {dialog.user === null ? null : (
        <ViewUser key={dialog.user} id={dialog.user} onEdit={dialog.edit} onClose={dialog.close} />
      )}
      {dialog.edituser === null ? null : <EditUser key={dialog.edituser} id={dialog.edituser} onClose={dialog.close} />}
    </div>
  );
}

function NoUsers({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  if (!filtered)
    return (
      <EmptyState title="No users on this page">
        <p>An account appears here as soon as someone creates one.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      title="No user matches these filters"
      action={
        <Button variant="secondary" onClick={onClear}>
          Clear Filters
        </Button>
      }
    >
      <p>Search looks at email addresses, names and organizations.</p>
    </EmptyState>
  );
}
