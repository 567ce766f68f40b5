import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number will do, as long as every process asks for the same one. */
const lockKey = 7_302_114;

/**
 * Brings the database at `url` (an owner's login) up to date: each file of db/migrations once, in order of name, each in its own
 * transaction, all under one advisory lock, so that two processes may start at once. Throws when an applied file was edited.
 */
export async function migrate(url: string, log: (message: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists public.migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from public.migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    for (const name of (await readdir(folder)).filter((each) => each.endsWith('.sql')).sort()) {
      await applyOnce(client, name, applied.get(name), log);
    }
  } finally {
    await client.end();
  }
}

async function applyOnce(
  client: pg.Client,
  name: string,
  appliedHash: string | undefined,
  log: (message: string) => void,
): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  const sha256 = createHash('sha256').update(sql).digest('hex');
  if (appliedHash === sha256) return;
  if (appliedHash !== undefined)
    throw new Error(`Migration ${name} was changed after it had been applied; add a new one instead.`);
  log(`migrating: ${name}`);
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into public.migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
