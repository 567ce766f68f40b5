import type { ReadDocument } from '../../../domain/documents/extraction.ts';
import { DocumentUnreadable, type ReadProgress } from './reader.ts';
import type { Recognizer } from './recognize-text.ts';

const cannot: Record<string, string> = {
  'application/msword': 'Old Word documents (DOC) cannot be read. Save it as DOCX or PDF and add it again.',
  'application/vnd.ms-excel': 'Old Excel workbooks (XLS) cannot be read. Save it as XLSX or PDF and add it again.',
  // Taken by earlier releases.
  'image/heic': 'HEIC photos cannot be read. Send it as JPG or PDF and add it again.',
};

/** Reads one document in this thread; loads the packages for its type on demand. Throws DocumentUnreadable. */
export async function readDocument(
  content: Uint8Array,
  contentType: string,
  onProgress: (progress: ReadProgress) => void,
): Promise<ReadDocument> {
  const opened: { recognizer?: Promise<Recognizer> } = {};
  const recognizer = () =>
    (opened.recognizer ??= import('./recognize-text.ts').then(({ openRecognizer }) => openRecognizer()));
  try {
    switch (contentType) {
      case 'application/pdf':
        return await (await import('./read-pdf.ts')).readPdf(content, { recognizer, onProgress });
      case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
        return await (await import('./read-docx.ts')).readDocx(content);
      case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
        return await (await import('./read-sheets.ts')).readSheets(content);
      case 'image/jpeg':
      case 'image/png':
        return await (await import('./read-picture.ts')).readPicture(content, { recognizer, onProgress });
      default:
        throw new DocumentUnreadable(cannot[contentType] ?? 'A file of this kind cannot be read.');
    }
  } finally {
    await opened.recognizer?.then((each) => each.close());
  }
}
