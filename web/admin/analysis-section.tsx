import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../api-error.ts';
import { orpc } from '../api.ts';
import { momentOf } from '../dashboard/dates.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.tsx';
import { AnalysisReport } from './analysis-report.tsx';
import type { AdminCase } from './case-fields.ts';

export function AnalysisSection({ theCase }: { theCase: AdminCase }) {
  const cache = useQueryClient();
  const analyse = useMutation(
    orpc.functions.comprehensiveAnalyzer.mutationOptions({
      onSuccess: () => {
        showToast({ title: 'Comprehensive AI analysis generated', description: 'Check the Messages tab.' });
        void cache.invalidateQueries({ queryKey: orpc.admin.case.key() });
      },
      onError: (error) => showToast({ title: 'Error', description: `Failed to generate AI analysis: ${messageOf(error, 'Please try again.')}`, tone: 'danger' }),
    }),
  );
  const button = (label: string) => (
    <Button variant="secondary" size="small" busy={analyse.isPending} busyLabel="Analysing…" onClick={() => analyse.mutate({ caseId: theCase.id })}>{label}</Button>
  );
  if (!theCase.analysis) {
    return (
      <div className="first-letter">
        <p>This case has not been analysed yet.</p>
        {button('Generate AI analysis')}
      </div>
    );
  }
  return (
    <>
      <div className="analysis__made">
        <p className="muted small">{theCase.analysed_at && `Analysed ${momentOf(theCase.analysed_at)}. `}Information for attorneys, not legal advice. AI drafts. A licensed attorney reviews and signs.</p>
        {button('Analyse again')}
      </div>
      <AnalysisReport analysis={theCase.analysis} />
    </>
  );
}
