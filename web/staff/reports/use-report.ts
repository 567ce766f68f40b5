import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api, orpc } from '../../api/api.ts';
import { showFailure, showToast } from '../../ui/toasts.tsx';
import type { selectionRequest } from './reports-address.ts';

const key = () => orpc.reports.get.queryKey({ input: {} });
type Request = ReturnType<typeof selectionRequest>;
/** How often to check for the report being made, in milliseconds. */
const pollMs = 1_500;

/**
 * The latest report, polled while a new one is being made; or, for a selection, a report computed at once. `makeAgain`
 * requests a new one.
 */
export function useReport(input: Request) {
  const cache = useQueryClient();
  const query = useQuery(
    orpc.reports.get.queryOptions({
      input,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.making ? pollMs : false),
    }),
  );
  // When a new report was requested: `after` identifies the latest one at that time. Null if none is pending.
  const asked = useRef<{ after: string | undefined } | null>(null);
  const order = useMutation({
    mutationFn: () => api.reports.get({ fresh: 'true' }),
    onSuccess: (answer) => {
      asked.current = { after: answer.report?.as_of };
      cache.setQueryData(key(), answer);
    },
    onError: showFailure('No new report was made.'),
  });
  const { data } = query;
  useEffect(() => {
    if (!asked.current || !data || data.making) return;
    const { after } = asked.current;
    asked.current = null;
    if (data.report?.as_of !== after) showToast({ title: 'A new report is ready.' });
    else showToast({ title: 'The report was not made again.', description: 'Please try again.', tone: 'danger' });
  }, [data]);
  return {
    query,
    report: data?.report ?? null,
    making: data?.making ?? false,
    makeAgain: () => order.mutate(),
    isOrdering: order.isPending,
  };
}
