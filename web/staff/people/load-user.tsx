import { useQuery } from '@tanstack/react-query';
import { messageOf, codeOf } from '../../api/api-error.ts';
import { orpc } from '../../api/api.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import { ListFailed } from '../panel/list-failed.tsx';

/** One user, and whether the id exists. A failed request shows a toast. */
export function useUser(id: string) {
  const query = useQuery(orpc.people.getUser.queryOptions({ input: { id } }));
  const missing = codeOf(query.error) === 'NOT_FOUND';
  useFailureToast(missing ? 0 : query.errorUpdatedAt, 'Failed to load users.');
  return { ...query, missing };
}

/** Shown in a dialog in place of the user: loading, failed with a retry, or not found. */
export function NoUserYet({ loading }: { loading: ReturnType<typeof useUser> }) {
  if (loading.missing) return <p>There is no such user. Its address may be mistyped.</p>;
  if (!loading.error) return <Skeletons rows={4} height="4rem" label="Loading the user…" />;
  return (
    <ListFailed
      noun="users"
      message={messageOf(loading.error, 'Please try again.')}
      retry={() => void loading.refetch()}
      restart={null}
    />
  );
}
