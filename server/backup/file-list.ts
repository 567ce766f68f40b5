import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { BackupFile } from './backup-file.ts';
import { filesFile } from './manifest.ts';

/** A line of files.sha256, as `sha256sum --check` reads it. */
const line = ({ path, sha256 }: BackupFile): string => `${sha256}  ${path}\n`;

/** Writes files.sha256 line by line: there may be a million. */
export async function openFileList(draft: string) {
  const file: FileHandle = await open(join(draft, filesFile), 'wx', 0o600);
  const hash = createHash('sha256');
  return {
    add: async (entry: BackupFile) => {
      hash.update(line(entry));
      await file.write(line(entry));
    },
    /** Flushes it and returns its own SHA-256. */
    end: async () => {
      await file.sync();
      await file.close();
      return hash.digest('hex');
    },
    [Symbol.asyncDispose]: () => file.close(),
  };
}

/** The entries of a files.sha256; sizes are not in it and 0 here. Throws when a line has another form. */
export async function* fileLines(path: string): AsyncGenerator<BackupFile> {
  for await (const text of createInterface({ input: createReadStream(path) })) {
    const [, sha256, name] = /^([0-9a-f]{64}) {2}((?:tables|objects)\/[\w./-]+)$/.exec(text) ?? [];
    if (!sha256 || !name || name.split('/').includes('..')) throw new Error(`${path} has a line of another form.`);
    yield { path: name, sha256, bytes: 0 };
  }
}
