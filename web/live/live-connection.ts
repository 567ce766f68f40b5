import { keysOf, recordOf } from '../../domain/json.ts';
import { changeKinds, recalledFor, waitAfter, type LiveChange } from '../../domain/messages/live-change.ts';

/** What of an EventSource is used here. */
export type Source = {
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void;
  close(): void;
};

type LiveParts = {
  /** The stream, which is to begin with what changed in the last `recall` milliseconds. */
  open(recall: number): Source;
  onChange(change: LiveChange): void;
  /** Changes may have been missed: what is shown is to be read again. */
  onResync(): void;
  /** When the oldest of what is shown was read, in milliseconds of `now`; Infinity while nothing was. */
  oldestRead(): number;
  /** The server ended the stream because the session is not what it was. */
  onEnded(): void;
  /** True once live updates have been away for 30 seconds. */
  onLost(lost: boolean): void;
  now(): number;
  hidden(): boolean;
  /** Tells the other tabs of this browser that this one is looked at and listens. */
  announce(): void;
};

export type LiveConnection = {
  visibilityChanged(): void;
  /** The network came back: try now. */
  online(): void;
  /** Another tab is looked at now. Browsers share six connections among all tabs, so a hidden one gives its up. */
  anotherTabListens(): void;
  close(): void;
};

export const lostAfter = 30_000;
export const hiddenFor = 60_000;
/** A line that stood this long was good: the next failure is the first again. */
const goodAfter = 60_000;
/** What was read was already on its way for a while. */
const maxReadMs = 3_000;

/**
 * Keeps one event stream open while the page is looked at: after a failure it tries again after 1, 2, 5 and 10 seconds, and then each
 * 10; a page hidden for a minute closes it, and one that is shown again opens it and reads again what it shows.
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
    if (!timers.lost) later('lost', () => parts.onLost(true), lostAfter);
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

  /** A page that has just been loaded need not read everything twice: the stream tells what changed since. 0 when that is too long ago. */
  function recallNeeded(): number {
    const needed = Math.max(0, now() - parts.oldestRead()) + maxReadMs;
    caughtUp = opens === 0 && needed <= recalledFor;
    return caughtUp ? needed : 0;
  }

  function failed(): void {
    if (openedAt > 0 && now() - openedAt >= goodAfter) failures = 0;
    openedAt = 0;
    drop();
    if (!timers.lost) later('lost', () => parts.onLost(true), lostAfter);
    later('retry', connect, waitAfter(failures));
    failures += 1;
  }

  if (!parts.hidden()) connect();
  return {
    visibilityChanged() {
      if (parts.hidden()) return later('hide', pause, hiddenFor);
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

/** Null for anything that the server of another version may send. */
function readChange(data: unknown): LiveChange | null {
  try {
    const read = recordOf(JSON.parse(String(data)));
    const what = changeKinds.find((kind) => kind === read['what']);
    return what && typeof read['case_id'] === 'string' ? { case_id: read['case_id'], what } : null;
  } catch {
    return null;
  }
}
