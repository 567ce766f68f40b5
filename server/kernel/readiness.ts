import { statfs } from 'node:fs/promises';
import pg from 'pg';
import type { Database } from '../../db/actor.ts';
import type { Storage } from '../ports/storage/storage.ts';
import { iso } from './present.ts';
import type { User } from './user.ts';

/** How long each check may take; a caller waits no longer than this for all of them. */
const checkMs = 1_500;
/** A good result is reused for this long, so that frequent checks cost little. */
const freshMs = 250;
/**
 * Waiting work counts as late after this long. Jobs normally start within a second; a mail server may be down a while.
 */
export const lateAfterSeconds = { queue: 15 * 60, outbox: 60 * 60 };
/** Free space below which PostgreSQL and uploads soon fail. */
export const minFreeBytes = 100 * 1024 * 1024;
const probeKey = 'health/probe';

/** `ok`: whether this part works. Ages in seconds of what has waited longest, free space in bytes; null: not known. */
export type Readiness = {
  ready: boolean;
  /** The process is about to end. */
  draining: boolean;
  checks: {
    database: { ok: boolean };
    storage: { ok: boolean };
    disk: { ok: boolean; free_bytes: number | null };
    queue: { ok: boolean; oldest_seconds: number | null };
    outbox: { ok: boolean; oldest_seconds: number | null; held: boolean };
  };
};

type Parts = {
  /** The address with the login that serves. */
  url: string;
  storage: Storage;
  dataDir: string;
  /** Whether this process only runs jobs: only then does late work make it unready. */
  worker: boolean;
  draining: () => boolean;
};
type Ages = { queue: number | null; outbox: number | null; held: boolean };

/**
 * Reports whether this process can serve, within `checkMs` even when the database or the storage does not answer at
 * all. Late work is reported but does not make a process that serves pages unready: pages must not go away because a
 * mail server is down.
 */
export function openReadiness(parts: Parts): () => Promise<Readiness> {
  let asked: Promise<Readiness> | null = null;
  const forget = () => {
    asked = null;
  };
  return () => {
    // A process that is about to end does not reuse an earlier good result.
    if (parts.draining()) return check(parts);
    asked ??= check(parts).then((answer) => {
      if (answer.ready && !parts.draining()) setTimeout(forget, freshMs).unref();
      else forget();
      return answer;
    });
    return asked;
  };
}

async function check({ url, storage, dataDir, worker, draining }: Parts): Promise<Readiness> {
  const [ages, stored, free] = await Promise.all([
    agesIn(url),
    inTime(probe(storage)),
    inTime(statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize)),
  ]);
  const queue = ages?.queue ?? null;
  const outbox = ages?.outbox ?? null;
  const held = ages?.held ?? false;
  const checks: Readiness['checks'] = {
    database: { ok: ages !== null },
    storage: { ok: stored !== null },
    disk: { ok: free !== null && free >= minFreeBytes, free_bytes: free },
    queue: { ok: (queue ?? 0) <= lateAfterSeconds.queue, oldest_seconds: queue },
    outbox: { ok: held || (outbox ?? 0) <= lateAfterSeconds.outbox, oldest_seconds: outbox, held },
  };
  const serves = checks.database.ok && checks.storage.ok && checks.disk.ok;
  const ends = draining();
  return { ready: !ends && serves && (!worker || (checks.queue.ok && checks.outbox.ok)), draining: ends, checks };
}

/**
 * How long the oldest work has waited. Null: the database did not answer in time. Opens its own connection, because one
 * to a frozen database is lost.
 */
async function agesIn(url: string): Promise<Ages | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: checkMs,
    options: '-c role=unhold_app -c app.actor_role=system -c statement_timeout=1500',
  });
  client.on('error', () => {});
  const asked = client.connect().then(async () => {
    const { rows } = await client.query<Ages>(
      `select
         (select extract(epoch from now() - min(start_after))::float from pgboss.job
          where state < 'active' and not blocked and start_after <= now()) as queue,
         (select extract(epoch from now() - min(created_at))::float from public.outbox
          where status in ('queued', 'sending')) as outbox,
         exists (select from app.outgoing_hold) as held`,
    );
    return rows[0] ?? null;
  });
  const ages = await inTime(asked);
  // A connection that gave no answer cannot be asked to end, and one whose database has just died may not answer that.
  if (ages !== null) await inTime(client.end());
  client.connection.stream.destroy();
  return ages;
}

/** Writes a probe the first time; from then on only checks that it is there. */
const probe = async (storage: Storage): Promise<true> => {
  if ((await storage.stat(probeKey)) === null) await storage.put(probeKey, Buffer.from('ready'));
  return true;
};

/** Null when it fails, or takes longer than `ms` milliseconds. */
export async function inTime<T>(asked: Promise<T>, ms = checkMs): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), ms);
  });
  try {
    return await Promise.race([asked.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Since when emails and letters are held after a restore; null while they leave. For staff. */
export async function outgoingHold(
  database: Database,
  user: User,
): Promise<{ since: string; restored_to: string } | null> {
  const hold = await database.read(user, (db) =>
    db.selectFrom('app.outgoing_hold').select(['since', 'restored_to']).executeTakeFirst(),
  );
  return hold ? { since: iso(hold.since), restored_to: iso(hold.restored_to) } : null;
}
