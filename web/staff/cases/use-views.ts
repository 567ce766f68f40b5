import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';

export type View = { id: string; name: string; query: string };

/** The user's own saved views. A removed one can be restored. */
export function useViews() {
  const cache = useQueryClient();
  const views = useQuery(orpc.cases.listViews.queryOptions());
  const put = (now: typeof views.data) => cache.setQueryData(orpc.cases.listViews.queryKey(), now);
  const save = useMutation(
    orpc.cases.saveView.mutationOptions({ onSuccess: put, onError: showFailure('Failed to save the view.') }),
  );
  const remove = useMutation(
    orpc.cases.removeView.mutationOptions({ onSuccess: put, onError: showFailure('Failed to remove the view.') }),
  );
  return {
    views,
    isSaving: save.isPending,
    save: (name: string, query: string, done: () => void) =>
      save.mutate(
        { name, query },
        {
          onSuccess: () => {
            showToast({ title: `View “${name}” saved.` });
            done();
          },
        },
      ),
    remove: ({ id, name, query }: View) =>
      remove.mutate(
        { id },
        {
          onSuccess: () =>
            showToast({
              title: `View “${name}” removed.`,
              action: { label: 'Undo', onClick: () => save.mutate({ name, query }) },
            }),
        },
      ),
  };
}
