import type { Digest } from '../../../domain/documents/digest.ts';

/** How far reading is: pages of the document, and how many of them have been read. */
export type ReadProgress = { pages: number; read: number };
export type ReadOptions = { onProgress?: (progress: ReadProgress) => void };

/** What was read: how many pages the document has, how many were read, and all that is kept of them. */
export type ReadResult = Digest & { pages: number; pages_read: number };

/** Reads the words of uploaded documents. Nothing in a document is executed, followed or obeyed. */
export interface DocumentReader {
  /** Name and version, kept with what was read. */
  readonly engine: string;
  /**
   * What stands on the pages that a person could see, scans recognized. `content` is the whole file, at most 10 MB; `contentType` as found in
   * its content. Throws DocumentUnreadable for a file that no try will read, ReaderFailed when time or memory ran out.
   */
  read(content: Uint8Array, contentType: string, options?: ReadOptions): Promise<ReadResult>;
}

/** This file cannot be read; `message` says why to the user who sent it. */
export class DocumentUnreadable extends Error {
  override name = 'DocumentUnreadable';
}
/** Reading was given up: too long, too much memory, or the reader broke. `message` is for the user who sent the file. */
export class ReaderFailed extends Error {
  override name = 'ReaderFailed';
}

/** Pages whose text is read, scans that are recognized, and for how long one file may take, in milliseconds. */
export const readerLimits = { textPages: 30, scannedPages: 10, timeout_ms: 120_000, memory_mb: 1_200 } as const;
