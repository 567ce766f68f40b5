import { useQuery } from '@tanstack/react-query';
import type { DraftRecords } from '../../contract/evidence.ts';
import { orpc } from '../api/api.ts';
import { exportsOf } from './draft-answers.ts';
import type { DraftState } from './draft-keeper.ts';

/** Milliseconds. A draft gets no live updates, so its page polls while its exports are read. */
const pollMs = 1_500;

/** What the draft's exports show; until that is of the exports and the processor that it has now, they are being read. Null without exports. */
export function useDraftRecords(draft: Pick<DraftState, 'answers' | 'uploads'>): DraftRecords | null {
  const file_ids = exportsOf(draft).map(({ id }) => id);
  const { processor } = draft.answers.fields;
  const isOf = (records: DraftRecords | undefined): boolean =>
    records !== undefined &&
    records.state !== 'reading' &&
    records.processor === (processor || null) &&
    records.file_ids.toSorted().join() === file_ids.toSorted().join();
  const { data } = useQuery(
    orpc.evidence.getOfDraft.queryOptions({
      enabled: file_ids.length > 0,
      refetchInterval: ({ state }) => (isOf(state.data) ? false : pollMs),
    }),
  );
  if (file_ids.length === 0) return null;
  return data && isOf(data) ? data : { ...reading, file_ids, rows_read: data?.rows_read ?? 0 };
}

const reading = {
  state: 'reading',
  processor: null,
  files: [],
  refused: [],
  asked_first: [],
  suggestions: [],
  also: [],
} as const satisfies Partial<DraftRecords>;
