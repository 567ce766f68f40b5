import { describe, expect, it } from 'vitest';
import { ApiError, unreachable } from '../api/api-error.ts';
import { answerOfPending, submitVersion, type AttemptStore } from './submission.ts';

const done = { case_id: 'c', case_number: 'UH-1' };

function memory(): AttemptStore & { size: () => number } {
  const map = new Map<string, string>();
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    size: () => map.size,
  };
}

describe('submitVersion', () => {
  it('reuses one key until a response arrives', async () => {
    const keys: string[] = [];
    const store = memory();
    const post = async ({ key }: { key: string }) => {
      keys.push(key);
      if (keys.length < 3) throw unreachable(null);
      return done;
    };
    await expect(submitVersion(4, store, post)).rejects.toThrow();
    await expect(submitVersion(4, store, post)).rejects.toThrow();
    expect(await submitVersion(4, store, post)).toEqual(done);
    expect(new Set(keys).size).toBe(1);
    expect(store.size()).toBe(0);
  });

  it('repeats an attempt without a response before making a new one', async () => {
    const store = memory();
    const sent: number[] = [];
    await expect(submitVersion(4, store, async () => Promise.reject(unreachable(null)))).rejects.toThrow();
    const post = async ({ version }: { version: number }) => {
      sent.push(version);
      return done;
    };
    expect(await submitVersion(5, store, post)).toEqual(done);
    expect(sent).toEqual([4]);
  });

  it('discards a rejected attempt, and continues with a new key', async () => {
    const store = memory();
    const refuse = async () => Promise.reject(new ApiError('VERSION_MISMATCH', 'Changed.', 409));
    await expect(submitVersion(4, store, async () => Promise.reject(unreachable(null)))).rejects.toThrow();
    expect(await answerOfPending(5, store, refuse)).toBeNull();
    expect(store.size()).toBe(0);
  });
});
