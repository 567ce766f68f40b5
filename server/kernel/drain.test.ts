import { Agent, createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { drain } from './drain.ts';

let server: Server;
afterEach(() => server.closeAllConnections());

/** A server whose answers come when the test lets them; `begun` resolves when a request has reached it. */
async function open() {
  const started = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  let ready = true;
  server = createServer((asked, response) => {
    if (asked.url === '/ready') return void response.writeHead(ready ? 200 : 503).end();
    started.resolve();
    void released.promise.then(() => response.end('whole'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const leave = () => {
    ready = false;
  };
  return { port, leave, begun: started.promise, release: () => released.resolve() };
}

const agent = new Agent({ keepAlive: true });
const ask = (port: number | undefined, path: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const sent = request({ port, path, agent, host: '127.0.0.1' }, (answer) => {
      text(answer).then((body) => resolve({ status: answer.statusCode, body }), reject);
    });
    sent.once('error', reject).end();
  });

test('an ending process first reports that it is not ready, then answers what is under way, and then takes no requests', async () => {
  const { port, leave, begun, release } = await open();
  expect((await ask(port, '/ready')).status).toBe(200);
  const underWay = ask(port, '/slow');
  await begun;
  let left = () => {};
  const unready = new Promise<void>((resolve) => (left = resolve));
  const ended = drain(server, () => (leave(), left()), { noticeMs: 2_000, maxMs: 60_000 });
  await unready;
  expect((await ask(port, '/ready')).status).toBe(503);
  await expect.poll(() => server.listening, { timeout: 20_000 }).toBe(false);
  await expect(ask(port, '/ready')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|socket hang up/);
  release();
  expect(await underWay).toEqual({ status: 200, body: 'whole' });
  await ended;
  expect(server.listening).toBe(false);
});

test('once a process is no longer ready, each answer ends its connection', async () => {
  const { port, leave } = await open();
  const keeping = async () => (await fetch(`http://127.0.0.1:${port}/ready`)).headers.get('connection');
  expect(await keeping()).toBe('keep-alive');
  const ended = drain(server, leave, { noticeMs: 2_000, maxMs: 60_000 });
  expect(await keeping()).toBe('close');
  await ended;
});

test('a request that never ends does not keep the process', async () => {
  const { port, leave, begun } = await open();
  const hanging = ask(port, '/slow');
  await begun;
  await Promise.all([expect(hanging).rejects.toThrow(), drain(server, leave, { noticeMs: 0, maxMs: 100 })]);
  expect(server.listening).toBe(false);
});
