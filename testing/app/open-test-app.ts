import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { sql } from 'kysely';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { inject } from 'vitest';
import { systemActor, type Database } from '../../db/actor.ts';
import { createTypstRenderer } from '../../server/engines/typst/typst-renderer.ts';
import { createProcessBinder } from '../../server/engines/exhibits/process-binder.ts';
import { createProcessForms } from '../../server/engines/exhibits/process-forms.ts';
import { localReader } from '../../server/engines/reader/local-reader.ts';
import { createApp } from '../../server/app.ts';
import type { AppEnv } from '../../server/kernel/app-env.ts';
import { readConfig } from '../../server/kernel/config.ts';
import { jobHandlers } from '../../server/jobs.ts';
import { openLog } from '../../server/kernel/log.ts';
import type { StaticSite } from '../../server/site/open-site.ts';
import { openServices, type Opened } from '../../server/open-services.ts';
import { firmDayOf } from '../../domain/calendar/firm-day.ts';
import { recordCheck } from '../../server/people/check-license.ts';
import { makeAccount, makeAttorney, makeStaff } from '../../server/auth/create-account.ts';
import { isPage } from '../../web/paths/paths.ts';
import { quickPasswords } from './quick-passwords.ts';
import { localVerifier } from '../../server/engines/verifier/local-verifier.ts';
import { rememberVerdicts } from '../../server/engines/verifier/remember-verdicts.ts';
import { TestUser } from './test-user.ts';

/**
 * Shared by all files of a process, with a large cache: tests typeset the same text repeatedly, which makes it eight
 * times faster.
 */
const renderer = createTypstRenderer(40);
const verifier = rememberVerdicts(localVerifier, 40);
/** Their processes take seconds to start, and are kept warm by the next file. */
const binder = createProcessBinder();
const forms = createProcessForms();

export type TestApp = Opened & {
  app: Hono<AppEnv>;
  /** Superuser URL of this test's own database. */
  url: string;
  /** A new account with the given role, signed in. */
  user(role?: 'merchant' | 'staff' | 'attorney'): Promise<TestUser>;
  visitor(): TestUser;
  /** Processes queued jobs, like the worker, until none is left. */
  runJobs(): Promise<void>;
};

type TestAppOptions = { realPasswords: boolean; ownerUrl: string; site: StaticSite | null };

/**
 * The whole application on its own database, without sockets: requests go through `app.fetch`. Close it with `close()`;
 * its database and files remain until the cluster stops (cluster.ts). Password hashing is cheap unless a test is about
 * it, as it would take half of the tests' time. Scheduled jobs do not run: a report at seven minutes past each hour
 * would disturb the tests. Documents are read and letters verified in this thread; server/engines/reader/child-reader.test.ts
 * and server/engines/verifier/thread-verifier.test.ts cover the separate ones. `ownerUrl`: a migrated database to use
 * instead; `site`: the built pages, which tests of the API do without.
 */
export async function openTestApp(
  env: Record<string, string> = {},
  { realPasswords = false, ownerUrl = '', site = null }: Partial<TestAppOptions> = {},
): Promise<TestApp> {
  const url = new URL(ownerUrl || (await freshDatabase()));
  const dataDir = mkdtempSync(join(tmpdir(), 'unhold-app-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    PUBLIC_URL: 'http://localhost:3000',
    LOG_LEVEL: 'silent',
    DEMO: 'off',
    ROLE: 'web',
    ARRANGEMENT: join(import.meta.dirname, 'arrangement.json'),
    // A test does in a second what a user does in a day; tests in server/doors cover the limits.
    LIMIT_CASES: '0',
    LIMIT_MESSAGES: '0',
    LIMIT_UPLOADS: '0',
    LIMIT_DRAFTS: '0',
    ...env,
  });
  const opened = await openServices(
    config,
    openLog('silent'),
    url.href,
    isPage,
    realPasswords ? undefined : quickPasswords,
  );
  opened.services.reader = localReader;
  opened.services.verifier = verifier;
  Object.assign(opened.services, { pdf: renderer, binder, forms });
  const app = createApp({ services: opened.services, auth: opened.auth, site });
  let count = 0;
  const engaged = new Set<string>();
  const engage = async (id: string, attorneyId: string) => {
    if (engaged.has(`${id} ${attorneyId}`)) return;
    await once(url.href, engagement, [id, attorneyId]);
    engaged.add(`${id} ${attorneyId}`);
  };
  return {
    ...opened,
    app,
    url: url.href,
    visitor: () => new TestUser(app),
    user: async (role = 'merchant') => {
      count += 1;
      const account = {
        email: `${role}${count}@people.example`,
        password: `a pass word ${count}`,
        first_name: 'Test',
        last_name: `Person ${count}`,
        phone: null,
      };
      const id = await makeAccount(opened.services, opened.auth, account);
      if (role === 'staff') await makeStaff(opened.services, id);
      if (role === 'attorney') {
        await makeAttorney(opened.services, id, {
          bar_number: '123456',
          bar_state: 'California',
          firm_name: 'Test Law, P.C.',
          firm_lines: ['1 Example Way'],
        });
        await license(opened.services, id);
      }
      const user = await new TestUser(app, { id, email: account.email, password: account.password }, engage).signIn();
      // Outside the demo, staff and attorneys need a second factor; server/auth/second-factor.test.ts covers that.
      if (role !== 'merchant')
        await once(url.href, `update auth.sessions set second_factor = true where user_id = '${id}'`);
      return user;
    },
    runJobs: () => runJobs(opened),
    close: async () => {
      const wrong = await wrongProgress(opened.services.database);
      await opened.close();
      if (wrong.length > 0) throw new Error(`The kept progress of cases is wrong: ${JSON.stringify(wrong[0])}`);
    },
  };
}

/** A copy of the migrated template. */
async function freshDatabase(): Promise<string> {
  const url = new URL(inject('clusterUrl'));
  const name = `test_${uuidv7().replaceAll('-', '')}`;
  // Copying file by file takes half the time of the default, page by page.
  await once(url.href, `create database ${name} template template_unhold strategy file_copy`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Licenses that fit the agreements of most tests, checked today. */
async function license(services: Opened['services'], attorneyId: string): Promise<void> {
  const found = { number: '123456', status: 'active', proof: 'https://bar.example/123456' } as const;
  const checked_on = firmDayOf(services.clock.now());
  await services.database.as(systemActor, async (db) => {
    for (const state of ['CA', 'DE'] as const)
      await recordCheck(services, db, systemActor, attorneyId, { ...found, state, checked_on });
  });
}

/** Cases whose stored progress differs from what would be computed now; there must be none, whatever a test did. */
export async function wrongProgress(database: Database): Promise<unknown[]> {
  const { rows } = await database.as(systemActor, (db) => sql`select * from app.wrong_progress()`.execute(db));
  return rows;
}

/** Both signatures under an engagement letter of the attorney whom a case, or the case of a letter, has; nothing for another's case, or a second time. */
const engagement = `
  insert into paper_signatures (
    id, case_id, kind, party, attorney_id, title, text, text_sha256, sha256, signed_name, signed_by, signed_at, address)
  select gen_random_uuid(), c.id, 'engagement', p.party, c.attorney_id, 'Engagement letter', 'Engaged.', repeat('0', 64),
    repeat('0', 64), 'Ada Byron', case p.party when 'counsel' then c.attorney_id else c.created_by end, now(), '192.0.2.1'
  from cases c, (values ('merchant'), ('counsel')) p (party)
  where (c.id = $1 or c.id = (select case_id from letters where id = $1)) and c.attorney_id = $2
  on conflict do nothing`;

async function once(url: string, sql: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/**
 * Runs the queue's own worker from the call until nothing is waiting or running, so that it does nothing unexpected
 * during a test.
 */
async function runJobs({ services, queue }: Opened): Promise<void> {
  const end = await queue.work(jobHandlers(services));
  try {
    await allJobsDone(services);
  } finally {
    await end();
  }
}

async function allJobsDone({ database }: Opened['services']): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const { rows } = await database.pool.query<{ n: number }>(
      "select count(*) as n from pgboss.job where state in ('created', 'retry', 'active')",
    );
    if (Number(rows[0]?.n) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('jobs did not finish in 20 seconds');
}
