import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from '../kernel/context.ts';
import { updateAlarms } from './alarms.ts';

const everyMs = 60_000;
/** What waited while no process ran is worked off first. */
const firstMs = 30_000;

/**
 * Looks for what is wrong each minute, until the returned function is called. A timer and no job: that work is stuck must be noticed all the
 * same.
 */
export function watchConditions(services: Services): () => Promise<void> {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal }).catch(() => undefined);
  const watching = (async () => {
    await pause(firstMs);
    while (!ended.signal.aborted) {
      await updateAlarms(services).catch((error: unknown) =>
        services.log.error({ err: error }, 'looking for what is wrong failed'),
      );
      await pause(everyMs);
    }
  })();
  return () => {
    ended.abort();
    return watching;
  };
}
