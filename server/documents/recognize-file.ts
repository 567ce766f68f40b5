import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { maxFileBytes } from '../../domain/intake/upload-documents.ts';
import { beginsLikePdf, isPolyglot } from './is-polyglot.ts';
import { pdfDanger } from './pdf-danger.ts';
import { isOle, recognizeOle } from './recognize-ole.ts';
import { recognizeOoxml } from './recognize-ooxml.ts';

const contentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  heic: 'image/heic',
} as const;

type FileExtension = keyof typeof contentTypes;
type RecognizedFile = { ok: true; content_type: string; extension: FileExtension } | { ok: false; message: string };

const unknown = 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS, XLSX or HEIC file.';

/**
 * Detects what a file is from its content, and whether it may be added. `source` is the whole file or the path to it,
 * `size` its announced bytes. `message` is for the user who chose the file. Rejects only when the path cannot be read.
 */
export async function recognizeFile(
  source: Uint8Array | string,
  filename: string,
  size: number,
): Promise<RecognizedFile> {
  const refused = (why: string): RecognizedFile => ({
    ok: false,
    message: `"${shownName(filename)}" was not added: ${why}`,
  });
  const actual = typeof source === 'string' ? (await stat(source)).size : source.length;
  if (Math.max(actual, size) > maxFileBytes) return refused('it is larger than 10 MB.');
  if (actual === 0) return refused('the file is empty.');
  const file =
    typeof source === 'string'
      ? await readFile(source)
      : Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const kind = await kindOf(file);
  if (kind === null) return refused(unknown);
  if (isDangerous(kind)) return refused(dangers[kind]);
  const danger = kind === 'pdf' ? pdfDanger(file) : null;
  if (danger !== null) return refused(danger);
  if ((kind === 'png' && !isWholePng(file)) || (kind === 'jpg' && !isWholeJpg(file)))
    return refused('the picture is cut off: its end is missing. Save or scan it again and add it again.');
  const named = extensionOf(filename);
  if (named !== kind)
    return refused(
      `its name ${named === '' ? 'has no ending' : `ends in .${named}`}, but it is ${kind.startsWith('xls') ? 'an' : 'a'} ${kind.toUpperCase()} file. Rename it to end in .${kind} and add it again.`,
    );
  return { ok: true, content_type: contentTypes[kind], extension: kind };
}

/** Why a file is refused although it is a document. */
const dangers = {
  protected: 'it is protected by a password. Remove the password and add it again.',
  macros: 'it has macros, which are programs. Save it without macros, or as a PDF, and add it again.',
  template: 'it loads a template from elsewhere when it is opened. Save it as a PDF and add that.',
  package: 'it has a file of another program inside. Save it as a PDF and add that.',
  email: 'it is an email. Print it to a PDF and add that.',
  polyglot: 'it is two kinds of file at once. Print it to a PDF and add that.',
} as const;
type Danger = keyof typeof dangers;

const isDangerous = (kind: FileExtension | Danger): kind is Danger => Object.hasOwn(dangers, kind);

async function kindOf(file: Buffer): Promise<FileExtension | Danger | null> {
  if (file.subarray(0, 2).toString('latin1') === 'PK') return beginsLikePdf(file) ? 'polyglot' : recognizeOoxml(file);
  const kind = isOle(file) ? recognizeOle(file) : await otherKindOf(file);
  return kind !== null && isPolyglot(file) ? 'polyglot' : kind;
}

/** Header lines with which an email saved as a file (EML) begins, its sender among them. */
const headerLine = /^[A-Za-z][A-Za-z0-9-]*:[ \t]?.*$/;
function isEmail(file: Buffer): boolean {
  const head =
    file
      .subarray(0, 16 * 1024)
      .toString('latin1')
      .split(/\r?\n\r?\n/, 1)[0] ?? '';
  const lines = head.split(/\r?\n/).filter((line) => !/^[ \t]/.test(line));
  return (
    lines.length >= 3 &&
    lines.every((line) => headerLine.test(line)) &&
    ['from', 'subject', 'date'].every((name) => lines.some((line) => line.toLowerCase().startsWith(`${name}:`)))
  );
}

async function otherKindOf(file: Buffer): Promise<FileExtension | 'email' | null> {
  // Scanners and mail gateways put a byte order mark or blank lines before the header.
  if (/^(\u00ef\u00bb\u00bf)?\s*%PDF-\d/.test(file.subarray(0, 1024).toString('latin1'))) return 'pdf';
  const found = await fileTypeFromBuffer(file.subarray(0, 64 * 1024)).catch(() => undefined);
  switch (found?.ext) {
    case 'jpg':
    case 'heic':
      return found.ext;
    case 'png':
    case 'apng':
      return 'png';
    default:
      return isEmail(file) ? 'email' : null;
  }
}

function extensionOf(filename: string): string {
  const [, extension = ''] = /\.([^.\\/]{1,16})$/.exec(filename.trim()) ?? [];
  const lower = extension.toLowerCase();
  return lower === 'jpeg' ? 'jpg' : lower;
}

/** Without characters that would reorder or hide part of the name, and short enough for a line or two. */
function shownName(filename: string): string {
  const name = Array.from(filename.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim());
  return name.length <= 120
    ? name.join('') || 'The file'
    : `${name.slice(0, 100).join('')}…${name.slice(-16).join('')}`;
}

/** Whether an image is complete: a truncated one shows as gray, and nobody notices before it is needed. Pure. */

/** A PNG is a chain of chunks with their lengths, up to IEND. */
function isWholePng(file: Buffer): boolean {
  for (let at = 8; at + 12 <= file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IEND') return true;
  }
  return false;
}

/**
 * A JPEG ends with the marker FFD9 after its scan; phones may append a video. Thumbnails in the header end so too, and
 * are skipped.
 */
function isWholeJpg(file: Buffer): boolean {
  let at = 2;
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda && file[at + 1] !== 0xd9)
    at += 2 + file.readUInt16BE(at + 2);
  return file.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
}
