import type { IncomingMessage, RequestListener } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Services } from '../kernel/context.ts';
import { turnAway } from './turn-away.ts';

/** Milliseconds by which this process may run late, and between two measurements. */
const maxDelayMs = 500;
const lookMs = 250;
/** Late only after so many late measurements in a row: one long task, such as typesetting a letter, is no overload. */
const looks = 4;

/** How late this process runs, in milliseconds. */
type Delay = { now(): number; end(): void };

/** Remembers the last measurements of how late the process runs; the smallest of them counts. */
export function lastLooks(): { found(ms: number): void; now(): number } {
  let last: number[] = [];
  return {
    found: (ms) => {
      last = [...last, ms].slice(-looks);
    },
    now: () => (last.length < looks ? 0 : Math.min(...last)),
  };
}

/** Measures four times a second, until `end`. */
export function openDelay(): Delay {
  const histogram = monitorEventLoopDelay({ resolution: 10 });
  histogram.enable();
  const { found, now } = lastLooks();
  const timer = setInterval(() => {
    found(histogram.mean / 1e6);
    histogram.reset();
  }, lookMs);
  timer.unref();
  return {
    now,
    end: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

/**
 * Answers 503 at once when this process is working on LIMIT_IN_FLIGHT requests already, or runs late, so that the
 * requests it admits are answered in time. Health is always answered. A request whose body is still coming does not
 * count, or slow senders could shut everybody out; nor does an open event stream, nor an upload that waits until its
 * file is finished, which has a limit of its own.
 */
export function shedLoad(services: Services, delay: Delay, otherwise: RequestListener): RequestListener {
  const { inFlight: max } = services.config.limits;
  if (max === 0) return otherwise;
  const open = new Set<IncomingMessage>();
  const isFull = () => {
    if (delay.now() > maxDelayMs) return true;
    if (open.size < max) return false;
    let working = 0;
    for (const request of open) if (request.complete || !sendsBody(request)) working += 1;
    return working >= max;
  };
  return (request, response) => {
    const { url = '' } = request;
    if (url.startsWith('/api/health') || url.startsWith('/api/events')) return otherwise(request, response);
    if (isFull())
      return turnAway(services, response, {
        code: 'OVERLOADED',
        message: 'Very many people are here right now. Please try again in a moment; what you entered is kept.',
        retryAfter: 2,
      });
    if (!url.startsWith('/api/uploads')) {
      open.add(request);
      response.once('close', () => open.delete(request));
    }
    otherwise(request, response);
  };
}

function sendsBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}
