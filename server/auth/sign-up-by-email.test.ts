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
const cookieNames = (headers: Headers) => headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
const templates = (email: string) => emails.templatesTo(email);

test('a session starts with the confirmed address, not before', async () => {
  const user = app.visitor();
  const made = await signUp('new@shop.example', {}, user);
  expect([made.status, made.body]).toEqual([200, { token: null, user: { email: 'new@shop.example' } }]);
  expect(cookieNames(made.headers)).toEqual(['unhold.device']);
  const early = await signIn('new@shop.example');
  expect([early.status, early.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED']);
  const answer = await emails.press(await emails.newestLink('new@shop.example', 'verify-email'), user);
  expect([answer.status, answer.to]).toEqual([302, '/apply']);
  expect((await user.get('/api/me')).body.user).toMatchObject({ email: 'new@shop.example', email_verified: true });
  expect((await signIn('new@shop.example')).status).toBe(200);
});

test('a confirmation link signs in once; followed again it only redirects', async () => {
  const user = app.visitor();
  await signUp('once@shop.example', {}, user);
  const link = await emails.newestLink('once@shop.example', 'verify-email');
  const elsewhere = app.visitor();
  expect((await emails.press(link, elsewhere, { password })).to).toBe('/apply');
  expect((await emails.press(link, user)).to).toBe('/apply');
  for (const each of [elsewhere, user]) expect((await each.get('/api/me')).status).toBe(401);
});

test('opening a confirmation link shows the address and a button, and confirms nothing, in whichever browser', async () => {
  const user = app.visitor();
  await signUp('opened@shop.example', {}, user);
  const link = await emails.newestLink('opened@shop.example', 'verify-email');
  const [here, elsewhere] = [await user.raw('GET', link), await app.visitor().raw('GET', link)];
  const [known, unknown] = [await here.text(), await elsewhere.text()];
  for (const text of [known, unknown]) {
    expect(text).toContain('<strong>opened@shop.example</strong>');
    expect(text).not.toContain('Ada');
  }
  expect([known.includes('type="password"'), unknown.includes('type="password"')]).toEqual([false, true]);
  expect([here, elsewhere].flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  expect((await app.visitor().raw('HEAD', link)).status).toBe(404);
  expect((await signIn('opened@shop.example')).body.code).toBe('EMAIL_NOT_VERIFIED');
  const spanish = await user.raw('GET', link, { headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' } });
  expect(await spanish.text()).toContain('<html lang="es">');
});

test("a stranger's account is not confirmed by the mailbox's owner, who does not know its password", async () => {
  await signUp('office@shop.example');
  const link = await emails.newestLink('office@shop.example', 'verify-email');
  const owner = app.visitor();
  for (const answer of [
    await emails.press(link, owner),
    await emails.press(link, owner, { password: 'a guess of the owner' }),
  ])
    expect([answer.status, answer.cookies]).toEqual([422, []]);
  for (let time = 0; time < 9; time += 1) await emails.press(link, owner, { password: `guess ${time}` });
  expect((await emails.press(link, owner, { password })).status).toBe(429);
  expect((await signIn('office@shop.example')).body.code).toBe('EMAIL_NOT_VERIFIED');
});

test('the cookie of a sign-up for a taken address opens nothing', async () => {
  await signUp('first@shop.example');
  const link = await emails.newestLink('first@shop.example', 'verify-email');
  const second = app.visitor();
  await signUp('first@shop.example', { password: 'another orrery' }, second);
  expect((await emails.press(link, second)).status).toBe(422);
});

test('the owner of an address who did not sign up drops the account that somebody made with it', async () => {
  const user = app.visitor();
  await signUp('dropped@shop.example', {}, user);
  const link = await emails.newestLink('dropped@shop.example', 'verify-email');
  const answer = await emails.press(link, app.visitor(), { answer: 'refuse' });
  expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('The account is dropped')]);
  expect(await superuser.rows("select 1 from auth.users where email = 'dropped@shop.example'")).toEqual([]);
  expect((await emails.press(link, user)).to).toBe('/apply?error=INVALID_TOKEN');
  await signUp('dropped@shop.example');
  expect(await templates('dropped@shop.example')).toEqual(['verify-email', 'verify-email']);
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

test("somebody who signed up with another's address never gets in: a reset by its owner takes the account over", async () => {
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
