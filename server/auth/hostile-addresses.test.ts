import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GoogleIssuer } from '../../testing/app/google-issuer.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const hostile: unknown[] = [
  'https://evil.example/',
  'http://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  '//evil.example/dashboard',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  ' https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'http:/dashboard',
  'https:dashboard',
  'dashboard',
  'http://localhost:3000.evil.example/',
  'http://localhost:3000@evil.example/',
  'http://localhost:3000/dashboard',
  '/%09/evil.example',
  '/.//evil.example',
  '/@evil.example',
  '/;@evil.example',
  '/unknown',
  '/admin/../../evil',
  '/api/me',
  '/dashboard\\..\\evil',
  '/dash board',
  '/dashboard\u0000',
  `/dashboard?${'x'.repeat(3_000)}`,
  ['/dashboard'],
  { toString: '/dashboard' },
];

let issuer: GoogleIssuer;
let app: TestApp;
let superuser: Superuser;
let user: TestUser;
beforeAll(async () => {
  issuer = await GoogleIssuer.open();
  app = await openTestApp(issuer.env);
  superuser = await openSuperuser(app.url);
  user = await app.user();
});
afterAll(async () => {
  await superuser.close();
  await app.close();
  await issuer.close();
});
beforeEach(() => superuser.rows('delete from attempts'));

test('there are 32 hostile addresses', () => expect(hostile).toHaveLength(32));

const bodies: [path: string, body: () => object][] = [
  ['/sign-in/email', () => ({ ...user.account })],
  ['/sign-up/email', () => ({ email: 'hostile@people.example', password: 'orrery nine', name: 'Eve' })],
  ['/sign-in/social', () => ({ provider: 'google' })],
  ['/request-password-reset', () => ({ email: user.account?.email })],
  ['/send-verification-email', () => ({ email: user.account?.email })],
  ['/change-email', () => ({ newEmail: 'hostile@people.example' })],
  ['/reset-password', () => ({ token: 'x', newPassword: 'orrery nine' })],
  ['/sign-out', () => ({})],
];

test.each(hostile.map((each) => [each]))('%j is refused as a redirect wherever it is given', async (address) => {
  const asked = ['callbackURL', 'errorCallbackURL', 'newUserCallbackURL', 'redirectTo'].flatMap((name) =>
    bodies.map(([path, body]) => ({ name, path, body })),
  );
  await Promise.all(
    asked.map(async ({ name, path, body }) => {
      const by = path === '/change-email' || path === '/sign-out' ? user : app.visitor();
      const answer = await by.post(`/api/auth${path}`, { ...body(), [name]: address });
      expect([path, name, answer.status]).toEqual([
        path,
        name,
        expect.toSatisfy((status: number) => status === 400 || status === 403),
      ]);
      expect(`${answer.headers.get('location')}${JSON.stringify(answer.body)}`).not.toContain('evil');
    }),
  );
});

test.each(hostile.filter((each) => typeof each === 'string').map((each) => [each]))(
  '%j is not followed from a link',
  async (address) => {
    for (const path of [
      '/verify-email?token=x&callbackURL=',
      '/reset-password/some-token?callbackURL=',
      '/callback/google?code=x&state=x&callbackURL=',
    ]) {
      const answer = await app.visitor().raw('GET', `/api/auth${path}${encodeURIComponent(address)}`);
      expect([path, answer.status]).toEqual([path, 403]);
      expect(answer.headers.get('location')).toBeNull();
    }
  },
);

test('a hostile address had no effect', async () => {
  await app.settled();
  expect((await user.get('/api/me')).status).toBe(200);
  expect(
    await superuser.rows(
      "select 1 from auth.users where email = 'hostile@people.example' union all select 1 from outbox",
    ),
  ).toEqual([]);
});

test.each([
  '/apply',
  '/dashboard?tab=letters#top',
  '/admin/auth',
  '/auth/reset',
  '/attorney/letters/01900000-0000-7000-8000-000000000001',
])('%s is an allowed redirect', async (address) => {
  expect(
    (
      await app.visitor().post('/api/auth/sign-in/social', {
        provider: 'google',
        callbackURL: address,
        errorCallbackURL: address,
        newUserCallbackURL: address,
      })
    ).status,
  ).toBe(200);
});
