import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import { contract } from '../contract/contract.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import type { TestUser } from '../testing/app/test-user.ts';
import { hotReadsFirst } from './hot-reads.ts';

let app: TestApp;
let superuser: Superuser;
let server: Server;
let origin: string;
/** Requests that reached the app. */
const usual = vi.fn();
let merchant: TestUser;
let staff: TestUser;
let caseId: string;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  const listener = getRequestListener(app.app.fetch);
  server = createServer(
    hotReadsFirst(app.services, (request, response) => {
      usual(request.url);
      listener(request, response);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  [merchant, staff] = [await app.user(), await app.user('staff')];
  caseId = (await merchant.apply()).body['case_id'] as string;
  await merchant.apply();
  await app.runJobs();
});

beforeEach(() => usual.mockClear());

afterAll(async () => {
  server.close();
  await superuser.close();
  await app.close();
});

const requestId = { 'x-request-id': 'edge-0123456789' };
const ask = (path: string, user: TestUser | null, init: RequestInit = {}, accepts = 'identity') =>
  fetch(`${origin}/api${path}`, {
    ...init,
    headers: { 'accept-encoding': accepts, ...requestId, ...(user && { cookie: user.cookie }) },
  });

type Read = [path: () => string, user: () => TestUser, schema: z.ZodType];
const reads: Record<string, Read> = {
  'my cases': [() => '/cases', () => merchant, schemaOf(contract.cases.list)],
  'a page of my cases': [() => '/cases?limit=1', () => merchant, schemaOf(contract.cases.list)],
  'my case': [() => `/cases/${caseId}`, () => merchant, schemaOf(contract.cases.get)],
  'a case of another, as staff': [() => `/cases/${caseId}`, () => staff, schemaOf(contract.cases.get)],
  'the cases table': [() => '/admin/cases', () => staff, schemaOf(contract.cases.listForStaff)],
  'its first page of one': [() => '/admin/cases?limit=1', () => staff, schemaOf(contract.cases.listForStaff)],
  'a search that finds': [
    () => '/admin/cases?search=e&sort=client',
    () => staff,
    schemaOf(contract.cases.listForStaff),
  ],
  'a search in vain': [() => '/admin/cases?search=zzzz', () => staff, schemaOf(contract.cases.listForStaff)],
};

function schemaOf(procedure: { '~orpc': { outputSchema?: z.ZodType | undefined } }): z.ZodType {
  const { outputSchema } = procedure['~orpc'];
  if (!outputSchema) throw new Error('this endpoint has no output');
  return outputSchema;
}

describe('a hot read', () => {
  test.each(Object.entries(reads))(
    'of %s answers as the app does, in the very shape of the contract',
    async (_name, read) => {
      const [path, user, schema] = [read[0](), read[1](), read[2]];
      const byApp = await app.app.fetch(
        new Request(`http://localhost:3000/api${path}`, { headers: { ...requestId, cookie: user.cookie } }),
      );
      const hot = await ask(path, user);
      expect(usual).not.toHaveBeenCalled();
      expect(hot.status).toBe(200);
      const answer: unknown = await hot.json();
      expect(answer).toEqual(await byApp.json());
      // The app strips an answer of fields outside the contract; the hot read's own answer must not need that.
      expect(answer).toEqual(schema.parse(answer));
      for (const [name, value] of byApp.headers) expect([name, hot.headers.get(name)]).toEqual([name, value]);
    },
  );

  test.each(['br', 'gzip'])('is sent as %s to a client that accepts it', async (encoding) => {
    const plain = await ask(`/cases/${caseId}`, merchant);
    const packed = await ask(`/cases/${caseId}`, merchant, {}, encoding);
    expect(usual).not.toHaveBeenCalled();
    expect(Object.fromEntries(packed.headers)).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2);
    expect(await packed.json()).toEqual(await plain.json());
  });

  test('continues with the cursor of the page before', async () => {
    const first = await (await ask('/admin/cases?limit=1', staff)).json();
    const second = await (await ask(`/admin/cases?limit=1&cursor=${first.next_cursor}`, staff)).json();
    expect(usual).not.toHaveBeenCalled();
    expect(second.items[0].id).not.toBe(first.items[0].id);
    expect(second.total).toBe(first.total);
  });

  test.each([
    ['nobody', '/cases', null, 401],
    ['a role that may not call', '/admin/cases', () => merchant, 403],
    ['a case that is not there', '/cases/01900000-0000-7000-8000-000000000000', () => merchant, 404],
    ['a malformed id', '/cases/nonsense', () => merchant, 404],
    ['an unknown parameter', '/admin/cases?nonsense=1', () => staff, 422],
    ['a parameter given twice', '/admin/cases?limit=1&limit=2', () => staff, 422],
    ['a damaged cursor', '/cases?cursor=nonsense', () => merchant, 400],
  ])('leaves %s to the app', async (_what, path, user, status) => {
    const answer = await ask(path, user && user());
    expect(usual).toHaveBeenCalledTimes(1);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) });
  });

  test('of another merchant’s case is the 404 of a missing one', async () => {
    const stranger = await app.user();
    await stranger.get('/api/me');
    const answer = await ask(`/cases/${caseId}`, stranger);
    expect(answer.status).toBe(404);
  });

  test('is refused from the moment that the session ends, the role is lost or a second factor is owed', async () => {
    const other = await app.user('staff');
    expect((await ask('/admin/cases', other)).status).toBe(200);
    await superuser.rows('update auth.sessions set second_factor = false where user_id = $1', [other.id]);
    expect((await ask('/admin/cases', other)).status).toBe(403);
    await superuser.rows('update auth.sessions set second_factor = true where user_id = $1', [other.id]);
    expect((await ask('/admin/cases', other)).status).toBe(200);
    await superuser.rows(
      "update users set role = 'client', org_id = (select id from orgs where kind = 'merchant' limit 1) where id = $1",
      [other.id],
    );
    expect((await ask('/admin/cases', other)).status).toBe(403);
    await superuser.rows('delete from auth.sessions where user_id = $1', [other.id]);
    expect((await ask('/admin/cases', other)).status).toBe(401);
  });

  test('is left to the app with a method of its own', async () => {
    expect((await ask('/cases', merchant, { method: 'HEAD' })).status).not.toBe(500);
    expect(usual).toHaveBeenCalledTimes(1);
  });

  test('asks the database in one batch, once', async () => {
    await ask('/cases', merchant);
    const connect = vi.spyOn(app.services.database.pool, 'connect');
    await ask('/cases', merchant);
    await ask(`/cases/${caseId}`, merchant);
    await ask('/admin/cases', staff);
    expect(connect).toHaveBeenCalledTimes(3);
    connect.mockRestore();
  });
});
