import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A DATA_DIR of the run's own; `remove` takes it away again, and the database that root keeps elsewhere. */
export function temporaryFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'unhold-bench-'));
  // As root the database runs as another user, who must be able to pass through.
  chmodSync(path, 0o755);
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
