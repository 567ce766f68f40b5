/** The key file's part of npm run operator -- rotate-key; server/system/rotate-key.ts encrypts the data again. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeWhole } from '../db/embedded/files.ts';
import { keyIdOf } from '../server/engines/keys/key-id.ts';
import { keyFile, type Config } from '../server/kernel/config.ts';

/**
 * Makes the new key when the installation's key is in DATA_DIR. Returns what the operator has to do first, or null when
 * the installation has both keys. Throws when the environment has APP_KEY without the old key.
 */
export function beginRotation({
  appKey,
  appKeys,
  dataDir,
}: Pick<Config, 'appKey' | 'appKeys' | 'dataDir'>): string | null {
  if (appKeys.length > 1) return null;
  if (process.env['APP_KEY'])
    throw new Error(
      'Restart every process with APP_KEY set to a new key (openssl rand -hex 32) and APP_KEY_OLD to the one it had, then run this again with both.',
    );
  const file = join(dataDir, keyFile);
  writeWhole(file, `${randomBytes(32).toString('hex')}\n${appKey}\n`);
  return `${file} has a new key above the old one. Restart every process, then run this again: everything is encrypted again while they serve. Everybody signs in again.`;
}

/** Moves the old key from the key file into a file beside it: older backups open only with that key. */
export function endRotation({ appKey, appKeys, dataDir }: Pick<Config, 'appKey' | 'appKeys' | 'dataDir'>): string {
  if (process.env['APP_KEY'])
    return 'Remove APP_KEY_OLD from every process at its next start; keep that key for as long as you keep backups of it.';
  for (const old of appKeys.slice(1)) writeWhole(join(dataDir, `${keyFile}-old-${keyIdOf(old)}`), old);
  writeWhole(join(dataDir, keyFile), appKey);
  return `The old key is in ${keyFile}-old-… beside the new one: keep it for as long as you keep backups of it, elsewhere.`;
}
