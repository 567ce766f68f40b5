import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { openDemo } from './fill-demo.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp({ DEMO: 'on' });
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const businesses = async () =>
  (await superuser.rows<{ name: string }>('select legal_business_name as name from cases')).map(({ name }) => name);

/** Stops the fill once it has made one more case, as SIGTERM does; a killed process leaves at least as much. */
async function fillOneMore() {
  const { services } = app;
  const demo = await openDemo(app);
  const before = await businesses();
  const stop = new AbortController();
  const filled = demo.fill?.(stop.signal);
  await expect.poll(businesses, { interval: 50 }).not.toEqual(before);
  expect(services.filling).toMatchObject({ of: 17 });
  const options = await app.visitor().get('/api/sign-in-options');
  expect(options.body.filling).toEqual(services.filling);
  stop.abort();
  await filled;
  return demo;
}

test('a demo that was stopped halfway goes on at the next start, with the same accounts and no case twice', async () => {
  const first = await fillOneMore();
  expect(await app.visitor().get('/api/sign-in-options')).toMatchObject({ body: { filling: null } });
  const begun = await businesses();
  const second = await fillOneMore();
  expect(second.accounts).toEqual(first.accounts);
  const all = await businesses();
  expect(all).toEqual(expect.arrayContaining(begun));
  expect(new Set(all).size).toBe(all.length);
  expect((await openDemo(app)).fill).not.toBeNull();
}, 120_000);

test('a user who opens an unfinished demo can sign in before there is a case', async () => {
  const { accounts } = await openDemo(app);
  for (const { email, password } of accounts)
    expect(await app.visitor().post('/api/auth/sign-in/email', { email, password })).toMatchObject({ status: 200 });
});
