import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import type { Services } from '../kernel/context.ts';
import { lastLooks, shedLoad } from './shed-load.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const withLimit = (inFlight: number) =>
  ({ config: { limits: { inFlight }, publicUrl: 'http://localhost:3000' } }) as Services;
const lateBy = (ms: number) => ({ now: () => ms, end: () => {} });
const inTime = lateBy(0);
const ok: RequestListener = (_, response) => response.end('ok');
const statuses = (answers: Response[]) => answers.map(({ status }) => status);

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Answers `/api/slow` once released; `begun` resolves when so many are under way. */
function slowly(count: number) {
  let [release, allBegun] = [() => {}, () => {}];
  const held = new Promise<void>((resolve) => (release = resolve));
  const begun = new Promise<void>((resolve) => (allBegun = resolve));
  let waiting = 0;
  const listener: RequestListener = (request, response) => {
    if (!request.url?.startsWith('/api/slow')) return void response.end('ok');
    waiting += 1;
    if (waiting === count) allBegun();
    void held.then(() => response.end('ok'));
  };
  return { listener, begun, release: () => release() };
}

describe('more requests than a process works on at once', () => {
  test('are answered at once with 503 and Retry-After, health excepted', async () => {
    const slow = slowly(3);
    const url = await serve(shedLoad(withLimit(3), inTime, slow.listener));
    const first = [1, 2, 3].map(() => fetch(`${url}/api/slow`));
    await slow.begun;
    const shed = await fetch(`${url}/api/me`);
    expect([shed.status, shed.headers.get('retry-after'), (await shed.json()).code]).toEqual([503, '2', 'OVERLOADED']);
    expect((await fetch(`${url}/api/health/ready`)).status).toBe(200);
    slow.release();
    expect(statuses(await Promise.all(first))).toEqual([200, 200, 200]);
    expect((await fetch(`${url}/api/me`)).status).toBe(200);
  });

  test('are admitted again as soon as one has ended, even one whose client went away', async () => {
    const slow = slowly(2);
    let gone = () => {};
    const ended = new Promise<void>((resolve) => (gone = resolve));
    const listener: RequestListener = (request, response) => {
      if (request.url === '/api/slow?leaves') response.once('close', gone);
      slow.listener(request, response);
    };
    const url = await serve(shedLoad(withLimit(2), inTime, listener));
    const leaves = new AbortController();
    const left = fetch(`${url}/api/slow?leaves`, { signal: leaves.signal }).catch(() => null);
    const stays = fetch(`${url}/api/slow`);
    await slow.begun;
    expect((await fetch(`${url}/api/me`)).status).toBe(503);
    leaves.abort();
    await Promise.all([left, ended]);
    expect((await fetch(`${url}/api/me`)).status).toBe(200);
    slow.release();
    expect((await stays).status).toBe(200);
  });

  test('a body that is still coming does not count', async () => {
    const slow = slowly(2);
    const url = await serve(shedLoad(withLimit(2), inTime, slow.listener));
    const senders = [1, 2].map(() => connect(Number(new URL(url).port), '127.0.0.1'));
    for (const sender of senders)
      sender.write('POST /api/slow HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\n12345');
    await slow.begun;
    expect((await fetch(`${url}/api/me`)).status).toBe(200);
    for (const sender of senders) sender.destroy();
  });

  test('an upload that waits for its file does not count, and is shed like any other', async () => {
    const [waiting, working] = [slowly(2), slowly(2)];
    const listener: RequestListener = (request, response) => {
      if (!request.url?.startsWith('/api/uploads')) return void working.listener(request, response);
      request.url = '/api/slow';
      waiting.listener(request, response);
    };
    const url = await serve(shedLoad(withLimit(2), inTime, listener));
    const uploads = [1, 2].map(() => fetch(`${url}/api/uploads/x`, { method: 'PATCH', body: 'bytes' }));
    await waiting.begun;
    const others = [1, 2].map(() => fetch(`${url}/api/slow`));
    await working.begun;
    expect(statuses([await fetch(`${url}/api/me`), await fetch(`${url}/api/uploads`)])).toEqual([503, 503]);
    waiting.release();
    working.release();
    expect(statuses(await Promise.all([...uploads, ...others]))).toEqual([200, 200, 200, 200]);
  });

  test('are not counted with a limit of 0', async () => {
    const slow = slowly(3);
    const url = await serve(shedLoad(withLimit(0), lateBy(60_000), slow.listener));
    const first = [1, 2, 3].map(() => fetch(`${url}/api/slow`));
    await slow.begun;
    expect((await fetch(`${url}/api/me`)).status).toBe(200);
    slow.release();
    expect(statuses(await Promise.all(first))).toEqual([200, 200, 200]);
  });
});

describe('a process that runs late', () => {
  test('sheds, health and streams of events excepted', async () => {
    const url = await serve(shedLoad(withLimit(3), lateBy(10_000), ok));
    const paths = ['/api/me', '/api/applications', '/api/health/live', '/api/events'];
    expect(statuses(await Promise.all(paths.map((path) => fetch(`${url}${path}`))))).toEqual([503, 503, 200, 200]);
  });

  test('is one that was late at each of the last looks', () => {
    const looks = lastLooks();
    for (const ms of [900, 900, 900]) looks.found(ms);
    expect(looks.now()).toBe(0);
    looks.found(800);
    expect(looks.now()).toBe(800);
    // One long task is over, and the next look finds the process on time.
    looks.found(12);
    expect(looks.now()).toBe(12);
    for (const ms of [700, 700, 700]) looks.found(ms);
    expect(looks.now()).toBe(12);
    looks.found(700);
    expect(looks.now()).toBe(700);
  });
});
