const deadlock = '40P01';
const tries = 3;

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === deadlock;

/**
 * Runs a transaction again, three times in all, when PostgreSQL ended it because it and another waited for each other: nothing of it
 * was kept. `run` is to change nothing outside of the database. Throws what the last run throws, and anything else at once.
 */
export async function retryDeadlock<T>(run: () => Promise<T>): Promise<T> {
  for (let left = tries - 1; left > 0; left -= 1) {
    try {
      return await run();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return run();
}
