import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { exclusively } from '../../db/embedded/lock.ts';
import { keyIdOf } from '../engines/keys/key-id.ts';
import { version } from '../kernel/version.ts';
import type { Storage } from '../ports/storage/storage.ts';
import { syncFolder, syncFolders, writeBackupFile } from './backup-file.ts';
import { backupName, backupsIn, draftSuffix, prune, removeDrafts } from './backups-in.ts';
import { openFileList } from './file-list.ts';
import { manifestFile, manifestText, readManifest, type Manifest } from './manifest.ts';
import { verifyBackup } from './verify-backup.ts';
import { writeObjects } from './write-objects.ts';
import { writeTables } from './write-tables.ts';

type BackupSource = {
  /** The owner's login of the database. */
  url: string;
  storage: Storage;
  appKey: string;
  /** Takes a line of progress. */
  say: (line: string) => void;
};
type Finished = { path: string; manifest: Manifest };

/**
 * Backs up database and stored files into a new folder below `folder`, verifies it, and removes all but the newest
 * `keep` (null: none is removed). Until it is whole it has another name; when anything fails it is removed. One at a
 * time in a folder.
 */
export async function writeBackup(source: BackupSource, folder: string, keep: number | null): Promise<Finished> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return await exclusively(join(folder, '.lock'), () => writeAlone(source, folder, keep));
  } catch (error) {
    throw withAdvice(error, folder);
  }
}

async function writeAlone(source: BackupSource, folder: string, keep: number | null): Promise<Finished> {
  await removeDrafts(folder);
  const started = new Date();
  const name = backupName(started);
  const draft = join(folder, `${name}${draftSuffix}`);
  await mkdir(draft, { mode: 0o700 });
  try {
    const manifest = await fillDraft(source, { folder, draft, name, started });
    await rename(draft, join(folder, name));
    await syncFolder(folder);
    if (keep !== null) for (const old of await prune(folder, keep)) source.say(`  removed the old backup ${old}`);
    return { path: join(folder, name), manifest };
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
}

type Draft = { folder: string; draft: string; name: string; started: Date };

async function fillDraft(source: BackupSource, { folder, draft, name, started }: Draft): Promise<Manifest> {
  const { appKey, storage, say } = source;
  const newest = (await backupsIn(folder)).at(-1);
  const { files, objects: total, ...tables } = await writeTables(source, draft, name);
  await using list = await openFileList(draft);
  for (const file of files) await list.add(file);
  say(`  files: ${total}`);
  const objects: Manifest['objects'] = { count: 0, bytes: 0, missing: [] };
  const earlier = newest === undefined ? null : await ofThisKey(join(folder, newest), appKey);
  for await (const file of writeObjects({ storage, draft, earlier, total, say })) {
    if ('missing' in file) {
      objects.missing.push(file.missing);
      continue;
    }
    await list.add(file);
    objects.count += 1;
    objects.bytes += file.bytes;
  }
  const manifest: Manifest = {
    format: 1,
    name,
    version,
    ...tables,
    started_at: started.toISOString(),
    finished_at: new Date().toISOString(),
    key_check: keyIdOf(appKey),
    objects,
    files_sha256: await list.end(),
  };
  await writeBackupFile(draft, manifestFile, Readable.from([Buffer.from(manifestText(manifest, appKey))]));
  await syncFolders(draft);
  say('  verifying');
  await verifyBackup(draft, appKey);
  return manifest;
}

/** Files of an earlier backup are linked into this one only when they are of the same key. */
const ofThisKey = (path: string, appKey: string): Promise<string | null> =>
  readManifest(path, appKey).then(
    () => path,
    () => null,
  );

function withAdvice(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Error(`There is no space left in ${folder}: no backup was made.`, { cause: error });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new Error(`${folder} cannot be written to: no backup was made.`, { cause: error });
  return error;
}
