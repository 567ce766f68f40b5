import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../api/api.ts';
import { showToast } from '../ui/toasts.tsx';

/** A case's replies from the processor, and the actions on them. */
export function useReplies(caseId: string) {
  const cache = useQueryClient();
  const refresh = () =>
    Promise.all(
      [orpc.letters.listReplies, orpc.money.getLedger, orpc.cases.listHistory, orpc.cases.listWork].map((read) =>
        cache.invalidateQueries({ queryKey: read.key() }),
      ),
    );
  return {
    list: useQuery(orpc.letters.listReplies.queryOptions({ input: { id: caseId } })),
    record: useMutation({
      ...orpc.letters.recordReply.mutationOptions(),
      onSuccess: async (_answers, { kind }) => {
        showToast(
          kind === 'offer'
            ? { title: 'Offer recorded', description: 'The merchant is asked for an answer.' }
            : { title: 'Reply recorded', description: 'The next letter of this case refers to it.' },
        );
        await refresh();
      },
    }),
    withdraw: useMutation(
      orpc.letters.withdrawReply.mutationOptions({
        onSuccess: async () => {
          showToast({
            title: 'Reply withdrawn',
            description: 'It stays on record; no letter refers to it, and an offer that it made is no longer open.',
          });
          await refresh();
        },
      }),
    ),
  };
}
export type Replies = ReturnType<typeof useReplies>;
