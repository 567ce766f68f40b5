import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../api/api.ts';
import { showToast } from '../ui/toasts.tsx';

type Recorded = Parameters<typeof api.letters.recordReply>[0] & { uploaded: boolean };

/**
 * Records a reply. A file uploaded with it is first added to the case; adding it twice has no effect, so a retry is
 * safe.
 */
async function record({ uploaded, ...reply }: Recorded) {
  if (uploaded && reply.file_id !== null)
    await api.documents.add({ id: reply.id, files: [{ id: reply.file_id, document_type: 'processor_reply' }] });
  return api.letters.recordReply(reply);
}

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
      mutationFn: record,
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
