import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { limitRequests } from './limit-requests.ts';

let app: TestApp;
let superuser: Superuser;
const servers: Server[] = [];
beforeAll(async () => {
  app = await openTestApp({
    LIMIT_REQUESTS: '40',
    LIMIT_CASES: '3',
    LIMIT_MESSAGES: '2',
    LIMIT_UPLOADS: '2',
    TRUSTED_PROXIES: '1',
  });
  superuser = await openSuperuser(app.url);
});
beforeEach(() => superuser.rows('delete from attempts'));
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await superuser.close();
  await app.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const ok: RequestListener = (_, response) => response.end('ok');
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const statuses = (answers: Response[]) => answers.map(({ status }) => status);

describe('requests of one network', () => {
  const flood = async (url: string, address: string, count: number) => {
    const answers = [];
    for (let sent = 0; sent < count; sent += 1) answers.push(await fetch(`${url}/api/me`, from(address)));
    return answers;
  };

  test('are limited, over all processes together, and the refusal says when to try again', async () => {
    const nodes = [await serve(limitRequests(app.services, ok)), await serve(limitRequests(app.services, ok))];
    const answers = (await Promise.all(nodes.map((url) => flood(url, '198.51.100.7', 40)))).flat();
    const passed = answers.filter(({ status }) => status === 200).length;
    // Each process has a free block of two requests.
    expect(passed).toBeGreaterThanOrEqual(40);
    expect(passed).toBeLessThanOrEqual(42);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refused?.json()).toEqual({
      code: 'RATE_LIMITED',
      message: expect.stringMatching(
        /^Very many requests have come from your network\. Please try again in \d+ seconds?\.$/,
      ),
    });
  });

  test('do not limit another network, health, or pages', async () => {
    const url = await serve(limitRequests(app.services, ok));
    await flood(url, '198.51.100.7', 45);
    expect((await fetch(`${url}/api/me`, from('198.51.100.7'))).status).toBe(429);
    expect(
      statuses(
        await Promise.all([
          fetch(`${url}/api/me`, from('203.0.113.7')),
          fetch(`${url}/api/health/live`, from('198.51.100.7')),
          fetch(`${url}/pricing`, from('198.51.100.7')),
        ]),
      ),
    ).toEqual([200, 200, 200]);
  });

  test('are not counted in the database while they are few', async () => {
    const url = await serve(limitRequests(app.services, ok));
    await flood(url, '198.51.100.9', 2);
    expect(await superuser.rows("select from attempts where kind = 'requests'")).toEqual([]);
  });
});

describe('what one user does within an hour', () => {
  test('cases can be submitted up to the limit, and the refused draft stays', async () => {
    const user = await app.user();
    for (let count = 0; count < 3; count += 1) expect((await user.apply()).status).toBe(201);
    const refused = await user.apply();
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      expect.stringMatching(/^\d+$/),
    ]);
    expect((await user.get('/api/application-draft')).body.answers.fields.legalBusinessName).toBe(
      'Analytical Goods LLC',
    );
    expect((await (await app.user()).apply()).status).toBe(201);
  });

  test('messages can be written up to the limit, and those that are refused count too', async () => {
    const user = await app.user();
    const { body } = await user.apply();
    const post = (text: string) =>
      user.post(`/api/cases/${body.case_id}/messages`, { message_id: crypto.randomUUID(), body: text });
    const texts = ['One', '4111 1111 1111 1111', 'Two'];
    const answers = [];
    for (const text of texts) answers.push(await post(text));
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 429]);
    expect(await superuser.rows("select from attempts where kind = 'message'")).toHaveLength(2);
    // An invitation is an email to somebody: it counts as one.
    expect((await user.post(`/api/cases/${body.case_id}/guests`, { email: 'robin@books.example' })).status).toBe(429);
  });

  test('files can be added up to the limit', async () => {
    const user = await app.user();
    const bytes = Buffer.from('%PDF-1.7\nnotice\n%%EOF');
    const answers = [];
    for (const name of ['a.pdf', 'b.pdf', 'c.pdf']) answers.push((await user.upload(name, bytes)).answer);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 429]);
    expect(answers[2]?.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

test('an account with an unconfirmed address gets one email, however many cases it submits, and an address that they name none', async () => {
  const user = await app.user();
  for (let count = 0; count < 3; count += 1)
    expect((await user.apply({ fields: { email: 'stranger@shop.example' } as never })).status).toBe(201);
  expect(await superuser.rows("select from outbox where recipient = 'stranger@shop.example'")).toEqual([]);
  expect(await superuser.rows('select from outbox where recipient = $1', [user.account?.email])).toHaveLength(1);
  await superuser.rows('update auth.users set email_verified = true');
  const confirmed = await app.user();
  await superuser.rows('update auth.users set email_verified = true');
  for (let count = 0; count < 2; count += 1)
    await confirmed.apply({ fields: { email: confirmed.account?.email } as never });
  expect(await superuser.rows('select from outbox where recipient = $1', [confirmed.account?.email])).toHaveLength(2);
});
