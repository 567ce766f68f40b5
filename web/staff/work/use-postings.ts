import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '../../api/api.ts';
import { useFailureToast } from '../../ui/use-failure-toast.ts';
import type { WorkItem } from '../cases/cases-cache.ts';

/** The rows, of which an envelope that must not be posted says so itself. What bars it is read only where there is one. */
export function useBarredPostings(rows: readonly WorkItem[]): WorkItem[] {
  const postings = useQuery({
    ...orpc.letters.listPostings.queryOptions(),
    enabled: rows.some(({ kind }) => kind === 'mailing'),
  });
  useFailureToast(postings.errorUpdatedAt, 'Failed to load the letters to post.');
  return useMemo(() => {
    const barred = new Set(
      (postings.data?.items ?? []).flatMap((each) => (each.barred_by === null ? [] : [each.letter_id])),
    );
    return rows.map((item) =>
      item.kind === 'mailing' && item.letter_id !== null && barred.has(item.letter_id)
        ? { ...item, what: 'Do not post the certified letter' }
        : item,
    );
  }, [rows, postings.data]);
}
