/**
 * The small S3 as a process of its own, so that what it hashes and keeps does not count in what is measured beside it.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { openSmallS3 } from '../testing/storage/small-s3.ts';

/** `url`: for STORAGE_URL. */
export async function startStore(): Promise<{ url: string; close(): Promise<void> }> {
  const child = fork(import.meta.filename);
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

if (import.meta.main) {
  const { url } = await openSmallS3();
  process.send?.(url);
}
