import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../db/actor.ts';
import { SharedReads } from './shared-reads.ts';

/** Reads that end when the test says so. */
let runs: { end: (text: string) => void; fail: (error: Error) => void }[];
let reads: SharedReads<string>;
let database: Database;

beforeEach(() => {
  runs = [];
  reads = new SharedReads();
  // Never queried: the test provides the reads.
  database = openDatabase(new pg.Pool());
});

const ask = (question: unknown = 'goods', role: 'admin' | 'client' = 'admin') =>
  reads.read(database, { role }, question, () => new Promise((end, fail) => runs.push({ end, fail })));
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('equal questions at the same time', () => {
  test('share one read, and not the one that began before they asked', async () => {
    const first = ask();
    const second = ask();
    const third = ask();
    expect(runs).toHaveLength(1);
    runs[0]?.end('before');
    await settled();
    expect(runs).toHaveLength(2);
    const fourth = ask();
    runs[1]?.end('after');
    await settled();
    runs[2]?.end('later');
    expect(await Promise.all([first, second, third, fourth])).toEqual(['before', 'after', 'after', 'later']);
  });

  test('are read again once the shared read is over', async () => {
    const first = ask();
    runs[0]?.end('once');
    expect(await first).toBe('once');
    await settled();
    const second = ask();
    runs[1]?.end('twice');
    expect(await second).toBe('twice');
  });

  test('are read by each asker when the shared read fails', async () => {
    void ask();
    const refused = ask();
    const other = ask();
    runs[0]?.end('before');
    await settled();
    runs[1]?.fail(new Error('signed out'));
    await expect(refused).rejects.toThrow('signed out');
    runs[2]?.end('mine');
    expect(await other).toBe('mine');
  });

  test('are read separately for another role or another question', async () => {
    const all = [ask('goods'), ask('soaps'), ask('goods', 'client')];
    expect(runs).toHaveLength(3);
    runs.forEach(({ end }, index) => end(String(index)));
    expect(await Promise.all(all)).toEqual(['0', '1', '2']);
  });
});
