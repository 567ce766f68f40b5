import { hashPassword } from 'better-auth/crypto';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser } from '../../testing/app/superuser.ts';
import { isOutdated, scryptPasswords } from './password-hash.ts';

test("a password is hashed at OWASP's cost, with a salt of its own", async () => {
  const hash = await scryptPasswords.hash('a brass orrery');
  const [, N, r, p] = hash.split('$').map(Number);
  // OWASP: N 2^17, r 8, p 1, or as much.
  expect(Number(N) * Number(r) * Number(p)).toBeGreaterThanOrEqual(2 ** 15 * 8 * 3);
  expect(await scryptPasswords.hash('a brass orrery')).not.toBe(hash);
  expect(await scryptPasswords.verify({ hash, password: 'a brass orrery' })).toBe(true);
  expect(await scryptPasswords.verify({ hash, password: 'a brass orrerx' })).toBe(false);
});

test('a password stored at a lower cost still signs in, and is stored again at ours', async () => {
  const app = await openTestApp({}, { realPasswords: true });
  const superuser = await openSuperuser(app.url);
  const user = await app.user();
  const stored = async () =>
    (await superuser.rows<{ password: string }>('select password from auth.accounts where user_id = $1', [user.id]))[0]
      ?.password ?? '';
  await superuser.rows('update auth.accounts set password = $2 where user_id = $1', [
    user.id,
    await hashPassword(user.account?.password ?? ''),
  ]);
  expect(isOutdated(await stored())).toBe(true);
  expect((await app.visitor().post('/api/auth/sign-in/email', { ...user.account, password: 'wrong' })).status).toBe(
    401,
  );
  expect(isOutdated(await stored())).toBe(true);
  for (let time = 0; time < 2; time += 1)
    expect((await app.visitor().post('/api/auth/sign-in/email', user.account)).status).toBe(200);
  expect(isOutdated(await stored())).toBe(false);
  await superuser.close();
  await app.close();
});
