import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';

/** Ticks off a mention of the user, with Undo. */
export function useDismissMention() {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: (mention: { id: string; done: boolean }) => api.messages.putMention(mention),
    onSuccess: async ({ done }, { id }) => {
      if (done)
        showToast({
          title: 'Mention done.',
          action: { label: 'Undo', onClick: () => mutation.mutate({ id, done: false }) },
        });
      await Promise.all(
        [orpc.cases.listWork.key(), orpc.messages.list.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
      );
    },
    onError: showFailure('The mention was not ticked off.'),
  });
  return { dismiss: (id: string) => mutation.mutate({ id, done: true }), isPending: mutation.isPending };
}
