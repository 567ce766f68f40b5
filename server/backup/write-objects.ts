import { createReadStream, existsSync } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { StorageMissing, type Storage } from '../ports/storage/storage.ts';
import { hashFile, writeBackupFile, type BackupFile } from './backup-file.ts';
import { fileLines } from './file-list.ts';
import { filesFile } from './manifest.ts';
import { keysFile } from './write-tables.ts';

type Objects = {
  storage: Storage;
  draft: string;
  /**
   * The newest earlier backup in the same folder: stored files never change, so those that it has are linked from it.
   */
  earlier: string | null;
  total: number;
  say: (line: string) => void;
};
const objectPath = (key: string): string => `objects/${key}`;
const progressMs = 5_000;

/**
 * Copies each stored file that the draft's rows refer to, still encrypted as in the storage. Yields the files written,
 * and the keys of files that the storage does not have.
 */
export async function* writeObjects({
  storage,
  draft,
  earlier,
  total,
  say,
}: Objects): AsyncGenerator<BackupFile | { missing: string }> {
  const before = earlier === null ? null : inOrder(earlier);
  let [done, said] = [0, Date.now()];
  for await (const key of createInterface({ input: createReadStream(join(draft, keysFile)) })) {
    const known = await before?.(objectPath(key));
    const linked = earlier !== null && known ? await linkFrom(earlier, draft, known) : null;
    yield linked ?? (await copy(storage, draft, key));
    done += 1;
    if (Date.now() - said < progressMs) continue;
    said = Date.now();
    say(`  files: ${done} of ${total}`);
  }
  await rm(join(draft, keysFile));
}

async function copy(storage: Storage, draft: string, key: string): Promise<BackupFile | { missing: string }> {
  try {
    return await writeBackupFile(draft, objectPath(key), await storage.sealed(key));
  } catch (error) {
    if (error instanceof StorageMissing) return { missing: key };
    throw error;
  }
}

/** Links a file of the earlier backup into this one; null if it has changed or cannot be linked. */
async function linkFrom(earlier: string, draft: string, file: BackupFile): Promise<BackupFile | null> {
  const now = existsSync(join(earlier, file.path)) ? await hashFile(earlier, file.path) : null;
  if (now?.sha256 !== file.sha256) return null;
  await mkdir(dirname(join(draft, file.path)), { recursive: true, mode: 0o700 });
  return link(join(earlier, file.path), join(draft, file.path)).then(
    () => now,
    // The file system has no links.
    () => null,
  );
}

/** Finds files of an earlier backup by paths that are asked for in ascending order, reading its list once. */
function inOrder(earlier: string): (path: string) => Promise<BackupFile | null> {
  const lines = fileLines(join(earlier, filesFile));
  let current: BackupFile | null | undefined;
  return async (path) => {
    while (
      current === undefined ||
      (current !== null && (!current.path.startsWith('objects/') || current.path < path))
    ) {
      const next = await lines.next();
      current = next.done ? null : next.value;
    }
    return current?.path === path ? current : null;
  };
}
