import { expect, test } from 'vitest';
import { AccountEmails } from '../../testing/app/account-emails.ts';
import { openTestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser } from '../../testing/app/superuser.ts';
import { dropSecondFactors } from './drop-second-factors.ts';

test('the operator can reset the second factors of a user who has lost them', async () => {
  const app = await openTestApp();
  const superuser = await openSuperuser(app.url);
  const user = await app.user('staff');
  const email = user.account?.email ?? '';
  await user.post('/api/auth/two-factor/enable', { password: user.account?.password });
  await superuser.rows('update auth.two_factors set verified = true');
  await superuser.rows('update auth.users set two_factor_enabled = true where id = $1', [user.id]);
  expect((await app.visitor().post('/api/auth/sign-in/email', user.account)).body.twoFactorRedirect).toBe(true);
  await dropSecondFactors(app.services, app.auth, email.toUpperCase());
  expect((await user.get('/api/me')).status).toBe(401);
  expect((await (await user.signIn()).get('/api/me')).body.user.sign_in).toEqual({
    second_factor: false,
    satisfied: false,
    required: true,
  });
  expect((await new AccountEmails(app, superuser).to(email)).at(-1)?.template).toBe('second-factor-changed');
  expect(
    await superuser.rows("select what from access_log where subject_id = $1 and what like 'second%'", [user.id]),
  ).toHaveLength(1);
  await expect(dropSecondFactors(app.services, app.auth, 'nobody@people.example')).rejects.toThrow('no account');
  await superuser.close();
  await app.close();
});
