import { useQuery } from '@tanstack/react-query';
import type { ExtractionView } from '../../domain/documents/extraction.ts';
import { orpc } from '../api/api.ts';
import { openExtractions } from './open-suggestions.ts';

const none: readonly ExtractionView[] = [];
/** Milliseconds. A draft gets no live updates, so its page polls while an extraction is in progress. */
const pollMs = 1_500;
/** Stop waiting after this long, because a file uploaded before extraction existed has no extraction. */
const maxWaitMs = 60_000;

type NewFile = { id: string; filename: string; created_at: string };

const notBegun = ({ id, filename }: NewFile): ExtractionView => ({
  file_id: id,
  filename,
  status: 'waiting',
  pages: null,
  pages_read: 0,
  kind: null,
  kind_confidence: 0,
  summary: null,
  findings: [],
  error: null,
});

/** The extractions of the draft's files, polled until each of `uploads` has one. */
export function useDraftExtractions(uploads: readonly NewFile[]): readonly ExtractionView[] {
  const missing = (extractions: readonly ExtractionView[]) =>
    uploads.filter(
      ({ id, created_at }) =>
        Date.now() - Date.parse(created_at) < maxWaitMs && !extractions.some(({ file_id }) => file_id === id),
    );
  const { data } = useQuery(
    orpc.documents.listDraftExtractions.queryOptions({
      enabled: uploads.length > 0,
      refetchInterval: ({ state }) =>
        openExtractions(state.data?.items ?? none).length > 0 || missing(state.data?.items ?? none).length > 0
          ? pollMs
          : false,
    }),
  );
  const known = (data?.items ?? none).filter(({ file_id }) => uploads.some(({ id }) => id === file_id));
  return [...known, ...missing(known).map(notBegun)];
}

/**
 * The extractions of a case's files, updated live. `isPending`: not known yet, and a list shown now would shift under
 * the pointer.
 */
export function useCaseExtractions(caseId: string): { extractions: readonly ExtractionView[]; isPending: boolean } {
  const { data, isPending } = useQuery(orpc.documents.listExtractions.queryOptions({ input: { id: caseId } }));
  return { extractions: data?.items ?? none, isPending };
}
