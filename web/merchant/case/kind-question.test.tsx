import { expect, test, vi } from 'vitest';
import type { ExtractionView } from '../../../domain/documents/extraction.ts';
import { readAsNotice } from '../../../testing/web/read-as-notice.ts';
import { shown, textOf } from '../../../testing/web/shown.tsx';

vi.mock('../../api/api.ts', () => import('../../../testing/web/quiet-api.ts'));
const { FileList } = await import('./all-files.tsx');

const file = {
  id: 'f1',
  filename: 'scan.pdf',
  kind: 'application_document',
  document_type: 'application_document' as const,
  content_type: 'application/pdf',
  size_bytes: 2_000,
  ai_summary: null,
  created_at: '2026-11-20T12:00:00.000Z',
};
const list = (complete: boolean, extraction: ExtractionView = readAsNotice): string =>
  textOf(
    shown(
      <FileList
        theCase={{ id: 'c1', may: { complete, cancel: true, add_files: true, write: true, ask_counsel: true } }}
        files={[file]}
        extractions={[extraction]}
      />,
    ),
  );

test('a file that looks like the notice can be given that kind while the case can be completed', () => {
  expect(list(true)).toContain('Looks like: Termination or hold notice Use for scan.pdf');
  expect(list(false)).not.toContain('Looks like');
  expect(list(true, { ...readAsNotice, kind: null })).not.toContain('Looks like');
});
