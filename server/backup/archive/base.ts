import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { z } from 'zod';
import { CopyOut } from '../../../db/copy/copy-out.ts';
import { lsnOf } from '../../../db/copy/wal-stream.ts';
import { keyIdOf } from '../../engines/keys/key-id.ts';
import { seal } from '../../ports/storage/sealed-stream.ts';
import { syncFolder, writeBackupFile } from '../backup-file.ts';
import { backupName, draftSuffix } from '../backups-in.ts';
import { isSignature, refuseOtherKey, signatureOf } from '../manifest.ts';
import { archiveFolder, basesFolder, lineagesIn } from './lineage.ts';
import { replicationClient } from './receive-wal.ts';
import { segmentName } from './wal-segments.ts';

const content = z.object({
  format: z.literal(1),
  name: z.string(),
  postgres: z.string(),
  key_check: z.string(),
  started_at: z.iso.datetime(),
  /** From this moment on, any moment can be restored. */
  finished_at: z.iso.datetime(),
  /** The first segment of the log that a restore needs. */
  first_segment: z.string().regex(/^[0-9A-F]{24}$/),
  sha256: z.string(),
});
export type Base = z.infer<typeof content>;
const signed = z.object({ ...content.shape, signature: z.string() });

export const baseFile = 'base.sealed';
const baseManifest = 'base.json';
export const baseContext = (name: string): string => `base ${name}`;
const tarData = 0x64; // d

type Making = {
  url: string;
  lineage: string;
  timeline: number;
  appKey: string;
  /** Resolves once the archive has the log up to this position. */
  logged: (position: bigint) => Promise<void>;
};

/** Copies the whole cluster as it runs (PostgreSQL's own base backup), compressed and encrypted. */
export async function makeBase({ url, lineage, timeline, appKey, logged }: Making): Promise<Base> {
  const started = new Date();
  const name = backupName(started);
  const draft = join(basesFolder(lineage), `${name}${draftSuffix}`);
  await mkdir(draft, { mode: 0o700 });
  const client = await replicationClient(url, 'unhold_base');
  try {
    const tar = client.query(
      new CopyOut("BASE_BACKUP (LABEL 'unhold', CHECKPOINT 'fast', MANIFEST 'no')", (message) =>
        message[0] === tarData ? message.subarray(1) : Buffer.alloc(0),
      ),
    );
    const zipped = createGzip({ level: 3 });
    tar.once('error', (error) => zipped.destroy(error));
    const sealed = seal(tar.pipe(zipped), Buffer.from(appKey), baseContext(name), { size: 0, sha256: '' });
    const { sha256 } = await writeBackupFile(draft, baseFile, sealed);
    const [first, last] = [tar.answers.at(0)?.[0], tar.answers.at(-1)?.[0]];
    if (!first || !last) throw new Error('the database did not say where its copy begins and ends');
    await logged(lsnOf(last));
    const base: Base = {
      format: 1,
      name,
      postgres: await serverVersion(url),
      key_check: keyIdOf(appKey),
      started_at: started.toISOString(),
      finished_at: new Date().toISOString(),
      first_segment: segmentName(timeline, lsnOf(first)),
      sha256,
    };
    const said = { ...base, signature: signatureOf('archive base', content.parse(base), appKey) };
    await writeBackupFile(draft, baseManifest, Readable.from([Buffer.from(`${JSON.stringify(said, null, 2)}\n`)]));
    await syncFolder(draft);
    await rename(draft, join(basesFolder(lineage), name));
    await syncFolder(basesFolder(lineage));
    return base;
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The finished bases of a history, oldest first. Throws when one was made with another key or altered. */
export async function basesOf(lineage: string, appKey: string): Promise<Base[]> {
  const bases: Base[] = [];
  for (const name of (await readdir(basesFolder(lineage))).sort()) {
    const path = join(basesFolder(lineage), name, baseManifest);
    if (name.endsWith(draftSuffix) || !existsSync(path)) continue;
    const { signature, ...base } = signed.parse(JSON.parse(await readFile(path, 'utf8')));
    refuseOtherKey(lineage, base.key_check, appKey);
    if (!isSignature(signature, signatureOf('archive base', base, appKey))) throw new Error(`${path} was altered.`);
    bases.push(base);
  }
  return bases;
}

/** When the newest base of a folder's archive was finished; null: there is none, or no folder. */
export async function newestBase(backupDir: string | null, appKey: string): Promise<Date | null> {
  if (backupDir === null) return null;
  const bases = await Promise.all((await lineagesIn(backupDir)).map((lineage) => basesOf(lineage, appKey)));
  const newest = bases
    .flat()
    .map(({ finished_at }) => finished_at)
    .sort()
    .at(-1);
  return newest === undefined ? null : new Date(newest);
}

/** Whether a history has a base that was made with another key. */
async function isOfOtherKey(lineage: string, appKey: string): Promise<boolean> {
  for (const name of await readdir(basesFolder(lineage))) {
    const path = join(basesFolder(lineage), name, baseManifest);
    if (existsSync(path) && signed.parse(JSON.parse(await readFile(path, 'utf8'))).key_check !== keyIdOf(appKey))
      return true;
  }
  return false;
}

/**
 * Moves the archive aside when it was made with the previous key, so that a new one begins. Returns the folder that it
 * was moved to, from which it can still be restored with that key. Null: nothing to do.
 */
export async function setAsideOtherKey(backupDir: string, appKey: string): Promise<string | null> {
  for (const lineage of await lineagesIn(backupDir)) {
    if (!(await isOfOtherKey(lineage, appKey))) continue;
    const aside = join(backupDir, `before-key-${keyIdOf(appKey)}`);
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(archiveFolder(backupDir), archiveFolder(aside));
    return aside;
  }
  return null;
}

async function serverVersion(url: string): Promise<string> {
  const client = await replicationClient(url, 'unhold_base');
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    return rows[0]?.server_version ?? '';
  } finally {
    await client.end();
  }
}
