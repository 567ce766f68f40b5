/** The process of child-reader.ts: reads one document and ends. It holds no secret, writes no file and makes no connection. */
import type { ReadDocument } from '../../../domain/documents/reading.ts';
import { readDocument } from './read-document.ts';
import { DocumentUnreadable, type ReadProgress } from './reader.ts';

export type ChildWork = { content: Uint8Array; contentType: string };
export type ChildAnswer = { progress: ReadProgress } | { document: ReadDocument } | { unreadable: string } | { failed: string };

const send = (answer: ChildAnswer): Promise<void> => new Promise((resolve) => process.send?.(answer, undefined, undefined, () => resolve()));

process.once('message', (work: ChildWork) => {
  readDocument(work.content, work.contentType, (progress) => void send({ progress })).then(
    (document) => send({ document }),
    (error: unknown) => send(error instanceof DocumentUnreadable ? { unreadable: error.message } : { failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) }),
  ).finally(() => process.exit(0));
});
