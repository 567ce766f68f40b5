import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../domain/messages/live-change.ts';
import { isAffected, isLive } from './affected-queries.ts';

const gatherFor = 300;

/** Whether a list is just getting the page that somebody asked for, which reading the list again would take from them. */
const isFetchGoing = (client: QueryClient): boolean =>
  client.isFetching({
    predicate: ({ queryKey, state }) => isLive(queryKey) && state.fetchMeta?.fetchMore !== undefined,
  }) > 0;

/** Reads again what changes show, a little later and all at once: changes come in groups. */
export function gatherChanges(client: QueryClient) {
  const changes = new Map<string, LiveChange>();
  let everything = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    // What is being saved right now would be answered with what was there before.
    if (client.isMutating() > 0 || isFetchGoing(client)) return plan();
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
    timer ??= setTimeout(flush, gatherFor);
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
    /** When the oldest of what is shown and kept fresh was read, in milliseconds since 1970; Infinity while nothing was. */
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
