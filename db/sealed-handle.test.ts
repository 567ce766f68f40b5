import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import type { TestUser } from '../testing/app/test-user.ts';
import { openDatabase, runIn, systemActor, type Actor, type Database, type Db } from './actor.ts';
import { openPool } from './pool.ts';

let app: TestApp;
let database: Database;
let merchant: Actor;
beforeAll(async () => {
  app = await openTestApp();
  const user: TestUser = await app.user();
  merchant = { role: 'client', id: user.id, name: 'Test', verifiedEmail: null };
  // One connection, so that each transaction follows the one before on it.
  database = openDatabase(openPool(app.url, 'unhold_app', 1, () => {}));
});
afterAll(async () => {
  await database.pool.end();
  await app.close();
});

const roleIn = (db: Db) => sql<{ role: string }>`select app.actor_role() as role`.execute(db);
const over = /after its (?:transaction has ended|batch has left)/;
const failing = (db: Db) => sql`select 1 / 0`.execute(db);

test('a handle that was kept throws once its transaction has committed, even while another actor has the connection', async () => {
  const kept = await database.as(merchant, async (db) => {
    await roleIn(db);
    return { db };
  });
  await expect(roleIn(kept.db)).rejects.toThrow(over);
  await database.as(systemActor, async (db) => {
    expect((await roleIn(db)).rows).toEqual([{ role: 'system' }]);
    await expect(roleIn(kept.db)).rejects.toThrow(over);
    expect(() => runIn(kept.db, 'select 1', [])).toThrow(over);
  });
});

test('a handle that was kept throws once its transaction was rolled back', async () => {
  const kept: { db?: Db } = {};
  const work = database.as(merchant, async (db) => {
    kept.db = db;
    await failing(db);
  });
  await expect(work).rejects.toMatchObject({ code: '22012' });
  await expect(database.as(systemActor, () => roleIn(kept.db!))).rejects.toThrow(over);
});

test('the handle of a read throws once its batch was sent, even while another actor reads on the same connection', async () => {
  const kept = await database.read(merchant, async (db) => {
    await roleIn(db);
    return { db };
  });
  await database.read(systemActor, async (db) => {
    await Promise.all([roleIn(db), expect(roleIn(kept.db)).rejects.toThrow(over)]);
  });
});

test('a change reports how many rows it changed, in any transaction', async () => {
  const change = (key: string) =>
    database.as(systemActor, (db) =>
      db.updateTable('orgs').set({ name: key }).where('name', '=', key).executeTakeFirst(),
    );
  expect(await change('Internal Staff')).toEqual({ numUpdatedRows: 1n });
  expect(await change('nobody has this name')).toEqual({ numUpdatedRows: 0n });
});
