import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../domain/messages/live-change.ts';
import { isAffected, isLive } from './affected-queries.ts';

const batchMs = 300;

/** Whether a list is fetching a page that the user requested, which refetching would discard. */
const isFetchingPage = (client: QueryClient): boolean =>
  client.isFetching({
    predicate: ({ queryKey, state }) => isLive(queryKey) && state.fetchMeta?.fetchMore !== undefined,
  }) > 0;

/** Refetches what changed after a short delay and in one batch: changes come in groups. */
export function gatherChanges(client: QueryClient) {
  const changes = new Map<string, LiveChange>();
  let everything = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    // A refetch during a save could return the state before it.
    if (client.isMutating() > 0 || isFetchingPage(client)) return plan();
    const gathered = [...changes.values()];
    const all = everything;
    changes.clear();
    everything = false;
    void client.invalidateQueries({
      predicate: ({ queryKey, state }) =>
        (all && isLive(queryKey)) || gathered.some((change) => isAffected(queryKey, state.data, change)),
    });
  }
  function plan(): void {
    timer ??= setTimeout(flush, batchMs);
  }
  return {
    change(change: LiveChange): void {
      changes.set(`${change.case_id} ${change.what}`, change);
      plan();
    },
    resync(): void {
      everything = true;
      plan();
    },
    /** When the oldest live data shown was fetched, in milliseconds since 1970; Infinity if there is none. */
    oldestRead(): number {
      return client
        .getQueryCache()
        .getAll()
        .filter(({ queryKey, state }) => isLive(queryKey) && state.dataUpdatedAt > 0)
        .reduce((oldest, { state }) => Math.min(oldest, state.dataUpdatedAt), Infinity);
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
