import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** `noticeMs`: how long requests are still taken, so that a balancer sees that this process is not ready any more. */
type Drain = { noticeMs: number; maxMs: number };

/** For answers under way: less than the 30 seconds after which supervisors kill a process. */
export const maxDrainMs = 20_000;

/** How often connections whose request has been answered are looked for and closed. */
const lookMs = 50;

/**
 * Ends a server without losing a request: `leave` makes it unready; after the notice it takes no connection; each request
 * that is under way gets its answer, for at most `maxMs`. Then what is left is cut off.
 */
export async function drain(server: Server, leave: () => void, { noticeMs, maxMs }: Drain): Promise<void> {
  leave();
  // Each answer ends its kept-alive connection and says so, so that the client connects again, to another process.
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  await sleep(noticeMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A kept-alive connection becomes idle, and can be closed, only once its last request is answered.
  const idle = setInterval(() => server.closeIdleConnections(), lookMs);
  const late = setTimeout(() => server.closeAllConnections(), maxMs);
  await closed;
  clearInterval(idle);
  clearTimeout(late);
}
