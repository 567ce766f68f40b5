/** The operator's commands that need only the database and the stored files: npm run operator -- backup … */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { z } from 'zod';
import { startEmbedded } from '../db/embedded.ts';
import { isOwner } from '../db/logins.ts';
import { archiveFolder } from '../server/backup/archive/lineage.ts';
import { restoreFromArchive } from '../server/backup/archive/restore-archive.ts';
import { backupsIn } from '../server/backup/backups-in.ts';
import { manifestFile, type Manifest } from '../server/backup/manifest.ts';
import { restorableBackup, restoreBackup } from '../server/backup/restore-backup.ts';
import { verifyBackup } from '../server/backup/verify-backup.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { readConfig, type Config } from '../server/kernel/config.ts';
import { openStorage } from '../server/open-storage.ts';
import { backupUsage } from './backup-usage.ts';

const keyFile = 'app-key';
const say = (line: string) => process.stdout.write(`${line}\n`);

const commands: Record<string, (args: string[]) => Promise<void>> = {
  backup: async ([folder, ...rest]) => {
    const place = placeOf(folder);
    const keep = keptCount(rest);
    const config = installation();
    const embedded = await embeddedOf(config);
    const url = ownerUrl(config, embedded);
    try {
      await refuseEmpty(url);
      const source = { url, storage: openStorage(config), appKey: config.appKey, say };
      const { path, manifest } = await writeBackup(source, place, keep);
      const { count, bytes, missing } = manifest.objects;
      await recordBackup(url, manifest);
      say(`${path} holds the state of ${manifest.taken_at}: ${count} files of ${megabytes(bytes)} MB.`);
      if (missing.length > 0)
        throw new Error(
          `It lacks ${missing.length} files that the storage itself does not have:\n  ${missing.join('\n  ')}`,
        );
    } finally {
      await embedded?.stop();
    }
  },
  'verify-backup': async ([folder]) => {
    const path = await chosenBackup(placeOf(folder));
    const manifest = await verifyBackup(path, installation().appKey);
    say(`${path} is whole: the state of ${manifest.taken_at}, ${manifest.objects.count} files.`);
  },
  restore: async ([folder, ...rest]) => {
    const place = placeOf(folder);
    const to = momentOf(rest);
    const config = installation();
    if (!config.databaseUrl) refuseFilledFolder(config.dataDir);
    if (existsSync(archiveFolder(place))) await restoreMoment(config, place, to);
    else if (to !== null)
      throw new Error(`${place} has no archive, so --to cannot be used: it has whole backups only.`);
    else await restoreWhole(config, await chosenBackup(place));
    say('Emails and letters are held: look at what may have left since then, and let the rest leave with');
    say('npm run operator -- release-outgoing');
  },
};

async function restoreWhole(config: Config, path: string): Promise<void> {
  say('  verifying');
  const manifest = await restorableBackup(path, config.appKey);
  await leavingNothing(config, async () => {
    const embedded = await embeddedOf(config);
    const url = ownerUrl(config, embedded);
    try {
      await restoreBackup({ ...(await restoring(config)), url }, path, manifest);
    } finally {
      await embedded?.stop();
    }
  });
  say(`Restored to the state of ${manifest.taken_at}.`);
}

async function restoreMoment(config: Config, backupDir: string, to: Date | null): Promise<void> {
  if (config.databaseUrl) throw new Error('An archive is of the embedded database: unset DATABASE_URL.');
  const { dataDir } = config;
  const { lastChange, missing } = await leavingNothing(config, async () =>
    restoreFromArchive({ ...(await restoring(config)), dataDir, backupDir, to }),
  );
  say(`Restored; the last change is from ${lastChange?.toISOString() ?? 'before the base'}.`);
  if (missing.length > 0)
    throw new Error(`The archive lacks ${missing.length} stored files:\n  ${missing.join('\n  ')}`);
}

const restoring = async (config: Config) => ({
  storage: openStorage(config),
  appKey: config.appKey,
  // Loaded on demand: slow to import, and only a restore needs it.
  onceTemplates: [...(await import('../server/emails.ts')).emails.values()]
    .filter(({ once }) => once)
    .map(({ name }) => name),
  say,
});

/** The configuration of an existing installation. Throws when its key is not given, instead of making a new one. */
function installation(): Config {
  const dataDir = resolve(process.env['DATA_DIR'] || './data');
  if (!process.env['APP_KEY'] && !existsSync(join(dataDir, keyFile)))
    throw new Error(
      `There is no key: set APP_KEY to the key that the installation has or had, or put its file ${keyFile} into ${dataDir}.`,
    );
  return readConfig({ ...process.env, ROLE: 'web' });
}

const embeddedOf = async ({ databaseUrl, dataDir }: Config) =>
  databaseUrl ? null : startEmbedded({ dataDir, log: () => {} });

/** The owner's login, because a backup reads every row and a restore makes tables. */
const ownerUrl = (config: Config, embedded: { url: string } | null): string =>
  config.databaseOwnerUrl ?? config.databaseUrl ?? embedded?.url ?? '';

/** Runs `work`; if it fails, DATA_DIR is left as empty as it was. */
async function leavingNothing<T>({ databaseUrl, dataDir }: Config, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!databaseUrl) for (const name of filling(dataDir)) rmSync(join(dataDir, name), { recursive: true });
    throw error;
  }
}

const filling = (dataDir: string): string[] => readdirSync(dataDir).filter((name) => name !== keyFile);

function refuseFilledFolder(dataDir: string): void {
  const [first] = filling(dataDir);
  if (first !== undefined)
    throw new Error(
      `${dataDir} is not empty: it has ${first}. Restore into an empty DATA_DIR, with ${keyFile} or without; nothing is replaced.`,
    );
}

async function refuseEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    if (!(await isOwner(client)))
      throw new Error("A backup has every row, and so needs the owner's login: set DATABASE_OWNER_URL.");
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('public.migrations') is not null as there",
    );
    if (!rows[0]?.there) throw new Error('There is nothing to back up: this database has never been used.');
  } finally {
    await client.end();
  }
}

/**
 * Records a backup for /admin/system. The database of an older version has no table for it, but the backup is whole.
 */
async function recordBackup(url: string, { taken_at, objects }: Manifest): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ there: boolean }>(
      "select to_regclass('public.checkups') is not null as there",
    );
    if (!rows[0]?.there) return;
    await client.query(
      `insert into public.checkups (name, at, figures) values ('backup', $1, $2)
       on conflict (name) do update set at = excluded.at, figures = excluded.figures`,
      [taken_at, { files: objects.count, bytes: objects.bytes }],
    );
  } finally {
    await client.end();
  }
}

/** A folder, relative to the operator's working directory: npm itself changes to the project's. */
function placeOf(folder: string | undefined): string {
  if (!folder || folder.startsWith('--')) throw new Error(`Usage:\n${backupUsage}`);
  return resolve(process.env['INIT_CWD'] ?? '.', folder);
}

/** The backup itself, or the newest of a folder of backups. */
async function chosenBackup(path: string): Promise<string> {
  if (!existsSync(path)) throw new Error(`${path} does not exist.`);
  if (existsSync(join(path, manifestFile))) return path;
  const newest = (await backupsIn(path)).at(-1);
  if (newest === undefined) throw new Error(`${path} is no finished backup and has none.`);
  return join(path, newest);
}

function keptCount([option, count]: string[]): number | null {
  if (option === undefined) return null;
  if (option !== '--keep' || !/^[1-9]\d{0,4}$/.test(count ?? ''))
    throw new Error('--keep needs the number of backups to keep, 1 or more.');
  return Number(count);
}

function momentOf([option, time]: string[]): Date | null {
  if (option === undefined) return null;
  const read = z.iso.datetime().safeParse(time);
  if (option !== '--to' || !read.success) throw new Error('--to needs a moment in UTC, such as 2026-11-24T10:15:00Z.');
  return new Date(read.data);
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const [command = '', ...args] = process.argv.slice(2);
commands[command]?.(args).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
