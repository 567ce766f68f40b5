import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';

type Change = { id: string; text?: string; due_on?: string; owner_id?: string | null; done?: boolean };
/** `said`: the toast. `undo`: the change that reverts this one. */
type Act = { change: Change; said: string; undo?: Change };

/** Refetches everything that shows tasks. Resolves when the work list is up to date. */
const refresh = (cache: QueryClient): Promise<unknown> =>
  Promise.all(
    [orpc.cases.listTasks.key(), orpc.cases.listWork.key(), orpc.cases.listHistory.key()].map((queryKey) =>
      cache.invalidateQueries({ queryKey }),
    ),
  );

/** Changes a task, with Undo afterward where that is possible. */
export function useChangeTask() {
  const cache = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ change }: Act) => api.cases.putTask(change),
    onSuccess: async (_, { said, undo }) => {
      const takeBack = undo && { change: undo, said: 'Taken back.' };
      showToast({
        title: said,
        action: takeBack && { label: 'Undo', onClick: () => mutation.mutate(takeBack) },
      });
      await refresh(cache);
    },
    onError: showFailure('The task was not changed.'),
  });
  return {
    isPending: mutation.isPending,
    /** Ticks it off. */
    finish: (id: string, text: string) =>
      mutation.mutate({ change: { id, done: true }, said: `Done: ${text}`, undo: { id, done: false } }),
    reopen: (id: string, text: string) => mutation.mutate({ change: { id, done: false }, said: `Open again: ${text}` }),
    /** `before`: the id of the previous owner. */
    take: (id: string, owner: { id: string; name: string }, before: string | null) =>
      mutation.mutate({
        change: { id, owner_id: owner.id },
        said: `The task is ${owner.name}’s.`,
        undo: { id, owner_id: before },
      }),
    put: (change: Change, onDone: () => void) =>
      mutation.mutate({ change, said: 'Task saved.' }, { onSuccess: onDone }),
  };
}

type NewTask = { id: string; task_id: string; text: string; due_on: string; owner_id: string | null };

export function useAddTask(onDone: () => void) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (task: NewTask) => api.cases.addTask(task),
    onSuccess: async ({ text }) => {
      onDone();
      showToast({ title: `Task added: ${text}` });
      await refresh(cache);
    },
  });
}
