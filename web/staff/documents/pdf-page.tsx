import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../../ui/feedback.tsx';
import { scaleOf } from './pdf-place.ts';

type PageProps = { pdf: PDFDocumentProxy; page: number; zoom: number; name: string };
/** Browsers may refuse to paint a larger canvas. */
const maxPixels = 16_000_000;

/** One page as an image, with its text for screen readers. */
export function PdfPage({ pdf, page, zoom, name }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const width = useWidth(canvas);
  useEffect(() => {
    let left = false;
    let cancel = () => {};
    const paint = async () => {
      const loaded = await pdf.getPage(page);
      if (left || !canvas.current || width === 0) return;
      const task = paintOn(canvas.current, loaded, width * scaleOf(zoom));
      cancel = () => task.cancel();
      await task.promise;
      const pageText = await textOf(loaded);
      if (!left) setText(pageText);
    };
    paint().catch(() => left || setFailed(true));
    return () => {
      left = true;
      cancel();
    };
  }, [pdf, page, zoom, width]);
  return (
    <>
      {failed ? (
        <Notice tone="danger" title="This page cannot be shown">
          <p>Something on it is damaged. Download the file to open it with another program.</p>
        </Notice>
      ) : null}
      <canvas
        ref={canvas}
        role="img"
        aria-label={`Page ${page} of ${name}`}
        aria-busy={text === null && !failed}
        hidden={failed}
      />
      <div className="visually-hidden" dir="auto">
        {text === '' ? 'There is no text on this page; it may be a scan.' : text}
      </div>
    </>
  );
}

/** Paints a page `width` CSS pixels wide at the screen's resolution. */
function paintOn(canvas: HTMLCanvasElement, page: PDFPageProxy, width: number) {
  const whole = page.getViewport({ scale: 1 });
  const height = (width * whole.height) / whole.width;
  const density = Math.min(window.devicePixelRatio || 1, Math.sqrt(maxPixels / (width * height)));
  const viewport = page.getViewport({ scale: (width * density) / whole.width });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.inlineSize = `${width}px`;
  return page.render({ canvas, viewport });
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('')
    .trim();
}

/** The width available to the canvas; a page is repainted once it settles, not for every pixel of a resize. */
function useWidth(canvas: { current: HTMLCanvasElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const frame = canvas.current?.parentElement;
    if (!frame) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => setWidth(Math.min(readable, Math.floor(frame.clientWidth - 2 * framePadding)));
    measure();
    const watch = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, 150);
    });
    watch.observe(frame);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [canvas]);
  return width;
}
/** As in files.css. */
const framePadding = 12;
/** A wider page would be larger than comfortable; the user can zoom. */
const readable = 880;
