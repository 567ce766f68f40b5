import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { EmptyState, Skeletons } from '../../ui/feedback.tsx';
import { ListFailed } from '../panel/list-failed.tsx';
import { NewerOlder } from '../panel/newer-older.tsx';
import { AccessTable } from './access-table.tsx';

/** Who was granted and lost access, newest first; `older` are the cursors so far. */
export function AccessLog({ older, onOlder }: { older: string[]; onOlder: (older: string[]) => void }) {
  const cursor = older.at(-1);
  const query = useQuery({
    ...orpc.people.listAccessLog.queryOptions({ input: cursor === undefined ? {} : { cursor } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  if (query.isError)
    return (
      <ListFailed
        noun="the changes of access"
        message={messageOf(query.error, '')}
        retry={() => void query.refetch()}
        restart={older.length > 0 ? () => onOlder([]) : null}
      />
    );
  if (!data) return <Skeletons rows={3} height="35px" label="Loading the changes of access…" />;
  if (data.items.length === 0)
    return (
      <EmptyState title="No changes yet">
        <p>Whenever access is granted or revoked, a line appears here.</p>
      </EmptyState>
    );
  return (
    <>
      <AccessTable entries={data.items} label="Table of changes of access" whose />
      <NewerOlder noun="changes of access" older={older} next={data.next_cursor} onOlder={onOlder} />
    </>
  );
}
