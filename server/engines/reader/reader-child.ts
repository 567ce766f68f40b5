/**
 * The process behind child-reader.ts: reads one document, extracts its findings, and exits. It holds no secret, writes
 * no file and opens no connection.
 */
import { sendToParent } from '../send-to-parent.ts';
import type { WordFile } from '../../../domain/letters/word-return.ts';
import { readDocument } from './read-document.ts';
import { readWord } from './read-word.ts';
import { DocumentUnreadable, resultOf, type ReadProgress, type ReadResult } from './reader.ts';

/** `contentType` null: a letter's Word file, of which the paragraphs are wanted. */
export type ChildInput = { content: Uint8Array; contentType: string | null; withText: boolean };
export type ChildAnswer =
  | { progress: ReadProgress }
  | { result: ReadResult }
  | { word: WordFile }
  | { unreadable: string }
  | { failed: string };

const send = (answer: ChildAnswer): Promise<void> => sendToParent(answer);

const answerTo = async ({ content, contentType, ...options }: ChildInput): Promise<ChildAnswer> =>
  contentType === null
    ? { word: await readWord(content) }
    : { result: resultOf(await readDocument(content, contentType, (progress) => void send({ progress })), options) };

process.once('message', (input: ChildInput) => {
  answerTo(input)
    .then(send, (error: unknown) =>
      send(
        error instanceof DocumentUnreadable
          ? { unreadable: error.message }
          : { failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) },
      ),
    )
    .finally(() => process.exit(0));
});
