import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AccountEmails } from '../../testing/app/account-emails.ts';
import { GoogleIssuer, type Claims } from '../../testing/app/google-issuer.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

let issuer: GoogleIssuer;
let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  issuer = await GoogleIssuer.open();
  app = await openTestApp(issuer.env);
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
  await issuer.close();
});
beforeEach(async () => {
  issuer.breakTokens = null;
  await superuser.rows('delete from attempts');
});

let count = 0;
const claims = (more: Partial<Claims> = {}): Claims => ({
  sub: `google-${(count += 1)}`,
  email: `g${count}@mail.example`,
  email_verified: true,
  name: 'Grace Hopper',
  given_name: 'Grace',
  family_name: 'Hopper',
  ...more,
});

const begin = (by: TestUser, body: object = {}) =>
  by.post('/api/auth/sign-in/social', {
    provider: 'google',
    callbackURL: '/apply',
    errorCallbackURL: '/auth',
    ...body,
  });
/** From the issuer's page back to our callback, as a browser follows it. */
const atGoogle = async (url: string) =>
  new URL((await fetch(url, { redirect: 'manual' })).headers.get('location') ?? '');
async function land(by: TestUser, back: URL): Promise<string> {
  const answer = await by.raw('GET', `${back.pathname}${back.search}`);
  return `${answer.status} ${answer.headers.get('location')}`;
}
/** The whole flow. Returns the address where the browser ends up. */
async function signInWithGoogle(by: TestUser, who: Claims, body: object = {}): Promise<string> {
  issuer.claims = who;
  return land(by, await atGoogle((await begin(by, body)).body.url));
}
const me = async (by: TestUser) => (await by.get('/api/me')).body;

describe('signing in with Google', () => {
  test('signing in with Google creates a user with a verified address, and recognizes them by their Google id', async () => {
    const who = claims();
    const first = app.visitor();
    expect(await signInWithGoogle(first, who)).toBe('302 /apply');
    const made = await me(first);
    expect(made.user).toMatchObject({
      email: who.email,
      email_verified: true,
      role: 'client',
      org: { kind: 'merchant' },
    });
    expect(made.profile).toMatchObject({ display_name: 'Grace Hopper', first_name: 'Grace', last_name: 'Hopper' });
    const second = app.visitor();
    expect(await signInWithGoogle(second, { ...who, email: 'renamed@mail.example' })).toBe('302 /apply');
    expect((await me(second)).user.id).toBe(made.user.id);
  });

  test('Google is asked with state, PKCE and a nonce, and only for the identity', async () => {
    const { searchParams } = new URL((await begin(app.visitor())).body.url);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'unhold-test',
      redirect_uri: 'http://localhost:3000/api/auth/callback/google',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      state: expect.stringMatching(/^\S{32}$/),
      nonce: expect.stringMatching(/^\S{32}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  test("Google's tokens are not stored", async () => {
    await signInWithGoogle(app.visitor(), claims());
    expect(
      await superuser.rows(
        "select 1 from auth.accounts where provider_id = 'google' and (access_token is not null or id_token is not null or refresh_token is not null)",
      ),
    ).toEqual([]);
  });

  test('signing in with Google joins the account with the same verified address, which keeps its password and sessions', async () => {
    const user = await app.user();
    await superuser.rows('update auth.users set email_verified = true where id = $1', [user.id]);
    const visitor = app.visitor();
    expect(
      await signInWithGoogle(visitor, claims({ email: user.account?.email ?? '' }), { callbackURL: '/admin/auth' }),
    ).toBe('302 /admin/auth');
    expect((await me(visitor)).user.id).toBe(user.id);
    expect([
      (await user.get('/api/me')).status,
      (await app.visitor().post('/api/auth/sign-in/email', user.account)).status,
    ]).toEqual([200, 200]);
  });

  test.each<[string, unknown]>([
    ['false', false],
    ['absent', undefined],
    ['the word true', 'true'],
    ['1', 1],
  ])('email_verified %s neither signs in, nor creates or joins an account', async (_, email_verified) => {
    const user = await app.user();
    for (const email of [user.account?.email ?? '', `fresh${(count += 1)}@mail.example`]) {
      const visitor = app.visitor();
      expect(await signInWithGoogle(visitor, claims({ email, email_verified }))).toMatch(
        /^302 \/auth\?error=(email_not_verified|account_not_linked)/,
      );
      expect((await visitor.get('/api/me')).status).toBe(401);
    }
    expect(await superuser.rows("select 1 from auth.users where email like 'fresh%'")).toEqual([]);
    expect((await user.get('/api/me')).status).toBe(200);
  });

  test('a joined account still needs a verified address', async () => {
    const who = claims();
    await signInWithGoogle(app.visitor(), who);
    expect(await signInWithGoogle(app.visitor(), { ...who, email_verified: false })).toContain(
      '/auth?error=email_not_verified',
    );
  });

  test('staff signing in with Google still need their second factor', async () => {
    const staff = await app.user('staff');
    await superuser.rows('update auth.users set email_verified = true where id = $1', [staff.id]);
    const visitor = app.visitor();
    await signInWithGoogle(visitor, claims({ email: staff.account?.email ?? '' }), { callbackURL: '/admin/auth' });
    expect((await visitor.get('/api/admin/stats')).body.code).toBe('SECOND_FACTOR_REQUIRED');
  });
});

describe('an address taken before its owner signs in with Google', () => {
  test('the address goes to its owner: the squatter loses access, and never saw the cases', async () => {
    const squatter = await app.user();
    const email = squatter.account?.email ?? '';
    await squatter.post('/api/auth/two-factor/enable', { password: squatter.account?.password });
    await superuser.rows(
      "insert into auth.passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up) values (gen_random_uuid(), $1, 'x', 'squat', 0, 'singleDevice', false)",
      [squatter.id],
    );
    await squatter.post('/api/auth/change-email', { newEmail: 'lair@people.example' });
    await app.settled();
    const writer = await app.user();
    const { case_id } = (await writer.apply({ fields: { email } })).body;
    await writer.letContactIn(case_id);
    const path = `/api/cases/${case_id}`;
    expect((await squatter.get(path)).status).toBe(404);

    const owner = app.visitor();
    expect(await signInWithGoogle(owner, claims({ email: email.toUpperCase() }))).toBe('302 /apply');
    expect([(await owner.get(path)).status, (await me(owner)).user]).toEqual([
      200,
      expect.objectContaining({
        email,
        email_verified: true,
        sign_in: { second_factor: false, satisfied: false, required: false },
      }),
    ]);

    for (const request of ['/api/me', path, '/api/cases']) expect((await squatter.get(request)).status).toBe(401);
    expect((await app.visitor().post('/api/auth/sign-in/email', squatter.account)).status).toBe(401);
    expect(
      await superuser.rows(
        'select 1 from auth.passkeys where user_id = $1 union all select 1 from auth.two_factors where user_id = $1',
        [squatter.id],
      ),
    ).toEqual([]);
    expect(await superuser.rows('select provider_id from auth.accounts where user_id = $1', [squatter.id])).toEqual([
      { provider_id: 'google' },
    ]);
    const link = await new AccountEmails(app, superuser).newestLink('lair@people.example', 'change-email');
    expect((await app.visitor().raw('GET', link)).headers.get('location')).toContain('error=INVALID_TOKEN');
    expect((await me(owner)).user.email).toBe(email);
  });
});

describe('a failed Google sign-in returns to the page with an error', () => {
  test.each<[string, (back: URL) => void]>([
    ['a changed state', (back) => back.searchParams.set('state', 'x'.repeat(32))],
    ['no state', (back) => back.searchParams.delete('state')],
    ['no code', (back) => back.searchParams.delete('code')],
    ['another code', (back) => back.searchParams.set('code', 'another')],
    [
      'a refusal at Google',
      (back) => {
        back.searchParams.delete('code');
        back.searchParams.set('error', 'access_denied');
      },
    ],
    ['another issuer', (back) => back.searchParams.set('iss', 'https://evil.example')],
  ])('a Google sign-in fails with %s', async (_, change) => {
    const visitor = app.visitor();
    issuer.claims = claims();
    const back = await atGoogle((await begin(visitor)).body.url);
    change(back);
    expect(await land(visitor, back)).toMatch(/^302 (http:\/\/localhost:3000)?\/auth\?error=\w+/);
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  test('a Google sign-in fails in another browser than the one that started it', async () => {
    issuer.claims = claims();
    const back = await atGoogle((await begin(app.visitor())).body.url);
    const other = app.visitor();
    expect(await land(other, back)).toContain('/auth?error=state_mismatch');
    expect((await other.get('/api/me')).status).toBe(401);
  });

  test('a Google callback fails the second time', async () => {
    const visitor = app.visitor();
    issuer.claims = claims();
    const back = await atGoogle((await begin(visitor)).body.url);
    expect(await land(visitor, back)).toBe('302 /apply');
    expect(await land(app.visitor(), back)).toContain('error=');
  });

  test.each<[string, object]>([
    ['for another program', { aud: 'another' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that is too old', { exp: 1 }],
    ['for another sign-in', { nonce: 'another' }],
  ])('a Google sign-in fails with an id token %s', async (_, more) => {
    const visitor = app.visitor();
    expect(await signInWithGoogle(visitor, { ...claims(), ...more })).toContain(
      '302 /auth?error=unable_to_get_user_info',
    );
    expect((await visitor.get('/api/me')).status).toBe(401);
  });

  test("a Google sign-in fails with an id token whose signature is not Google's", async () => {
    issuer.breakTokens = ({ body }) => {
      if (typeof body !== 'object' || body === null || !('id_token' in body)) return;
      const [head, , signature] = String(body.id_token).split('.');
      const forged = {
        iss: issuer.env['GOOGLE_DISCOVERY_URL']?.replace('/.well-known/openid-configuration', ''),
        aud: 'unhold-test',
        exp: 4_000_000_000,
        ...claims(),
      };
      Object.assign(body, {
        id_token: [head, Buffer.from(JSON.stringify(forged)).toString('base64url'), signature].join('.'),
      });
    };
    const visitor = app.visitor();
    expect(await signInWithGoogle(visitor, claims())).toContain('302 /auth?error=unable_to_get_user_info');
  });

  test('a Google sign-in fails without an address', async () => {
    const { email: _, ...who } = claims();
    expect(await signInWithGoogle(app.visitor(), who as Claims)).toMatch(
      /302 \/auth\?error=(email_not_found|email_not_verified|unable_to_get_user_info)/,
    );
  });

  test("an id token that did not come through Google's page is refused", async () => {
    expect((await begin(app.visitor(), { idToken: { token: 'a.b.c' } })).status).toBe(404);
  });
});

test('while Google is unreachable its sign-in says so, others still work, and the next attempt tries again', async () => {
  const later = await GoogleIssuer.open();
  const env = later.env;
  await later.close();
  const alone = await openTestApp(env);
  const refused = await begin(alone.visitor());
  expect([refused.status, refused.body.code]).toEqual([503, 'GOOGLE_UNREACHABLE']);
  expect((await (await alone.user()).get('/api/me')).status).toBe(200);
  await alone.close();
});

test('the page learns whether Google sign-in is configured', async () => {
  expect((await app.visitor().get('/api/sign-in-options')).body).toMatchObject({ google: true });
  const without = await openTestApp();
  expect((await without.visitor().get('/api/sign-in-options')).body).toMatchObject({ google: false });
  expect((await begin(without.visitor())).status).toBe(404);
  await without.close();
});
