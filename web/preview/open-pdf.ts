import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { pdfjsFiles } from 'virtual:pdfjs-files';

GlobalWorkerOptions.workerSrc = `${pdfjsFiles}pdf.worker.js`;

/** Images with more pixels are left out, because a small file can decompress to one that fills the memory. */
const largestPicture = 100_000_000;

export type OpenPdf = { pdf: PDFDocumentProxy; close: () => void };

/**
 * Parses a PDF in a worker. Its pages are painted and nothing in it runs: no scripts, forms or links, and pdf.js
 * compiles no code from it. Rejects with an error for `whyNotShown`. `bytes` are transferred to the worker.
 */
export function openPdf(bytes: ArrayBuffer): { opened: Promise<OpenPdf>; close: () => void } {
  const task = getDocument({
    data: bytes,
    useWasm: false,
    enableXfa: false,
    maxImageSize: largestPicture,
    verbosity: 0,
    cMapUrl: `${pdfjsFiles}cmaps/`,
    standardFontDataUrl: `${pdfjsFiles}standard_fonts/`,
    wasmUrl: `${pdfjsFiles}wasm/`,
  });
  const close = () => void task.destroy();
  return { opened: task.promise.then((pdf) => ({ pdf, close })), close };
}

const messages: Record<string, string> = {
  PasswordException:
    'This PDF is protected by a password, so it cannot be shown here. Download it and open it with the password.',
  InvalidPDFException:
    'This PDF is damaged and cannot be shown. Download it to try another program, or ask the merchant for it again.',
};

/** Why a PDF cannot be shown, by the name of the pdf.js error. */
export function whyNotShown(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  return messages[name] ?? 'This PDF cannot be shown here. Download it to open it with another program.';
}
