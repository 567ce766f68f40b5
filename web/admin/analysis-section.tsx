import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orpc } from '../api.ts';
import { momentOf } from '../dashboard/dates.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState, Notice, Spinner } from '../ui/feedback.tsx';
import { showToast } from '../ui/toasts.tsx';
import { outdatedSince } from './analysis-age.ts';
import './analysis.css';
import { ExportAnalysis } from './analysis-export.tsx';
import { AnalysisReport } from './analysis-report.tsx';
import type { AdminCase } from './case-fields.ts';

/** The latest analysis of a case: the report, or its words when they are no report (spec, section 2); made, made again, exported. */
export function AnalysisSection({ theCase }: { theCase: AdminCase }) {
  const { isRunning, run } = useAnalyse(theCase.id);
  const waiting = isRunning ? (
    <div className="analysis__wait">
      <Spinner label="Analysing the case…" />
    </div>
  ) : null;
  const generate = (label: string) => (
    <Button variant="secondary" size="small" busy={isRunning} busyLabel="Analysing…" onClick={run}>
      {label}
    </Button>
  );
  const { analysis, analysis_text: text } = theCase;
  if (!analysis && text === null) {
    return (
      <EmptyState
        title="No analysis yet"
        action={
          <>
            {generate('Generate AI analysis')}
            {waiting}
          </>
        }
      >
        <p>
          It reads the answers and the list of documents, and takes a few seconds. The result is internal: the merchant
          does not see it.
        </p>
      </EmptyState>
    );
  }
  return (
    <div className="analysis-section" aria-busy={isRunning || undefined}>
      <div className="analysis__made">
        <p className="muted small">
          {theCase.analysed_at && `Analysed ${momentOf(theCase.analysed_at)}. `}Information for attorneys, not legal
          advice. AI drafts. A licensed attorney reviews and signs.
        </p>
        <div className="button-row">
          <ExportAnalysis caseId={theCase.id} {...(analysis || text === null ? {} : { text })} />
          {generate('Generate again')}
        </div>
      </div>
      {waiting}
      <OutOfDate theCase={theCase} />
      {analysis ? <AnalysisReport analysis={analysis} /> : <AnalysisText text={text ?? ''} />}
    </div>
  );
}

function useAnalyse(caseId: string) {
  const cache = useQueryClient();
  const analyse = useMutation(
    orpc.cases.analyze.mutationOptions({
      onSuccess: async () => {
        showToast({ title: 'Comprehensive AI analysis generated', description: 'Check the Messages tab.' });
        await Promise.all(
          [orpc.key(), orpc.messages.list.key()].map((queryKey) => cache.invalidateQueries({ queryKey })),
        );
      },
      onError: (error) => {
        console.error(error);
        showToast({ title: 'Error', description: 'Failed to generate AI analysis. Please try again.', tone: 'danger' });
      },
    }),
  );
  return { isRunning: analyse.isPending, run: () => analyse.mutate({ caseId }) };
}

function OutOfDate({ theCase }: { theCase: AdminCase }) {
  const since = outdatedSince(theCase);
  if (since === null) return null;
  return (
    <Notice>
      <p>Details of this case changed on {momentOf(since)}, after this analysis was made. It may be out of date.</p>
    </Notice>
  );
}

/** What is not the structure is shown as it came. */
function AnalysisText({ text }: { text: string }) {
  return (
    <section className="analysis__part" aria-labelledby="analysis-text-title">
      <h3 id="analysis-text-title">Analysis as text</h3>
      <p className="muted small">
        This analysis is not in the form of the report, so its words are shown as they were written.
      </p>
      <div className="analysis__text" role="group" aria-labelledby="analysis-text-title" tabIndex={0}>
        {text}
      </div>
    </section>
  );
}
