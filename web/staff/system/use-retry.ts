import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';

/** Tries one thing again, and says what came of it. `what`: "The job", "The email". */
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
