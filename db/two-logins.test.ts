import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { writeBackup } from '../server/backup/write-backup.ts';
import { emptyDatabase } from '../testing/app/empty-database.ts';
import { prepareDatabase } from '../scripts/prepare-database.ts';
import { releaseOutgoing } from '../server/backup/release-outgoing.ts';
import { commandEnv } from '../testing/app/command-env.ts';
import { openTestApp, type TestApp } from '../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../testing/app/superuser.ts';
import { isOwnersLogin, plainUrls, plainUrlsOf } from './logins.ts';
import { migrate } from './migrate.ts';

let app: TestApp;
let owner: Superuser;
let plainUrl: string;
let signInUrl: string;
beforeAll(async () => {
  app = await openTestApp();
  owner = await openSuperuser(app.url);
  await (await app.user()).apply();
  ({ serving: plainUrl, signIn: signInUrl } = await plainUrls(app.url));
});
afterAll(async () => {
  await owner.close();
  await app.close();
});

/** The error code of a statement of a plain login, or null when it succeeds; rolled back. */
const asPlain = (...statements: string[]) => runAs(plainUrl, statements);
async function runAs(url: string, statements: string[]): Promise<string | null> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('begin');
    for (const each of statements) await client.query(each);
    return null;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'none';
  } finally {
    await client.end();
  }
}

describe('the login that serves', () => {
  test('every connection of the program has a plain login, the queue included', async () => {
    await (await app.user()).get('/api/me');
    const logins = await owner.rows(
      "select distinct usename::text from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'",
    );
    expect(logins.map(({ usename }) => usename).toSorted()).toEqual(
      [plainUrl, signInUrl].map((each) => new URL(each).username),
    );
    expect([await isOwnersLogin(plainUrl), await isOwnersLogin(signInUrl)]).toEqual([false, false]);
    expect(await isOwnersLogin(app.url)).toBe(true);
  });

  test.each([
    ['the one that serves', () => plainUrl, ['unhold_app', 'unhold_queue']],
    ['the one that reads accounts', () => signInUrl, ['unhold_auth']],
  ])('%s owns nothing, bypasses nothing, and is a member of its own roles alone', async (_, url, roles) => {
    const name = new URL(url()).username;
    const [role] = await owner.rows(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication, rolinherit,
         array(select roleid::regrole::text from pg_auth_members where member = r.oid order by 1) as roles,
         (select count(*)::int from pg_class where relowner = r.oid) as tables
       from pg_roles r where rolname = $1`,
      [name],
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolinherit: false,
      roles,
      tables: 0,
    });
  });

  test('somebody with its password can neither read beyond its roles nor change history', async () => {
    for (const statements of [
      ['select * from cases'],
      ['select password from app.serving_login'],
      ['truncate case_history'],
      ['set role unhold_definer'],
      ['set role unhold_auth'],
      ['set role unhold_app', 'set role unhold_auth'],
      ['set role unhold_app', 'select * from auth.accounts'],
      ['set role unhold_app', 'select password from app.serving_login'],
      ['set role unhold_queue', 'select * from auth.sessions'],
      [`set role "${new URL(signInUrl).username}"`],
      ['set role postgres'],
      ['set session_replication_role = replica'],
      ['set role unhold_app', 'truncate case_history'],
      ['set role unhold_app', 'alter table case_history disable trigger append_only'],
      ['set role unhold_app', 'select app.hold_walls()'],
      ['set role unhold_queue', 'select * from cases'],
      ['set role unhold_queue', 'truncate cases cascade'],
    ])
      expect([statements, await asPlain(...statements)]).toEqual([statements, '42501']);
  });

  test('somebody with the password of the sign-in login can read no case and assume no other role', async () => {
    for (const statements of [
      ['select * from auth.accounts'],
      ['select password from app.serving_login'],
      ['set role unhold_app'],
      ['set role unhold_queue'],
      [`set role "${new URL(plainUrl).username}"`],
      ['set role unhold_auth', 'select * from public.cases'],
      ['set role unhold_auth', 'update public.users set role = $$admin$$'],
      ['set role unhold_auth', "select set_config('app.actor_role', 'system', true)", 'select * from public.users'],
    ])
      expect([statements, await runAs(signInUrl, statements)]).toEqual([statements, '42501']);
    expect(await runAs(signInUrl, ['set role unhold_auth', 'select * from auth.accounts'])).toBeNull();
  });

  test('the login of an older installation, which may assume any role, loses the roles of the other login and keeps its password', async () => {
    await owner.rows(`grant unhold_auth to "${new URL(plainUrl).username}"`);
    await owner.rows('update app.serving_login set sign_in_name = null, sign_in_password = null');
    expect(await asPlain('set role unhold_auth')).toBeNull();
    const renewed = await plainUrls(app.url);
    expect(renewed.serving).toBe(plainUrl);
    expect(await asPlain('set role unhold_auth')).toBe('42501');
    signInUrl = renewed.signIn;
    expect(await runAs(signInUrl, ['set role unhold_auth'])).toBeNull();
  });

  test('a process with only the plain login is refused with the name of the address that it lacks', async () => {
    const none = { signInUrl: null, ownerUrl: null };
    await expect(plainUrlsOf(plainUrl, none)).rejects.toThrow(/^DATABASE_SIGN_IN_URL is missing.*prepare-database/);
    const both = { serving: plainUrl, signIn: signInUrl };
    expect(await plainUrlsOf(plainUrl, { ...none, signInUrl })).toEqual(both);
    expect(await plainUrlsOf(plainUrl, { ...none, ownerUrl: app.url })).toEqual(both);
  });

  test('an approval cannot be inserted or changed but by the function that checks the attorney', async () => {
    for (const right of ['insert', 'update', 'delete', 'truncate'])
      for (const role of ['unhold_app', 'unhold_auth', 'unhold_queue', 'public'])
        expect(
          await owner.rows(`select has_table_privilege('${role}', 'letter_approvals', '${right}') as may`),
        ).toEqual([{ may: false }]);
  });

  test('the login keeps its password over restarts, and gets a new one if the stored one is no longer accepted', async () => {
    expect(await plainUrls(app.url)).toEqual({ serving: plainUrl, signIn: signInUrl });
    for (const each of [plainUrl, signInUrl])
      await owner.rows(`alter role "${new URL(each).username}" password 'another'`);
    const renewed = await plainUrls(app.url);
    expect([renewed.serving === plainUrl, renewed.signIn === signInUrl]).toEqual([false, false]);
    ({ serving: plainUrl, signIn: signInUrl } = renewed);
    expect([await asPlain('select 1'), await runAs(signInUrl, ['select 1'])]).toEqual([null, null]);
  });
});

describe('what holds for the owner too', () => {
  test('the policy of the definer does not keep any operator from using an index', async () => {
    await owner.rows('begin; set local enable_seqscan = off; set local role unhold_definer');
    const plan = await owner.rows(
      "explain select id from cases where app.search_grams(search_text) @> array['abc'] and strpos(search_text, 'abc') > 0",
    );
    await owner.rows('rollback');
    expect(JSON.stringify(plan)).toMatch(/Bitmap Index Scan on cases_search/);
  });

  test('row-level security is forced on every table that has it', async () => {
    const unforced = await owner.rows(
      `select c.oid::regclass::text as name from pg_class c where relkind = 'r' and relrowsecurity and not (relforcerowsecurity
         and exists (select 1 from pg_policy p where p.polrelid = c.oid and p.polname = 'definer'))`,
    );
    expect(unforced).toEqual([]);
  });

  test('append-only tables cannot be truncated, not even through the cases', async () => {
    const append = await owner.rows<{ name: string }>(
      "select distinct tgrelid::regclass::text as name from pg_trigger where tgfoid = 'app.refuse_change'::regproc order by 1",
    );
    expect(append.length).toBeGreaterThan(20);
    for (const { name } of append)
      await expect(owner.rows(`truncate ${name} cascade`)).rejects.toThrow(/is append-only/);
    await expect(owner.rows('truncate cases cascade')).rejects.toThrow(/is append-only/);
  });

  test('security definer functions run as a role that owns no table', async () => {
    const others = await owner.rows(
      "select p.oid::regprocedure::text as name from pg_proc p where prosecdef and pronamespace in ('app'::regnamespace, 'auth'::regnamespace, 'public'::regnamespace) and proowner <> 'unhold_definer'::regrole",
    );
    // This one takes no argument and reads what pg_stats shows only to the owner.
    expect(others).toEqual([{ name: 'app.search_shares()' }]);
    expect(
      await owner.rows("select 1 from pg_class where relowner = 'unhold_definer'::regrole and relkind <> 'v'"),
    ).toEqual([]);
    expect(await owner.rows("select has_schema_privilege('unhold_definer', 'app', 'create') as may")).toEqual([
      { may: false },
    ]);
  });

  test('a table and a function of a later migration are protected in the same way', async () => {
    await owner.rows('create table later (id int); alter table later enable row level security');
    await owner.rows(
      'create trigger append_only before update or delete on later for each row execute function app.refuse_change()',
    );
    await owner.rows("create function app.later() returns int language sql security definer as 'select 1'");
    await migrate(app.url, () => {});
    expect(await owner.rows("select relforcerowsecurity from pg_class where relname = 'later'")).toEqual([
      { relforcerowsecurity: true },
    ]);
    await expect(owner.rows('truncate later')).rejects.toThrow(/append-only/);
    expect(await owner.rows("select proowner::regrole::text as name from pg_proc where proname = 'later'")).toEqual([
      { name: 'unhold_definer' },
    ]);
    await owner.rows('drop table later; drop function app.later()');
  });
});

describe('an external database', () => {
  const appKey = randomBytes(32).toString('hex');
  const operator = (args: string[], env: Record<string, string>) => {
    try {
      const dataDir = mkdtempSync(join(tmpdir(), 'unhold-logins-'));
      return execFileSync(
        process.execPath,
        [args[0] === 'backup' ? 'scripts/backup.ts' : 'scripts/operator.ts', ...args],
        {
          encoding: 'utf8',
          env: { ...commandEnv(), DEMO: 'off', DATA_DIR: dataDir, APP_KEY: appKey, ...env },
          stdio: ['ignore', 'pipe', 'pipe'],
        },
      );
    } catch (error) {
      return error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    }
  };

  /** A database whose owner is not a superuser. */
  async function ownedDatabase(): Promise<string> {
    const url = new URL(await emptyDatabase());
    const superuser = await openSuperuser(inject('clusterUrl'));
    const name = `owner_of_${url.pathname.slice(1)}`;
    await superuser.rows(`create role ${name} login createrole password 'secret'`);
    await superuser.rows(`alter database ${url.pathname.slice(1)} owner to ${name}`);
    // As if this login had made the roles, as it would in a cluster of its own.
    await superuser.rows(`grant unhold_app, unhold_auth, unhold_queue, unhold_definer to ${name} with admin option`);
    await superuser.close();
    url.username = name;
    url.password = 'secret';
    return url.href;
  }

  test('one command migrates it and makes the plain logins, and the program serves with only those', async () => {
    const ownerUrl = await ownedDatabase();
    const said = operator(['prepare-database'], { DATABASE_OWNER_URL: ownerUrl });
    const [, url = '', signIn = ''] = /^DATABASE_URL=(.*)\nDATABASE_SIGN_IN_URL=(.*)$/m.exec(said) ?? [];
    expect(await isOwnersLogin(url)).toBe(false);
    await migrate(url, () => {});
    await expect(prepareDatabase(url, () => {})).rejects.toThrow(/not the login of the owner/);
    const served = { DATABASE_URL: url, DATABASE_SIGN_IN_URL: signIn };
    expect(operator(['verify-history'], served)).toMatch(/^The history is what was written/);
    expect(operator(['verify-history'], { DATABASE_URL: url })).toMatch(/^DATABASE_SIGN_IN_URL is missing/);
  }, 120_000);

  test('commands that only the owner may run say so to the plain login', async () => {
    await expect(releaseOutgoing(app.services, plainUrl)).rejects.toThrow(/set DATABASE_OWNER_URL/);
    expect(operator(['backup', tmpdir()], { DATABASE_URL: plainUrl })).toMatch(/set DATABASE_OWNER_URL/);
  }, 60_000);

  test('the plain login does not start on a database that must be migrated first, and says what to do', async () => {
    const ownerUrl = await emptyDatabase();
    await migrate(ownerUrl, () => {});
    const { serving: url } = await plainUrls(ownerUrl);
    const superuser = await openSuperuser(ownerUrl);
    await superuser.rows('delete from current_objects');
    await expect(migrate(url, () => {})).rejects.toThrow(
      /functions of an older version: run {2}npm run operator -- prepare-database/,
    );
    await superuser.rows("delete from migrations where name = '0037_two_logins.sql'");
    await superuser.close();
    await expect(migrate(url, () => {})).rejects.toThrow(
      /without 0037_two_logins.sql: run {2}npm run operator -- prepare-database/,
    );
  });

  test('with an owner who is not a superuser everything works, including the forced policies', async () => {
    const ownerUrl = await ownedDatabase();
    await migrate(ownerUrl, () => {});
    // Functions that belong to another role by now are replaced too.
    const before = await openSuperuser(ownerUrl);
    await before.rows('delete from current_objects');
    await before.close();
    await migrate(ownerUrl, () => {});
    const other = await openTestApp({}, { ownerUrl });
    try {
      const merchant = await other.user();
      const { body } = await merchant.apply();
      await other.runJobs();
      const seen = await merchant.get(`/api/cases/${body.case_id}`);
      expect(seen.status).toBe(200);
      const { storage, config } = other.services;
      const source = { url: ownerUrl, storage, appKey: config.appKey, say: () => {} };
      const { manifest } = await writeBackup(source, mkdtempSync(join(tmpdir(), 'unhold-logins-')), null);
      expect(manifest.tables.find(({ name }) => name === 'cases')?.rows).toBe(1);
    } finally {
      await other.close();
    }
  });
});
