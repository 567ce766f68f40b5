import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const spoolAge = 24 * 60 * 60 * 1000;

/** Removes uploads abandoned for a day: their bytes and their metadata. */
export async function sweepSpool(spool: string, now: Date): Promise<void> {
  const names = await readdir(spool);
  const ids = new Set(names.map((name) => name.replace(/\.json$/, '')));
  for (const id of ids) {
    const files = [join(spool, id), join(spool, `${id}.json`)];
    const times = await Promise.all(
      files.map((file) =>
        stat(file).then(
          ({ mtimeMs }) => mtimeMs,
          () => 0,
        ),
      ),
    );
    if (Math.max(...times) < now.getTime() - spoolAge)
      await Promise.all(files.map((file) => rm(file, { force: true })));
  }
}
