import type { Log } from '../kernel/log.ts';

/**
 * Work that an answer must not wait for, because its duration would reveal whether there is an account. Lost only when
 * the process is killed.
 */
export type Background = { run(work: () => Promise<void>): void; settled(): Promise<void> };

export function openBackground(log: Log): Background {
  const pending = new Set<Promise<void>>();
  return {
    run(work) {
      const running: Promise<void> = work()
        .catch((error: unknown) => log.error({ err: error }, 'an email about an account was not queued'))
        .finally(() => pending.delete(running));
      pending.add(running);
    },
    async settled() {
      while (pending.size > 0) await Promise.all(pending);
    },
  };
}
