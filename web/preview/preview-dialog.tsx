import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { z } from 'zod';
import type { caseFile } from '../../contract/shapes.ts';
import { messageOf } from '../api/api-error.ts';
import { fetchFile } from '../api/files.ts';
import { Button } from '../ui/button.tsx';
import { dayOf } from '../ui/dates.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { fileKindLabels } from '../../domain/documents/document-kind.ts';
import type { ProofPlace } from './marked-words.ts';
import { kilobytes, previewWay, typeName } from './file-type.ts';
import './preview.css';

// pdf.js is larger than the rest of the panel together, and most visits open no PDF.
const PdfPreview = lazy(() => import('./pdf-preview.tsx'));

type PreviewFile = Pick<
  z.infer<typeof caseFile>,
  'id' | 'filename' | 'content_type' | 'size_bytes' | 'document_type' | 'created_at'
>;
type PreviewProps = { file: PreviewFile; at?: ProofPlace | undefined; onClose: () => void };

/** A preview of one file, without leaving the page. `at`: the page to open, and the words to mark on it. */
export function PreviewDialog({ file, at, onClose }: PreviewProps) {
  const about = `${fileKindLabels[file.document_type]}, ${kilobytes(file.size_bytes)}, uploaded ${dayOf(file.created_at)}`;
  const download = (
    <a className="button button--secondary" href={fileAddress(file.id)} download>
      Download
    </a>
  );
  return (
    <Dialog
      open
      compact
      size="full"
      onOpenChange={(open) => !open && onClose()}
      title={<bdi>{file.filename}</bdi>}
      description={about}
      footer={download}
      finalFocus={() => document.querySelector<HTMLElement>(`[data-opens="file=${CSS.escape(file.id)}"]`)}
    >
      {at && (
        <p className="pdf__words">
          Read on page {at.page}: <q dir="auto">{at.words}</q>
        </p>
      )}
      {previewWay(file.content_type) === 'none' ? <NotShown type={file.content_type} /> : <Shown file={file} at={at} />}
    </Dialog>
  );
}

function NotShown({ type }: { type: string }) {
  return (
    <Notice title="No preview">
      <p>A {typeName(type)} cannot be shown here. Download it to open it with the program it was made for.</p>
    </Notice>
  );
}

function Shown({ file, at }: Omit<PreviewProps, 'onClose'>) {
  const query = useQuery({
    queryKey: ['file-bytes', file.id],
    queryFn: ({ signal }) => fetchBytes(file.id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (query.isPending) return <Spinner label="Loading the file…" />;
  if (query.isError) {
    return (
      <Notice tone="danger" title="The file could not be loaded.">
        <p>{messageOf(query.error, 'Please try again.')}</p>
        <div className="button-row">
          <Button
            variant="secondary"
            size="small"
            busy={query.isFetching}
            busyLabel="Loading…"
            onClick={() => void query.refetch()}
          >
            Try again
          </Button>
        </div>
      </Notice>
    );
  }
  if (previewWay(file.content_type) === 'picture')
    return <PicturePreview bytes={query.data} type={file.content_type} name={file.filename} />;
  return (
    <Suspense fallback={<Spinner label="Opening the PDF…" />}>
      <PdfPreview bytes={query.data} name={file.filename} at={at} />
    </Suspense>
  );
}

/** An image as a blob URL, which the page's security policy allows. The file's name does not matter. */
function PicturePreview({ bytes, type, name }: { bytes: ArrayBuffer; type: string; name: string }) {
  const [failed, setFailed] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(new Blob([bytes], { type }));
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [bytes, type],
  );
  if (failed)
    return (
      <Notice tone="danger" title="No preview">
        <p>
          This picture is damaged and cannot be shown. Download it to try another program, or ask the merchant for it
          again.
        </p>
      </Notice>
    );
  return <img ref={show} className="picture" alt={`The file ${name}`} onError={() => setFailed(true)} />;
}

export const fileAddress = (id: string): string => `/api/files/${id}/download`;

async function fetchBytes(id: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const { blob } = await fetchFile(`/files/${id}/download`, { signal });
  return blob.arrayBuffer();
}
