import { readFile, stat } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { endingOf } from '../../domain/intake/file-name.ts';
import { beginsLikePage, otherKindNamed, otherKinds } from '../../domain/documents/other-kinds.ts';
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
} as const;

type FileExtension = keyof typeof contentTypes;
/** `begins`: the byte of the upload with which the file begins. */
export type Recognized<Extension> =
  | { ok: true; content_type: string; extension: Extension; begins: number }
  | { ok: false; message: string };

/** Why a file is not taken, for the user who chose it. */
export const refusal = (filename: string, why: string): { ok: false; message: string } => ({
  ok: false,
  message: `"${shownName(filename)}" was not added: ${why}`,
});

const unknown = 'it is not a PDF, JPG, PNG, DOC, DOCX, XLS or XLSX file.';

/**
 * Detects what a file is from its content, whatever its name says, and whether it may be added. `source` is the whole file or the path to
 * it, `size` its announced bytes. `message` is for the user who chose the file. Rejects only when the path cannot be read.
 */
export async function recognizeFile(
  source: Uint8Array | string,
  filename: string,
  size: number,
): Promise<Recognized<FileExtension>> {
  const refused = (why: string) => refusal(filename, why);
  const actual = typeof source === 'string' ? (await stat(source)).size : source.length;
  if (Math.max(actual, size) > maxFileBytes) return refused('it is larger than 10 MB.');
  if (actual === 0) return refused('the file is empty.');
  const sent =
    typeof source === 'string'
      ? await readFile(source)
      : Buffer.from(source.buffer, source.byteOffset, source.byteLength);
  const begins = await beginOf(sent);
  const file = sent.subarray(begins);
  const kind = await kindOf(file);
  if (kind === null) return refused(await whyUnknown(file, filename));
  if (isDangerous(kind)) return refused(dangers[kind]);
  const danger = kind === 'pdf' ? pdfDanger(file) : null;
  if (danger !== null) return refused(danger);
  if ((kind === 'png' && !isWholePng(file)) || (kind === 'jpg' && !isWholeJpg(file)))
    return refused('the picture is cut off: its end is missing. Save or scan it again and add it again.');
  return { ok: true, content_type: contentTypes[kind], extension: kind, begins };
}

/** Why a file is refused although it is a document. */
const dangers = {
  protected: 'it is protected by a password. Remove the password and add it again.',
  macros: 'it has macros, which are programs. Save it without macros, or as a PDF, and add it again.',
  template: 'it loads a template from elsewhere when it is opened. Save it as a PDF and add that.',
  package: 'it has a file of another program inside. Save it as a PDF and add that.',
  email: otherKinds.email,
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
  if (pdfHeader.test(file.subarray(0, 8).toString('latin1'))) return 'pdf';
  const found = await typeOf(file);
  switch (found) {
    case 'jpg':
      return found;
    case 'png':
    case 'apng':
      return 'png';
    default:
      return isEmail(file) ? 'email' : null;
  }
}

const headBytes = 64 * 1024;
const typeOf = async (file: Buffer): Promise<string | undefined> =>
  (await fileTypeFromBuffer(file.subarray(0, headBytes)).catch(() => undefined))?.ext;

const pdfHeader = /^%PDF-\d/;
/** Every reader of PDFs looks for the header this far. */
const headerBytes = 1024;

/**
 * Where a PDF begins: portals, scanners and mail gateways put header lines, a byte order mark or blank lines before it.
 * 0 when the bytes before it are a file of another type, a web page or a program, because the upload is then not a PDF.
 */
async function beginOf(file: Buffer): Promise<number> {
  const head = file.subarray(0, headerBytes + 8).toString('latin1');
  const at = head.search(/%PDF-\d/);
  if (at <= 0 || at > headerBytes) return 0;
  const before = head.slice(0, at);
  const isOther = /^(?:\s*<|MZ|PK|#!|\x7fELF)/.test(before) || isEmail(file) || (await typeOf(file)) !== undefined;
  return isOther ? 0 : at;
}

/** Says what the file is instead, and what to do about it, if either is known. */
async function whyUnknown(file: Buffer, filename: string): Promise<string> {
  const head = file.subarray(0, headBytes).toString('latin1');
  const known =
    otherKindNamed((await typeOf(file)) ?? '') ?? (beginsLikePage(head) ? 'page' : isText(head) ? 'text' : null);
  const kind = known ?? (head.startsWith('PK') ? otherKindNamed(endingOf(filename)) : null);
  return kind === null ? unknown : otherKinds[kind];
}

/** Whether the bytes are plain text, with one or two bytes per character; an SVG or a script is not. */
export const isText = (head: string): boolean =>
  /[A-Za-z0-9]/.test(head) &&
  !/^\s*(?:<|#!|%)/.test(head) &&
  !/[\u0000-\u0008\u000e-\u001f]/.test(/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(head) ? head.replaceAll('\0', '') : head);

/** The name without characters that would reorder or hide parts of it, and short enough for a line or two. */
function shownName(filename: string): string {
  const name = Array.from(filename.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '').trim());
  return name.length <= 120
    ? name.join('') || 'The file'
    : `${name.slice(0, 100).join('')}…${name.slice(-16).join('')}`;
}

/**
 * The checks below refuse a truncated image: part of it shows as gray, and nobody notices before it is needed. Pure.
 */

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
