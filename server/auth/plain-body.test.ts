import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const password = 'an orrery of brass';
const signUp = (email: string) => app.visitor().post('/api/auth/sign-up/email', { email, password, name: 'Ada Byron' });

test('an address that sign-in does not take is refused in a sentence, wherever one is sent', async () => {
  const user = await app.user('merchant');
  const answers = [
    await signUp('m&m@shop.example'),
    await user.post('/api/auth/change-email', { newEmail: 'm&m@shop.example', callbackURL: '/account' }),
    await app.visitor().post('/api/auth/request-password-reset', { email: 'm&m@shop.example' }),
    await app.visitor().post('/api/auth/sign-in/email', { email: 'm&m@shop.example', password }),
  ];
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    answers.map(() => [
      400,
      {
        code: 'INVALID_EMAIL',
        message: 'Enter another address: before the @, only letters, digits and . _ + - are taken.',
      },
    ]),
  );
});

test('invisible marks around an address lead to the same account and the same count of attempts', async () => {
  expect((await signUp('\u202aann\u200b@my\u2011shop.example\u202c')).body.user.email).toBe('ann@my-shop.example');
  const signIn = (email: string, word: string) =>
    app.visitor().post('/api/auth/sign-in/email', { email, password: word });
  expect((await signIn('ann@my-shop.example', password)).status).toBe(200);
  const marked = (count: number) => `ann${'\u200b'.repeat(count)}@my-shop.example`;
  let status = 401;
  for (let count = 0; count < 40 && status === 401; count += 1)
    ({ status } = await signIn(marked(count), 'wrong word'));
  expect(status).toBe(429);
});
