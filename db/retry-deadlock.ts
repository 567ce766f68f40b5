const deadlock = '40P01';
const tries = 3;

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === deadlock;

/**
 * Runs a transaction again, at most three times in all, when PostgreSQL aborted it because of a deadlock. `run` must
 * have no effects outside the database. Throws the last run's error, and any other error at once.
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
