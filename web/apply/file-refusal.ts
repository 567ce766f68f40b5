/** Why a file is rejected for its size or its place in the list, shown on selection and naming the file. Pure. */
import { otherNames } from '../../domain/intake/file-name.ts';
import type { FileKind } from '../../domain/documents/document-kind.ts';
import {
  acceptedExtensions,
  exportExtensions,
  maxFilesPerCase,
  sizeLimit,
} from '../../domain/intake/upload-documents.ts';
import { sizeText } from '../ui/size-text.ts';

type ChosenFile = { name: string; size: number };

/** Null if the file may be uploaded. `there`: files already uploaded or in progress. */
export function fileRefusal(
  file: ChosenFile,
  there: readonly { filename: string; size_bytes: number }[],
  kind: FileKind = 'application_document',
): string | null {
  if (file.size === 0) return `“${file.name}” is empty. Open it to see that it has content, and choose it again.`;
  const isExport = kind === 'account_export';
  const limit = sizeLimit(file.name, isExport);
  if (file.size > limit.bytes)
    return isExport
      ? `“${file.name}” is larger than ${limit.text}. Export a shorter period, and add each file.`
      : `“${file.name}” is larger than 10 MB${sizeText(file.size) === '10.0 MB' ? '' : ` (${sizeText(file.size)})`}. A smaller scan, or the document in parts, will do.`;
  if (there.some((each) => each.filename === file.name && each.size_bytes === file.size))
    return `“${file.name}” is already in the list. If it is another document, rename it and choose it again.`;
  if (there.length >= maxFilesPerCase)
    return `“${file.name}” was not added: an application can have ${maxFilesPerCase} files.`;
  return null;
}

const acceptOf = (extensions: readonly string[], types: readonly string[]) =>
  [...extensions.map((extension) => `.${extension}`), ...types].join(',');
/** Types are listed too, because a phone may hand over files without an extension. */
const types = ['application/pdf', 'image/jpeg', 'image/png'];
export const acceptAttribute = acceptOf([...acceptedExtensions, ...otherNames], types);
/** The same where an export may be chosen too, which is taken as one. */
export const choosableAttribute = `${acceptAttribute},.csv,.tsv,text/csv`;
/** Exports of a processor's records. Types are listed as in `types`; Windows calls a CSV an Excel file. */
export const exportAttribute = acceptOf(exportExtensions, ['text/csv', 'text/plain', 'application/vnd.ms-excel']);
/** The kinds that are extracted. */
export const readableAttribute = acceptOf(
  acceptedExtensions.filter((extension) => !['doc', 'xls'].includes(extension)),
  types,
);
