import type { ExtractionView } from '../../domain/documents/extraction.ts';

/** The file `f1`, read as the notice of a hold. */
export const readAsNotice: ExtractionView = {
  file_id: 'f1',
  filename: 'scan.pdf',
  status: 'done',
  pages: 1,
  pages_read: 1,
  kind: 'hold_notice',
  kind_confidence: 1,
  summary: null,
  findings: [],
  error: null,
};
