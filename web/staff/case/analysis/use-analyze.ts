import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../../api/api.ts';
import { showToast } from '../../../ui/toasts.tsx';
import { failedLabel, generatedLabel } from '../../../ui/ai-label.ts';

/** Runs the analysis of a case, and then refetches everything on the page that it may change. */
export function useAnalyze(caseId: string) {
  const cache = useQueryClient();
  const analyze = useMutation(
    orpc.cases.analyze.mutationOptions({
      onSuccess: async () => {
        showToast({ title: generatedLabel, description: 'Check the Messages tab.' });
        await cache.invalidateQueries({ queryKey: orpc.key() });
      },
      onError: (error) => {
        console.error(error);
        showToast({ title: 'Error', description: `${failedLabel}. Please try again.`, tone: 'danger' });
      },
    }),
  );
  return { isRunning: analyze.isPending, run: () => analyze.mutate({ caseId }) };
}
