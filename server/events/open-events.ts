import { owesSecondFactor, type User } from '../kernel/user.ts';
import { systemActor, type Database } from '../../db/actor.ts';
import { heartbeatEvery, recalledFor } from '../../domain/messages/live-change.ts';
import { readUser } from '../auth/session.ts';
import type { Config } from '../kernel/config.ts';
import type { Events } from '../kernel/context.ts';
import type { Log } from '../kernel/log.ts';
import { RateLimited } from '../kernel/refusal.ts';
import type { CaseChange } from './case-change.ts';
import { EventStream } from './event-stream.ts';
import { CaseVisibility } from './can-see.ts';
import { watchChanges, type Watcher } from './watch-changes.ts';

export const streamsOfOneUser = 10;
const streamsOfAll = 5_000;
/** With more pending changes than this, everybody reloads instead. */
const maxWaiting = 1_000;
/** With more missed changes than this, reloading is cheaper. */
const maxRecalled = 30;
/** How many users are checked at once; the pool has requests to serve as well. */
const atOnce = 4;

type Parts = { database: Database; config: Config; log: Log; heartbeat?: number };

/** The live streams of this process (decision 22). `heartbeat` in milliseconds. */
export function openEvents(parts: Parts): Events {
  return new Hub(parts);
}

class Hub implements Events {
  private readonly parts: Parts;
  private readonly heartbeat: number;
  private readonly visibility: CaseVisibility;
  private readonly streams = new Set<EventStream>();
  private readonly waiting = new Map<string, CaseChange>();
  private readonly recent = new Map<string, { change: CaseChange; at: number }>();
  private telling = false;
  private beating = false;
  private ended = false;
  private watcher: Watcher | null = null;
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: Parts) {
    this.parts = parts;
    this.heartbeat = parts.heartbeat ?? heartbeatEvery;
    this.visibility = new CaseVisibility(parts.database);
  }

  count(): number {
    return this.streams.size;
  }

  open(user: User, cookie: string | null, recall = 0): ReadableStream<Uint8Array> {
    this.refuseTooMany(user);
    const stream = new EventStream(user, cookie, performance.now() + this.heartbeat, (closed) =>
      this.streams.delete(closed),
    );
    this.streams.add(stream);
    this.start();
    stream.write('retry: 1000\n\n');
    void this.recall(stream, performance.now() - recall);
    return stream.body;
  }

  recheck(userId: string): void {
    const theirs = [...this.streams].filter((stream) => stream.user.id === userId);
    // If the database is down, a later heartbeat checks the session.
    void inBatches(theirs, async (stream) => {
      if (!(await this.currentUser(stream))) endStream(stream);
    }).catch((error: unknown) => this.parts.log.warn({ err: error }, 'live events: a session could not be checked'));
  }

  end(): void {
    this.ended = true;
    clearInterval(this.timer);
    for (const stream of this.streams) stream.end();
    this.watcher?.stop();
  }

  private refuseTooMany(user: User): void {
    if (this.ended || this.streams.size >= streamsOfAll)
      throw new RateLimited('Live updates are not available right now. The page works without them.', 10);
    const own = [...this.streams].filter((stream) => stream.user.id === user.id).length;
    if (own >= streamsOfOneUser)
      throw new RateLimited('You have too many pages open for live updates. This one works without them.', 10);
  }

  /** Watching starts with the first stream: a process that only runs jobs does not need it. */
  private start(): void {
    if (this.watcher) return;
    const { database, log } = this.parts;
    this.watcher = watchChanges(
      database,
      { onChange: (change) => this.noted(change), onReady: () => this.resync() },
      log,
    );
    this.timer = setInterval(() => void this.beat(), Math.min(1_000, this.heartbeat / 2));
    this.timer.unref();
  }

  private resync(): void {
    this.waiting.clear();
    for (const stream of this.streams) {
      stream.owed = false;
      stream.send('resync');
    }
  }

  private noted(change: CaseChange): void {
    const key = `${change.case_id} ${change.what} ${change.audience}`;
    this.remember(key, change);
    if (this.streams.size === 0) return;
    if (this.waiting.size >= maxWaiting) return this.resync();
    // Merges equal changes that were recorded before anybody was notified.
    this.waiting.set(key, change);
    void this.notifyWaiting();
  }

  /** Oldest first. */
  private remember(key: string, change: CaseChange): void {
    const now = performance.now();
    this.recent.delete(key);
    this.recent.set(key, { change, at: now });
    for (const [old, { at }] of this.recent) {
      if (at >= now - recalledFor) break;
      this.recent.delete(old);
    }
  }

  private async recall(stream: EventStream, since: number): Promise<void> {
    const changes = [...this.recent.values()].filter(({ at }) => at >= since);
    if (changes.length > maxRecalled) return stream.send('resync');
    for (const { change } of changes) await this.notify(change, [stream]).catch((error: unknown) => this.failed(error));
  }

  private async notifyWaiting(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      for (let next = this.waiting.entries().next(); !next.done; next = this.waiting.entries().next()) {
        const [key, change] = next.value;
        this.waiting.delete(key);
        await this.notify(change, this.streams).catch((error: unknown) => this.failed(error));
      }
    } finally {
      this.telling = false;
    }
  }

  private failed(error: unknown): void {
    this.parts.log.warn({ err: error }, 'live events: a change could not be sent');
    for (const stream of this.streams) stream.owed = true;
  }

  private async notify(change: CaseChange, among: Iterable<EventStream>): Promise<void> {
    if (change.what === 'case') this.visibility.drop(change.case_id);
    const sessions = bySession(await this.concerned(change, among));
    await inBatches(sessions, async (streams) => {
      const [first] = streams;
      if (!first) return;
      const user = await this.currentUser(first);
      if (!user) return streams.forEach(endStream);
      if (await this.visibility.canSee(user, change, performance.now())) {
        for (const stream of streams) stream.send('change', { case_id: change.case_id, what: change.what });
      }
    });
  }

  /** Streams whose users may see the case, as far as known here; each is then checked in the database. */
  private async concerned({ case_id }: CaseChange, among: Iterable<EventStream>): Promise<EventStream[]> {
    const row = await this.parts.database.as(systemActor, (db) =>
      db
        .selectFrom('cases')
        .select(['created_by', 'contact_key', 'attorney_id'])
        .where('id', '=', case_id)
        .executeTakeFirst(),
    );
    return [...among].filter(
      ({ user }) =>
        user.role === 'admin' ||
        (row !== undefined &&
          (user.id === row.created_by ||
            user.id === row.attorney_id ||
            (row.contact_key !== null && user.verifiedEmail?.toLowerCase() === row.contact_key))),
    );
  }

  /** The user as of the session now; null when it has ended or their role has changed since the stream was opened. */
  private async currentUser(stream: EventStream): Promise<User | null> {
    const user = await readUser(this.parts.database, this.parts.config, stream.cookie);
    if (!user || user.id !== stream.user.id || user.role !== stream.user.role || owesSecondFactor(user)) return null;
    stream.user = user;
    return user;
  }

  /** Checks the session of each stream that is due, and sends its heartbeat. */
  private async beat(): Promise<void> {
    if (this.beating) return;
    this.beating = true;
    const now = performance.now();
    let away = false;
    try {
      await inBatches(
        [...this.streams].filter((stream) => stream.beatAt <= now),
        async (stream) => {
          stream.beatAt = now + this.heartbeat;
          // While the database is down nothing can be checked, and nothing of a case is sent.
          const user = away
            ? stream.user
            : await this.currentUser(stream).catch(() => {
                away = true;
                return stream.user;
              });
          if (!user) return endStream(stream);
          if (stream.owed && !away) {
            stream.owed = false;
            stream.send('resync');
          }
          stream.write(':\n\n');
        },
      );
    } finally {
      this.beating = false;
    }
  }
}

/** Tells the page that its session has changed, so that it checks who is signed in instead of reconnecting. */
function endStream(stream: EventStream): void {
  stream.send('ended');
  stream.end();
}

function bySession(streams: readonly EventStream[]): EventStream[][] {
  return [...Map.groupBy(streams, (stream) => stream.cookie).values()];
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) await Promise.all(items.slice(from, from + atOnce).map(work));
}
