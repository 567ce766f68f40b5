import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { useEffect, useRef, useState } from 'react';
import { Notice } from '../ui/feedback.tsx';
import { itemsWith } from './marked-words.ts';
import { scaleOf } from './pdf-place.ts';

type TextItem = Extract<Awaited<ReturnType<PDFPageProxy['getTextContent']>>['items'][number], { str: string }>;
type Mark = { left: string; top: string; inlineSize: string; blockSize: string };

/** `words`: what to mark on the page, if its text contains them. */
type PageProps = { pdf: PDFDocumentProxy; page: number; zoom: number; name: string; words: string | null };
/** Browsers may refuse to paint a larger canvas. */
const maxPixels = 16_000_000;

/** One page as an image, with its text for screen readers. */
export function PdfPage({ pdf, page, zoom, name, words }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [marks, setMarks] = useState<Mark[]>([]);
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
      const items = await textItems(loaded);
      if (left) return;
      setText(textOf(items));
      setMarks(words === null ? [] : marksOf(items, words, loaded));
    };
    paint().catch(() => left || setFailed(true));
    return () => {
      left = true;
      cancel();
    };
  }, [pdf, page, zoom, width, words]);
  return (
    <>
      {failed ? (
        <Notice tone="danger" title="This page cannot be shown">
          <p>Something on it is damaged. Download the file to open it with another program.</p>
        </Notice>
      ) : null}
      <div className="pdf__page">
        <canvas
          ref={canvas}
          role="img"
          aria-label={`Page ${page} of ${name}`}
          aria-busy={text === null && !failed}
          hidden={failed}
        />
        {marks.map(({ left, top, inlineSize, blockSize }) => (
          <span key={`${left} ${top}`} className="pdf__mark" style={{ left, top, inlineSize, blockSize }} />
        ))}
      </div>
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

async function textItems(page: PDFPageProxy): Promise<TextItem[]> {
  const { items } = await page.getTextContent();
  return items.filter((item): item is TextItem => 'str' in item);
}

const textOf = (items: readonly TextItem[]): string =>
  items
    .map(({ str, hasEOL }) => `${str}${hasEOL ? '\n' : ''}`)
    .join('')
    .trim();

/** The places of the words in percent of the page, so that the marks fit at any zoom. */
function marksOf(items: readonly TextItem[], words: string, page: PDFPageProxy): Mark[] {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;
  return itemsWith(
    items.map(({ str }) => str),
    words,
  ).flatMap((index) => {
    const item = items[index];
    if (!item) return [];
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform as number[];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [
      {
        left: share(a * x + c * y + e, width),
        // The position of a line is its baseline; letters reach a fifth of their size below it.
        top: share(b * x + d * y + f - item.height, height),
        inlineSize: share(item.width, width),
        blockSize: share(1.2 * item.height, height),
      },
    ];
  });
}

/** The width available to the canvas; a page is repainted once it settles, not for every pixel of a resize. */
function useWidth(canvas: { current: HTMLCanvasElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const frame = canvas.current?.closest('.pdf__sheet');
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
/** The padding of `.pdf__sheet` in preview.css. */
const framePadding = 12;
/** A page wider than this would be uncomfortable to read; the user can zoom in. */
const readable = 880;
