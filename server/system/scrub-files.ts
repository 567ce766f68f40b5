import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemActor, type Db } from '../../db/actor.ts';
import { hashedFiles } from '../../db/copy/tables.ts';
import type { Services } from '../kernel/context.ts';
import { StorageCorrupt, StorageMissing, type Storage } from '../ports/storage/storage.ts';
import { readCheckup, recordCheckup } from './checkups.ts';

/** What one night reads: a job has five minutes (server/kernel/job-queue.ts). */
const portion = { files: 20_000, bytes: 4 * 1024 * 1024 * 1024, ms: 200_000 };
const atOnce = 2_000;

/** `after`: the last key that was read. `checked`, `bytes`: since the beginning of this round. */
const progress = z.object({
  after: z.string(),
  checked: z.number(),
  bytes: z.number(),
  round_began: z.string(),
  /** When the last whole round was done. */
  round_done: z.string().nullable(),
});
type ScrubProgress = z.infer<typeof progress>;
type Hashed = { key: string; sha256: string };

/**
 * Reads the next portion of all stored files, in order of key, and compares each with the SHA-256 in its row. It runs
 * night after night and begins again at the end. Damaged and missing files are kept in `damaged_files`, which raises an
 * alarm, until a later check finds them whole. Nothing is deleted or written in the storage. Stops without a result
 * when the storage cannot be reached.
 */
export async function scrubFiles(services: Services, limits = portion): Promise<ScrubProgress> {
  const { database, clock } = services;
  const began = clock.now();
  let at = await database.as(systemActor, (db) => begin(db, began));
  const until = { bytes: at.bytes + limits.bytes, files: at.checked + limits.files, ms: performance.now() + limits.ms };
  const isEnough = () => at.checked >= until.files || at.bytes >= until.bytes || performance.now() > until.ms;
  const damaged = await database.as(systemActor, damagedKeys);
  for (;;) {
    const page = await database.as(systemActor, (db) => filesAfter(db, at.after));
    for (const file of page) {
      const found = await look(services.storage, file);
      if (found.problem !== null || damaged.has(file.key))
        await database.as(systemActor, (db) => note(db, file, found.problem, clock.now()));
      at = { ...at, after: file.key, checked: at.checked + 1, bytes: at.bytes + found.bytes };
      if (isEnough()) break;
    }
    const isEnd = page.length < atOnce && at.after === (page.at(-1)?.key ?? at.after);
    if (isEnd) at = { ...at, after: '', round_done: clock.now().toISOString() };
    await database.as(systemActor, (db) => keep(db, at, clock.now()));
    if (isEnd || isEnough()) break;
  }
  return at;
}

/** The progress at which the last night stopped, or that of a new round. */
async function begin(db: Db, now: Date): Promise<ScrubProgress> {
  const known = progress.safeParse((await readCheckup(db, 'files'))?.figures).data;
  if (known && known.after !== '') return known;
  return { after: '', checked: 0, bytes: 0, round_began: now.toISOString(), round_done: known?.round_done ?? null };
}

/** The files that an earlier check found damaged, and this one may find whole. */
async function damagedKeys(db: Db): Promise<Set<string>> {
  return new Set((await db.selectFrom('damaged_files').select('key').execute()).map(({ key }) => key));
}

async function filesAfter(db: Db, after: string): Promise<Hashed[]> {
  const { rows } = await sql<Hashed>`
    select key, sha256 from (${sql.raw(hashedFiles)}) stored where key > ${after} collate "C"
    order by key collate "C" limit ${atOnce}`.execute(db);
  return rows;
}

/**
 * Checks one file. `problem`: null when the bytes are those that were stored. Throws errors that say nothing about the
 * file, such as a storage that is down.
 */
async function look(storage: Storage, { key, sha256 }: Hashed): Promise<{ problem: string | null; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const piece of await storage.get(key)) {
      const read = Buffer.from(piece);
      bytes += read.length;
      hash.update(read);
    }
  } catch (error) {
    if (error instanceof StorageMissing) return { problem: 'It is missing in the storage.', bytes };
    if (error instanceof StorageCorrupt) return { problem: 'It was altered or cut.', bytes };
    throw error;
  }
  return { problem: hash.digest('hex') === sha256 ? null : 'It is not what its row says.', bytes };
}

/** Records the result for a file. One whose row was deleted meanwhile does not count as damaged. */
async function note(db: Db, { key }: Hashed, problem: string | null, now: Date): Promise<void> {
  if (problem === null) {
    await db.deleteFrom('damaged_files').where('key', '=', key).execute();
    return;
  }
  const { rows } = await sql`select from (${sql.raw(hashedFiles)}) stored where key = ${key}`.execute(db);
  if (rows.length === 0) return;
  await db
    .insertInto('damaged_files')
    .values({ key, problem, found_at: now })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ problem }))
    .execute();
}

async function keep(db: Db, figures: ScrubProgress, now: Date): Promise<void> {
  // A file that was erased since is not damaged.
  await sql`delete from damaged_files d where not exists (
    select from (${sql.raw(hashedFiles)}) stored where stored.key = d.key collate "C")`.execute(db);
  const damaged = await db.selectFrom('damaged_files').select(['key', 'problem']).orderBy('key').limit(20).execute();
  const problems = damaged.map(({ key, problem }) => `${key}: ${problem}`);
  await recordCheckup(db, 'files', { at: now, problems, figures });
}
