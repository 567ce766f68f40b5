import { createServer, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { buffer } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { hotReadsFirst } from '../hot-reads.ts';
import { openLog } from '../kernel/log.ts';
import { inRequest } from '../kernel/log-context.ts';
import { noTelemetry } from '../kernel/telemetry.ts';
import { routeName } from './route-name.ts';

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

const closed = (server: Server): Promise<unknown> => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
};

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await closed(server);
  return port;
}

describe('with metrics and traces configured', () => {
  let app: TestApp;
  let server: Server;
  let site: string;
  let metricsPort: number;
  const traces: Buffer[] = [];
  const collector = createServer((request, response) => {
    void buffer(request).then((body) => {
      traces.push(body);
      response.end();
    });
  });
  beforeAll(async () => {
    metricsPort = await freePort();
    const tracesUrl = `http://127.0.0.1:${await listening(collector)}/v1/traces`;
    app = await openTestApp({ METRICS_PORT: String(metricsPort), TRACES_URL: tracesUrl });
    const { services } = app;
    const listener = hotReadsFirst(services, getRequestListener(app.app.fetch));
    server = createServer(services.telemetry.watched(listener));
    site = `http://127.0.0.1:${await listening(server)}`;
  });
  afterAll(async () => {
    await closed(server);
    await app.close();
    await closed(collector);
  });
  const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();

  test('requests are counted by route, jobs by kind and outcome, and each scrape reads how much work waits', async () => {
    await (await fetch(`${site}/api/health`)).text();
    await (await fetch(`${site}/api/cases/0197a1b2-0000-7000-8000-000000000001`)).text();
    await (await fetch(`${site}/api/typed-by-a-stranger`)).text();
    await app.services.database.as(systemActor, (db) =>
      app.services.jobs.enqueue(db, 'erase-files', { keys: ['none'] }),
    );
    await app.runJobs();
    const text = await scrape();
    for (const line of [
      /http_server_request_duration\w*_count\{[^}]*route="system\.health"[^}]*status="200"[^}]*\} 1/,
      /http_server_request_duration\w*_count\{[^}]*route="cases\.get"[^}]*status="401"[^}]*\} 1/,
      /http_server_request_duration\w*_count\{[^}]*route="other"/,
      /job_duration\w*_count\{[^}]*name="erase-files"[^}]*outcome="done"[^}]*\} 1/,
      /queue_oldest\w*(\{[^}]*\})? 0/,
      /outbox_oldest\w*(\{[^}]*\})? 0/,
      /database_connections\w*\{[^}]*pool="requests"[^}]*state="idle"/,
      /emails_stopped\w*\{[^}]*status="uncertain"[^}]*\} 0/,
    ])
      expect(text).toMatch(line);
    expect(text).not.toContain('typed-by-a-stranger');
  });

  test('the port is open on loopback only', async () => {
    const others = Object.values(networkInterfaces())
      .flat()
      .filter((each) => each?.family === 'IPv4' && !each.internal);
    for (const each of others)
      await expect(fetch(`http://${each?.address}:${metricsPort}/metrics`)).rejects.toThrow('fetch failed');
    expect((await fetch(`${site}/metrics`)).status).not.toBe(200);
  });

  test('traces reach the collector', async () => {
    await (await fetch(`${site}/api/health`)).text();
    await app.services.telemetry.end();
    app.services.telemetry = noTelemetry;
    expect(Buffer.concat(traces).includes('system.health')).toBe(true);
  });
});

describe('the id of a request', () => {
  let app: TestApp;
  const lines: string[] = [];
  beforeAll(async () => {
    app = await openTestApp();
    app.services.log = openLog('info', { write: (line) => void lines.push(line) });
  });
  afterAll(() => app.close());

  test('is on the answer, and an id from a proxy in front is kept', async () => {
    const own = await app.visitor().raw('GET', '/api/health');
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/);
    const given = await app.visitor().raw('GET', '/api/none', { headers: { 'x-request-id': 'edge-0123456789' } });
    expect([given.status, given.headers.get('x-request-id')]).toEqual([404, 'edge-0123456789']);
    expect(await given.json()).not.toHaveProperty('reference');
  });

  test('is the reference in the answer to an error of ours, and in the log lines about it', async () => {
    const user = await app.user();
    const { storage } = app.services;
    const { id } = await user.upload('notice.pdf', Buffer.from('%PDF-1.7\n%%EOF'));
    app.services.storage = { ...storage, get: () => Promise.reject(new Error('the disk is gone')) };
    const headers = { 'x-request-id': 'edge-9876543210' };
    const answer = await user.raw('GET', `/api/files/${id}/download`, { headers });
    app.services.storage = storage;
    expect([answer.status, (await answer.json()).reference]).toEqual([500, 'edge-9876543210']);
    const line = lines.find((each) => each.includes('the disk is gone'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ request_id: 'edge-9876543210' });
  });

  test('stays the same for one request, however many listeners it passes through', () => {
    inRequest(undefined, (outer) => inRequest('another-one-1', (inner) => expect(inner).toBe(outer)));
  });
});

test.each([
  ['GET', '/api/cases/0197a1b2-0000-7000-8000-000000000001?x=1', 'cases.get'],
  ['PATCH', '/api/uploads/0197a1b2-0000-7000-8000-000000000001', 'documents.continueUpload'],
  ['POST', '/api/auth/sign-in/email', 'auth'],
  ['GET', '/dashboard', 'page'],
  ['GET', '/api/../etc', 'other'],
])('%s %s is counted as %s', (method, url, name) => expect(routeName(method, url)).toBe(name));
