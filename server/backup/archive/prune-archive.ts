import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { draftSuffix } from '../backups-in.ts';
import { basesOf } from './base.ts';
import { basesFolder, lineagesIn, removedObjects, walFolder } from './lineage.ts';
import { segmentsIn } from './wal-segments.ts';

const dayMs = 24 * 60 * 60_000;
/** Any moment of these last days can be restored; older ones are forgotten. */
export const keptDays = 7;

/** Removes what no moment of the last 7 days needs. `current`: the history that is being written. */
export async function pruneArchive(
  backupDir: string,
  current: string,
  appKey: string,
  now = Date.now(),
): Promise<void> {
  const from = now - keptDays * dayMs;
  for (const lineage of await lineagesIn(backupDir)) {
    if (lineage !== current && (await lastWritten(lineage)) < from) {
      await rm(lineage, { recursive: true });
      continue;
    }
    await removeDrafts(lineage, now);
    const bases = await basesOf(lineage, appKey);
    // Restoring the earliest kept moment starts from the newest base before it.
    const first = bases.findLast(({ finished_at }) => Date.parse(finished_at) <= from) ?? bases[0];
    if (!first) continue;
    for (const { name } of bases.slice(0, bases.indexOf(first)))
      await rm(join(basesFolder(lineage), name), { recursive: true });
    for (const name of await segmentsIn(walFolder(lineage)))
      if (name < first.first_segment) await rm(join(walFolder(lineage), name));
  }
  const removed = removedObjects(backupDir);
  if (!existsSync(removed)) return;
  for (const day of await readdir(removed))
    if (Date.parse(day) + dayMs < from) await rm(join(removed, day), { recursive: true });
}

async function removeDrafts(lineage: string, now: number): Promise<void> {
  for (const name of await readdir(basesFolder(lineage))) {
    const path = join(basesFolder(lineage), name);
    if (name.endsWith(draftSuffix) && (await stat(path)).mtimeMs < now - dayMs) await rm(path, { recursive: true });
  }
}

async function lastWritten(lineage: string): Promise<number> {
  const newest = (await segmentsIn(walFolder(lineage))).at(-1);
  return newest === undefined ? 0 : (await stat(join(walFolder(lineage), newest))).mtimeMs;
}
