import pg from 'pg';
import { CopyOut } from '../../db/copy/copy-out.ts';
import { copiedTables, pendingJobs, storedKeysIn, tableAndColumns, usedSequences } from '../../db/copy/tables.ts';
import { migrationLock } from '../../db/migrate.ts';
import { keyIdOf } from '../engines/keys/key-id.ts';
import { writeBackupFile, type BackupFile } from './backup-file.ts';
import type { BackupTable, Manifest } from './manifest.ts';
import { sealTable, tableContext } from './sealed-table.ts';

export const jobsPath = 'tables/pending-jobs.sealed';
export const tablePath = ({ schema, name }: Pick<BackupTable, 'schema' | 'name'>): string =>
  `tables/${schema}.${name}.sealed`;
/** Only in the draft: the keys of stored files, one per line. */
export const keysFile = 'object-keys';

type Tables = Pick<Manifest, 'taken_at' | 'postgres' | 'migrations' | 'tables' | 'sequences' | 'jobs'> & {
  files: BackupFile[];
  objects: number;
};
type Source = { url: string; appKey: string; say: (line: string) => void };

/**
 * Copies every table into the draft, all from one snapshot: what one transaction wrote is there whole or not at all.
 * Writers do not have to wait, but a migration does. Throws when the login may not read every row.
 */
export async function writeTables({ url, appKey, say }: Source, draft: string, name: string): Promise<Tables> {
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  // Reported by the query that runs.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock]);
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await seeEveryRow(client);
    await refuseTwoKeys(client, appKey);
    const { rows } = await client.query<{ taken_at: Date; postgres: string }>(
      "select now() as taken_at, current_setting('server_version') as postgres",
    );
    const [at] = rows;
    if (!at) throw new Error('The database gave no time.');
    const files: BackupFile[] = [];
    const write = async (path: string, what: string): Promise<number> => {
      const out = client.query(new CopyOut(`copy ${what} to stdout`));
      files.push(await writeBackupFile(draft, path, sealTable(out, appKey, tableContext(name, path))));
      return out.rows;
    };
    const tables: BackupTable[] = [];
    for (const table of await copiedTables(client)) {
      const count = await write(tablePath(table), tableAndColumns(table));
      tables.push({ ...table, rows: count });
      if (count > 0) say(`  ${table.schema}.${table.name}: ${count} rows`);
    }
    const jobs = await write(jobsPath, `(${pendingJobs})`);
    const keys = client.query(new CopyOut(`copy (${await storedKeysIn(client)}) to stdout`));
    await writeBackupFile(draft, keysFile, keys);
    const migrations = await client.query<{ name: string; sha256: string }>(
      'select name, sha256 from public.migrations order by name',
    );
    return {
      taken_at: at.taken_at.toISOString(),
      postgres: at.postgres,
      migrations: migrations.rows,
      sequences: await usedSequences(client),
      tables,
      jobs,
      files,
      objects: keys.rows,
    };
  } finally {
    await client.end().catch(() => {});
  }
}

/** Refuses to back up while `rotate-key` is under way: no single key would open the backup. */
async function refuseTwoKeys(client: pg.Client, appKey: string): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>("select to_regclass('app.key_check') is not null as there");
  if (!rows[0]?.there) return;
  const found = await client.query<{ value: string }>('select value from app.key_check');
  if (found.rows[0] && found.rows[0].value !== keyIdOf(appKey))
    throw new Error('APP_KEY is not yet the key of everything: finish  npm run operator -- rotate-key  first.');
}

/**
 * Throws unless the login sees every row: rows that row-level security hides would be missing from the backup silently.
 */
async function seeEveryRow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ exempt: boolean; definer: boolean }>(
    `select r.rolsuper or r.rolbypassrls as exempt, exists (
       select 1 from pg_roles d where d.rolname = 'unhold_definer' and pg_has_role(r.oid, d.oid, 'usage')) as definer
     from pg_roles r where r.rolname = current_user`,
  );
  if (rows[0]?.exempt || !rows[0]?.definer) return void (await client.query('set local row_security = off'));
  const hidden = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r' and c.relrowsecurity and not exists (
       select 1 from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polname = 'definer')`,
  );
  if (hidden.rows[0]) throw new Error(`This login may not read every row of ${hidden.rows[0].name}.`);
}
