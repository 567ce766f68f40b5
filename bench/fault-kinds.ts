/** What goes wrong in bench/faults.ts, one round of each kind at a time. */
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../testing/app/faulty-mail-server.ts';
import type { Node, Nodes } from './nodes.ts';
import type { OwnPostgres } from './own-postgres.ts';

export type FaultKind = {
  /** Resolves when the fault is over. `round` counts from 0. */
  round(nodes: Nodes, round: number, volume: string): Promise<void>;
  /** Whether cases must stay readable throughout. */
  reads: boolean;
  /** All processes share one disk, with files in a folder. */
  ownDisk?: boolean;
};

const between = (from: number, to: number): Promise<void> => sleep(from + Math.random() * (to - from));
const pick = <T>(from: readonly T[]): T => {
  const found = from[Math.floor(Math.random() * from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const stages: Stage[] = ['greeting', 'hello', 'mail', 'rcpt', 'data', 'content', 'end'];
const mailFails = async (nodes: Nodes, how: 'cut' | 'hang'): Promise<void> => {
  nodes.mailFault = () => ({ at: pick(stages), how, keeps: Math.random() < 0.5 });
  await between(1_500, 2_500);
  nodes.mailFault = () => null;
};

const minutes = 60_000;
const jumps = [-24 * 60, -60, -5, 5, 60, 24 * 60].map((each) => each * minutes);

/** Keeps the volume full for `ms` milliseconds with a growing file, then removes the file. */
async function diskFull(volume: string, ms: number): Promise<void> {
  const balloon = join(volume, 'balloon');
  const file = openSync(balloon, 'w');
  const megabyte = Buffer.alloc(1024 * 1024);
  const fill = () => {
    for (const size of [megabyte.length, 4096])
      try {
        while (statfsSync(volume).bavail > 0) writeSync(file, megabyte, 0, size);
      } catch {
        // No space is left for a piece of this size.
      }
  };
  // Space that others free meanwhile is taken, too.
  for (const end = Date.now() + ms; Date.now() < end; await sleep(20)) fill();
  closeSync(file);
  rmSync(balloon);
}

/** PostgreSQL writes into log files that it made before, so it is asked for new ones until it has no room for them. */
async function needNewLog(postgres: OwnPostgres): Promise<void> {
  for (let time = 0; time < 20; time += 1) {
    const client = await postgres.connect().catch(() => null);
    if (client === null) return;
    // It switches files only if there was an entry since the last switch.
    await client.query("select pg_logical_emit_message(false, 'bench', 'x'), pg_switch_wal()").catch(() => undefined);
    await client.end().catch(() => undefined);
    await sleep(50);
  }
}

const freezeMs = Number(process.env['FAULTS_FREEZE_SECONDS'] ?? 60) * 1_000;

export const faultKinds: Record<string, FaultKind> = {
  web: {
    reads: true,
    round: async (nodes) => {
      await between(0, 500);
      await pick(nodes.webs).replace();
    },
  },
  worker: {
    reads: true,
    round: async (nodes) => {
      await between(0, 1_000);
      await nodes.worker?.replace();
    },
  },
  database: {
    reads: false,
    round: async ({ postgres }) => {
      await between(0, 500);
      await postgres.kill();
      await between(0, 1_000);
      await postgres.start();
    },
  },
  frozen: {
    reads: false,
    round: async ({ postgres }) => {
      await between(0, 500);
      postgres.freeze();
      await sleep(freezeMs);
      postgres.thaw();
    },
  },
  'mail-cut': { reads: true, round: (nodes) => mailFails(nodes, 'cut') },
  'mail-hang': { reads: true, round: (nodes) => mailFails(nodes, 'hang') },
  s3: {
    reads: true,
    round: async ({ s3 }) => {
      if (s3) s3.away = true;
      await between(500, 2_000);
      if (s3) s3.away = false;
    },
  },
  scanner: {
    reads: true,
    round: async ({ clamd }, round) => {
      clamd.fault = round % 2 === 0 ? 'cut' : 'hang';
      await between(500, 2_000);
      clamd.fault = null;
      clamd.dropHanging();
    },
  },
  disk: {
    ownDisk: true,
    reads: true,
    round: async ({ filesFolder }) => {
      await diskFull(dirname(filesFolder), 1_000 + Math.random() * 1_500);
    },
  },
  'database-disk': {
    ownDisk: true,
    reads: false,
    round: async ({ postgres }, _round, volume) => {
      const full = diskFull(volume, 2_000 + Math.random() * 1_500);
      await needNewLog(postgres);
      await full;
      // Without room for its log PostgreSQL exits; its supervisor would start it again.
      await postgres.start();
    },
  },
  clock: {
    reads: true,
    round: async ({ webs, worker }) => {
      const node: Node = pick([...webs, ...(worker ? [worker] : [])]);
      node.setClock(pick(jumps));
      await between(500, 1_500);
      node.setClock(0);
    },
  },
};
