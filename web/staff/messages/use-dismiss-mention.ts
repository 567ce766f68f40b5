import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';

/** Removes a mention of the user from the work list, with Undo. */
export function useDismissMention() {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: (mention: { id: string; seen: boolean }) => api.messages.putMention(mention),
    onSuccess: async ({ seen }, { id }) => {
      if (seen)
        showToast({
          title: 'Mention dismissed.',
          action: { label: 'Undo', onClick: () => mutation.mutate({ id, seen: false }) },
        });
      await Promise.all(
        [orpc.cases.listWork.key(), orpc.messages.list.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
      );
    },
    onError: showFailure('The mention was not dismissed.'),
  });
  return { dismiss: (id: string) => mutation.mutate({ id, seen: true }), isPending: mutation.isPending };
}
