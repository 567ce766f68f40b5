// @proves live-connection
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hiddenMs, keepLive, lostAfterMs, type LiveConnection, type Source } from './live-connection.ts';

class FakeSource implements Source {
  closed = false;
  private readonly listeners = new Map<string, (event: { data?: unknown }) => void>();
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(type, listener);
  }
  close(): void {
    this.closed = true;
  }
  fire(type: string, data?: unknown): void {
    this.listeners.get(type)?.({ data });
  }
}

let sources: FakeSource[];
let hidden: boolean;
let oldestRead: number;
const opened = vi.fn<(recall: number) => void>();
let live: LiveConnection;
const calls = { change: vi.fn(), resync: vi.fn(), ended: vi.fn(), lost: vi.fn(), announce: vi.fn() };
const last = () => sources.at(-1) ?? new FakeSource();
const start = () => {
  live = keepLive({
    open: (recall) => {
      opened(recall);
      sources.push(new FakeSource());
      return last();
    },
    oldestRead: () => oldestRead,
    onChange: calls.change,
    onResync: calls.resync,
    onEnded: calls.ended,
    onLost: calls.lost,
    now: Date.now,
    hidden: () => hidden,
    announce: calls.announce,
  });
};
const show = (visible: boolean) => {
  hidden = !visible;
  live.visibilityChanged();
};

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  [sources, hidden, oldestRead] = [[], false, Infinity];
  opened.mockReset();
  for (const each of Object.values(calls)) each.mockReset();
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('reconnecting after a failure', () => {
  test('waits 1, 2, 5 and 10 seconds, and then 10 each time', () => {
    start();
    for (const [n, seconds] of [1, 2, 5, 10, 10, 10].entries()) {
      last().fire('error');
      vi.advanceTimersByTime(seconds * 1_000 - 1);
      expect(sources.length).toBe(n + 1);
      vi.advanceTimersByTime(1);
      expect(sources.length).toBe(n + 2);
    }
    expect(sources.slice(0, -1).every((source) => source.closed)).toBe(true);
  });

  test('resets the wait after a connection that lasted a minute, but not after a shorter one', () => {
    start();
    last().fire('error');
    vi.advanceTimersByTime(1_000);
    last().fire('open');
    vi.advanceTimersByTime(59_000);
    last().fire('error');
    vi.advanceTimersByTime(1_999);
    expect(sources.length).toBe(2);
    vi.advanceTimersByTime(1);
    last().fire('open');
    vi.advanceTimersByTime(60_000);
    last().fire('error');
    vi.advanceTimersByTime(1_000);
    expect(sources.length).toBe(4);
  });

  test('refetches what was missed, except on the first connection, which asks the server for the changes since the page loaded', () => {
    oldestRead = 998_500;
    start();
    expect(opened.mock.lastCall).toEqual([4_500]);
    last().fire('open');
    expect(calls.resync).not.toHaveBeenCalled();
    last().fire('error');
    vi.advanceTimersByTime(1_000);
    expect(opened.mock.lastCall).toEqual([0]);
    last().fire('open');
    expect(calls.resync).toHaveBeenCalledTimes(1);
  });

  test('also refetches if the first connection comes too late for that', () => {
    oldestRead = 992_500;
    start();
    last().fire('error');
    vi.advanceTimersByTime(1_000);
    expect(opened.mock.calls).toEqual([[0], [0]]);
    last().fire('open');
    expect(calls.resync).toHaveBeenCalledTimes(1);
  });

  test('asks for the changes since the page loaded after a first connection that failed, if it is not too late', () => {
    oldestRead = 999_000;
    start();
    last().fire('error');
    vi.advanceTimersByTime(1_000);
    expect(opened.mock.calls).toEqual([[4_000], [5_000]]);
    last().fire('open');
    expect(calls.resync).not.toHaveBeenCalled();
  });

  test('reports the loss after 30 seconds, and its end on reconnecting', () => {
    start();
    last().fire('open');
    last().fire('error');
    vi.advanceTimersByTime(lostAfterMs - 1);
    expect(calls.lost).not.toHaveBeenCalledWith(true);
    vi.advanceTimersByTime(1);
    expect(calls.lost).toHaveBeenLastCalledWith(true);
    last().fire('open');
    expect(calls.lost).toHaveBeenLastCalledWith(false);
    vi.advanceTimersByTime(lostAfterMs * 2);
    expect(calls.lost).toHaveBeenLastCalledWith(false);
  });

  test('reconnects at once when the network returns', () => {
    start();
    last().fire('error');
    live.online();
    expect(sources.length).toBe(2);
    live.online();
    expect(sources.length).toBe(2);
  });
});

describe('incoming events', () => {
  test('passes changes on and ignores anything malformed', () => {
    start();
    const change = { case_id: 'c', what: 'messages' };
    last().fire('change', JSON.stringify({ ...change, more: 1 }));
    for (const data of ['', 'null', '{"case_id":1,"what":"case"}', '{"case_id":"c","what":"everything"}', undefined])
      last().fire('change', data);
    expect(calls.change.mock.calls).toEqual([[change]]);
  });

  test('refetches everything on a resync', () => {
    start();
    last().fire('resync');
    expect(calls.resync).toHaveBeenCalledTimes(1);
  });

  test('reports the end of the session, and retries as after any failure', () => {
    start();
    last().fire('ended');
    expect([calls.ended.mock.calls.length, last().closed]).toEqual([1, true]);
    vi.advanceTimersByTime(1_000);
    expect(sources.length).toBe(2);
  });

  test('ignores events from an old source', () => {
    start();
    const old = last();
    old.fire('error');
    old.fire('error');
    old.fire('change', '{"case_id":"c","what":"case"}');
    vi.advanceTimersByTime(1_000);
    expect([sources.length, calls.change.mock.calls.length]).toEqual([2, 0]);
  });
});

describe('a hidden page', () => {
  test('does not connect before it is first shown', () => {
    hidden = true;
    start();
    expect(sources.length).toBe(0);
    show(true);
    expect(sources.length).toBe(1);
  });

  test('disconnects after a minute, and reconnects when it is shown again', () => {
    start();
    last().fire('open');
    show(false);
    vi.advanceTimersByTime(hiddenMs - 1);
    expect(last().closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(last().closed).toBe(true);
    vi.advanceTimersByTime(hiddenMs);
    expect([sources.length, calls.lost.mock.lastCall]).toEqual([1, [false]]);
    show(true);
    last().fire('open');
    expect([sources.length, calls.resync.mock.calls.length]).toEqual([2, 1]);
  });

  test('stays connected if it is shown again within the minute', () => {
    start();
    last().fire('open');
    show(false);
    vi.advanceTimersByTime(30_000);
    show(true);
    vi.advanceTimersByTime(hiddenMs);
    expect([sources.length, last().closed]).toEqual([1, false]);
  });

  test('disconnects at once when another tab connects; a visible page does not', () => {
    start();
    last().fire('open');
    live.anotherTabListens();
    expect(last().closed).toBe(false);
    show(false);
    live.anotherTabListens();
    expect(last().closed).toBe(true);
    expect(calls.announce).toHaveBeenCalledTimes(1);
    show(true);
    last().fire('open');
    expect(calls.announce).toHaveBeenCalledTimes(2);
  });
});

test('a closed connection does nothing any more', () => {
  start();
  last().fire('error');
  live.close();
  vi.advanceTimersByTime(120_000);
  live.online();
  expect(sources.length).toBe(1);
});
