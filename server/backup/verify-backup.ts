import { join } from 'node:path';
import { hashFile } from './backup-file.ts';
import { fileLines } from './file-list.ts';
import { filesFile, readManifest, type Manifest } from './manifest.ts';
import { jobsPath, tablePath } from './write-tables.ts';

/**
 * Reads every file of a backup and compares it with its hash, which the signed manifest vouches for. Returns the
 * manifest. Throws an error that names the first file that is missing or was altered.
 */
export async function verifyBackup(folder: string, appKey: string): Promise<Manifest> {
  const manifest = await readManifest(folder, appKey);
  await refuseOther(folder, filesFile, manifest.files_sha256);
  const tables = new Set([jobsPath, ...manifest.tables.map(tablePath)]);
  let objects = 0;
  for await (const { path, sha256 } of fileLines(join(folder, filesFile))) {
    await refuseOther(folder, path, sha256);
    if (!tables.delete(path)) objects += 1;
  }
  if (tables.size > 0 || objects !== manifest.objects.count) throw new Error(`${folder} is not complete.`);
  return manifest;
}

async function refuseOther(folder: string, path: string, sha256: string): Promise<void> {
  const now = await hashFile(folder, path).catch(() => null);
  if (now?.sha256 !== sha256)
    throw new Error(`${join(folder, path)} ${now ? 'was altered' : 'cannot be read'}: use another backup.`);
}
