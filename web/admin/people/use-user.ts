import { useQuery } from '@tanstack/react-query';
import { codeOf } from '../../api-error.ts';
import { orpc } from '../../api.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** One person, with whether there is none of that id. A read that fails says so by a toast. */
export function useUser(id: string) {
  const query = useQuery(orpc.people.getUser.queryOptions({ input: { id } }));
  const missing = codeOf(query.error) === 'NOT_FOUND';
  useFailureToast(missing ? 0 : query.errorUpdatedAt, 'Failed to load users.');
  return { ...query, missing };
}
