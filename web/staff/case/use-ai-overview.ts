import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../../api/api.ts';
import { showToast } from '../../ui/toasts.tsx';
import type { AdminCase } from '../cases/case-fields.ts';
import { refreshAround } from './save-over.ts';

/** Opens a case's analysis, running it first if there is none. */
export function useAiOverview(theCase: AdminCase, show: () => void) {
  const cache = useQueryClient();
  const analyze = useMutation(
    orpc.cases.analyze.mutationOptions({
      onSuccess: async () => {
        showToast({ title: 'Comprehensive AI analysis generated', description: 'Check the Messages tab.' });
        await refreshAround(cache);
      },
      onError: (error) => {
        console.error(error);
        showToast({ title: 'Error', description: 'Failed to generate AI analysis. Please try again.', tone: 'danger' });
      },
    }),
  );
  const open = () => {
    show();
    if (theCase.analysis === null && theCase.analysis_text === null && !analyze.isPending)
      analyze.mutate({ caseId: theCase.id });
  };
  return { open, isRunning: analyze.isPending };
}
