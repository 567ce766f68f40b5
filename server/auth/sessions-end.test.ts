import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

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

const set = ({ id }: TestUser, column: 'seen_at' | 'created_at', ago: string) =>
  superuser.rows(`update auth.sessions set ${column} = now() - interval '${ago}' where user_id = $1`, [id]);
const status = async (user: TestUser) => (await user.get('/api/me')).status;

describe.each(['staff', 'attorney'] as const)('the session of %s', (role) => {
  test('ends after half an hour without a request', async () => {
    const user = await app.user(role);
    await set(user, 'seen_at', '29 minutes');
    expect(await status(user)).toBe(200);
    await set(user, 'seen_at', '31 minutes');
    expect(await status(user)).toBe(401);
    // Better Auth still takes it for a session, but it cannot change the account either.
    const change = await user.post('/api/auth/change-password', {
      currentPassword: user.account?.password,
      newPassword: 'another long pass',
    });
    expect(change.status).toBe(401);
    // A later request does not bring it back.
    expect(await status(user)).toBe(401);
    expect(await status(await user.signIn())).toBe(200);
  });

  test('ends after twelve hours, however busy', async () => {
    const user = await app.user(role);
    await set(user, 'created_at', '11 hours 59 minutes');
    expect(await status(user)).toBe(200);
    await set(user, 'created_at', '12 hours 1 minute');
    expect(await status(user)).toBe(401);
  });
});

test('a request of staff keeps their session', async () => {
  const user = await app.user('staff');
  const sessions = () =>
    superuser.rows<{ fresh: boolean }>(
      "select seen_at > now() - interval '1 minute' as fresh from auth.sessions where user_id = $1",
      [user.id],
    );
  await set(user, 'seen_at', '20 minutes');
  await user.get('/api/me');
  expect(await sessions()).toEqual([{ fresh: true }]);
});

test("a merchant's session ends neither after half an hour without a request nor after twelve hours", async () => {
  const user = await app.user();
  await set(user, 'seen_at', '20 days');
  await set(user, 'created_at', '20 days');
  expect(await status(user)).toBe(200);
});

test('a sign-out ends the session, and clears the answers that the browser has cached', async () => {
  const user = await app.user();
  const answer = await user.post('/api/auth/sign-out', {});
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect(await status(user)).toBe(401);
});

test.each(['/api/me', '/api/cases', '/api/nothing', '/api/health', '/nothing', '/api/auth/nothing', '/api/docs'])(
  'the answer of %s has a policy, and the API keeps no copy',
  async (path) => {
    const { headers } = await app.visitor().get(path);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"])
      expect(headers.get('content-security-policy')).toContain(rule);
    if (path.startsWith('/api/') && path !== '/api/docs') expect(headers.get('cache-control')).toContain('no-store');
  },
);
