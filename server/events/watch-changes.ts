import { sql } from 'kysely';
import { systemActor, type Database } from '../../db/actor.ts';
import { waitAfter } from '../../domain/messages/live-change.ts';
import type { Log } from '../kernel/log.ts';
import { readChange, type CaseChange } from './case-change.ts';

type Watching = {
  onChange(change: CaseChange): void;
  /** Watching has started, for the first time or again; earlier changes may have been missed. */
  onReady(): void;
};
export type Watcher = { stop(): void };

type Noted = { transaction: string | null; case_id: string; what: string; audience: string; horizon: string };

/** How often changes are polled, and how often old ones are deleted, in milliseconds. */
const pollMs = 400;
const cleanupMs = 60_000;

/**
 * Reads the changes of cases that transactions record, each once, however the transactions overlap. While the database
 * is down it retries after 1, 2, 5 and 10 seconds. Never throws.
 */
export function watchChanges(database: Database, watching: Watching, log: Log): Watcher {
  let from: string | null = null;
  let seen = new Set<string>();
  let failures = 0;
  let forgottenAt = performance.now();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    if (from === null) {
      from = await database.as(
        systemActor,
        async (db) => (await sql<{ at: string }>`select app.changes_horizon() as at`.execute(db)).rows[0]?.at ?? null,
      );
      seen = new Set();
      return watching.onReady();
    }
    const start = from;
    const rows = await database.as(
      systemActor,
      async (db) => (await sql<Noted>`select * from app.changes_from(${start})`.execute(db)).rows,
    );
    const [before, horizon] = [seen, BigInt(rows[0]?.horizon ?? start)];
    seen = new Set();
    for (const row of rows) {
      if (row.transaction === null) continue;
      const key = `${row.transaction} ${row.case_id} ${row.what} ${row.audience}`;
      if (BigInt(row.transaction) >= horizon) seen.add(key);
      const change = before.has(key) ? null : readChange(row);
      if (change) watching.onChange(change);
    }
    from = String(horizon);
    await forget();
  }

  async function forget(): Promise<void> {
    if (performance.now() - forgottenAt < cleanupMs) return;
    forgottenAt = performance.now();
    await database.as(systemActor, (db) => sql`select app.forget_changes()`.execute(db));
  }

  async function turn(): Promise<void> {
    let wait = pollMs;
    try {
      await look();
      failures = 0;
    } catch (error) {
      if (stopped) return;
      log.warn({ err: error }, 'live events: changes could not be read');
      wait = waitAfter(failures);
      failures += 1;
      // The database may have come back from a backup: start over.
      from = null;
    }
    if (stopped) return;
    timer = setTimeout(() => void turn(), wait);
    timer.unref();
  }

  void turn();
  return {
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
