import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Log } from '../../kernel/log.ts';
import { passingFolder, type Storage } from '../../ports/storage/storage.ts';
import { syncFolder, writeBackupFile } from '../backup-file.ts';
import { archivedObjects, archiveFolder, removedObjects } from './lineage.ts';
import { dayOf } from '../../../domain/calendar/utc.ts';

/**
 * The same storage, except that it also copies each file into the archive before the write is acknowledged, and moves
 * the copy aside when the file is removed. A copy that fails does not fail the write: it is made up for with the next
 * base.
 */
export function archivedStorage(storage: Storage, backupDir: string, log: Log): Storage {
  const archiving = async (key: string, what: () => Promise<unknown>) => {
    if (key.startsWith(`${passingFolder}/`)) return;
    await what().catch((error: unknown) => log.error({ err: error }, 'a stored file did not get into the archive'));
  };
  return {
    ...storage,
    put: async (key, content) => {
      const stored = await storage.put(key, content);
      await archiving(key, () => archiveObject(storage, backupDir, key));
      return stored;
    },
    putSealed: async (key, content) => {
      await storage.putSealed(key, content);
      await archiving(key, () => archiveObject(storage, backupDir, key));
    },
    remove: async (key) => {
      await storage.remove(key);
      await archiving(key, () => moveAside(backupDir, key));
    },
  };
}

/** Copies one stored file into the archive, whole or not at all. Throws StorageMissing. */
export async function archiveObject(storage: Storage, backupDir: string, key: string): Promise<void> {
  const folder = archiveFolder(backupDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const draft = `${randomUUID()}.partial`;
  try {
    await writeBackupFile(folder, draft, await storage.sealed(key));
    const place = join(archivedObjects(backupDir), key);
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await rename(join(folder, draft), place);
    await syncFolder(dirname(place));
  } catch (error) {
    await rm(join(folder, draft), { force: true });
    throw error;
  }
}

async function moveAside(backupDir: string, key: string): Promise<void> {
  const from = join(archivedObjects(backupDir), key);
  if (!existsSync(from)) return;
  const to = join(removedObjects(backupDir), dayOf(new Date()), key);
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await rename(from, to);
}
