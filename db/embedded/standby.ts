import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { Place } from './place.ts';

/** The name under which the archive of BACKUP_DIR reads the log, and which commits wait for (server/backup/archive). */
export const standby = 'unhold_archive';

/** Whether the settings of a cluster, running or not, name the archive; if not, the server need not be asked. */
function namesStandby({ cluster }: Place): boolean {
  const path = join(cluster, 'postgresql.auto.conf');
  return existsSync(path) && readFileSync(path, 'utf8').includes(standby);
}

/**
 * Overrides the settings of the cluster for a server in single-user mode, where commits have no archive to wait for.
 */
export const withoutStandby = ['-c', 'synchronous_standby_names='];

/** Whether a commit is answered only once the archive has it. */
export async function commitsWait(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ names: string }>(
    "select current_setting('synchronous_standby_names') as names",
  );
  return rows[0]?.names === standby;
}

/**
 * Makes every commit of the server wait for the archive, or none; in the latter case commits that are waiting are
 * answered. The client is a superuser's connection, outside a transaction.
 */
export async function letCommitsWait(client: pg.Client, wait: boolean): Promise<void> {
  await client.query(
    wait ? `alter system set synchronous_standby_names = '${standby}'` : 'alter system reset synchronous_standby_names',
  );
  await client.query('select pg_reload_conf()');
}

/** The replication state of the archive that reads this server's log; null: none does. */
export async function archiveState(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ state: string }>(
    'select state from pg_stat_replication where application_name = $1',
    [standby],
  );
  return rows[0]?.state ?? null;
}

/**
 * Releases commits that wait for an archive whose process was killed: nothing else would. `url`: the superuser's login.
 */
export async function releaseOrphanedCommits(place: Place, url: string): Promise<void> {
  if (!namesStandby(place)) return;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    if ((await commitsWait(client)) && (await archiveState(client)) === null) await letCommitsWait(client, false);
  } finally {
    await client.end().catch(() => {});
  }
}
