import { expect, test, vi } from 'vitest';
import { retryDeadlock } from './retry-deadlock.ts';

const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('a transaction that lost a deadlock is run again', async () => {
  const run = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(deadlock)
    .mockRejectedValueOnce(deadlock)
    .mockResolvedValue('done');
  expect(await retryDeadlock(run)).toBe('done');
  expect(run).toHaveBeenCalledTimes(3);
});

test('a transaction is run at most three times', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(deadlock);
  await expect(retryDeadlock(run)).rejects.toBe(deadlock);
  expect(run).toHaveBeenCalledTimes(3);
});

test('any other error is thrown at once', async () => {
  const run = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('other'));
  await expect(retryDeadlock(run)).rejects.toThrow('other');
  expect(run).toHaveBeenCalledTimes(1);
});
