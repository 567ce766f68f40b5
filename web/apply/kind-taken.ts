/** Whether a file chosen as a document is an export, loaded once one is chosen. */
import type { FileKind } from '../../domain/documents/document-kind.ts';
import { endingOf } from '../../domain/intake/file-name.ts';
import { headBytes, kindOf, otherKindOf, programOf, textOf } from './file-signature.ts';

/**
 * What a file chosen as `kind` is taken as: a table of text is an export of a processor's records, whatever it was
 * chosen as, since the server takes it as nothing else (`kindByContent`). One that cannot be read keeps its kind.
 */
export async function kindTaken(file: File, kind: FileKind): Promise<FileKind> {
  const head = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => null);
  return head && isTable(file.name, new Uint8Array(head)) ? 'account_export' : kind;
}

/** Whether text is a table: by its name, or by a first line with two of the characters that separate cells. */
function isTable(name: string, head: Uint8Array): boolean {
  // Of two bytes a character, as some spreadsheets write it.
  const text = textOf(head)
    .replaceAll('\0', '')
    .replace(/^(?:\xff\xfe|\xfe\xff)/, '');
  if (kindOf(text) !== null || programOf(text) !== null || otherKindOf(text) !== 'text') return false;
  const [first = ''] = text.split(/[\r\n]/);
  return /^(?:csv|tsv|tab)$/i.test(endingOf(name)) || /\t.*\t|;.*;|\|.*\|/.test(first);
}
