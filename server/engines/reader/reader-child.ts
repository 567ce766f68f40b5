/**
 * The process behind child-reader.ts: reads one document, extracts its findings, and exits. It holds no secret, writes
 * no file and opens no connection.
 */
import { sendToParent } from '../send-to-parent.ts';
import { readDocument } from './read-document.ts';
import { DocumentUnreadable, resultOf, type ReadProgress, type ReadResult } from './reader.ts';

export type ChildInput = { content: Uint8Array; contentType: string; withText: boolean };
export type ChildAnswer =
  | { progress: ReadProgress }
  | { result: ReadResult }
  | { unreadable: string }
  | { failed: string };

const send = (answer: ChildAnswer): Promise<void> => sendToParent(answer);

process.once('message', (input: ChildInput) => {
  readDocument(input.content, input.contentType, (progress) => void send({ progress }))
    .then(
      (document) => send({ result: resultOf(document, input) }),
      (error: unknown) =>
        send(
          error instanceof DocumentUnreadable
            ? { unreadable: error.message }
            : { failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) },
        ),
    )
    .finally(() => process.exit(0));
});
