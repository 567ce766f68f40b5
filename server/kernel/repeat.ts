import { setTimeout as sleep } from 'node:timers/promises';
import type { Services } from './context.ts';

/** `firstMs` (0) and `everyMs`: milliseconds before the first run, and between two; `failed`: what the log says when one throws. */
type Rhythm = { firstMs?: number; everyMs: number; failed: string };

/**
 * Runs `work` over and over, never two runs at once, until the returned function is called, which waits for the run
 * under way. For what must be looked at within seconds, or even when the job queue is stuck; everything else is a
 * scheduled job.
 */
export function repeat(
  { log }: Pick<Services, 'log'>,
  { firstMs = 0, everyMs, failed }: Rhythm,
  work: () => Promise<unknown>,
): () => Promise<void> {
  const ended = new AbortController();
  const pause = (ms: number) => sleep(ms, undefined, { signal: ended.signal }).catch(() => undefined);
  const running = (async () => {
    if (firstMs > 0) await pause(firstMs);
    while (!ended.signal.aborted) {
      await work().catch((error: unknown) => log.error({ err: error }, failed));
      await pause(everyMs);
    }
  })();
  return () => {
    ended.abort();
    return running;
  };
}
