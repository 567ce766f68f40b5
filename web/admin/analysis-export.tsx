import { useMutation } from '@tanstack/react-query';
import { orpc } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toasts.tsx';
import { saveBlob } from './letters/letter-file.ts';

/** As much as the call takes; without a text the server prints what it has stored, which is the same. */
const mostCharacters = 400_000;

/** The analysis as it is shown, as a PDF. Without a text it is the stored report. */
export function ExportAnalysis({ caseId, text = '' }: { caseId: string; text?: string }) {
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
      onClick={() => exporting.mutate({ caseId, analysisText: text.length > mostCharacters ? '' : text })}
    >
      Export PDF
    </Button>
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
