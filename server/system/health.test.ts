import { once } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { spawn } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Hono } from 'hono';
import { commandEnv } from '../../testing/app/command-env.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { lateAfterSeconds, openReadiness } from '../kernel/readiness.ts';
import { healthRoutes } from './health-routes.ts';

/** Stands between the program and its database, and can stop answering, as a frozen server does. */
class Proxy {
  readonly server: Server;
  private frozen = false;
  private readonly sockets = new Set<Socket>();

  constructor(to: URL) {
    this.server = createServer((near) => {
      const far = connect(Number(to.port), to.hostname);
      for (const [from, into] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.on('data', (data) => this.frozen || into.write(data));
        from.on('error', () => {});
        from.on('close', () => {
          this.sockets.delete(from);
          into.destroy();
        });
      }
    });
  }

  async open(): Promise<number> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    const address = this.server.address();
    return typeof address === 'object' && address ? address.port : 0;
  }
  freeze(): void {
    this.frozen = true;
  }
  /** Answers again; requests made meanwhile are lost, like their connections. */
  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.destroy();
  }
  close(): void {
    this.thaw();
    this.server.close();
  }
}

let direct: TestApp;
let app: TestApp;
let owner: Superuser;
let proxy: Proxy;
beforeAll(async () => {
  direct = await openTestApp();
  owner = await openSuperuser(direct.url);
  proxy = new Proxy(new URL(direct.url));
  const url = new URL(direct.url);
  url.port = String(await proxy.open());
  app = await openTestApp({ APP_KEY: direct.services.config.appKey }, { ownerUrl: url.href });
});
afterAll(async () => {
  await app.close();
  proxy.close();
  await owner.close();
  await direct.close();
});

const get = async (path: string) => {
  const response = await app.app.request(`http://localhost:3000/api/health/${path}`);
  return { status: response.status, body: await response.json() };
};
const fresh = () => new Promise((resolve) => setTimeout(resolve, 400));

test('a process that can serve reports that to anybody, without any figures', async () => {
  const { status, body } = await get('ready');
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ready: true,
      draining: false,
      checks: {
        database: { ok: true },
        storage: { ok: true },
        disk: { ok: true },
        queue: { ok: true },
        outbox: { ok: true },
      },
    },
  });
});

test('with a frozen database a process is alive but not ready, and it is ready again afterwards', async () => {
  await fresh();
  proxy.freeze();
  try {
    const [ready, live, old] = await Promise.all([get('ready'), get('live'), app.visitor().get('/api/health')]);
    expect(ready).toMatchObject({ status: 503, body: { ready: false, checks: { database: { ok: false } } } });
    expect(live).toMatchObject({ status: 200, body: { live: true } });
    expect(old.body).toMatchObject({ ok: false, database: false });
  } finally {
    proxy.thaw();
  }
  await fresh();
  expect(await get('ready')).toMatchObject({ status: 200, body: { ready: true } });
});

describe('what else may be wrong', () => {
  const parts = () => ({
    url: direct.url,
    storage: direct.services.storage,
    dataDir: direct.services.config.dataDir,
    worker: false,
    draining: () => false,
  });

  test('a process that is about to end is unready at once, even if it was ready a moment ago', async () => {
    let leaving = false;
    const readiness = openReadiness({ ...parts(), draining: () => leaving });
    expect(await readiness()).toMatchObject({ ready: true, draining: false });
    leaving = true;
    expect(await readiness()).toMatchObject({ ready: false, draining: true, checks: { database: { ok: true } } });
  });

  test('a storage that fails or never answers makes it unready', async () => {
    const failing = { ...direct.services.storage, stat: () => Promise.reject(new Error('no such bucket')) };
    const silent = { ...direct.services.storage, stat: () => new Promise<null>(() => {}) };
    for (const storage of [failing, silent])
      expect(await openReadiness({ ...parts(), storage })()).toMatchObject({
        ready: false,
        checks: { database: { ok: true }, storage: { ok: false } },
      });
  });

  test('a disk whose free space is not known makes it unready', async () => {
    const found = await openReadiness({ ...parts(), dataDir: '/no/such/folder' })();
    expect(found).toMatchObject({ ready: false, checks: { disk: { ok: false, free_bytes: null } } });
  });

  test('late work makes a worker unready, and a process that serves pages reports it', async () => {
    await owner.rows(
      `insert into outbox (id, key, channel, template, recipient, payload, created_at)
       values (gen_random_uuid(), 'late', 'email', 'x', 'a@b.example', '{}', now() - $1 * interval '1 second')`,
      [lateAfterSeconds.outbox + 60],
    );
    await owner.rows(
      "insert into pgboss.job (name, data, start_after) values ('make-report', '{}', now() - $1 * interval '1 second')",
      [lateAfterSeconds.queue + 60],
    );
    try {
      const late = { queue: { ok: false }, outbox: { ok: false } };
      expect(await openReadiness(parts())()).toMatchObject({ ready: true, checks: late });
      expect(await openReadiness({ ...parts(), worker: true })()).toMatchObject({ ready: false, checks: late });
      await owner.rows('insert into app.outgoing_hold (restored_to) values (now())');
      const held = await openReadiness(parts())();
      expect(held.checks.outbox).toMatchObject({ ok: true, held: true });
    } finally {
      await owner.rows(
        "delete from app.outgoing_hold; delete from outbox; delete from pgboss.job where name = 'make-report'",
      );
    }
  });
});

test('a process that starts while its database is away waits for it, and says so', async () => {
  const owner = new URL(direct.url);
  const later = new Proxy(new URL(direct.url));
  const port = await later.open();
  later.server.close();
  await once(later.server, 'close');
  owner.port = String(port);
  const { dataDir, appKey } = direct.services.config;
  const env = { ROLE: 'worker', WORKER_PORT: '0', DATABASE_URL: owner.href, DATA_DIR: dataDir, APP_KEY: appKey };
  const child = spawn(process.execPath, ['main.ts'], {
    env: { ...commandEnv(), DEMO: 'off', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let [said, back] = ['', false];
    for await (const data of child.stdout) {
      said += String(data);
      if (!back && /the database does not answer yet/.test(said)) {
        back = true;
        later.server.listen(port, '127.0.0.1');
      }
      if (/tells its health at/.test(said)) break;
    }
    expect([back, said]).toEqual([true, expect.stringContaining('tells its health at')]);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
    later.close();
  }
}, 120_000);

test('a worker answers on a port of its own', async () => {
  const worker = new Hono();
  healthRoutes(worker, direct.services);
  expect((await worker.request('/api/health/ready')).status).toBe(200);
  expect((await worker.request('/api/me')).status).toBe(404);
  const { dataDir, appKey } = direct.services.config;
  const env = { ROLE: 'worker', WORKER_PORT: '0', DATABASE_URL: direct.url, DATA_DIR: dataDir, APP_KEY: appKey };
  const child = spawn(process.execPath, ['main.ts'], {
    env: { ...commandEnv(), DEMO: 'off', LOG_LEVEL: 'info', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    let said = '';
    for await (const data of child.stdout) {
      said += String(data);
      if (/tells its health at/.test(said)) break;
    }
    const [url = ''] = /http:\/\/127\.0\.0\.1:\d+\/api\/health\/ready/.exec(said) ?? [];
    expect((await fetch(url)).status).toBe(200);
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}, 120_000);
