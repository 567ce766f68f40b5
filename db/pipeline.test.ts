import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openDatabase, systemActor, type Database } from './actor.ts';
import { openPool } from './pool.ts';
import { depth, maxPipelines } from './pipeline.ts';

let app: TestApp;
let database: Database;

beforeAll(async () => {
  app = await openTestApp();
});

// Connections that have prepared nothing yet, as after a start.
beforeEach(() => {
  database = openDatabase(
    openPool(app.url, 'unhold_app', 10, (error) => {
      throw error;
    }),
  );
});

afterEach(() => database.pool.end());

afterAll(() => app.close());

const connects = () => vi.spyOn(database.pool, 'connect');
const read = (value: string) =>
  database.read(
    systemActor,
    async (db) => (await sql<{ read: number }>`select ${value}::int as read`.execute(db)).rows,
  );
const readLong = (value: string) =>
  database.readLong(
    systemActor,
    async (db) => (await sql<{ read: number }>`select ${value}::int as read`.execute(db)).rows,
  );

test('short reads share a few connections, and each gets its own rows', async () => {
  const taken = connects();
  const values = Array.from({ length: depth * maxPipelines + 1 }, (_, n) => n);
  let peak = 0;
  const watch = () => {
    peak = Math.max(peak, database.pool.totalCount - database.pool.idleCount);
  };
  database.pool.on('acquire', watch);
  const found = await Promise.all(values.map((n) => read(String(n))));
  expect(found).toEqual(values.map((n) => [{ read: n }]));
  expect(taken).toHaveBeenCalledTimes(maxPipelines + 1);
  expect(peak).toBe(maxPipelines);
});

test('a long read does not share its connection', async () => {
  const taken = connects();
  expect(await Promise.all([readLong('1'), readLong('2')])).toEqual([[{ read: 1 }], [{ read: 2 }]]);
  expect(taken).toHaveBeenCalledTimes(2);
});

test('a read that fails does not make others on the same connection fail', async () => {
  const [first, second, third] = await Promise.allSettled([read('no number'), read('2'), read('3')]);
  expect(first).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect(second).toEqual({ status: 'fulfilled', value: [{ read: 2 }] });
  expect(third).toEqual({ status: 'fulfilled', value: [{ read: 3 }] });
});

test('a read is repeated when another that failed should have prepared its statement', async () => {
  const both = (first: string) =>
    database.read(systemActor, async (db) => {
      const [, { rows }] = await Promise.all([
        sql`select ${first}::int as first`.execute(db),
        sql<{ later: number }>`select 7 as later`.execute(db),
      ]);
      return rows;
    });
  const [failed, fine] = await Promise.allSettled([both('no number'), both('1')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { code: '22P02' } });
  expect(fine).toEqual({ status: 'fulfilled', value: [{ later: 7 }] });
});

test('each read sees only what its own actor may see', async () => {
  const merchants = [await app.user(), await app.user(), await app.user()];
  for (const merchant of merchants) await merchant.apply();
  const found = await Promise.all(merchants.map(async (merchant) => (await merchant.get('/api/cases')).body));
  const ids = found.map((body) => (body as { items: { id: string }[] }).items.map(({ id }) => id));
  expect(ids.map((each) => each.length)).toEqual([1, 1, 1]);
  expect(new Set(ids.flat()).size).toBe(3);
});

test('a read that waits for a connection is rejected when there is none, and the next read gets one', async () => {
  const refused = new Error('the database is away');
  vi.spyOn(database.pool, 'connect').mockRejectedValueOnce(refused);
  const asked = Array.from({ length: depth * maxPipelines + 1 }, () => read('1'));
  const answers = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  // The reads that were to share the connection, and the one that waits behind them all.
  expect(answers).toEqual(Array.from({ length: depth + 1 }, () => ({ status: 'rejected', reason: refused })));
  for (let round = 0; round < maxPipelines; round += 1) expect(await read('3')).toEqual([{ read: 3 }]);
});
