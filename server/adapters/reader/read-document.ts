import type { ReadDocument } from '../../../domain/documents/reading.ts';
import { readDocx } from './read-docx.ts';
import { readPdf } from './read-pdf.ts';
import { readPicture } from './read-picture.ts';
import { readSheets } from './read-sheets.ts';
import { DocumentUnreadable, type ReadProgress } from './reader.ts';
import { openRecogniser, type Recogniser } from './recognise-text.ts';

const cannot: Record<string, string> = {
  'application/msword': 'Old Word documents (DOC) cannot be read. Save it as DOCX or PDF and add it again.',
  'application/vnd.ms-excel': 'Old Excel workbooks (XLS) cannot be read. Save it as XLSX or PDF and add it again.',
  'image/heic': 'HEIC photos cannot be read. Send it as JPG or PDF and add it again.',
};

/** Reads one document in this thread. Throws DocumentUnreadable. */
export async function readDocument(content: Uint8Array, contentType: string, onProgress: (progress: ReadProgress) => void): Promise<ReadDocument> {
  let opened: Promise<Recogniser> | null = null;
  const recogniser = () => (opened ??= openRecogniser());
  try {
    switch (contentType) {
      case 'application/pdf': return await readPdf(content, { recogniser, onProgress });
      case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': return readDocx(content);
      case 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': return await readSheets(content);
      case 'image/jpeg': case 'image/png': return await readPicture(content, { recogniser, onProgress });
      default: throw new DocumentUnreadable(cannot[contentType] ?? 'A file of this kind cannot be read.');
    }
  } finally {
    await (opened as Promise<Recogniser> | null)?.then((each) => each.close());
  }
}
