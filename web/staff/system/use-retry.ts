import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';

/** Retries one thing, and shows the result in a toast. `what`: "The job" or "The email". */
export function useRetry(what: 'The job' | 'The email') {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => (what === 'The job' ? api.system.retryJob({ id }) : api.system.retryEmail({ id })),
    onSuccess: ({ retried }) =>
      showToast({
        title: retried ? `${what} is tried again.` : `${what} was tried again already.`,
      }),
    onError: showFailure(`${what} was not tried again.`),
    onSettled: () => cache.invalidateQueries({ queryKey: orpc.system.getState.key() }),
  });
}
