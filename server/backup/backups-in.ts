import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { manifestFile } from './manifest.ts';

export const draftSuffix = '.partial';
const named = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z$/;

/** A backup's name: when it started, in UTC, as a file name. Names sort by time. */
export const backupName = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** The finished backups in a folder, oldest first. */
export async function backupsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => named.test(name));
  return names.filter((name) => existsSync(join(folder, name, manifestFile))).sort();
}

/** Removes all but the newest `keep` backups. Renamed first, so that a half removed one does not look whole. */
export async function prune(folder: string, keep: number): Promise<string[]> {
  const old = (await backupsIn(folder)).slice(0, -keep);
  for (const name of old) {
    await rename(join(folder, name), join(folder, `${name}${draftSuffix}`));
    await rm(join(folder, `${name}${draftSuffix}`), { recursive: true });
  }
  return old;
}

/** Removes what an interrupted backup left. */
export async function removeDrafts(folder: string): Promise<void> {
  for (const name of await readdir(folder))
    if (name.endsWith(draftSuffix) && named.test(name.slice(0, -draftSuffix.length)))
      await rm(join(folder, name), { recursive: true, force: true });
}
