import { expect, test } from 'vitest';
import { AccountMails } from '../testing/account-mails.ts';
import { openTestApp } from '../testing/open-test-app.ts';
import { openSuperuser } from '../testing/superuser.ts';
import { dropSecondFactors } from './drop-second-factors.ts';

test('the operator lets somebody in again who has lost their second factors', async () => {
  const app = await openTestApp();
  const superuser = await openSuperuser(app.url);
  const person = await app.person('staff');
  const email = person.account?.email ?? '';
  await person.post('/api/auth/two-factor/enable', { password: person.account?.password });
  await superuser.rows('update auth.two_factors set verified = true');
  await superuser.rows('update auth.users set two_factor_enabled = true where id = $1', [person.id]);
  expect((await app.visitor().post('/api/auth/sign-in/email', person.account)).body.twoFactorRedirect).toBe(true);
  await dropSecondFactors(app.services, app.auth, email.toUpperCase());
  expect((await person.get('/api/me')).status).toBe(401);
  expect((await (await person.signIn()).get('/api/me')).body.user.sign_in).toEqual({
    second_factor: false,
    satisfied: false,
    required: true,
  });
  expect((await new AccountMails(app, superuser).to(email)).at(-1)?.template).toBe('second-factor-changed');
  expect(
    await superuser.rows("select what from access_log where subject_id = $1 and what like 'second%'", [person.id]),
  ).toHaveLength(1);
  await expect(dropSecondFactors(app.services, app.auth, 'nobody@people.example')).rejects.toThrow('no account');
  await superuser.close();
  await app.close();
});
