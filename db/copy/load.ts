import type pg from 'pg';
import { tableName, type CopiedTable } from './tables.ts';

type ForeignKey = { table: string; name: string; definition: string };

/**
 * Runs `work`, which fills the emptied `tables`, in one transaction in which no triggers, foreign keys or row-level
 * security apply to them. Afterwards all of these apply again, and the foreign keys are checked. Throws what `work`
 * throws, and then nothing has changed. The client is an owner's login.
 */
export async function loadTables(
  client: pg.Client,
  tables: readonly CopiedTable[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map(tableName);
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    const keys = await foreignKeys(client);
    const forced = await forcedTables(client);
    for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    for (const name of forced) await client.query(`alter table ${name} no force row level security`);
    await client.query(`truncate ${names.join(', ')}`);
    await work();
    for (const name of forced) await client.query(`alter table ${name} force row level security`);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function foreignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname in ('app', 'auth', 'public') order by 1, 2`,
  );
  return rows;
}

async function forcedTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select oid::regclass::text as name from pg_class where relforcerowsecurity order by 1',
  );
  return rows.map(({ name }) => name);
}

/** Throws, with what to do, unless the database is empty: a restore never replaces data. */
export async function refuseFilled(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind in ('r', 'p', 'v', 'm') and n.nspname !~ '^(pg_|information_schema$)'
       and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
  );
  if (rows[0])
    throw new Error(
      `The database is not empty: it has ${rows[0].name}. Restore into an empty one; nothing is replaced.`,
    );
}
