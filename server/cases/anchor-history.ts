import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { systemActor, type Database, type Db } from '../../db/actor.ts';
import type { Services } from '../kernel/context.ts';

export const anchorFolder = 'history-anchors';
const pageSize = 5_000;
/** A transaction that was open at the last anchor may since have committed entries with an earlier time. */
const overlapMs = 24 * 60 * 60_000;

/** The last entry of a case's history when an anchor was made. */
export type AnchoredHead = { case_id: string; seq: number; hash: string };
/** `previous`: the anchor before this one and the SHA-256 of its content; null for the first. */
type AnchorHead = { at: string; previous: { key: string; sha256: string } | null };

/**
 * Writes the last hash of each case's history that has grown since the last anchor into the storage, outside the
 * database. Whoever has the database's owner role could rewrite a history, but not its anchor: a stored file opens only
 * with APP_KEY and under its own name, so encrypting it also signs it. Returns the storage key.
 */
export async function anchorHistory(services: Services): Promise<string> {
  const { storage, clock } = services;
  const last = (await storage.list(anchorFolder)).at(-1);
  const before = last === undefined ? null : await readAnchor(services, last);
  const at = clock.now().toISOString();
  const head: AnchorHead = { at, previous: before && last ? { key: last, sha256: before.sha256 } : null };
  const since = before === null ? null : new Date(Date.parse(before.head.at) - overlapMs);
  const key = `${anchorFolder}/${at.replaceAll(/[:.]/g, '-')}`;
  await storage.put(key, Readable.from(lines(services, head, since)));
  return key;
}

async function* lines({ database }: Services, head: AnchorHead, since: Date | null): AsyncGenerator<string> {
  yield `${JSON.stringify(head)}\n`;
  let after: string | null = null;
  do {
    const { heads, last }: Page = await pageOf(database, after, since);
    yield heads.map(({ case_id, seq, hash }) => `${case_id} ${seq} ${hash}\n`).join('');
    after = last;
  } while (after !== null);
}

/** The heads of one page of cases, and where the next page begins; null: this was the last. */
type Page = { heads: AnchoredHead[]; last: string | null };

const pageOf = (database: Database, after: string | null, since: Date | null): Promise<Page> =>
  database.as(systemActor, (db) => headsAfter(db, after, since));

async function headsAfter(db: Db, after: string | null, since: Date | null): Promise<Page> {
  const { rows } = await sql<{ id: string; seq: number | null; hash: string | null; fresh: boolean | null }>`
    select c.id, h.seq, h.hash, ${since}::timestamptz is null or h.at >= ${since} as fresh
    from (select id from cases where ${after}::uuid is null or id > ${after}::uuid order by id limit ${pageSize}) c
    left join lateral (select seq, hash, at from case_history where case_id = c.id order by seq desc limit 1) h on true
    order by c.id`.execute(db);
  return {
    heads: rows.flatMap(({ id, seq, hash, fresh }) =>
      seq !== null && hash !== null && fresh ? [{ case_id: id, seq, hash }] : [],
    ),
    last: rows.length < pageSize ? null : (rows.at(-1)?.id ?? null),
  };
}

/** An anchor as it was written. Throws StorageCorrupt when it was altered, moved, or written without APP_KEY. */
export async function readAnchor(
  { storage }: Pick<Services, 'storage'>,
  key: string,
): Promise<{ head: AnchorHead; heads: AnchoredHead[]; sha256: string }> {
  const content = await text(await storage.get(key));
  const [first = '', ...rest] = content.trimEnd().split('\n');
  return {
    head: JSON.parse(first),
    heads: rest.map((line) => {
      const [case_id = '', seq = '', hash = ''] = line.split(' ');
      return { case_id, seq: Number(seq), hash };
    }),
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
