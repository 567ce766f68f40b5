/**
 * Recognizes a file by its first bytes, before ten megabytes are uploaded. Its name gets the extension of its actual
 * type, and a file that is certainly of no accepted type is rejected with advice. The server checks the whole file.
 */
import { endingOf, namedAs } from '../../domain/intake/file-name.ts';
import { beginsLikePage, otherKindNamed, otherKinds, type OtherKind } from '../../domain/documents/other-kinds.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { acceptedExtensions } from '../../domain/intake/upload-documents.ts';

/** A PDF's header may come after up to 1,024 bytes that a portal or a scanner puts before it. */
export const headBytes = 1024 + 8;

/**
 * The file, renamed to fit its type, and the reason for rejecting it, or null. A file that cannot be read is rejected.
 */
export async function recognized(
  file: File,
  kind: FileKind = 'application_document',
): Promise<{ file: File; refusal: string | null }> {
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (kind === 'account_export') return { file, refusal: exportRefusal(file.name, head) };
    const name = nameByHead(file.name, head);
    const { type, lastModified } = file;
    return {
      file: name === file.name ? file : new File([file], name, { type, lastModified }),
      refusal: headRefusal(file.name, head),
    };
  } catch {
    const refusal = `“${file.name}” could not be read. It may have been moved or changed; choose it again.`;
    return { file, refusal };
  }
}

/**
 * The name with the extension of the file's type. Office files keep theirs: distinguishing them takes the whole file,
 * so the server renames them. Pure.
 */
export function nameByHead(name: string, head: Uint8Array): string {
  const kind = kindOf(textOf(head));
  return kind === null || kind === 'office' ? name : namedAs(name, kind);
}

/** Why a file with these first bytes is rejected, naming the file, or null. Pure. */
export function headRefusal(name: string, head: Uint8Array): string | null {
  const text = textOf(head);
  if (head.length === 0 || kindOf(text) !== null) return null;
  const ending = endingOf(name);
  const program = programOf(text);
  const other = program === null ? (otherKindNamed(ending) ?? otherKindOf(text)) : null;
  if (other) return `“${name}” was not added: ${otherKinds[other]}`;
  if (!acceptedExtensions.some((each) => each === ending))
    return `“${name}” is not a type we can take. Choose a PDF, JPG, PNG, Word or Excel file.`;
  return `“${name}” is ${program ?? 'another kind of file'}, and not what its name says. Choose the document itself, or save it as a PDF or a picture first.`;
}

/** Why a file with these first bytes is no export of a processor's records, or null. The server reads more of it. Pure. */
export function exportRefusal(name: string, head: Uint8Array): string | null {
  const text = textOf(head);
  const kind = kindOf(text);
  const isOther = (kind !== null && !text.startsWith('PK')) || programOf(text) !== null || beginsLikePage(text);
  return isOther
    ? `“${name}” is not an export. Download the export as CSV or XLSX, and add that file as you got it.`
    : null;
}

export const textOf = (head: Uint8Array): string => String.fromCharCode(...head);

type Kind = 'pdf' | 'jpg' | 'png' | 'office';

const heads: Readonly<Record<Kind, RegExp>> = {
  jpg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  office: /^(PK|\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1)/,
  pdf: /^(?!\s*<|MZ|#!|\x7fELF|GIF8)[^]*?%PDF-\d/,
};

export const kindOf = (text: string): Kind | null =>
  (Object.keys(heads) as Kind[]).find((kind) => heads[kind].test(text)) ?? null;

export function programOf(text: string): string | null {
  if (/^(MZ|\x7fELF|#!)/.test(text)) return 'a program';
  return /^\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!doctype svg[^>]*>\s*)*<svg/i.test(text)
    ? 'a drawing (SVG)'
    : null;
}

export function otherKindOf(text: string): OtherKind | null {
  if (/^[^]{4}ftyp(hei[cxs]|hev[cx]|mif1|msf1)/.test(text)) return 'heic';
  if (beginsLikePage(text)) return 'page';
  if (/^(received|return-path|delivered-to|message-id|mime-version|from|subject|date):/i.test(text)) return 'email';
  if (/^(GIF8|RIFF....WEBP|II\*\0|MM\0\*|BM)/.test(text)) return 'picture';
  return /^[\t\n\r\x20-\x7e\x80-\xff]{2,}$/.test(text) ? 'text' : null;
}
