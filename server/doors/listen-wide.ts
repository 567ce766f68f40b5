import type { Server } from 'node:http';
import { createServer, type ListenOptions, type Server as Door } from 'node:net';

/** Sockets that listen on the one port. */
const doors = 16;

/**
 * Listens with sixteen sockets on one port, over which Linux spreads new connections (SO_REUSEPORT). Node accepts one
 * connection of a socket in each turn of its loop, and a turn that answers hundreds of requests is long: with one socket
 * thousands who came at once waited for seconds before anybody saw that they were too many
 * (docs/decisions/0126-very-many-at-once.md). Elsewhere than on Linux there is one. Throws EADDRINUSE when another process has
 * the port.
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

/** The port, once no other process has it: whoever shares a port is not told that another does. */
async function freeOf(where: { port: number; host: string }): Promise<number> {
  const alone = createServer();
  await listening(alone, where);
  const address = alone.address();
  await closed(alone);
  return typeof address === 'object' && address ? address.port : where.port;
}

/** `server.close` ends all of them, and waits for the requests that came through any. */
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
