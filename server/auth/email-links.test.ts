// @proves email-links
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AccountEmails } from '../../testing/app/account-emails.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';

let app: TestApp;
let superuser: Superuser;
let emails: AccountEmails;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  emails = new AccountEmails(app, superuser);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

// The tests sign in more users than one address may sign in within a minute.
beforeEach(() => superuser.rows('delete from attempts'));

const emailOf = (user: TestUser) => user.account?.email ?? '';
const status = async (user: TestUser) => (await user.get('/api/me')).status;
const me = async (user: TestUser) => (await user.get('/api/me')).body.user;
const signIn = (email: string, password: string) => app.visitor().post('/api/auth/sign-in/email', { email, password });
const again = (user: TestUser) => new TestUser(app.app, user.account).signIn();
const follow = async (link: string, by = app.visitor()) => {
  const answer = await by.raw('GET', link);
  return { status: answer.status, to: answer.headers.get('location'), cookies: answer.headers.getSetCookie() };
};
const templates = (email: string) => emails.templatesTo(email);
/** The use cases' clock, advanced by minutes while `work` runs. */
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const { clock } = app.services;
  const now = clock.now().getTime() + minutes * 60_000;
  Object.assign(app.services, { clock: { ...clock, now: () => new Date(now) } });
  return work()
    .finally(() => app.settled())
    .finally(() => Object.assign(app.services, { clock }));
}

describe('confirming an address', () => {
  const ask = (user: TestUser, by = user) =>
    by.post('/api/auth/send-verification-email', { email: emailOf(user), callbackURL: '/dashboard' });

  test('an address can be confirmed without a mail server, and following the link again does no harm', async () => {
    const user = await app.user();
    expect((await ask(user)).status).toBe(200);
    const link = await emails.newestLink(emailOf(user), 'verify-email');
    expect(await emails.press(link, user)).toMatchObject({ status: 302, to: '/dashboard', cookies: [] });
    expect((await me(user)).email_verified).toBe(true);
    for (const by of [user, app.visitor()])
      expect(await follow(link, by)).toMatchObject({ status: 302, to: '/dashboard', cookies: [] });
  });

  test('confirming an address shows the cases that carry it and are open to it, and not before', async () => {
    const [owner, writer] = [await app.user(), await app.user()];
    const submitted = await writer.apply({ fields: { email: emailOf(owner) } });
    expect(submitted.status).toBe(201);
    const path = `/api/cases/${submitted.body.case_id}`;
    await writer.letContactIn(submitted.body.case_id);
    await ask(owner);
    const link = await emails.newestLink(emailOf(owner), 'verify-email');
    await follow(link, owner);
    expect((await owner.get(path)).status).toBe(404);
    await emails.press(link, owner);
    expect((await owner.get(path)).status).toBe(200);
  });

  test('a confirmation link works for its account, not for one that has the address later', async () => {
    const first = await app.user();
    const email = emailOf(first);
    await ask(first);
    const link = await emails.newestLink(email, 'verify-email');
    await superuser.rows("update auth.users set email = 'moved@people.example' where id = $1", [first.id]);
    const second = app.visitor();
    await second.post('/api/auth/sign-up/email', { email, password: 'orrery seven', name: 'Second' });
    for (const opened of [await follow(link), await emails.press(link, second)])
      expect(opened).toMatchObject({ status: 302, to: '/dashboard?error=INVALID_TOKEN' });
    expect((await me(second)).email_verified).toBe(false);
  });

  test.each([
    ['altered', (link: string) => link.replace('token=', 'token=x')],
    ['cut', (link: string) => link.replace(/token=[^&]+/, 'token=abc')],
    ['empty', (link: string) => link.replace(/token=[^&]+/, 'token=')],
  ])('a confirmation link that is %s confirms nothing', async (_, change) => {
    const user = await app.user();
    await ask(user);
    const link = change(await emails.newestLink(emailOf(user), 'verify-email'));
    for (const opened of [await follow(link), await emails.press(link, user)])
      expect(opened).toMatchObject({ status: 302, to: '/dashboard?error=INVALID_TOKEN' });
    expect((await me(user)).email_verified).toBe(false);
  });

  test('an expired confirmation link confirms nothing', async () => {
    const user = await app.user();
    await ask(user);
    const link = await emails.newestLink(emailOf(user), 'verify-email');
    expect((await later(61, () => follow(link))).to).toBe('/dashboard?error=INVALID_TOKEN');
    expect((await later(61, () => emails.press(link, user))).to).toBe('/dashboard?error=INVALID_TOKEN');
  });

  test('requesting a link is answered alike for an unknown, an unconfirmed and a confirmed address', async () => {
    const [open, done] = [await app.user(), await app.user()];
    await superuser.rows('update auth.users set email_verified = true where id = $1', [done.id]);
    const answers = await Promise.all(
      [emailOf(open), emailOf(done), 'nobody@people.example'].map((email) =>
        app.visitor().post('/api/auth/send-verification-email', { email, callbackURL: '/dashboard' }),
      ),
    );
    expect(answers.map(({ status: code, body }) => [code, body])).toEqual(answers.map(() => [200, { status: true }]));
    expect([
      await templates(emailOf(open)),
      await templates(emailOf(done)),
      await templates('nobody@people.example'),
    ]).toEqual([['verify-email'], [], []]);
  });

  test('a confirmation link is sent at most three times an hour, and the answer stays the same', async () => {
    const user = await app.user();
    for (let time = 0; time < 5; time += 1) expect((await ask(user)).status).toBe(200);
    expect(await templates(emailOf(user))).toHaveLength(3);
    await later(61, () => ask(user));
    expect(await templates(emailOf(user))).toHaveLength(4);
  });
});

describe('resetting a password', () => {
  const ask = (email: string) =>
    app.visitor().post('/api/auth/request-password-reset', { email, redirectTo: '/auth/reset' });
  const tokenOf = (email: string) => emails.resetToken(email);
  const reset = (token: string, newPassword: string) =>
    app.visitor().post('/api/auth/reset-password', { token, newPassword });

  test('a password is replaced through an emailed link, which ends every session and notifies the owner', async () => {
    const user = await app.user();
    const second = await again(user);
    await ask(emailOf(user));
    const link = await emails.newestLink(emailOf(user), 'reset-password');
    const page = await follow(link);
    const token = await tokenOf(emailOf(user));
    expect([page.status, page.to]).toEqual([302, `http://localhost:3000/auth/reset?token=${token}`]);
    expect((await reset(token, 'an orrery of brass')).status).toBe(200);
    expect([await status(user), await status(second)]).toEqual([401, 401]);
    expect([
      (await signIn(emailOf(user), user.account?.password ?? '')).status,
      (await signIn(emailOf(user), 'an orrery of brass')).status,
    ]).toEqual([401, 200]);
    expect(await templates(emailOf(user))).toEqual(['reset-password', 'password-changed']);
  });

  test('a reset link works once, and not when it has expired or was forged', async () => {
    const user = await app.user();
    await ask(emailOf(user));
    const token = await tokenOf(emailOf(user));
    expect((await reset(token, 'first orrery')).status).toBe(200);
    for (const bad of [token, 'made-up', '', 'x'.repeat(5_000)])
      expect((await reset(bad, 'second orrery')).status).toBe(400);
    await ask(emailOf(user));
    const old = await tokenOf(emailOf(user));
    await superuser.rows(
      "update auth.verifications set expires_at = now() - interval '1 second' where identifier = $1",
      [`reset-password:${old}`],
    );
    const late = await reset(old, 'second orrery');
    expect([late.status, late.body.code]).toEqual([400, 'INVALID_TOKEN']);
    expect((await follow(`/api/auth/reset-password/${old}?callbackURL=%2Fauth%2Freset`)).to).toBe(
      'http://localhost:3000/auth/reset?error=INVALID_TOKEN',
    );
    expect((await signIn(emailOf(user), 'first orrery')).status).toBe(200);
  });

  test('requesting a reset is answered alike for known and unknown accounts, and emails only known ones', async () => {
    const user = await app.user();
    const [known, unknown] = [await ask(emailOf(user)), await ask('nobody-here@people.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([known.status, await templates('nobody-here@people.example')]).toEqual([200, []]);
  });

  test('a reset link is sent at most three times an hour, and the answer stays the same', async () => {
    const user = await app.user();
    for (let time = 0; time < 5; time += 1) expect((await ask(emailOf(user))).status).toBe(200);
    expect(await templates(emailOf(user))).toHaveLength(3);
  });

  test('a reset removes whoever took the address without confirming it, with everything they set up', async () => {
    const squatter = await app.user();
    const enabled = await squatter.post('/api/auth/two-factor/enable', { password: squatter.account?.password });
    expect(enabled.status).toBe(200);
    await superuser.rows(
      "insert into auth.passkeys (id, user_id, public_key, credential_id, counter, device_type, backed_up) values (gen_random_uuid(), $1, 'x', 'squat', 0, 'singleDevice', false)",
      [squatter.id],
    );
    await ask(emailOf(squatter));
    expect((await reset(await tokenOf(emailOf(squatter)), 'the owner is here')).status).toBe(200);
    expect(await status(squatter)).toBe(401);
    const owner = new TestUser(app.app, { ...squatter.account!, password: 'the owner is here' });
    expect(await me(await owner.signIn())).toMatchObject({ email_verified: true, sign_in: { second_factor: false } });
    expect(
      await superuser.rows(
        'select 1 from auth.passkeys where user_id = $1 union all select 1 from auth.two_factors where user_id = $1',
        [squatter.id],
      ),
    ).toEqual([]);
  });
});

test('a sign-in in progress fails when the password is replaced', async () => {
  const [user, other] = [await app.user(), await openSuperuser(app.url)];
  const sessions = () => superuser.rows('select id from auth.sessions where user_id = $1 order by id', [user.id]);
  const before = await sessions();
  // The password was checked and is right; the session cannot be written yet.
  await superuser.rows('begin');
  await superuser.rows('lock table auth.sessions in share mode');
  const signingIn = signIn(emailOf(user), user.account?.password ?? '');
  const waiting = async () =>
    (
      await other.rows(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike '%insert into \"sessions\"%'",
      )
    ).length > 0;
  for (let time = 0; time < 400 && !(await waiting()); time += 1)
    await new Promise((resolve) => setTimeout(resolve, 25));
  expect(await waiting()).toBe(true);
  await other.rows("update auth.accounts set password = 'replaced', updated_at = now() where user_id = $1", [user.id]);
  await superuser.rows('commit');
  const answer = await signingIn;
  expect([answer.status, answer.body.code]).toEqual([401, 'INVALID_EMAIL_OR_PASSWORD']);
  expect(await sessions()).toEqual(before);
  await other.close();
});

describe('changing the password', () => {
  const change = (user: TestUser, body: object) =>
    user.post('/api/auth/change-password', {
      currentPassword: user.account?.password,
      newPassword: 'a new orrery',
      ...body,
    });

  test.each([{}, { revokeOtherSessions: false }])(
    'changing the password asks for the current one, ends other sessions, revokes open links and notifies the owner (%j)',
    async (more) => {
      const user = await app.user();
      const second = await again(user);
      await app.visitor().post('/api/auth/request-password-reset', { email: emailOf(user) });
      const link = await emails.newestLink(emailOf(user), 'reset-password');
      expect((await change(user, { ...more, currentPassword: 'not this one' })).status).toBe(400);
      expect((await change(user, more)).status).toBe(200);
      expect([await status(user), await status(second)]).toEqual([200, 401]);
      expect((await follow(link)).to).toContain('error=INVALID_TOKEN');
      expect((await signIn(emailOf(user), 'a new orrery')).status).toBe(200);
      expect((await templates(emailOf(user))).at(-1)).toBe('password-changed');
    },
  );

  test('a visitor cannot change a password', async () => {
    expect(
      (await app.visitor().post('/api/auth/change-password', { currentPassword: 'x', newPassword: 'a new orrery' }))
        .status,
    ).toBe(401);
  });

  test('the holder of a session cannot guess the current password without limit', async () => {
    const user = await app.user();
    const statuses = [];
    for (let time = 0; time < 12; time += 1)
      statuses.push((await change(user, { currentPassword: `guess ${time}` })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
    expect((await change(user, {})).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('changing the address', () => {
  const change = (user: TestUser, newEmail: string) =>
    user.post('/api/auth/change-email', { newEmail, callbackURL: '/account#email' });

  test('needs a recent proof: the sign-in, the password again, or a new sign-in for an account without a password', async () => {
    const user = await app.user();
    const old = () =>
      superuser.rows("update auth.sessions set created_at = now() - interval '16 minutes' where user_id = $1", [
        user.id,
      ]);
    expect((await change(user, 'one@people.example')).status).toBe(200);
    await old();
    const refused = await change(user, 'two@people.example');
    expect([refused.status, refused.body.code]).toEqual([403, 'PROOF_TOO_OLD']);
    expect(await templates('two@people.example')).toEqual([]);
    const confirm = (password?: string) => user.post('/api/auth/confirm-password', { password });
    expect((await confirm('not the password')).status).toBe(400);
    expect((await change(user, 'two@people.example')).status).toBe(403);
    expect((await confirm(user.account?.password)).status).toBe(200);
    expect((await change(user, 'two@people.example')).status).toBe(200);
    // Like a user who only signs in with Google.
    await superuser.rows('update auth.sessions set password_at = null where user_id = $1', [user.id]);
    await superuser.rows('update auth.accounts set password = null where user_id = $1', [user.id]);
    expect((await change(user, 'three@people.example')).body.code).toBe('SIGN_IN_AGAIN');
  });

  test('a new address counts once it is confirmed; the old one is notified and loses its cases', async () => {
    const [user, writer] = [await app.user(), await app.user()];
    const old = emailOf(user);
    await superuser.rows('update auth.users set email_verified = true where id = $1', [user.id]);
    const { case_id } = (await writer.apply({ fields: { email: old } })).body;
    await writer.letContactIn(case_id);
    const path = `/api/cases/${case_id}`;
    expect((await user.get(path)).status).toBe(200);
    expect((await change(user, 'Fresh@people.example')).status).toBe(200);
    expect([(await me(user)).email, await templates('fresh@people.example'), await templates(old)]).toEqual([
      old,
      ['change-email'],
      ['contact-let-in'],
    ]);
    const link = await emails.newestLink('fresh@people.example', 'change-email');
    // In another browser it needs the password, and changes the address without signing in.
    const elsewhere = app.visitor();
    expect((await follow(link)).status).toBe(200);
    expect((await emails.press(link, elsewhere)).status).toBe(422);
    expect(await emails.press(link, elsewhere, { password: user.account?.password ?? '' })).toMatchObject({
      status: 302,
      to: '/account#email',
      cookies: [],
    });
    expect(await me(user)).toMatchObject({ email: 'fresh@people.example', email_verified: true });
    expect(await superuser.rows('select email from users where id = $1', [user.id])).toEqual([
      { email: 'fresh@people.example' },
    ]);
    expect((await emails.to(old)).at(-1)).toMatchObject({
      template: 'email-changed',
      payload: { old_email: old, new_email: 'fresh@people.example' },
    });
    expect((await user.get(path)).status).toBe(404);
    expect([
      (await signIn(old, user.account?.password ?? '')).status,
      (await signIn('fresh@people.example', user.account?.password ?? '')).status,
    ]).toEqual([401, 200]);
    expect((await follow(link)).to).toBe('/account?error=INVALID_TOKEN#email');
  });

  test('changing to an address that has an account is answered alike and changes nothing', async () => {
    const [user, taken] = [await app.user(), await app.user()];
    const [known, unknown] = [await change(user, emailOf(taken)), await change(user, 'free@people.example')];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await templates(emailOf(taken))).toEqual([]);
  });

  test('changing to an address that was taken meanwhile changes nothing', async () => {
    const user = await app.user();
    await change(user, 'race@people.example');
    await app
      .visitor()
      .post('/api/auth/sign-up/email', { email: 'race@people.example', password: 'orrery eight', name: 'Quick' });
    expect((await emails.press(await emails.newestLink('race@people.example', 'change-email'), user)).to).toBe(
      '/account?error=EMAIL_TAKEN#email',
    );
    expect((await me(user)).email).toBe(emailOf(user));
  });

  test('a change requested by a squatter is void once the owner has taken the account over', async () => {
    const squatter = await app.user();
    await change(squatter, 'lair@people.example');
    const link = await emails.newestLink('lair@people.example', 'change-email');
    await app.visitor().post('/api/auth/request-password-reset', { email: emailOf(squatter) });
    const token = await emails.resetToken(emailOf(squatter));
    await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'the owner is here' });
    expect((await emails.press(link, squatter)).to).toBe('/account?error=INVALID_TOKEN#email');
    expect(await superuser.rows("select 1 from auth.users where email = 'lair@people.example'")).toEqual([]);
  });
});
