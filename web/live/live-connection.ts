import { keysOf, recordOf } from '../../domain/json.ts';
import { changeKinds, recalledFor, waitAfter, type LiveChange } from '../../domain/messages/live-change.ts';

/** The part of EventSource used here. */
export type Source = {
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void;
  close(): void;
};

type LiveParts = {
  /** Opens the stream, which replays the changes of the last `recall` milliseconds. */
  open(recall: number): Source;
  onChange(change: LiveChange): void;
  /** Changes may have been missed: refetch what is shown. */
  onResync(): void;
  /** When the oldest data shown was fetched, in milliseconds of `now`; Infinity if there is none. */
  oldestRead(): number;
  /** The server ended the stream because the session has changed. */
  onEnded(): void;
  /** True once live updates have been down for 30 seconds. */
  onLost(lost: boolean): void;
  now(): number;
  hidden(): boolean;
  /** Tells this browser's other tabs that this one is visible and connected. */
  announce(): void;
};

export type LiveConnection = {
  visibilityChanged(): void;
  /** The network is back: try now. */
  online(): void;
  /** Another tab is visible now. All tabs share six connections, so a hidden one gives up its own. */
  anotherTabListens(): void;
  close(): void;
};

export const lostAfterMs = 30_000;
export const hiddenMs = 60_000;
/** If the connection lasted this long, the backoff is reset. */
const stableAfterMs = 60_000;
/** Allows for the time a response was in transit. */
const maxReadMs = 3_000;

/**
 * Keeps one event stream open while the page is visible. After a failure it retries after 1, 2, 5 and 10 seconds, then
 * every 10; a page hidden for a minute disconnects, and reconnects and refetches when it is shown again.
 */
export function keepLive(parts: LiveParts): LiveConnection {
  const { now } = parts;
  const timers: Record<'retry' | 'lost' | 'hide', ReturnType<typeof setTimeout> | undefined> = {
    retry: undefined,
    lost: undefined,
    hide: undefined,
  };
  let source: Source | null = null;
  let failures = 0;
  let openedAt = 0;
  let closed = false;
  let opens = 0;
  let caughtUp = false;

  const clear = (name: keyof typeof timers) => {
    globalThis.clearTimeout(timers[name]);
    timers[name] = undefined;
  };
  const later = (name: keyof typeof timers, work: () => void, milliseconds: number) => {
    clear(name);
    timers[name] = globalThis.setTimeout(() => {
      timers[name] = undefined;
      work();
    }, milliseconds);
  };
  const drop = () => {
    source?.close();
    source = null;
    clear('retry');
  };
  const pause = () => {
    drop();
    clear('lost');
    parts.onLost(false);
  };

  function connect(): void {
    if (closed || source !== null) return;
    clear('retry');
    if (!timers.lost) later('lost', () => parts.onLost(true), lostAfterMs);
    const opening = parts.open(recallNeeded());
    source = opening;
    const on = (type: string, work: (data: unknown) => void) =>
      opening.addEventListener(type, (event) => {
        if (source === opening) work(event.data);
      });
    on('open', opened);
    on('error', failed);
    on('resync', parts.onResync);
    on('change', (data) => {
      const change = readChange(data);
      if (change) parts.onChange(change);
    });
    on('ended', () => {
      failed();
      parts.onEnded();
    });
  }

  function opened(): void {
    openedAt = now();
    clear('lost');
    parts.onLost(false);
    parts.announce();
    if (!caughtUp) parts.onResync();
    opens += 1;
  }

  /**
   * How far back the stream must replay changes, so that a freshly loaded page need not refetch everything. 0 if that
   * is too long ago.
   */
  function recallNeeded(): number {
    const needed = Math.max(0, now() - parts.oldestRead()) + maxReadMs;
    caughtUp = opens === 0 && needed <= recalledFor;
    return caughtUp ? needed : 0;
  }

  function failed(): void {
    if (openedAt > 0 && now() - openedAt >= stableAfterMs) failures = 0;
    openedAt = 0;
    drop();
    if (!timers.lost) later('lost', () => parts.onLost(true), lostAfterMs);
    later('retry', connect, waitAfter(failures));
    failures += 1;
  }

  if (!parts.hidden()) connect();
  return {
    visibilityChanged() {
      if (parts.hidden()) return later('hide', pause, hiddenMs);
      clear('hide');
      if (source === null) connect();
      else if (openedAt > 0) parts.announce();
    },
    online() {
      if (!parts.hidden()) connect();
    },
    anotherTabListens() {
      if (!parts.hidden()) return;
      clear('hide');
      pause();
    },
    close() {
      closed = true;
      for (const name of keysOf(timers)) clear(name);
      drop();
    },
  };
}

/** Null for anything unknown, which a server of another version may send. */
function readChange(data: unknown): LiveChange | null {
  try {
    const read = recordOf(JSON.parse(String(data)));
    const what = changeKinds.find((kind) => kind === read['what']);
    return what && typeof read['case_id'] === 'string' ? { case_id: read['case_id'], what } : null;
  } catch {
    return null;
  }
}
