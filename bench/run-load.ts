import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Load, LoadResult } from './load-process.ts';

/** Runs one load in its own process. Throws on any unexpected response, since the figures would be meaningless. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const result = await measureLoad(load);
  if (result.errors > 0)
    throw new Error(
      `${result.errors} of ${result.answered} answers were not ${load.expectedStatus}:\n${result.firstError}`,
    );
  if (result.answered === 0)
    throw new Error('the machine is too busy: no connection warmed up within the round; use longer rounds');
  return result;
}

/** The same, but any response is accepted. */
export async function measureLoad(load: Load): Promise<LoadResult> {
  const child = fork(new URL('./load-process.ts', import.meta.url));
  child.send(load);
  const [result] = (await once(child, 'message')) as [LoadResult];
  return result;
}
