import { digest } from '../../../domain/documents/digest.ts';
import { readDocument } from './read-document.ts';
import type { DocumentReader } from './reader.ts';

/**
 * Reads in this process, without limits: for our own documents, in the demo and in tests. A process for each would take
 * ten times as long.
 */
export const localReader: DocumentReader = {
  engine: 'unhold-reader 1 (local)',
  read: async (content, contentType, { onProgress = () => {} } = {}) => {
    const document = await readDocument(content, contentType, onProgress);
    return { ...digest(document), pages: document.pages, pages_read: document.read.length };
  },
};
