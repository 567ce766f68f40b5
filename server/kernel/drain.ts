import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** `noticeMs`: how long requests are still taken, so that a balancer sees that this process is not ready any more. */
type Drain = { noticeMs: number; maxMs: number };

/** Of answers under way. Below the 30 seconds after which supervisors kill. */
export const maxDrainMs = 20_000;

/** How often connections are looked through for those whose request is answered. */
const lookMs = 50;

/**
 * Ends a server without losing a request: `leave` makes it unready; after the notice it takes no connection; each request
 * that is under way gets its answer, for at most `maxMs`. Then what is left is cut off.
 */
export async function drain(server: Server, leave: () => void, { noticeMs, maxMs }: Drain): Promise<void> {
  leave();
  // A connection that is kept ends with its next answer, which says so: whoever kept it opens another, to another process.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await sleep(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept open for a next request is idle only once its last one is answered.
  const idle = setInterval(() => server.closeIdleConnections(), lookMs);
  const late = setTimeout(() => server.closeAllConnections(), maxMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
