import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { closeUnread, maxUnreadBytes } from './close-unread.ts';
import { maxBodyBytes, maxSignInBytes } from './refuse-early.ts';

const megabyte = 1_024 * 1_024;
/** Bytes that the kernel and Node buffer on the way, which do not grow with the body. */
const buffers = megabyte;

let app: TestApp;
let merchant: TestUser;
let server: Server;
beforeAll(async () => {
  app = await openTestApp();
  merchant = await app.user();
  server = createServer(closeUnread(getRequestListener(app.app.fetch)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await app.close();
});

type Sent = { path: string; method?: string; cookie?: string; chunked?: boolean };
/** Sends 150 MB for as long as the server takes it. `read`: bytes that the server took until it closed the connection. */
async function send({ path, method = 'POST', cookie = '', chunked = false }: Sent) {
  const accepted: Promise<[Socket]> = once(server, 'connection') as Promise<[Socket]>;
  const { port } = server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  client.on('error', () => {});
  const [taken] = await accepted;
  let answer = '';
  client.on('data', (data: Buffer) => (answer += data.toString()));
  const length = 150 * megabyte;
  const head = chunked ? 'transfer-encoding: chunked' : `content-length: ${length}`;
  client.write(
    `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ntus-resumable: 1.0.0\r\n${cookie && `cookie: ${cookie}\r\n`}${head}\r\n\r\n`,
  );
  const piece = Buffer.alloc(64 * 1_024, ' ');
  const framed = chunked ? Buffer.concat([Buffer.from('10000\r\n'), piece, Buffer.from('\r\n')]) : piece;
  const event = (name: string) => new Promise((resolve) => client.once(name, resolve));
  const closed = event('close');
  for (let sent = 0; sent < length && !client.destroyed && client.writable; sent += piece.length)
    if (!client.write(framed)) await Promise.race([event('drain'), closed]);
  await closed;
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(answer)?.[1]), read: taken.bytesRead, answer };
}

const within = (bytes: number) => bytes + maxUnreadBytes + buffers;

describe('of 150 MB', () => {
  test.each<[string, Sent, number, number]>([
    ['a visitor sends to an endpoint that needs a session', { path: '/api/applications' }, 401, 0],
    ['a visitor sends in chunks', { path: '/api/applications', chunked: true }, 401, 0],
    ['a visitor sends as a file', { path: '/api/uploads', method: 'POST' }, 401, 0],
    ['a visitor sends to a public form', { path: '/api/contact' }, 413, 0],
    ['a visitor sends in chunks to a public form', { path: '/api/contact', chunked: true }, 413, maxBodyBytes],
    ['a visitor sends to sign in', { path: '/api/auth/sign-in/email' }, 413, 0],
    ['a visitor sends in chunks to sign in', { path: '/api/auth/sign-in/email', chunked: true }, 413, maxSignInBytes],
    ['a visitor sends to no endpoint', { path: '/api/nothing' }, 413, 0],
    ['a visitor sends to a page', { path: '/pricing' }, 404, 0],
  ])('%s, little is read', async (_, sent, status, read) => {
    const found = await send(sent);
    expect(found.status).toBe(status);
    expect(found.read).toBeLessThan(within(read));
  });

  test.each<[string, Omit<Sent, 'path'>, number]>([
    ['that says its length', {}, 0],
    ['in chunks', { chunked: true }, maxBodyBytes],
  ])('a signed-in body %s is read up to the limit at most', async (_, sent, read) => {
    const found = await send({ path: '/api/applications', cookie: merchant.cookie, ...sent });
    expect([found.status, found.answer]).toEqual([413, expect.stringContaining('"code":"TOO_LARGE"')]);
    expect(found.read).toBeLessThan(within(read));
  });

  test('a file that announces more bytes than a file may have is not read', async () => {
    const found = await send({ path: '/api/uploads/x', method: 'PATCH', cookie: merchant.cookie });
    expect(found.status).toBe(413);
    expect(found.read).toBeLessThan(within(0));
  });
});

test('a role that may not call an endpoint is refused before its body is understood', async () => {
  const answer = await merchant.raw('POST', '/api/functions/ai-test-function', { body: '{not JSON' });
  expect(answer.status).toBe(403);
});

describe('a request in raw bytes', () => {
  /** Sends raw text and returns everything that comes back until the connection ends. */
  async function raw(text: string): Promise<string> {
    const { port } = server.address() as AddressInfo;
    const client = connect(port, '127.0.0.1');
    client.on('error', () => {});
    let answer = '';
    client.on('data', (data: Buffer) => (answer += data.toString()));
    client.end(text);
    await once(client, 'close');
    return answer;
  }
  const head = 'host: localhost\r\ncookie: secret=seen\r\nconnection: close\r\n';

  // Two lengths are how one request is smuggled inside another (RFC 9112, 6.3).
  test.each([
    ['a length and chunks', `${head}content-length: 6\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\nG`],
    ['two lengths', `${head}content-length: 1\r\ncontent-length: 2\r\n\r\nab`],
    ['chunks under another name', `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n`],
    ['a header folded over two lines', `${head}x: a\r\n content-length: 9\r\n\r\n`],
  ])('with %s is refused', async (_, rest) => {
    expect(await raw(`POST /api/contact HTTP/1.1\r\n${rest}`)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('TRACE shows nobody what was sent', async () => {
    const answer = await raw(`TRACE /api/health HTTP/1.1\r\n${head}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('seen');
  });
});
