import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keyIdOf } from '../engines/keys/key-id.ts';

export const manifestFile = 'manifest.json';
export const filesFile = 'files.sha256';

const table = z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()), rows: z.number().int() });
export type BackupTable = z.infer<typeof table>;

const content = z.object({
  format: z.literal(1),
  /** The backup's name; its tables are sealed under it. */
  name: z.string(),
  version: z.string(),
  postgres: z.string(),
  /** UTC. The backup shows the database as it was at `taken_at`. */
  started_at: z.iso.datetime(),
  taken_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  key_check: z.string(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })),
  tables: z.array(table),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string() })),
  jobs: z.number().int(),
  /** Stored files: their number, their bytes, and the keys of those that the storage itself did not have. */
  objects: z.object({ count: z.number().int(), bytes: z.number().int(), missing: z.array(z.string()) }),
  /** SHA-256 of files.sha256, which has the hash of every other file. */
  files_sha256: z.string(),
});
export type Manifest = z.infer<typeof content>;

const signed = z.object({ ...content.shape, signature: z.string() });

/** Signs a statement about a backup with the application's key. `of`: the kind of statement. */
export const signatureOf = (of: string, said: unknown, appKey: string): string =>
  createHmac('sha256', appKey)
    .update(`unhold ${of} v1\n${JSON.stringify(said)}`)
    .digest('hex');

export const isSignature = (given: string, wanted: string): boolean =>
  given.length === wanted.length && timingSafeEqual(Buffer.from(given), Buffer.from(wanted));

/** Throws, with what to do, unless a backup was made with this key. */
export function refuseOtherKey(folder: string, keyCheck: string, appKey: string): void {
  if (keyCheck !== keyIdOf(appKey))
    throw new Error(
      `${folder} was made with another APP_KEY: set APP_KEY to the key that the installation had, or put its file app-key into DATA_DIR.`,
    );
}

const signature = (manifest: Manifest, appKey: string): string =>
  signatureOf('backup manifest', content.parse(manifest), appKey);

/** The manifest's text, signed with the application's key, so that it cannot be altered without it. */
export function manifestText(manifest: Manifest, appKey: string): string {
  return `${JSON.stringify({ ...manifest, signature: signature(manifest, appKey) }, null, 2)}\n`;
}

/**
 * Reads the manifest of a backup. Throws, with what to do, when the folder is no finished backup, when `appKey` is not
 * the key that it was made with, and when it was altered.
 */
export async function readManifest(folder: string, appKey: string): Promise<Manifest> {
  const path = join(folder, manifestFile);
  if (!existsSync(path)) throw new Error(`${folder} is no finished backup: it has no ${manifestFile}.`);
  const { signature: given, ...manifest } = signed.parse(JSON.parse(await readFile(path, 'utf8')));
  refuseOtherKey(folder, manifest.key_check, appKey);
  if (!isSignature(given, signature(manifest, appKey))) throw new Error(`${path} was altered.`);
  return manifest;
}
