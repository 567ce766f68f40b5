import { join } from 'node:path';
import { systemClock } from './ports/clock/clock.ts';
import { createFileStorage } from './ports/storage/file-storage.ts';
import { createS3Storage, s3OptionsOf } from './ports/storage/s3-storage.ts';
import type { Storage } from './ports/storage/storage.ts';
import type { Config } from './kernel/config.ts';

/**
 * Files under DATA_DIR, or in any S3-compatible store given as `s3://ACCESS:SECRET@bucket?endpoint=…&region=…`;
 * encrypted in both cases.
 */
export function openStorage(config: Pick<Config, 'appKeys' | 'dataDir' | 'storageUrl'>): Storage {
  const [app_key = Buffer.alloc(0), ...old_keys] = config.appKeys.map((each) => Buffer.from(each));
  if (config.storageUrl?.startsWith('s3:'))
    return createS3Storage({ ...s3OptionsOf(config.storageUrl), app_key, old_keys, clock: systemClock });
  return createFileStorage({ directory: join(config.dataDir, 'files'), app_key, old_keys });
}
