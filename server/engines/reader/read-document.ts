import type { ReadDocument } from '../../../domain/documents/reading.ts';
import { DocumentUnreadable, type ReadProgress } from './reader.ts';
import type { Recogniser } from './recognise-text.ts';

const cannot: Record<string, string> = {
  'application/msword': 'Old Word documents (DOC) cannot be read. Save it as DOCX or PDF and add it again.',
  'application/vnd.ms-excel': 'Old Excel workbooks (XLS) cannot be read. Save it as XLSX or PDF and add it again.',
  'image/heic': 'HEIC photos cannot be read. Send it as JPG or PDF and add it again.',
};

/** Reads one document in this thread; the libraries of its kind are loaded then. Throws DocumentUnreadable. */
export async function readDocument(
  content: Uint8Array,
  contentType: string,
  onProgress: (progress: ReadProgress) => void,
): Promise<ReadDocument> {
  let opened: Promise<Recogniser> | null = null;
  const recogniser = () => (opened ??= import('./recognise-text.ts').then(({ openRecogniser }) => openRecogniser()));
  try {
    switch (contentType) {
      case 'application/pdf':
        return await (await import('./read-pdf.ts')).readPdf(content, { recogniser, onProgress });
      case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
        return (await import('./read-docx.ts')).readDocx(content);
      case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet':
        return await (await import('./read-sheets.ts')).readSheets(content);
      case 'image/jpeg':
      case 'image/png':
        return await (await import('./read-picture.ts')).readPicture(content, { recogniser, onProgress });
      default:
        throw new DocumentUnreadable(cannot[contentType] ?? 'A file of this kind cannot be read.');
    }
  } finally {
    await (opened as Promise<Recogniser> | null)?.then((each) => each.close());
  }
}
