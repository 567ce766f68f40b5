import { open, stat } from 'node:fs/promises';
import { endingOf } from '../../domain/intake/file-name.ts';
import { exportContentTypes, sizeLimit } from '../../domain/intake/upload-documents.ts';
import { isText, recognizeFile, refusal, type Recognized } from './recognize-file.ts';

type ExportExtension = keyof typeof exportContentTypes;

const headBytes = 64 * 1024;

/**
 * Whether a file may be added as an export of a processor's records: text with or without a byte order mark, or a
 * workbook. Only the head of a text is read, since it may be long; what it says is for the reader of exports to find.
 * `path` of the file, `size` its announced bytes. `message` is for the user who chose the file.
 */
export async function recognizeExport(
  path: string,
  filename: string,
  size: number,
): Promise<Recognized<ExportExtension>> {
  const actual = (await stat(path)).size;
  const head = await headOf(path);
  if (/^(?:PK|%PDF|\xd0\xcf\x11\xe0|\xff\xd8\xff|\x89PNG)/.test(head)) {
    const found = await recognizeFile(path, filename, size);
    if (!found.ok) return found;
    return found.extension === 'xlsx'
      ? { ...found, extension: 'xlsx' }
      : refusal(filename, 'it is not an export. Download the export as CSV or XLSX, and add that file as you got it.');
  }
  const limit = sizeLimit(filename, true);
  if (Math.max(actual, size) > limit.bytes)
    return refusal(filename, `it is larger than ${limit.text}. Export a shorter period, and add each file.`);
  if (actual === 0) return refusal(filename, 'the file is empty.');
  if (!isText(head))
    return refusal(filename, 'it is not text. Download the export as CSV or XLSX, and add that file as you got it.');
  const extension = textExtensions.find((each) => each === endingOf(filename)) ?? 'csv';
  return { ok: true, content_type: exportContentTypes[extension], extension, begins: 0 };
}

const textExtensions = ['csv', 'tsv', 'txt'] as const;

/** The first bytes of a file, a character each. */
async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.toString('latin1', 0, bytesRead);
  } finally {
    await file.close();
  }
}
