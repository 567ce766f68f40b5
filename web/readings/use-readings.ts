import { useQuery } from '@tanstack/react-query';
import type { ReadingView } from '../../domain/documents/reading.ts';
import { orpc } from '../api.ts';
import { openReadings } from './open-suggestions.ts';

const none: readonly ReadingView[] = [];
/** Milliseconds: a draft has no live changes, so its page asks while something is being read. */
const askEvery = 1_500;
/** A file of before readings were made has none; after this long nobody waits for it. */
const newFor = 60_000;

/** What was read of the draft's files, asked again until each of `uploads` is read. */
export function useDraftReadings(uploads: readonly { id: string; created_at: string }[]): readonly ReadingView[] {
  const isMissing = (readings: readonly ReadingView[]) => uploads.some(({ id, created_at }) => Date.now() - Date.parse(created_at) < newFor && !readings.some(({ file_id }) => file_id === id));
  const { data } = useQuery(orpc.application.readings.queryOptions({
    enabled: uploads.length > 0,
    refetchInterval: ({ state }) => (openReadings(state.data?.items ?? none).length > 0 || isMissing(state.data?.items ?? none) ? askEvery : false),
  }));
  return (data?.items ?? none).filter(({ file_id }) => uploads.some(({ id }) => id === file_id));
}

/** What was read of a case's files; live changes keep it fresh. */
export function useCaseReadings(caseId: string): readonly ReadingView[] {
  const { data } = useQuery(orpc.cases.readings.queryOptions({ input: { id: caseId } }));
  return data?.items ?? none;
}
