import { useMutation } from '@tanstack/react-query';
import { fetchFile, saveBlob } from '../../api/files.ts';
import { Button } from '../../ui/button.tsx';
import { showFailure, showToast } from '../../ui/toasts.tsx';

type LetterFormat = 'text' | 'pdf' | 'docx';

const formats: readonly { format: LetterFormat; label: string }[] = [
  { format: 'text', label: 'Text' },
  { format: 'pdf', label: 'PDF' },
  { format: 'docx', label: 'DOCX' },
];

/** A letter as text, as the PDF that is approved and sent, or as a Word file. */
export function DownloadLetter({ id, name }: { id: string; name: string }) {
  const download = useMutation({
    mutationFn: (format: LetterFormat) => fetchLetter(id, format),
    onSuccess: (file) => {
      saveBlob(file.blob, file.name);
      showToast({ title: 'Downloaded', description: file.name });
    },
    onError: showFailure('The letter was not downloaded'),
  });
  return (
    <span className="letter-item__formats">
      <span className="muted">Download</span>
      {formats.map(({ format, label }) => (
        <Button
          key={format}
          variant="quiet"
          size="small"
          busy={download.isPending && download.variables === format}
          busyLabel="Downloading…"
          onClick={() => download.mutate(format)}
        >
          <span className="visually-hidden">Download {name} as </span>
          {label}
        </Button>
      ))}
    </span>
  );
}

/** Downloads a letter's current version in one format. Throws an `ApiError`. */
export async function fetchLetter(id: string, format: LetterFormat): Promise<{ blob: Blob; name: string }> {
  const path = `/letters/${id}/${format}${format === 'pdf' ? '?download' : ''}`;
  const { blob, name = `letter.${format}` } = await fetchFile(path, { cache: 'no-store' });
  return { blob, name };
}
