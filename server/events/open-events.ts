import { owesSecondFactor, type Person } from '../kernel/person.ts';
import { systemActor, type Database } from '../../db/actor.ts';
import { heartbeatEvery, recalledFor } from '../../domain/live-change.ts';
import { readPerson } from '../auth/session.ts';
import type { Config } from '../kernel/config.ts';
import type { Events } from '../kernel/events.ts';
import type { Log } from '../kernel/log.ts';
import { RateLimited } from '../kernel/refusal.ts';
import type { CaseChange } from './case-change.ts';
import { EventStream } from './event-stream.ts';
import { Sights } from './can-see.ts';
import { watchChanges, type Watcher } from './watch-changes.ts';

export const streamsOfOnePerson = 10;
export const streamsOfAll = 5_000;
/** More changes than this that wait to be told: everybody reads anew instead. */
const mostWaiting = 1_000;
/** More to be told after the fact than this, and reading anew is less work. */
const mostRecalled = 30;
/** How many people are asked after at once; the pool has requests to serve as well. */
const atOnce = 4;

type Parts = { database: Database; config: Config; log: Log; heartbeat?: number };

/** The live streams of this process (decision 22). `heartbeat` in milliseconds. */
export function openEvents(parts: Parts): Events {
  return new Hub(parts);
}

class Hub implements Events {
  private readonly parts: Parts;
  private readonly heartbeat: number;
  private readonly sights: Sights;
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
    this.sights = new Sights(parts.database);
  }

  count(): number {
    return this.streams.size;
  }

  open(person: Person, cookie: string | null, recall = 0): ReadableStream<Uint8Array> {
    this.refuseTooMany(person);
    const stream = new EventStream(person, cookie, performance.now() + this.heartbeat, (closed) =>
      this.streams.delete(closed),
    );
    this.streams.add(stream);
    this.start();
    stream.write('retry: 1000\n\n');
    void this.recall(stream, performance.now() - recall);
    return stream.body;
  }

  recheck(personId: string): void {
    const theirs = [...this.streams].filter((stream) => stream.person.id === personId);
    // While the database is away their heartbeat finds it out.
    void inBatches(theirs, async (stream) => {
      if (!(await this.stillThere(stream))) endFor(stream);
    }).catch((error: unknown) => this.parts.log.warn({ err: error }, 'live events: a person could not be asked after'));
  }

  end(): void {
    this.ended = true;
    clearInterval(this.timer);
    for (const stream of this.streams) stream.end();
    this.watcher?.stop();
  }

  private refuseTooMany(person: Person): void {
    if (this.ended || this.streams.size >= streamsOfAll)
      throw new RateLimited('Live updates are not available right now. The page works without them.', 10);
    const own = [...this.streams].filter((stream) => stream.person.id === person.id).length;
    if (own >= streamsOfOnePerson)
      throw new RateLimited('You have too many pages open for live updates. This one works without them.', 10);
  }

  /** Watching begins with the first stream: a process that only works off jobs has no use for it. */
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
    if (this.waiting.size >= mostWaiting) return this.resync();
    // The same change noted twice before anybody was told is one.
    this.waiting.set(key, change);
    void this.tellWaiting();
  }

  /** In the order of time, the oldest first. */
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
    if (changes.length > mostRecalled) return stream.send('resync');
    for (const { change } of changes) await this.tell(change, [stream]).catch((error: unknown) => this.failed(error));
  }

  private async tellWaiting(): Promise<void> {
    if (this.telling) return;
    this.telling = true;
    try {
      for (let next = this.waiting.entries().next(); !next.done; next = this.waiting.entries().next()) {
        const [key, change] = next.value;
        this.waiting.delete(key);
        await this.tell(change, this.streams).catch((error: unknown) => this.failed(error));
      }
    } finally {
      this.telling = false;
    }
  }

  private failed(error: unknown): void {
    this.parts.log.warn({ err: error }, 'live events: a change could not be told');
    for (const stream of this.streams) stream.owed = true;
  }

  private async tell(change: CaseChange, among: Iterable<EventStream>): Promise<void> {
    if (change.what === 'case') this.sights.drop(change.case_id);
    const sessions = bySession(await this.concerned(change, among));
    await inBatches(sessions, async (streams) => {
      const [first] = streams;
      if (!first) return;
      const person = await this.stillThere(first);
      if (!person) return streams.forEach(endFor);
      if (await this.sights.mayHear(person, change, performance.now())) {
        for (const stream of streams) stream.send('change', { case_id: change.case_id, what: change.what });
      }
    });
  }

  /** Streams of people to whom the case may belong, by what is known of them; each is then asked after in the database. */
  private async concerned({ case_id }: CaseChange, among: Iterable<EventStream>): Promise<EventStream[]> {
    const row = await this.parts.database.as(systemActor, (db) =>
      db
        .selectFrom('cases')
        .select(['created_by', 'email_key', 'attorney_id'])
        .where('id', '=', case_id)
        .executeTakeFirst(),
    );
    return [...among].filter(
      ({ person }) =>
        person.role === 'admin' ||
        (row !== undefined &&
          (person.id === row.created_by ||
            person.id === row.attorney_id ||
            person.verifiedEmail?.toLowerCase() === row.email_key)),
    );
  }

  /** The person as the session says now; null when it has ended or they have another role than the stream was opened with. */
  private async stillThere(stream: EventStream): Promise<Person | null> {
    const person = await readPerson(this.parts.database, this.parts.config, stream.cookie);
    if (!person || person.id !== stream.person.id || person.role !== stream.person.role || owesSecondFactor(person))
      return null;
    stream.person = person;
    return person;
  }

  /** Each stream whose time has come: its session is read again, and it hears that the line stands. */
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
          // While the database is away nobody can be asked after; nothing of a case is told either.
          const person = away
            ? stream.person
            : await this.stillThere(stream).catch(() => {
                away = true;
                return stream.person;
              });
          if (!person) return endFor(stream);
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

/** Tells the page that its session is not what it was, so that it asks who is there instead of coming back. */
function endFor(stream: EventStream): void {
  stream.send('ended');
  stream.end();
}

function bySession(streams: readonly EventStream[]): EventStream[][] {
  return [...Map.groupBy(streams, (stream) => stream.cookie).values()];
}

async function inBatches<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  for (let from = 0; from < items.length; from += atOnce) await Promise.all(items.slice(from, from + atOnce).map(work));
}
