import { isAccountFile, type FileKind } from '../documents/document-kind.ts';

/** What step 8 accepts; the hint is the spec's text. */
export const uploadHint = 'PDF, JPG, PNG up to 10MB each';
/** Spec: what the picker accepts. A phone hands over its HEIC photos as JPG, because HEIC is not among it. */
export const acceptedExtensions = ['pdf', 'jpg', 'jpeg', 'png', 'doc', 'docx', 'xls', 'xlsx'] as const;
export const maxFileBytes = 10 * 1024 * 1024;
export const maxFilesPerCase = 60;

/** What is accepted as an export of a processor's records: they are longer than documents, and a workbook is one. */
export const exportHint = 'CSV or text up to 64MB, XLSX up to 10MB';
export const exportContentTypes = {
  csv: 'text/csv',
  tsv: 'text/tab-separated-values',
  txt: 'text/plain',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export const exportExtensions = ['csv', 'tsv', 'txt', 'xlsx'] as const;
const maxExportBytes = 64 * 1024 * 1024;

/** How large a file of this name may be, in bytes and as it is said. */
export const sizeLimit = (filename: string, isExport: boolean): { bytes: number; text: string } =>
  isExport && !filename.trim().toLowerCase().endsWith('.xlsx')
    ? { bytes: maxExportBytes, text: '64 MB' }
    : { bytes: maxFileBytes, text: '10 MB' };

/**
 * The kind of a file of this content that was given as `kind`: a text is an export and nothing else, a workbook can be
 * one, and no other file is.
 */
export function kindByContent(contentType: string, kind: FileKind): FileKind {
  if (contentType.startsWith('text/')) return 'account_export';
  const isPossible = !isAccountFile(kind) || (kind === 'account_export' && contentType === exportContentTypes.xlsx);
  return isPossible ? kind : 'application_document';
}
