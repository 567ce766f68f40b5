import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { keyFile } from '../server/kernel/config.ts';

/**
 * A temporary DATA_DIR with a key, since the program makes none for a database that exists already. `remove` deletes
 * it, and the database that is stored elsewhere when run as root.
 */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'unhold-bench-'));
  // As root, the database runs as another user, who needs traverse permission.
  chmodSync(path, 0o755);
  writeFileSync(join(path, keyFile), randomBytes(32).toString('hex'), { mode: 0o600 });
  return {
    path,
    remove: () => {
      const elsewhere = join(path, 'postgres-location.json');
      if (existsSync(elsewhere))
        rmSync(dirname((JSON.parse(readFileSync(elsewhere, 'utf8')) as { home: string }).home), {
          recursive: true,
          force: true,
        });
      rmSync(path, { recursive: true, force: true });
    },
  };
}
