import { expect, test, vi } from 'vitest';
import type { DocumentKind, FileKind } from '../../domain/documents/document-kind.ts';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { readAsNotice } from '../../testing/web/read-as-notice.ts';
import { shown, textOf } from '../../testing/web/shown.tsx';
import { unsavedStore } from '../unsaved/store.ts';
import { DraftKeeper } from './draft-keeper.ts';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const suggested = vi.hoisted((): { use?: (kind: DocumentKind) => void } => ({}));
vi.mock('../extractions/extraction-line.tsx', () => ({
  KindSuggestion: ({ extraction, onUse }: { extraction: ExtractionView; onUse: (kind: DocumentKind) => void }) => {
    suggested.use = onUse;
    return `looks like ${extraction.kind}`;
  },
}));
const { default: ReadKinds } = await import('./read-kinds.tsx');

const upload = {
  id: 'f1',
  filename: 'scan.pdf',
  content_type: 'application/pdf',
  size_bytes: 2_000,
  created_at: '2026-11-20T12:00:00.000Z',
};
const never = () => new Promise<never>(() => undefined);

function setting(document_type: FileKind) {
  const keeper = new DraftKeeper({
    draft: {
      version: 1,
      answers: { fields: {}, owners: [{}], previousProcessors: [{}], files: [{ id: 'f1', document_type }] },
      step: 8,
      uploads: [upload],
      updated_at: null,
      ai: null,
      last_submitted: null,
    },
    withKnown: (answers) => answers,
    unsaved: unsavedStore(null, 'application', null),
    store: { load: never, save: never },
  });
  const page = () =>
    shown(<ReadKinds keeper={keeper} draft={keeper.getState()} extractions={[readAsNotice]} focus="check-documents" />);
  return { keeper, page };
}

test('a file that looks like the notice gets that kind when the suggestion is used, and is not asked about again', () => {
  const focus = vi.fn();
  vi.stubGlobal('document', { getElementById: (id: string) => (id === 'check-documents' ? { focus } : null) });
  const { keeper, page } = setting('application_document');
  expect(textOf(page())).toBe('scan.pdf looks like hold_notice');
  suggested.use?.('hold_notice');
  expect(keeper.getState().answers.files).toEqual([{ id: 'f1', document_type: 'hold_notice' }]);
  expect(focus).toHaveBeenCalledOnce();
  expect(page()).toBe('');
  keeper.stop();
  vi.unstubAllGlobals();
});

test('nothing is asked about a file whose kind is the one it looks like', () => {
  expect(setting('hold_notice').page()).toBe('');
});
