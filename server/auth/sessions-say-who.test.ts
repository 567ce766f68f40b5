import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

let app: TestApp;
let superuser: Superuser;

beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
});

afterAll(async () => {
  await superuser.close();
  await app.close();
});

/** Sessions whose stored copy of the user differs from the other tables. */
const wrong = () =>
  superuser.rows(`
    select s.id, s.who, s.actor_role, s.actor_email
    from auth.sessions s
    join auth.users a on a.id = s.user_id
    left join users u on u.id = a.id
    where s.who::jsonb is distinct from jsonb_build_object(
        'id', a.id, 'email', a.email, 'email_verified', a.email_verified, 'role', u.role, 'org_id', u.org_id, 'org_kind', u.org_kind,
        'session_id', s.id, 'passed', s.second_factor, 'has_codes', a.two_factor_enabled,
        'has_passkey', exists (select 1 from auth.passkeys k where k.user_id = a.id))
      or s.actor_role is distinct from u.role
      or s.actor_email is distinct from case when a.email_verified then lower(a.email) else '' end`);

const addPasskey =
  "insert into auth.passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up) values (gen_random_uuid(), $1, 'x', gen_random_uuid(), 0, 'singleDevice', false)";
const firm = "'01900000-0000-7000-8000-000000000001'";
const beginSession =
  "insert into auth.sessions (id, user_id, token, expires_at) values (gen_random_uuid(), $1, gen_random_uuid(), now() + interval '1 day')";

test.each([
  ['a change of role', `update users set role = 'admin', org_id = ${firm} where id = $1`],
  ['a new address', "update auth.users set email = 'Another-' || id || '@Shop.example' where id = $1"],
  ['a confirmed address', 'update auth.users set email_verified = not email_verified where id = $1'],
  ['an authenticator app', 'update auth.users set two_factor_enabled = true where id = $1'],
  ['a first passkey', addPasskey],
  [
    'passkeys that were removed',
    `with added as (${addPasskey}) select 1`,
    'delete from auth.passkeys where user_id = $1',
  ],
  ['a second factor', 'update auth.sessions set second_factor = true where user_id = $1'],
  ['a further sign-in', beginSession],
  // Even with the right to write the table, nobody can give a session a role.
  [
    'an attempt to write a role',
    "update auth.sessions set actor_role = 'admin', actor_email = 'x', who = '{}' where user_id = $1",
  ],
])('after %s each session says who its user is', async (_what, ...changes) => {
  const user = await app.user();
  const before = await superuser.rows<{ who: string }>('select who from auth.sessions where user_id = $1', [user.id]);
  expect(before).toHaveLength(1);
  for (const change of changes) await superuser.rows(change, [user.id]);
  expect(await wrong()).toEqual([]);
});

test('the comparison sees a session that says something else', async () => {
  const user = await app.user();
  await superuser.rows('alter table auth.sessions disable trigger describe');
  await superuser.rows("update auth.sessions set actor_role = 'admin' where user_id = $1", [user.id]);
  await superuser.rows('alter table auth.sessions enable trigger describe');
  expect(await wrong()).toHaveLength(1);
  await superuser.rows("update auth.sessions set who = '' where user_id = $1", [user.id]);
  expect(await wrong()).toEqual([]);
});

const changes = [
  ['a role', `update users set role = 'admin', org_id = ${firm} where id = $1`],
  ['an address', "update auth.users set email = $1::uuid || '@new.example' where id = $1"],
  ['a passkey', addPasskey],
] as const;
const inEitherOrder = changes.flatMap(([what, change]) => [
  { earlier: 'a sign-in', later: what, statements: [beginSession, change] },
  { earlier: what, later: 'a sign-in', statements: [change, beginSession] },
]);

test.each(inEitherOrder)('$earlier together with $later leaves every session up to date', async ({ statements }) => {
  const user = await app.user();
  const clients = statements.map(() => new pg.Client({ connectionString: app.url }));
  await Promise.all(clients.map((client) => client.connect()));
  const [one, other] = clients as [pg.Client, pg.Client];
  const [first, second] = statements as [string, string];
  await one.query('begin');
  await one.query(first, [user.id]);
  const { rows } = await other.query<{ pid: number }>('select pg_backend_pid() as pid');
  const waiting = other.query(second, [user.id]);
  // It waits for the first to end.
  await expect
    .poll(
      async () =>
        (await superuser.rows('select 1 from pg_locks where pid = $1 and not granted', [rows[0]?.pid])).length,
    )
    .toBe(1);
  await one.query('commit');
  await waiting;
  await Promise.all(clients.map((client) => client.end()));
  expect(await superuser.rows('select 1 from auth.sessions where user_id = $1', [user.id])).toHaveLength(2);
  expect(await wrong()).toEqual([]);
});

test('entering with a session that does not exist names nobody', async () => {
  expect(await superuser.rows('select app.enter($1, null) as who', [randomUUID()])).toEqual([{ who: null }]);
});
