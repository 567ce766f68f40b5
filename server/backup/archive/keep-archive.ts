import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { CopyOut } from '../../../db/copy/copy-out.ts';
import { storedKeysIn } from '../../../db/copy/tables.ts';
import type { Log } from '../../kernel/log.ts';
import { StorageMissing, type Storage } from '../../ports/storage/storage.ts';
import { archiveObject } from './archive-objects.ts';
import { basesOf, makeBase, setAsideOtherKey } from './base.ts';
import { archivedObjects } from './lineage.ts';
import { keepInStep } from './keep-in-step.ts';
import { pruneArchive } from './prune-archive.ts';
import { receiveWal, slot, type WalReceiver } from './receive-wal.ts';

type Archiving = {
  /** The superuser's login of the embedded database. */
  url: string;
  backupDir: string;
  appKey: string;
  storage: Storage;
  log: Log;
};
export type Archive = {
  /** Resolves once commits wait for the archive: every later commit is in it by the time it is answered. */
  joined: Promise<void>;
  /** Resolves once a base is there: from then on any moment can be restored. */
  ready: Promise<void>;
  stop(): Promise<void>;
};

const baseMs = 24 * 60 * 60_000;
const retryMs = { first: 500, last: 60_000 };
const lookMs = 60_000;

/**
 * Keeps the archive of the embedded database while the program runs: its log before a commit is answered, and a copy of
 * the whole every day. Failures are logged and retried; meanwhile the program goes on without the archive, and the
 * server keeps its log.
 */
export function startArchive(archiving: Archiving): Archive {
  const stopped = new AbortController();
  const { promise: ready, resolve: isReady } = Promise.withResolvers<void>();
  const { promise: joined, resolve: hasJoined } = Promise.withResolvers<void>();
  const running = (async () => {
    let wait = retryMs.first;
    while (!stopped.signal.aborted) {
      const began = Date.now();
      await keepOnce(archiving, stopped.signal, { isReady, hasJoined }).catch((error: unknown) => {
        if (!stopped.signal.aborted)
          archiving.log.error({ err: error }, 'the archive in BACKUP_DIR does not go on; it will be tried again');
      });
      wait = Date.now() - began > retryMs.last ? retryMs.first : Math.min(wait * 2, retryMs.last);
      await sleep(wait, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  })();
  return {
    joined,
    ready,
    stop: async () => {
      stopped.abort();
      await running;
    },
  };
}

type Milestones = { isReady: () => void; hasJoined: () => void };

async function keepOnce(archiving: Archiving, stopped: AbortSignal, { isReady, hasJoined }: Milestones): Promise<void> {
  const aside = await setAsideOtherKey(archiving.backupDir, archiving.appKey);
  if (aside) archiving.log.warn({ aside }, 'the archive is of the key before and was moved aside; a new one begins');
  const receiver = await receiveWal(archiving.url, archiving.backupDir, archiving.appKey);
  const over = new AbortController();
  const { url, log } = archiving;
  const inStep = keepInStep({ url, receiver, log, joined: hasJoined }, AbortSignal.any([stopped, over.signal]));
  const bases = keepBases(archiving, receiver, AbortSignal.any([stopped, over.signal]), isReady);
  const stopping = new Promise<void>((resolve) => {
    if (stopped.aborted) resolve();
    stopped.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    await Promise.race([receiver.ended, bases, inStep, stopping]);
    if (stopped.aborted) await caughtUp(archiving.url, receiver).catch(() => {});
  } finally {
    over.abort();
    // First stop commits from waiting: without the receiver none would be answered.
    await inStep.catch(() => {});
    await receiver.end();
    await bases.catch(() => {});
  }
}

/** Makes a base at once if there is none to begin with, then one every day. */
async function keepBases(
  archiving: Archiving,
  receiver: WalReceiver,
  stopped: AbortSignal,
  isReady: () => void,
): Promise<void> {
  const { url, appKey, log } = archiving;
  const { lineage, timeline } = receiver;
  let fresh = receiver.fresh;
  while (!stopped.aborted) {
    const newest = (await basesOf(lineage, appKey)).at(-1);
    if (fresh || !newest || Date.now() - Date.parse(newest.finished_at) > baseMs) {
      await catchUpObjects(archiving);
      const base = await makeBase({ url, lineage, timeline, appKey, logged: (end) => logged(receiver, end, stopped) });
      await pruneArchive(archiving.backupDir, lineage, appKey);
      log.info({ base: base.name }, 'the archive has a new base');
      fresh = false;
    }
    isReady();
    await sleep(lookMs, undefined, { signal: stopped }).catch(() => undefined);
  }
}

async function logged(receiver: WalReceiver, end: bigint, stopped: AbortSignal): Promise<void> {
  while (receiver.position() < end) {
    if (stopped.aborted) throw new Error('stopped');
    await sleep(20);
  }
}

/** At an orderly stop, waits until everything committed so far is in the archive. */
async function caughtUp(url: string, receiver: WalReceiver): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    const { rows } = await client.query<{ end: string }>(
      "select (pg_current_wal_flush_lsn() - '0/0'::pg_lsn)::text as end",
    );
    await logged(receiver, BigInt(rows[0]?.end ?? 0), AbortSignal.timeout(3_000));
  } finally {
    await client.end();
  }
}

/** Copies stored files that are missing from the archive: written before it began, or while it could not be written. */
async function catchUpObjects({ url, backupDir, storage, log }: Archiving): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const keys = client.query(new CopyOut(`copy (${await storedKeysIn(client)}) to stdout`));
    for await (const key of createInterface({ input: keys })) {
      if (existsSync(join(archivedObjects(backupDir), key))) continue;
      await archiveObject(storage, backupDir, key).catch((error: unknown) => {
        if (!(error instanceof StorageMissing)) throw error;
        log.warn({ key }, 'a stored file is missing');
      });
    }
  } finally {
    await client.end();
  }
}

/** Lets the server discard its log, which it need not keep without an archive. `url`: the superuser's login. */
export async function endArchive(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      'select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and not active',
      [slot],
    );
  } finally {
    await client.end();
  }
}
