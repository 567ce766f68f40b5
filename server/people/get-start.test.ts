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

test('the start answer is the user, as /me reports them, with the end of this session, which is thirty days away', async () => {
  const user = await app.user();
  const { session, held, ...rest } = (await user.get('/api/me/start')).body;
  expect(held).toBeNull();
  expect(rest).toEqual((await user.get('/api/me')).body);
  const [stored] = await superuser.rows<{ expires_at: Date }>(
    'select expires_at from auth.sessions where user_id = $1',
    [user.id],
  );
  expect(session).toEqual({ expires_at: stored?.expires_at.toISOString(), extends: false });
  const days = (Date.parse(session.expires_at) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test('after a day the session can be extended, and asking Better Auth for it does that', async () => {
  const user = await app.user();
  await superuser.rows("update auth.sessions set expires_at = expires_at - interval '25 hours' where user_id = $1", [
    user.id,
  ]);
  const before = (await user.get('/api/me/start')).body.session;
  await user.get('/api/auth/get-session');
  const after = (await user.get('/api/me/start')).body.session;
  expect([before.extends, after.extends]).toEqual([true, false]);
  expect(Date.parse(after.expires_at) - Date.parse(before.expires_at)).toBeGreaterThan(24 * 3_600_000);
});

test('each of two sessions has its own end', async () => {
  const user = await app.user();
  await app.visitor().post('/api/auth/sign-in/email', user.account);
  await superuser.rows(
    "update auth.sessions set expires_at = now() + interval '2 minutes' where id = (select id from auth.sessions where user_id = $1 order by created_at desc limit 1)",
    [user.id],
  );
  expect(Date.parse((await user.get('/api/me/start')).body.session.expires_at)).toBeGreaterThan(
    Date.now() + 86_400_000,
  );
});

test('a visitor gets no start answer', async () => {
  expect((await app.visitor().get('/api/me/start')).status).toBe(401);
});
