import { readDocument } from './read-document.ts';
import { readWord } from './read-word.ts';
import { resultOf, type DocumentReader } from './reader.ts';

/**
 * Reads in this process, without limits: for our own documents, in the demo and in tests. A process for each would take
 * ten times as long.
 */
export const localReader: DocumentReader = {
  engine: 'unhold-reader 1 (local)',
  read: async (content, contentType, options = {}) =>
    resultOf(await readDocument(content, contentType, options.onProgress ?? (() => {})), options),
  readWord,
};
