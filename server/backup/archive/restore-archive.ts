import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { startEmbedded } from '../../../db/embedded.ts';
import { recover } from '../../../db/embedded/recover.ts';
import { CopyOut } from '../../../db/copy/copy-out.ts';
import { storedKeysIn } from '../../../db/copy/tables.ts';
import { migrate } from '../../../db/migrate.ts';
import { journalFolder } from '../../kernel/send-journal.ts';
import type { Storage } from '../../ports/storage/storage.ts';
import { unseal } from '../../ports/storage/sealed-stream.ts';
import { filePieces, hashFile } from '../backup-file.ts';
import { holdOutgoing } from '../hold-outgoing.ts';
import { refuseNewer } from '../refuse-newer.ts';
import { baseContext, baseFile, basesOf, type Base } from './base.ts';
import { archivedObjects, basesFolder, lineagesIn, removedObjects, walFolder } from './lineage.ts';
import { readSegment, segmentBytes, segmentsIn, segmentStart } from './wal-segments.ts';

type RestoreFromArchive = {
  /** Empty but for app-key. */
  dataDir: string;
  backupDir: string;
  /** The moment to restore; null: the last that the archive has. */
  to: Date | null;
  appKey: string;
  storage: Storage;
  onceTemplates: readonly string[];
  say: (line: string) => void;
  /** As for startEmbedded. */
  systemDir?: string;
};
type Restored = { lastChange: Date | null; files: number; missing: string[] };
type Found = { lineage: string; base: Base };

const half = 'create table if not exists public.restoring as select now() as since';

/**
 * Restores the embedded database to a moment, with the stored files that it refers to, and holds outgoing work. Until it
 * is done the database is marked, and the program does not start on it. Throws, with what to do, when no base is from
 * before that moment, or the archive was made with another key or is damaged.
 */
export async function restoreFromArchive(restore: RestoreFromArchive): Promise<Restored> {
  const { dataDir, to, appKey, onceTemplates, say } = restore;
  const where = restore.systemDir === undefined ? {} : { systemDir: restore.systemDir };
  const found = await findBase(restore);
  const folder = join(basesFolder(found.lineage), found.base.name);
  say(`  the base of ${found.base.finished_at}: verifying`);
  if ((await hashFile(folder, baseFile)).sha256 !== found.base.sha256)
    throw new Error(`${join(folder, baseFile)} was altered: move ${folder} away to use an older base.`);
  say('  database');
  const sealed = unseal(filePieces(join(folder, baseFile)), [Buffer.from(appKey)], baseContext(found.base.name));
  const lastChange = await recover({
    dataDir,
    base: unzipped(Readable.from(sealed, { objectMode: false })),
    segments: segmentsSince(found, appKey),
    to,
    mark: half,
    ...where,
  });
  const embedded = await startEmbedded({ dataDir, log: () => {}, ...where });
  try {
    const client = new pg.Client({ connectionString: embedded.url });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query<{ name: string; sha256: string }>(
        'select name, sha256 from public.migrations',
      );
      await refuseNewer(rows);
      const objects = await restoreObjects(client, restore);
      await migrate(embedded.url, (line) => say(`  ${line}`), { upTo: null });
      // A session that was ended since then must not become valid again.
      await client.query('delete from auth.sessions');
      await holdOutgoing(client, lastChange ?? new Date(found.base.finished_at), onceTemplates);
      await client.query('drop table public.restoring');
      return { lastChange, ...objects };
    } finally {
      await client.end();
    }
  } finally {
    await embedded.stop();
  }
}

function unzipped(zipped: Readable): Readable {
  const plain = createGunzip();
  zipped.once('error', (error) => plain.destroy(error));
  return zipped.pipe(plain);
}

/** The newest base from before the moment. */
async function findBase({ backupDir, to, appKey }: RestoreFromArchive): Promise<Found> {
  const found: Found[] = [];
  for (const lineage of await lineagesIn(backupDir))
    found.push(...(await basesOf(lineage, appKey)).map((base) => ({ lineage, base })));
  const before = found
    .filter(({ base }) => to === null || Date.parse(base.finished_at) <= to.getTime())
    .sort((a, b) => a.base.finished_at.localeCompare(b.base.finished_at));
  const last = before.at(-1);
  if (last) return last;
  const first = found.map(({ base }) => base.finished_at).sort()[0];
  throw new Error(
    first === undefined
      ? `${backupDir} has no finished archive.`
      : `The archive begins at ${first}: choose that moment or a later one.`,
  );
}

/**
 * Every segment since the base, up to a missing one or through the first incomplete one, which is filled with zeros.
 */
async function* segmentsSince({ lineage, base }: Found, appKey: string) {
  const folder = walFolder(lineage);
  let next = segmentStart(base.first_segment);
  for (const name of await segmentsIn(folder)) {
    if (name < base.first_segment) continue;
    if (segmentStart(name) !== next) return;
    next += segmentBytes;
    const content = Buffer.alloc(Number(segmentBytes));
    let length = 0;
    for await (const { data } of readSegment(folder, name, appKey)) length += data.copy(content, length);
    yield { name, content };
    if (length < content.length) return;
  }
}

async function restoreObjects(
  client: pg.Client,
  { backupDir, storage, say }: RestoreFromArchive,
): Promise<{ files: number; missing: string[] }> {
  const removed = removedObjects(backupDir);
  const days = existsSync(removed) ? await readdir(removed) : [];
  const folders = [archivedObjects(backupDir), ...days.map((day) => join(removed, day))];
  const missing: string[] = [];
  let files = 0;
  for await (const key of createInterface({
    input: client.query(new CopyOut(`copy (${await storedKeysIn(client)}) to stdout`)),
  })) {
    const folder = folders.find((each) => existsSync(join(each, key)));
    if (folder === undefined) missing.push(key);
    else {
      await storage.putSealed(key, createReadStream(join(folder, key)));
      files += 1;
    }
  }
  await restoreJournal(storage, archivedObjects(backupDir));
  say(`  files: ${files}`);
  return { files, missing };
}

/**
 * Restores the whole journal of sends. No row refers to it, and entries after the restored moment are what it is for.
 */
async function restoreJournal(storage: Storage, objects: string): Promise<void> {
  const folder = join(objects, journalFolder);
  if (!existsSync(folder)) return;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    await storage.putSealed(path.slice(objects.length + 1), createReadStream(path));
  }
}
