import { messageOf } from '../../api-error.ts';
import { Skeletons } from '../../ui/feedback.tsx';
import { ListFailed } from '../list-failed.tsx';
import type { useUser } from './use-user.ts';

/** What stands in a dialog while its person is not there: a wait, a failure with a way to try again, or that there is none. */
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
