import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KnowledgeEntry } from '../../contract/knowledge.ts';
import type { KnowledgeKind } from '../../domain/knowledge/kinds.ts';
import { codeOf, messageOf } from '../api/api-error.ts';
import { orpc } from '../api/api.ts';
import { showToast } from '../ui/toasts.tsx';

const missing = (error: unknown) => codeOf(error) === 'NOT_FOUND' || codeOf(error) === 'INVALID_INPUT';

/**
 * One knowledge entry and its actions. They invalidate cached letters, in which a retired entry becomes a red finding.
 */
export function useEntry(kind: KnowledgeKind, key: string) {
  const cache = useQueryClient();
  const query = useQuery({
    ...orpc.knowledge.get.queryOptions({ input: { kind, key } }),
    retry: (count, error) => count < 1 && !missing(error),
  });
  const done = (title: string) => async (entry: KnowledgeEntry) => {
    cache.setQueryData(orpc.knowledge.get.queryKey({ input: { kind, key } }), entry);
    showToast({ title });
    await Promise.all(
      [orpc.knowledge.list.key(), orpc.letters.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
    );
  };
  const failed = (title: string) => (error: unknown) => {
    showToast({ title, description: messageOf(error, 'Please try again.'), tone: 'danger' });
    // Another user was first: shows the current state.
    if (codeOf(error) === 'CONFLICT') void query.refetch();
  };
  return {
    query,
    isMissing: missing(query.error),
    confirm: useMutation(
      orpc.knowledge.confirm.mutationOptions({
        onSuccess: done('Confirmed for this installation.'),
        onError: failed('The entry was not confirmed'),
      }),
    ),
    retire: useMutation(orpc.knowledge.retire.mutationOptions({ onSuccess: done('Retired. No new letter uses it.') })),
    restore: useMutation(
      orpc.knowledge.restore.mutationOptions({
        onSuccess: done('Restored. New letters may use it again.'),
        onError: failed('The entry was not restored'),
      }),
    ),
  };
}
export type EntryWork = ReturnType<typeof useEntry>;
