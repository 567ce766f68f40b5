/** Spec, section 2: sizes in KB with one decimal. */
export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

type PreviewWay = 'picture' | 'pdf' | 'none';

/** How a file can be previewed. The server determined the type from the content, not the name. */
export function previewWay(contentType: string): PreviewWay {
  if (contentType === 'image/jpeg' || contentType === 'image/png') return 'picture';
  return contentType === 'application/pdf' ? 'pdf' : 'none';
}

const typeNames: Record<string, string> = {
  'application/msword': 'Word document (DOC)',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document (DOCX)',
  'application/vnd.ms-excel': 'Excel workbook (XLS)',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook (XLSX)',
  'image/heic': 'HEIC photo',
};

/** The type of a file that cannot be previewed. */
export const typeName = (contentType: string): string => typeNames[contentType] ?? 'file of this kind';
