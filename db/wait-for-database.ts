import { setTimeout as sleep } from 'node:timers/promises';
import { isDatabaseDown } from './is-database-down.ts';

/** A server that restarts, with its recovery, is back by then; after that an operator has to look. */
const forMs = 60_000;
const everyMs = 1_000;

type Waits = { log: (line: string) => void; forMs?: number; pause?: () => Promise<unknown> };

/**
 * Runs `work`, from the beginning if need be, until the database answers: a database that restarts together with the
 * program is no reason to exit. Logs when it begins to wait. Throws any other error at once, and the last one after a
 * minute.
 */
export async function waitForDatabase<T>(
  work: () => Promise<T>,
  { log, forMs: patience = forMs, pause = () => sleep(everyMs) }: Waits,
): Promise<T> {
  const until = Date.now() + patience;
  for (let waited = false; ; waited = true) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseDown(error) || Date.now() >= until) throw error;
      if (!waited)
        log(
          `the database does not answer yet, waiting up to ${Math.round(patience / 1_000)} seconds: ${messageOf(error)}`,
        );
      await pause();
    }
  }
}

/** The error's message; if several addresses were tried, the message of each. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ');
  return error instanceof Error ? error.message : String(error);
}
