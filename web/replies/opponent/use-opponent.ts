import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';

/** The opponent's side of a case, and what can be recorded of it; each action returns the whole again. */
export function useOpponent(caseId: string) {
  const cache = useQueryClient();
  const done = (title: string, description?: string) => ({
    onSuccess: async (view: Awaited<ReturnType<typeof api.letters.getOpponent>>) => {
      showToast(description === undefined ? { title } : { title, description });
      cache.setQueryData(orpc.letters.getOpponent.queryKey({ input: { id: caseId } }), view);
      await Promise.all(
        [orpc.letters.get.key(), orpc.letters.listReplies.key(), orpc.cases.key()].map((queryKey) =>
          cache.invalidateQueries({ queryKey }),
        ),
      );
    },
  });
  return {
    shown: useQuery(orpc.letters.getOpponent.queryOptions({ input: { id: caseId } })),
    record: useMutation(orpc.letters.recordOpposingCounsel.mutationOptions(done('Lawyer recorded'))),
    confirm: useMutation(
      orpc.letters.confirmOpposingCounsel.mutationOptions(
        done('Lawyer confirmed', 'From now on letters go to them alone.'),
      ),
    ),
    end: useMutation(orpc.letters.endOpposingCounsel.mutationOptions(done('The lawyer no longer acts'))),
    seal: useMutation({
      ...orpc.letters.sealFile.mutationOptions(),
      ...done('File sealed', 'Nobody can open or search it until counsel decides.'),
    }),
    decide: useMutation(orpc.letters.decideSealedFile.mutationOptions(done('Decision recorded'))),
    explain: useMutation(orpc.letters.explainRecord.mutationOptions(done('Explanation recorded'))),
  };
}
export type Opponent = ReturnType<typeof useOpponent>;
