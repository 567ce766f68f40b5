/**
 * A query that limits a fuzzy match must match first. Otherwise the planner, hoping to find the few rows early, walks
 * the whole table in another order, which takes seconds at a million cases (0072_matched_first.sql). The tests judge a
 * plan by the blocks that it reads.
 */
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '../testing/app/empty-database.ts';
import { migrate } from './migrate.ts';

const rows = 3_000;
/** What the planner is told, so that it plans as for a large installation. */
const believed = 1_000_000;
const id = (kind: string) => `md5('${kind}' || n)::uuid`;

let client: pg.Client;
beforeAll(async () => {
  const url = await emptyDatabase();
  await migrate(url, () => {});
  client = new pg.Client({ connectionString: url, options: '-c jit=off' });
  await client.connect();
  const indexes = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any ('{orgs,users,cases}'::regclass[]) and c.relam = (select oid from pg_am where amname = 'gin')`,
  );
  // Indexes are made afterwards: updating them row by row takes a hundred times as long.
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await client.query("set session_replication_role = 'replica'");
  const all = `from generate_series(1, ${rows}) n`;
  await client.query(
    `insert into orgs (id, name, kind) select ${id('org')}, 'Merchant ' || md5(n::text), 'merchant' ${all}`,
  );
  await client.query(
    `insert into users (id, org_id, email, created_at, search_text)
     select ${id('user')}, ${id('org')}, n || '@shop.example', now() - n * interval '1 minute', 'ada ' || md5(n::text) || repeat(' of somewhere', 20) ${all}`,
  );
  await client.query(
    `insert into cases (id, case_number, created_by, org_id, processor, first_name, last_name, email, legal_business_name, other_processor, business_address, product_description)
     select ${id('case')}, 'UH-2026-' || n, ${id('user')}, ${id('org')}, 'other', 'Ada', 'Byron', n || '@shop.example', 'Byron Goods ' || n || ' LLC', 'Acquirer ' || md5(n::text), '{}', repeat('Goods. ', 60) ${all}`,
  );
  await client.query("set session_replication_role = 'origin'");
  for (const { definition } of indexes.rows) await client.query(definition);
  for (const table of ['orgs', 'users', 'cases']) {
    await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
    await client.query(`vacuum (analyze) ${table}`);
    await client.query(`update pg_class set reltuples = ${believed} where oid = '${table}'::regclass`);
  }
  await client.query("select set_config('app.actor_role', 'admin', false)");
}, 120_000);
afterAll(() => client.end());

const someCase = '(select id from cases limit 1)';
const names = "array['zimmerquist', 'vandergrift holdings']";
/** A call of each function that limits a fuzzy match, for a text that occurs nowhere. */
const callers: Readonly<Record<string, string>> = {
  clients_like: `app.clients_like(${someCase}, ${names})`,
  opponents_like: `app.opponents_like(${someCase}, ${names})`,
  find_orgs: "app.find_orgs('merchant', '%zimmerquist%', 50)",
  find_users: "app.find_users('%zimmerquist%', null, null, null, 50)",
  cases_of_number: "app.cases_of_number('(415) 555-0134')",
  count_found_users: "app.count_found_users('%zimmerquist%', null, 1000)",
};

type Explained = { 'QUERY PLAN': { Plan: Record<string, number> }[] };

test.each(Object.entries(callers))('app.%s reads fewer blocks than a tenth of its table has rows', async (_, call) => {
  await client.query(`select * from ${call}`);
  const explained = await client.query<Explained>(`explain (analyze, buffers, format json) select * from ${call}`);
  const plan = explained.rows[0]?.['QUERY PLAN'][0]?.Plan ?? {};
  const read = (plan['Shared Hit Blocks'] ?? Infinity) + (plan['Shared Read Blocks'] ?? Infinity);
  expect(read).toBeLessThan(rows / 10);
});

test('each function that limits a fuzzy match is measured here', async () => {
  const { rows: found } = await client.query<{ name: string }>(
    String.raw`select p.proname as name from pg_proc p where p.pronamespace = 'app'::regnamespace
      and p.prosrc ~* '\mlimit\M' and p.prosrc ~* '(<%|%>|\mi?like\M|similarity)'`,
  );
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(callers).sort());
});
