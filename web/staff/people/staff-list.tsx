import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Button } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { dayOf } from '../../ui/dates.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ListFailed } from '../panel/list-failed.tsx';
import { Pager } from '../panel/pager.tsx';
import { openerOf } from './use-user-dialog.ts';

type StaffListProps = {
  after: string[];
  me: string | null;
  onAfter: (after: string[]) => void;
  onRevoke: (id: string) => void;
};

const size = 50;

/** Internal users, newest account first, each with a button to revoke access. */
export function StaffList({ after, me, onAfter, onRevoke }: StaffListProps) {
  const cursor = after.at(-1);
  const query = useQuery({
    ...orpc.people.listUsers.queryOptions({
      input: { role: 'admin', limit: size, ...(cursor !== undefined && { cursor }) },
    }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  useFailureToast(query.errorUpdatedAt, 'Failed to load users.');
  if (query.isError)
    return (
      <ListFailed
        noun="users"
        message={messageOf(query.error, '')}
        retry={() => void query.refetch()}
        restart={after.length > 0 ? () => onAfter([]) : null}
      />
    );
  if (!data) return <Skeletons rows={3} height="35px" label="Loading the staff…" />;
  return (
    <>
      <DataTable label="Table of staff">
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">Account</th>
            <th scope="col">Created</th>
            <th scope="col">Actions</th>
          </tr>
        </thead>
        <tbody>
          {data.items.map(({ id, email, name, created_at }) => (
            <tr key={id}>
              <th scope="row">
                <span className="clip" dir="auto" title={name}>
                  {name}
                </span>
                {id === me ? <span className="muted"> (you)</span> : null}
              </th>
              <td>
                <Link className="clip" dir="auto" title={email} to={`/admin?tab=users&user=${id}`}>
                  {email}
                </Link>
              </td>
              <td className="nowrap">
                <time dateTime={created_at}>{dayOf(created_at)}</time>
              </td>
              <td>
                <div className="user-actions">
                  <Button
                    variant="quiet"
                    size="small"
                    data-opens={openerOf('revoke', id)}
                    aria-label={`Revoke access: ${email}`}
                    onClick={() => onRevoke(id)}
                  >
                    Revoke…
                  </Button>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {after.length > 0 || data.next_cursor !== null ? (
        <Pager noun={['member of staff', 'members of staff']} after={after} page={data} size={size} onAfter={onAfter} />
      ) : null}
    </>
  );
}
