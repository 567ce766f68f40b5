import type { Server } from 'node:http';
import { createServer, type ListenOptions, type Server as Door } from 'node:net';

/** How many sockets listen on the port. */
const doors = 16;

/**
 * Listens with sixteen sockets on one port, over which Linux spreads new connections (SO_REUSEPORT). Node accepts one
 * connection per socket in each turn of its event loop, and a turn that answers hundreds of requests is long. With a
 * single socket, thousands of clients at once waited for seconds before the process saw that they were too many
 * (docs/decisions/0126-very-many-at-once.md). On other systems there is one socket. Throws EADDRINUSE when another
 * process has the port.
 */
export async function listenWide(server: Server, where: { port: number; host: string }): Promise<void> {
  if (process.platform !== 'linux') return listening(server, where);
  const shared = { ...where, port: await freeOf(where), reusePort: true };
  await listening(server, shared);
  const others = Array.from({ length: doors - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );
  await Promise.all(others.map((door) => listening(door, shared)));
  closeTogether(server, others);
}

/**
 * The port, if no other process has it. This needs a check, because sharing a port with another process is no error.
 */
async function freeOf(where: { port: number; host: string }): Promise<number> {
  const alone = createServer();
  await listening(alone, where);
  const address = alone.address();
  await closed(alone);
  return typeof address === 'object' && address ? address.port : where.port;
}

/** Makes `server.close` close all sockets, and wait for the requests that came through any of them. */
function closeTogether(server: Server, others: readonly Door[]): void {
  const close = server.close.bind(server);
  server.close = (done) => {
    const ends = others.map(closed);
    return close((error) => void Promise.all(ends).then(() => done?.(error)));
  };
}

const listening = (door: Door, where: ListenOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    door.once('error', reject);
    door.listen(where, () => {
      door.off('error', reject);
      resolve();
    });
  });

const closed = (door: Door): Promise<void> => new Promise((resolve) => door.close(() => resolve()));
