import type { QueryClient } from '@tanstack/react-query';
import type { LiveChange } from '../../domain/live-change.ts';
import { isAffected, isLive } from './affected-queries.ts';

const gatherFor = 300;

/** Reads anew what changes show, a little later and all at once: changes come in groups. */
export function gatherChanges(client: QueryClient) {
  const changes = new Map<string, LiveChange>();
  let before = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    timer = undefined;
    // What is being saved right now would be answered with what was there before.
    if (client.isMutating() > 0) return plan();
    const gathered = [...changes.values()];
    const readBefore = before;
    changes.clear();
    before = 0;
    void client.invalidateQueries({
      predicate: ({ queryKey, state }) => (state.dataUpdatedAt < readBefore && isLive(queryKey)) || gathered.some((change) => isAffected(queryKey, state.data, change)),
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
    resync(readBefore: number): void {
      before = Math.max(before, readBefore);
      plan();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
