import { digest } from '../../domain/documents/digest.ts';
import { readDocument } from '../adapters/reader/read-document.ts';
import type { DocumentReader } from '../adapters/reader/reader.ts';

/** Reads in the process of the tests, which know their documents: starting another for each would cost more than reading. */
export const quickReader: DocumentReader = {
  engine: 'test',
  read: async (content, contentType, { onProgress = () => {} } = {}) => {
    const document = await readDocument(content, contentType, onProgress);
    return { ...digest(document), pages: document.pages, pages_read: document.read.length };
  },
};
