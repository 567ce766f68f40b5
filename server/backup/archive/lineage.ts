import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/*
 * BACKUP_DIR/archive/
 *   objects/          stored files, encrypted as in the storage
 *   removed/<day>/    files that were removed from the storage on that day
 *   <lineage>/        one history of the database; a restored database begins another
 *     bases/<name>/   a copy of the whole database to begin with
 *     wal/            the log of every change since
 */
export const archiveFolder = (backupDir: string): string => join(backupDir, 'archive');
export const walFolder = (lineage: string): string => join(lineage, 'wal');
export const basesFolder = (lineage: string): string => join(lineage, 'bases');
export const archivedObjects = (backupDir: string): string => join(archiveFolder(backupDir), 'objects');
export const removedObjects = (backupDir: string): string => join(archiveFolder(backupDir), 'removed');

const named = /^\d+-\d+$/;

/** The folder of one history, made when it is missing: `system` is PostgreSQL's identifier of the cluster. */
export async function openLineage(backupDir: string, system: string, timeline: number): Promise<string> {
  const lineage = join(archiveFolder(backupDir), `${system}-${timeline}`);
  for (const folder of [walFolder(lineage), basesFolder(lineage)])
    await mkdir(folder, { recursive: true, mode: 0o700 });
  return lineage;
}

/** The folders of all histories. */
export async function lineagesIn(backupDir: string): Promise<string[]> {
  const folder = archiveFolder(backupDir);
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => named.test(name)).map((name) => join(folder, name));
}
