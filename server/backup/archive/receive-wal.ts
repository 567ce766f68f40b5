import type { FileHandle } from 'node:fs/promises';
import pg from 'pg';
import { lsnOf, WalStream, type WalPiece } from '../../../db/copy/wal-stream.ts';
import { standby } from '../../../db/embedded/standby.ts';
import { openLineage, walFolder } from './lineage.ts';
import { appendPiece, openSegment, segmentBytes, segmentName, segmentsIn, segmentStart } from './wal-segments.ts';

export const slot = 'unhold_archive';

export type WalReceiver = {
  lineage: string;
  timeline: number;
  /** The log could not be continued and was begun again, so there is a gap between it and what the archive had. */
  fresh: boolean;
  /** Everything before it is on disk in the archive. */
  position(): bigint;
  /**
   * For how many milliseconds the oldest received piece of the log has been waiting to get on disk; 0: all is on disk.
   */
  behindMs(): number;
  /** Resolves when the server has stopped or `end` was called, rejects when the archive cannot go on. */
  ended: Promise<void>;
  end(): Promise<void>;
};

/**
 * Copies the write-ahead log of the database at `url` into the archive as it is written: a commit is there within
 * milliseconds. The server keeps what is not there yet (up to max_slot_wal_keep_size). Throws when another process does
 * it already.
 */
export async function receiveWal(url: string, backupDir: string, appKey: string): Promise<WalReceiver> {
  const client = await replicationClient(url, standby);
  try {
    const { rows } = await client.query<{ systemid: string; timeline: number }>('IDENTIFY_SYSTEM');
    const [system] = rows;
    if (!system) throw new Error('the database did not identify itself');
    const timeline = Number(system.timeline);
    const lineage = await openLineage(backupDir, system.systemid, timeline);
    const kept = await ensureSlot(url);
    const segment = await whereToGoOn(walFolder(lineage), timeline, kept, appKey);
    const from = segmentStart(segment.name) + BigInt(segment.length);
    const stream = client.query(new WalStream(slot, from, timeline));
    const state: State = { position: from, behindSince: null };
    const ended = write(stream, segment, { folder: walFolder(lineage), timeline, appKey, state }).finally(() =>
      client.end().catch(() => {}),
    );
    ended.catch(() => {});
    return {
      lineage,
      timeline,
      fresh: segment.fresh,
      position: () => state.position,
      behindMs: () => (state.behindSince === null ? 0 : Date.now() - state.behindSince),
      ended,
      end: async () => {
        stream.destroy();
        await ended.catch(() => {});
      },
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** A connection that takes replication commands, by its name to the server. */
export async function replicationClient(url: string, name: string): Promise<pg.Client> {
  const replication = new URL(url);
  replication.searchParams.set('replication', 'true');
  replication.searchParams.set('application_name', name);
  const client = new pg.Client({ connectionString: replication.href, keepAlive: true });
  // Reported by the query that runs.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** The position from which the server keeps its log for the archive. A slot that fell too far behind is made again. */
async function ensureSlot(url: string): Promise<bigint> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and wal_status = 'lost'",
      [slot],
    );
    await client.query(
      'select pg_create_physical_replication_slot($1::name, true) where not exists (select from pg_replication_slots where slot_name = $1)',
      [slot],
    );
    const { rows } = await client.query<{ restart_lsn: string }>(
      'select restart_lsn::text from pg_replication_slots where slot_name = $1',
      [slot],
    );
    return lsnOf(rows[0]?.restart_lsn ?? '0/0');
  } finally {
    await client.end();
  }
}

type Segment = { name: string; file: FileHandle; length: number; fresh: boolean };

/**
 * The end of the archive or, if the server no longer has the log that follows it, the first segment that it still has.
 */
async function whereToGoOn(folder: string, timeline: number, kept: bigint, appKey: string): Promise<Segment> {
  const newest = (await segmentsIn(folder)).at(-1);
  if (newest !== undefined) {
    const segment = await openSegment(folder, newest, appKey);
    // The server keeps whole segments.
    if (segmentStart(newest) + BigInt(segment.length) >= kept - (kept % segmentBytes))
      return { name: newest, ...segment, fresh: false };
    await segment.file.close();
  }
  const name = segmentName(timeline, kept);
  return { name, ...(await openSegment(folder, name, appKey)), fresh: true };
}

type State = { position: bigint; behindSince: number | null };
type Archive = { folder: string; timeline: number; appKey: string; state: State };

/** Bytes after which the log is flushed although more is coming. */
const flushBytes = 8 * 1024 * 1024;

async function write(stream: WalStream, segment: Segment, archive: Archive): Promise<void> {
  const { folder, timeline, appKey, state } = archive;
  let { name, file } = segment;
  let written = state.position;
  try {
    for await (const piece of piecesOf(stream)) {
      if (piece.start !== written) throw new Error('the log is not continuous');
      state.behindSince ??= Date.now();
      for (const data of cutAtSegments(piece)) {
        const next = segmentName(timeline, written);
        if (next !== name) {
          await file.datasync();
          await file.close();
          name = next;
          file = (await openSegment(folder, name, appKey)).file;
        }
        await appendPiece(file, { name, offset: Number(written % segmentBytes), data }, appKey);
        written += BigInt(data.length);
      }
      if (stream.readableLength > 0 && written - state.position < flushBytes) continue;
      await file.datasync();
      state.position = written;
      state.behindSince = null;
      stream.confirm(written);
    }
  } finally {
    await file.close();
  }
}

const piecesOf = (stream: WalStream): AsyncIterable<WalPiece> => stream;

function* cutAtSegments({ start, data }: WalPiece): Generator<Buffer> {
  for (let at = 0; at < data.length;) {
    const room = Number(segmentBytes - ((start + BigInt(at)) % segmentBytes));
    yield data.subarray(at, at + room);
    at += room;
  }
}
