// @proves sign-up-by-email
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountEmails } from '../../testing/app/account-emails.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestAnswer, TestUser } from '../../testing/app/test-user.ts';

/** With a mail server that is never contacted: emails stay in the outbox. */
let app: TestApp;
let superuser: Superuser;
let emails: AccountEmails;
beforeAll(async () => {
  app = await openTestApp({ SMTP_URL: 'smtp://127.0.0.1:1' });
  superuser = await openSuperuser(app.url);
  emails = new AccountEmails(app, superuser);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});
beforeEach(() => superuser.rows('delete from attempts'));

const password = 'an orrery of brass';
const signUp = (email: string, more: object = {}, by: TestUser = app.visitor()) =>
  by.post('/api/auth/sign-up/email', { email, password, name: 'Ada Byron', callbackURL: '/apply', ...more });
const signIn = (email: string, by: TestUser = app.visitor()) => by.post('/api/auth/sign-in/email', { email, password });
const templates = (email: string) => emails.templatesTo(email);

test('a session starts with the confirmed address, not before', async () => {
  const user = app.visitor();
  const made = await signUp('new@shop.example', {}, user);
  expect([made.status, made.body, made.headers.getSetCookie()]).toEqual([
    200,
    { token: null, user: { email: 'new@shop.example' } },
    [],
  ]);
  const early = await signIn('new@shop.example');
  expect([early.status, early.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  const answer = await user.raw('GET', await emails.newestLink('new@shop.example', 'verify-email'));
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/apply']);
  expect((await user.get('/api/me')).body.user).toMatchObject({ email: 'new@shop.example', email_verified: true });
  expect((await signIn('new@shop.example')).status).toBe(200);
});

test('a confirmation link signs in once; followed again it only redirects', async () => {
  await signUp('once@shop.example');
  const link = await emails.newestLink('once@shop.example', 'verify-email');
  await app.visitor().raw('GET', link);
  const second = app.visitor();
  expect((await second.raw('GET', link)).headers.get('location')).toBe('/apply');
  expect((await second.get('/api/me')).status).toBe(401);
});

test('signing up with a taken address gets the same answer, and only its owner is notified', async () => {
  await signUp('taken@shop.example');
  const answers: TestAnswer[] = [];
  for (const email of ['taken@shop.example', 'TAKEN@shop.example', 'free@shop.example'])
    answers.push(await signUp(email, { password: 'another orrery' }));
  expect(answers.map(({ status, body }) => [status, body.token, Object.keys(body), Object.keys(body.user)])).toEqual(
    answers.map(() => [200, null, ['token', 'user'], ['email']]),
  );
  expect(answers.map(({ headers }) => [...headers.keys()].toSorted())).toEqual(
    answers.map(() => [...(answers[0]?.headers.keys() ?? [])].toSorted()),
  );
  expect([await templates('taken@shop.example'), await templates('free@shop.example')]).toEqual([
    ['verify-email', 'sign-up-attempt', 'sign-up-attempt'],
    ['verify-email'],
  ]);
  expect(await superuser.rows("select 1 from auth.users where lower(email) = 'taken@shop.example'")).toHaveLength(1);
});

test('a weak password is refused alike for a taken and a free address', async () => {
  await signUp('weak@shop.example');
  const answers = await Promise.all(
    ['weak@shop.example', 'weak-free@shop.example'].map((email) => signUp(email, { password: 'password' })),
  );
  expect(answers.map(({ status, body }) => [status, body.code])).toEqual(
    answers.map(() => [400, 'PASSWORD_TOO_COMMON']),
  );
});

test('the owner of a taken address is notified at most three times an hour', async () => {
  await signUp('pestered@shop.example');
  for (let time = 0; time < 5; time += 1) await signUp('pestered@shop.example');
  expect((await templates('pestered@shop.example')).filter((each) => each === 'sign-up-attempt')).toHaveLength(3);
});

test("whoever signed up with another's address never gets in: a reset by its owner takes the account over", async () => {
  await signUp('victim@shop.example');
  await app.visitor().post('/api/auth/request-password-reset', { email: 'victim@shop.example' });
  const token = await emails.resetToken('victim@shop.example');
  expect(
    (await app.visitor().post('/api/auth/reset-password', { token, newPassword: 'the owner is here' })).status,
  ).toBe(200);
  expect((await signIn('victim@shop.example')).status).toBe(401);
  const owner = app.visitor();
  expect(
    (await owner.post('/api/auth/sign-in/email', { email: 'victim@shop.example', password: 'the owner is here' }))
      .status,
  ).toBe(200);
  expect((await owner.get('/api/me')).body.user.email_verified).toBe(true);
});
