import { createServer, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneAddress } from './one-address.ts';

const served = (publicUrl: string) =>
  createServer(oneAddress(publicUrl, (_, response) => response.end('the page itself')));
const local = served('http://localhost:3000');
const numbered = served('http://127.0.0.1:3000');
const published = served('https://unhold.example');

beforeAll(async () => {
  for (const server of [local, numbered, published]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
});
afterAll(() => {
  local.close();
  numbered.close();
  published.close();
});

async function asked(server: typeof local, host: string, path: string): Promise<IncomingMessage> {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path, headers: { host }, agent: false }),
    'response',
  )) as [IncomingMessage];
  response.resume();
  return response;
}

test('a page requested at another name of this machine redirects to the address that emails link to', async () => {
  for (const host of ['127.0.0.1:3000', '[::1]:3000', 'LOCALHOST:8080']) {
    const { statusCode, headers } = await asked(local, host, '/dashboard?case=1');
    expect([statusCode, headers.location]).toEqual([307, 'http://localhost:3000/dashboard?case=1']);
  }
});

test('the address itself, the API and an installation that others can reach are answered without a redirect', async () => {
  expect((await asked(local, 'localhost:3000', '/')).statusCode).toBe(200);
  expect((await asked(local, '127.0.0.1:3000', '/api/health')).statusCode).toBe(200);
  expect((await asked(local, 'unhold.example', '/')).statusCode).toBe(200);
  expect((await asked(published, '127.0.0.1:3000', '/')).statusCode).toBe(200);
  expect((await asked(numbered, 'localhost:3000', '/')).statusCode).toBe(200);
});

test('a path that looks like an address leads nowhere else', async () => {
  const { headers } = await asked(local, '127.0.0.1:3000', '//evil.example/');
  expect(new URL(headers.location ?? '').host).toBe('localhost:3000');
});
