import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { CopyIn } from '../../db/copy/copy-in.ts';
import { loadTables, refuseFilled } from '../../db/copy/load.ts';
import { tableAndColumns } from '../../db/copy/tables.ts';
import { migrate } from '../../db/migrate.ts';
import type { Storage } from '../ports/storage/storage.ts';
import { fileLines } from './file-list.ts';
import { holdOutgoing } from './hold-outgoing.ts';
import { filesFile, type Manifest } from './manifest.ts';
import { refuseNewer } from './refuse-newer.ts';
import { restoreJobs } from './restore-jobs.ts';
import { openTable, tableContext } from './sealed-table.ts';
import { verifyBackup } from './verify-backup.ts';
import { tablePath } from './write-tables.ts';

type RestoreTarget = {
  /** The owner's login of an empty database. */
  url: string;
  storage: Storage;
  appKey: string;
  /** Names of the templates whose emails may be sent only once (server/email/template.ts). */
  onceTemplates: readonly string[];
  say: (line: string) => void;
};

/**
 * The manifest of a backup that this version can restore, each of its files verified. Throws, with what to do, when it is
 * damaged, made with another key or by a newer version.
 */
export async function restorableBackup(folder: string, appKey: string): Promise<Manifest> {
  const manifest = await verifyBackup(folder, appKey);
  await refuseNewer(manifest.migrations);
  return manifest;
}

/**
 * Restores a verified backup into an empty database and its storage, and holds outgoing work. Until it is done the
 * database is marked, and the program does not start on it. Throws when the database is not empty.
 */
export async function restoreBackup(target: RestoreTarget, folder: string, manifest: Manifest): Promise<void> {
  const { url, storage, say } = target;
  const client = new pg.Client({ connectionString: url, keepAlive: true });
  client.on('error', () => {});
  await client.connect();
  try {
    await refuseFilled(client);
    await client.query('create table public.restoring as select now() as since');
    await migrate(url, () => {}, { upTo: manifest.migrations.at(-1)?.name ?? null });
    say(`  files: ${manifest.objects.count}`);
    await restoreObjects(storage, folder);
    await restoreTables(client, target, folder, manifest);
    await migrate(url, (line) => say(`  ${line}`), { upTo: null });
    const skipped = await restoreJobs(client, target, folder, manifest);
    for (const name of skipped) say(`  this version knows no work called ${name}: it was left out`);
    await holdOutgoing(client, new Date(manifest.taken_at), target.onceTemplates);
    await client.query('drop table public.restoring');
    await client.query('analyze');
  } finally {
    await client.end().catch(() => {});
  }
}

async function restoreObjects(storage: Storage, folder: string): Promise<void> {
  for await (const { path } of fileLines(join(folder, filesFile)))
    if (path.startsWith('objects/'))
      await storage.putSealed(path.slice('objects/'.length), createReadStream(join(folder, path)));
}

async function restoreTables(
  client: pg.Client,
  { appKey, say }: RestoreTarget,
  folder: string,
  { name, tables, sequences }: Manifest,
): Promise<void> {
  await loadTables(client, tables, async () => {
    for (const table of tables) {
      const path = tablePath(table);
      const rows = client.query(new CopyIn(`copy ${tableAndColumns(table)} from stdin`));
      await openTable(join(folder, path), appKey, tableContext(name, path), rows);
      if (rows.rows !== table.rows) throw new Error(`${path} has ${rows.rows} rows instead of ${table.rows}.`);
      if (table.rows > 0) say(`  ${table.schema}.${table.name}: ${table.rows} rows`);
    }
    for (const { name: sequence, last_value } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [sequence, last_value]);
  });
}
