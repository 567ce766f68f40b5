// @proves sign-in-api
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

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

let count = 0;
const account = (more: object = {}) => ({
  email: `new${(count += 1)}@shop.example`,
  password: 'orrery',
  name: 'Ada Byron',
  ...more,
});
const signUp = (by: TestUser, more: object = {}): Promise<TestAnswer> =>
  by.post('/api/auth/sign-up/email', account(more));
const cookieOf = (answer: { headers: Headers }) =>
  answer.headers.getSetCookie().find((each) => each.includes('session_token')) ?? '';
const meWith = async (cookie: string) => (await app.visitor().raw('GET', '/api/me', { headers: { cookie } })).status;

describe('sign-up', () => {
  test('a name that turns the direction of text is refused, at sign-up and in the profile', async () => {
    const user = app.visitor();
    const refused = await signUp(user, { email: 'turned@shop.example', display_name: 'Ada \u202enoryB' });
    expect([refused.status, refused.body.code]).toEqual([400, 'INVALID_NAME']);
    await signUp(user, { email: 'turned@shop.example' });
    const changed = await user.send('PATCH', '/api/me', { last_name: '\u2066Byron' });
    expect([changed.status, changed.body.fields?.last_name]).toEqual([422, expect.stringMatching(/hidden character/)]);
  });

  test('signing up signs in at once, and creates a merchant with an organization', async () => {
    const user = app.visitor();
    const made = await signUp(user, {
      email: 'ada@shop.example',
      first_name: 'Ada',
      last_name: 'Byron',
      display_name: 'Ada B.',
      phone: '(555) 555-0100',
    });
    expect(made.status).toBe(200);
    const { body } = await user.get('/api/me');
    expect(body.user).toMatchObject({
      email: 'ada@shop.example',
      email_verified: false,
      role: 'client',
      phone: '(555) 555-0100',
      org: { name: "ada's Business", kind: 'merchant' },
    });
    expect(body.profile).toMatchObject({
      display_name: 'Ada B.',
      first_name: 'Ada',
      last_name: 'Byron',
      phone: '(555) 555-0100',
    });
  });

  test('signing up with only a full name splits it into first and last name', async () => {
    const user = app.visitor();
    await signUp(user, { name: 'Grace Brewster Hopper' });
    expect((await user.get('/api/me')).body.profile).toMatchObject({
      display_name: 'Grace Brewster Hopper',
      first_name: 'Grace',
      last_name: 'Brewster Hopper',
      phone: null,
    });
  });

  test('signing up with a company names the organization after it', async () => {
    const user = app.visitor();
    await signUp(user, { company_name: 'Analytical Goods LLC' });
    expect((await user.get('/api/me')).body.user.org).toMatchObject({
      name: 'Analytical Goods LLC',
      kind: 'merchant',
    });
  });

  test('signing up with extremely long names still creates a user', async () => {
    const user = app.visitor();
    const made = await signUp(user, { company_name: 'x'.repeat(5_000) });
    expect([made.status, (await user.get('/api/me')).status]).toEqual([200, 200]);
  });

  test.each([
    ['12345', 400],
    ['7h%ppo', 200],
    ['', 400],
    ['x'.repeat(201), 400],
    ['123456', 400],
    ['PassWord', 400],
  ])('signing up with the password %j answers %i', async (password, status) => {
    expect((await signUp(app.visitor(), { password })).status).toBe(status);
  });

  test.each(['', 'nobody', 'a@b', 'a b@c.example'])('signing up with the address %j is refused', async (email) => {
    expect((await signUp(app.visitor(), { email })).status).toBe(400);
  });

  test('signing up cannot set a role, an organization or a verified address', async () => {
    const user = app.visitor();
    await signUp(user, {
      role: 'admin',
      org_id: '01900000-0000-7000-8000-000000000001',
      emailVerified: true,
      email_verified: true,
    });
    expect((await user.get('/api/me')).body.user).toMatchObject({
      role: 'client',
      email_verified: false,
      org: { kind: 'merchant' },
    });
    await user.post('/api/auth/update-user', {
      emailVerified: true,
      email_verified: true,
      role: 'admin',
      email: 'staff@shop.example',
      name: 'New Name',
    });
    await user.post('/api/auth/change-email', { newEmail: 'staff@shop.example' });
    expect((await user.get('/api/me')).body.user).toMatchObject({
      role: 'client',
      email_verified: false,
      email: expect.stringMatching(/^new/),
    });
    expect((await user.get('/api/admin/stats')).status).toBe(403);
  });

  test('signing up with a taken address, in any letter case, creates no second account', async () => {
    const taken = { email: 'taken@shop.example' };
    await signUp(app.visitor(), taken);
    for (const email of ['taken@shop.example', 'TAKEN@shop.example'])
      expect((await signUp(app.visitor(), { email, password: 'orrery two' })).status).toBe(422);
    expect((await app.visitor().post('/api/auth/sign-in/email', { ...taken, password: 'another' })).status).toBe(401);
    expect(await superuser.rows("select 1 from auth.users where lower(email) = 'taken@shop.example'")).toHaveLength(1);
  });

  test('concurrent first requests create one organization, user and profile', async () => {
    const user = app.visitor();
    const made = await signUp(user, {});
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => user.get(index % 2 ? '/api/me' : '/api/cases')),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(
      await superuser.rows(
        'select 1 from users join orgs on orgs.id = org_id join profiles on user_id = users.id where users.id = $1',
        [made.body.user.id],
      ),
    ).toHaveLength(1);
    expect(
      await superuser.rows('select 1 from orgs where name = $1', [`${made.body.user.email.split('@')[0]}'s Business`]),
    ).toHaveLength(1);
    const again = await user.post('/api/rpc/create_merchant_org_and_user', {
      p_email: 'x@y.example',
      p_org_name: 'Another',
    });
    expect(again.body).toEqual([{ org_id: (await user.get('/api/me')).body.user.org.id }]);
  });
});

describe('the session', () => {
  test('the session cookie is hidden from scripts and not sent by other sites', async () => {
    const cookie = cookieOf(await signUp(app.visitor()));
    expect(cookie).toMatch(/^unhold\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/i);
    expect(cookie).toMatch(/; SameSite=Lax/i);
    expect(cookie).toMatch(/; Path=\//i);
    expect(cookie).not.toMatch(/Domain=/i);
  });

  test('over https the session cookie is Secure', async () => {
    const secure = await openTestApp({ PUBLIC_URL: 'https://unhold.example' });
    const response = await secure.app.fetch(
      new Request('https://unhold.example/api/auth/sign-up/email', {
        method: 'POST',
        headers: { origin: 'https://unhold.example', host: 'unhold.example', 'content-type': 'application/json' },
        body: JSON.stringify(account()),
      }),
    );
    expect(cookieOf(response)).toMatch(/^__Host-unhold\.session_token=(?!.*Domain=).*; Path=\/;.*; Secure/i);
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const me = await secure.app.fetch(
      new Request('https://unhold.example/api/me', { headers: { cookie: cookieOf(response).split(';')[0] ?? '' } }),
    );
    expect(me.status).toBe(200);
    await secure.close();
  });

  test('a session cookie that was altered, forged or left unsigned is refused', async () => {
    const cookie = cookieOf(await signUp(app.visitor())).split(';')[0] ?? '';
    const [name = '', value = ''] = cookie.split(/=(.*)/s);
    const [token = '', signature = ''] = decodeURIComponent(value).split('.');
    expect(await meWith(cookie)).toBe(200);
    const other = `${token.slice(0, -1)}${token.endsWith('a') ? 'b' : 'a'}`;
    for (const bad of [
      `${other}.${signature}`,
      token,
      `${token}.`,
      `${token}.${'A'.repeat(43)}=`,
      `.${signature}`,
      '%E0%A4%A',
      '',
      `${token}.${signature}x`.replace('.', '..'),
    ]) {
      expect([bad, await meWith(`${name}=${encodeURIComponent(bad)}`)]).toEqual([bad, 401]);
    }
    expect(await meWith(`${name}=%E0%A4%A`)).toBe(401);
  });

  test('an expired session is refused', async () => {
    const user = await app.user();
    await superuser.rows("update auth.sessions set expires_at = now() - interval '1 second' where user_id = $1", [
      user.id,
    ]);
    expect((await user.get('/api/me')).status).toBe(401);
  });

  test('each sign-in gets a new session, and signing out ends them all', async () => {
    const user = await app.user();
    const signIn = () => app.visitor().post('/api/auth/sign-in/email', user.account);
    const [first, second] = [
      cookieOf(await signIn()).split(';')[0] ?? '',
      cookieOf(await signIn()).split(';')[0] ?? '',
    ];
    expect(first).not.toBe(second);
    await app.visitor().raw('POST', '/api/auth/sign-out', {
      headers: { cookie: first, 'content-type': 'application/json' },
      body: '{}',
    });
    expect([await meWith(first), await meWith(second)]).toEqual([401, 401]);
  });
});

test('a user who is refused at the admin login is signed out only there', async () => {
  const user = await app.user();
  const signIn = async () =>
    cookieOf(await app.visitor().post('/api/auth/sign-in/email', user.account)).split(';')[0] ?? '';
  const [elsewhere, here] = [await signIn(), await signIn()];
  const ended = await app.visitor().raw('POST', '/api/auth/sign-out', {
    headers: { cookie: here, 'content-type': 'application/json' },
    body: JSON.stringify({ only_here: true }),
  });
  expect([ended.status, await meWith(here), await meWith(elsewhere)]).toEqual([200, 401, 200]);
});

describe('sign-in', () => {
  test('a wrong password and an unknown account get the same answer', async () => {
    const user = await app.user();
    const wrong = await app.visitor().post('/api/auth/sign-in/email', { ...user.account, password: 'not this' });
    const unknown = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: 'nobody@shop.example', password: 'not this' });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect([unknown.status, cookieOf(wrong)]).toEqual([401, '']);
  });

  test('sign-in is throttled', async () => {
    const { account: known } = await app.user();
    await superuser.rows('delete from attempts');
    const statuses = [];
    for (let attempt = 0; attempt < 35; attempt += 1)
      statuses.push(
        (
          await app.visitor().post('/api/auth/sign-in/email', known, {
            'x-forwarded-for': `10.0.0.${attempt}`,
            'x-unhold-address': `10.0.1.${attempt}`,
          })
        ).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
    await superuser.rows('delete from attempts');
  });
});

test('passwords are hashed with scrypt under their own salt, and only the right one signs in', async () => {
  const real = await openTestApp({}, { realPasswords: true });
  const people = [account(), account()];
  for (const each of people) expect((await real.visitor().post('/api/auth/sign-up/email', each)).status).toBe(200);
  const owner = await openSuperuser(real.url);
  const stored = (
    await owner.rows<{ password: string }>("select password from auth.accounts where provider_id = 'credential'")
  ).map(({ password }) => password);
  expect(stored).toEqual([
    expect.stringMatching(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/),
    expect.stringMatching(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{86}$/),
  ]);
  expect(stored[0]).not.toBe(stored[1]);
  const statuses = [];
  for (const password of ['orrery', 'Orrery', 'orrery '])
    statuses.push((await real.visitor().post('/api/auth/sign-in/email', { email: people[0]?.email, password })).status);
  expect(statuses).toEqual([200, 401, 401]);
  await owner.close();
  await real.close();
});

describe('cross-site requests', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await app.user();
  });

  test.each<[string, Record<string, string>]>([
    ["another site's origin", { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['a lookalike of our origin', { origin: 'http://localhost:3000.evil.example' }],
    ['garbage as its origin', { origin: 'not a url' }],
  ])('a cross-site request with %s changes nothing', async (_, headers) => {
    for (const [method, path, body] of [
      ['POST', '/api/auth/sign-out', {}],
      ['POST', '/api/auth/update-user', { name: 'x' }],
      ['PUT', '/api/application-draft', { version: 0, step: 1, answers: {} }],
      ['POST', '/api/uploads', {}],
    ] as const) {
      expect([path, (await user.send(method, path, body, headers)).status]).toEqual([path, 403]);
    }
    expect((await user.get('/api/me')).body.user.email).toBe(user.account?.email);
  });

  test('a request without Origin is judged by its Sec-Fetch-Site header', async () => {
    const cookie = cookieOf(await app.visitor().post('/api/auth/sign-in/email', user.account)).split(';')[0] ?? '';
    const put = (headers: Record<string, string>) =>
      app.app.fetch(
        new Request('http://localhost:3000/api/application-draft', {
          method: 'PUT',
          headers: { cookie, 'content-type': 'application/json', ...headers },
          body: '{"version":0,"step":1,"answers":{"fields":{},"owners":[],"previousProcessors":[],"files":[]}}',
        }),
      );
    expect((await put({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await put({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });
});

test('a redirect after sign-in stays on this site', async () => {
  const user = await app.user();
  const answer = await app
    .visitor()
    .post('/api/auth/sign-in/email', { ...user.account, callbackURL: 'https://evil.example/' });
  expect([answer.status, JSON.stringify(answer.body)]).toEqual([403, expect.not.stringContaining('evil.example')]);
});
