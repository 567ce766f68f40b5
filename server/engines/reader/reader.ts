import { digest, type Digest } from '../../../domain/documents/digest.ts';
import type { WordFile } from '../../../domain/letters/word-return.ts';
import type { ReadDocument } from '../../../domain/documents/extraction.ts';

/** Progress: pages of the document, and how many of them are done. */
export type ReadProgress = { pages: number; read: number };
/** `withText`: the result has the text of each page that was read. */
export type ReadOptions = { onProgress?: (progress: ReadProgress) => void; withText?: boolean };

/** The result: how many pages the document has, how many were read, and what was extracted. */
export type ReadResult = Digest & { pages: number; pages_read: number; text?: PageText[] };
export type PageText = { page: number; text: string };

/** What is stored about a document, and its text where that is asked for. */
export const resultOf = (document: ReadDocument, { withText = false }: ReadOptions): ReadResult => ({
  ...digest(document),
  pages: document.pages,
  pages_read: document.read.length,
  ...(withText ? { text: document.read.map(({ number, lines }) => ({ page: number, text: lines.join('\n') })) } : {}),
});

/** Extracts data from uploaded documents. Nothing in a document is executed, followed or obeyed. */
export interface DocumentReader {
  /** Name and version, stored with the extraction. */
  readonly engine: string;
  /**
   * The text of each page as a human would see it, scans by OCR. `content` is the whole file, at most 10 MB;
   * `contentType` as detected from its content. Throws DocumentUnreadable for a file that no retry will read,
   * ReaderFailed when time or memory ran out.
   */
  read(content: Uint8Array, contentType: string, options?: ReadOptions): Promise<ReadResult>;
  /** The paragraphs of a letter's Word file that came back (read-word.ts), with the same limits and errors. */
  readWord(content: Uint8Array): Promise<WordFile>;
}

/** This file cannot be read; `message` explains it to the user who uploaded it. */
export class DocumentUnreadable extends Error {
  override name = 'DocumentUnreadable';
}
/** The reader gave up: too slow, too much memory, or it crashed. `message` is for the user who uploaded the file. */
export class ReaderFailed extends Error {
  override name = 'ReaderFailed';
}

/** Pages whose text is read, scans that go through OCR, and milliseconds for one file. */
export const readerLimits = { textPages: 30, scannedPages: 10, timeout_ms: 120_000, memory_mb: 1_200 } as const;
