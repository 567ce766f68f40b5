import { useEffect, useReducer, useRef, useState, type KeyboardEvent } from 'react';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { Button } from '../ui/button.tsx';
import { Notice, Spinner } from '../ui/feedback.tsx';
import { openPdf, whyNotShown, type OpenPdf } from './open-pdf.ts';
import { moveOf, nextPlace, zoomText, type Move, type Place } from './pdf-place.ts';
import { PdfPage } from './pdf-page.tsx';
import type { ProofPlace } from './marked-words.ts';

/** A PDF page by page, rendered from its bytes, opened at `at`. */
export default function PdfPreview({
  bytes,
  name,
  at,
}: {
  bytes: ArrayBuffer;
  name: string;
  at?: ProofPlace | undefined;
}) {
  const [state, setState] = useState<{ open?: OpenPdf; failed?: string }>({});
  useEffect(() => {
    // A copy, because the bytes given to the worker are detached and React runs effects twice in development.
    const { opened, close } = openPdf(bytes.slice(0));
    let left = false;
    opened.then(
      (open) => left || setState({ open }),
      (error: unknown) => left || setState({ failed: whyNotShown(error) }),
    );
    return () => {
      left = true;
      close();
    };
  }, [bytes]);
  if (state.failed !== undefined)
    return (
      <Notice tone="danger" title="No preview">
        <p>{state.failed}</p>
      </Notice>
    );
  if (!state.open) return <Spinner label="Opening the PDF…" />;
  return <Pages pdf={state.open.pdf} name={name} at={at} />;
}

function Pages({ pdf, name, at }: { pdf: PDFDocumentProxy; name: string; at: ProofPlace | undefined }) {
  const [place, move] = useReducer((now: Place, step: Move) => nextPlace(now, step, pdf.numPages), {
    page: Math.min(pdf.numPages, at?.page ?? 1),
    zoom: 0,
  });
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sheet.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    // Braces, because some browsers return a promise here, which React would take for a cleanup function.
    sheet.current?.scrollTo({ top: 0 });
  }, [place.page]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = moveOf(event);
    if (!step) return;
    event.preventDefault();
    move(step);
  };
  const where = `Page ${place.page} of ${pdf.numPages}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work wherever the focus is inside
    <div className="pdf" onKeyDown={onKeyDown}>
      <div className="pdf__bar">
        <div className="pdf__group">
          <Step label="Previous page" disabled={place.page === 1} onClick={() => move('previous')}>
            ←
          </Step>
          <span role="status" className="pdf__where">
            {where}
          </span>
          <Step label="Next page" disabled={place.page === pdf.numPages} onClick={() => move('next')}>
            →
          </Step>
        </div>
        <div className="pdf__group">
          <Step label="Smaller" onClick={() => move('smaller')}>
            −
          </Step>
          <span className="pdf__where">{zoomText(place.zoom)}</span>
          <Step label="Larger" onClick={() => move('larger')}>
            +
          </Step>
          <Button variant="quiet" size="small" onClick={() => move('fit')}>
            Fit
          </Button>
        </div>
        <span className="muted small pdf__keys">Page Up and Page Down turn pages; + and − zoom, 0 fits</span>
      </div>
      <div className="pdf__sheet" ref={sheet} tabIndex={0} role="group" aria-label={`${name}, ${where}`}>
        <PdfPage
          key={place.page}
          pdf={pdf}
          page={place.page}
          zoom={place.zoom}
          name={name}
          words={at?.page === place.page ? at.words : null}
        />
      </div>
    </div>
  );
}

type StepProps = { label: string; disabled?: boolean; onClick: () => void; children: string };

/** Not disabled at the ends, so that the focus is not lost. */
function Step({ label, disabled = false, onClick, children }: StepProps) {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
