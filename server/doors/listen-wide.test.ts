import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { afterEach, expect, test } from 'vitest';
import { listenWide } from './listen-wide.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function open(listener: RequestListener, port = 0): Promise<{ server: Server; port: number }> {
  const server = createServer(listener);
  servers.push(server);
  await listenWide(server, { port, host: '127.0.0.1' });
  return { server, port: (server.address() as AddressInfo).port };
}
const ok: RequestListener = (_, response) => response.end('ok');

test.runIf(process.platform === 'linux')('many connections are accepted within one turn of the loop', async () => {
  const { server, port } = await open(ok);
  const turns = new Map<number, number>();
  server.on('connection', () => {
    const turn = performance.nodeTiming.uvMetricsInfo.loopCount;
    turns.set(turn, (turns.get(turn) ?? 0) + 1);
  });
  const sockets = Array.from({ length: 64 }, () => connect(port, '127.0.0.1'));
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await expect.poll(() => [...turns.values()].reduce((sum, count) => sum + count, 0)).toBe(64);
  for (const socket of sockets) socket.destroy();
  // A single listening socket accepts only one per turn.
  expect(Math.max(...turns.values())).toBeGreaterThan(3);
});

test('a port that another process has is refused', async () => {
  const { port } = await open(ok);
  await expect(open(ok, port)).rejects.toThrow(/EADDRINUSE/);
});

test('closing waits for requests that came through any of the sockets, and accepts no more', async () => {
  const released = Promise.withResolvers<void>();
  const all = Promise.withResolvers<void>();
  let begun = 0;
  const { server, port } = await open((_, response) => {
    begun += 1;
    if (begun === 40) all.resolve();
    void released.promise.then(() => response.setHeader('connection', 'close').end('whole'));
  });
  const answers = Array.from({ length: 40 }, () => fetch(`http://127.0.0.1:${port}/`).then((answer) => answer.text()));
  await all.promise;
  let isClosed = false;
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => (isClosed = true));
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  expect(isClosed).toBe(false);
  released.resolve();
  expect(await Promise.all(answers)).toEqual(answers.map(() => 'whole'));
  await closed;
});
