import { useMutation } from '@tanstack/react-query';
import { useQueryState } from 'nuqs';
import { orpc } from '../../../api/api.ts';
import { saveBlob } from '../../../api/files.ts';
import { Button } from '../../../ui/button.tsx';
import { momentOf } from '../../../ui/dates.ts';
import { EmptyState, Notice, Spinner } from '../../../ui/feedback.tsx';
import { showToast } from '../../../ui/toasts.tsx';
import type { AdminCase } from '../../cases/case-fields.ts';
import { dialogAddress } from '../../panel/dialog-address.ts';
import { outdatedSince } from './analysis-age.ts';
import { AnalysisReport } from './analysis-report.tsx';
import { useAnalyze } from './use-analyze.ts';
import { draftsLabel, generateLabel } from '../../../ui/ai-label.ts';

/**
 * A case's latest analysis: the report, or its raw text if it is not one (spec, section 2); with run, rerun and export.
 */
export function AnalysisSection({ theCase }: { theCase: AdminCase }) {
  const { isRunning, run } = useAnalyze(theCase.id);
  const [report, setReport] = useQueryState('report', dialogAddress.report.withOptions({ history: 'replace' }));
  const waiting = isRunning ? (
    <div className="analysis__wait">
      <Spinner label="Analyzing the case…" />
    </div>
  ) : null;
  const generate = (label: string) => (
    <Button variant="secondary" size="small" busy={isRunning} busyLabel="Analyzing…" onClick={run}>
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
            {generate(generateLabel)}
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
          {theCase.analyzed_at && `Analyzed ${momentOf(theCase.analyzed_at)}. `}Information for attorneys, not legal
          advice. {draftsLabel}
        </p>
        <div className="button-row">
          <ExportAnalysis caseId={theCase.id} {...(analysis || text === null ? {} : { text })} />
          {generate('Generate again')}
        </div>
      </div>
      {waiting}
      <OutOfDate theCase={theCase} />
      {analysis ? (
        <AnalysisReport analysis={analysis} report={report} onReport={(next) => void setReport(next)} />
      ) : (
        <AnalysisText text={text ?? ''} />
      )}
    </div>
  );
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

/** Text that does not have the report's structure is shown as it is. */
function AnalysisText({ text }: { text: string }) {
  return (
    <section className="analysis__part" aria-labelledby="analysis-text-title">
      <h3 id="analysis-text-title">Analysis as text</h3>
      <p className="muted small">
        This analysis does not have the structure of the report, so its text is shown as written.
      </p>
      <div className="analysis__text" role="group" aria-labelledby="analysis-text-title" tabIndex={0}>
        {text}
      </div>
    </section>
  );
}

/**
 * The API's limit. For a longer report no text is sent, and the server exports the stored report, which is the same.
 */
const maxCharacters = 400_000;

/** Exports the analysis as a PDF; without `text`, from the stored report. */
function ExportAnalysis({ caseId, text = '' }: { caseId: string; text?: string }) {
  const exporting = useMutation(
    orpc.cases.exportAnalysis.mutationOptions({
      onSuccess: ({ pdfBase64, contentType, filename }) => {
        saveBlob(new Blob([bytesOf(pdfBase64)], { type: contentType }), filename);
        showToast({ title: 'PDF report exported successfully.' });
      },
      onError: (error) => {
        console.error(error);
        showToast({ title: 'Error', description: 'Failed to export PDF. Please try again.', tone: 'danger' });
      },
    }),
  );
  return (
    <Button
      variant="secondary"
      size="small"
      busy={exporting.isPending}
      busyLabel="Exporting…"
      onClick={() => exporting.mutate({ caseId, analysisText: text.length > maxCharacters ? '' : text })}
    >
      Export PDF
    </Button>
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
