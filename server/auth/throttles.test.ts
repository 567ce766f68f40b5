import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import { claimAttempts } from '../kernel/attempts.ts';

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp({ TRUSTED_PROXIES: '1' });
  superuser = await openSuperuser(app.url);
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});
beforeEach(async () => {
  await superuser.rows('delete from attempts');
});

let caller = 0;
/** A sign-in from a new address of one network. */
const signIn = (email: string, password: string, address = `203.0.113.${(caller += 1) & 255}`) =>
  app.visitor().post('/api/auth/sign-in/email', { email, password }, { 'x-forwarded-for': `10.9.9.9, ${address}` });
const fail = async (email: string, times: number) =>
  Array.from(
    await Promise.all(Array.from({ length: times }, () => signIn(email, 'not the password'))),
    ({ status }) => status,
  );
async function later<T>(minutes: number, work: () => Promise<T>): Promise<T> {
  const { clock } = app.services;
  const now = clock.now().getTime() + minutes * 60_000;
  Object.assign(app.services, { clock: { ...clock, now: () => new Date(now) } });
  return work().finally(() => Object.assign(app.services, { clock }));
}

describe('sign-ins to one account', () => {
  test('after ten failures from one network, concurrent or not, an account answers 429 with Retry-After, whether it exists or not', async () => {
    const user = await app.user();
    const answers = [];
    for (const email of [user.account?.email ?? '', 'nobody@people.example']) {
      expect((await fail(email, 14)).toSorted()).toEqual([
        ...Array.from({ length: 10 }, () => 401),
        429,
        429,
        429,
        429,
      ]);
      answers.push(await signIn(email.toUpperCase(), user.account?.password ?? ''));
    }
    const [known, unknown] = answers;
    expect([known?.status, known?.body]).toEqual([
      429,
      {
        code: 'RATE_LIMITED',
        message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ minutes\.$/),
      },
    ]);
    expect([unknown?.status, unknown?.body]).toEqual([known?.status, known?.body]);
    for (const answer of answers) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(800);
  });

  test('sign-ins to an account are possible again after fifteen minutes', async () => {
    const user = await app.user();
    await fail(user.account?.email ?? '', 10);
    expect((await later(14, () => signIn(user.account?.email ?? '', user.account?.password ?? ''))).status).toBe(429);
    expect((await later(16, () => signIn(user.account?.email ?? '', user.account?.password ?? ''))).status).toBe(200);
  });

  test('successful sign-ins are not counted, and clear earlier failures', async () => {
    const { account } = await app.user();
    await fail(account?.email ?? '', 9);
    for (let time = 0; time < 12; time += 1)
      expect((await signIn(account?.email ?? '', account?.password ?? '')).status).toBe(200);
    expect((await fail(account?.email ?? '', 11)).filter((status) => status === 401)).toHaveLength(10);
  });

  test('sign-ins to other accounts are not affected', async () => {
    const [first, second] = [await app.user(), await app.user()];
    await fail(first.account?.email ?? '', 10);
    expect((await signIn(second.account?.email ?? '', second.account?.password ?? '')).status).toBe(200);
  });
});

describe("a stranger's guesses", () => {
  const guess = async (email: string, times: number, network: string) => {
    for (let time = 0; time < times; time += 1) await signIn(email, 'not the password', `${network}.${time + 1}`);
  };

  test('do not lock out the owner, who is elsewhere', async () => {
    const { account } = await app.user();
    await guess(account?.email ?? '', 12, '198.51.100');
    expect((await signIn(account?.email ?? '', account?.password ?? '', '198.51.100.200')).status).toBe(429);
    expect((await signIn(account?.email ?? '', account?.password ?? '', '203.0.113.7')).status).toBe(200);
  });

  test('from the very network of the owner do not lock out a browser that has signed in before', async () => {
    const user = await app.user();
    const { email, password } = user.account ?? { email: '', password: '' };
    await guess(email, 12, '203.0.113');
    expect((await signIn(email, password)).status).toBe(429);
    const again = (sent: string) =>
      user.post('/api/auth/sign-in/email', { email, password: sent }, { 'x-forwarded-for': '203.0.113.9' });
    expect((await again(password)).status).toBe(200);
    // Such a browser cannot guess forever either.
    for (let time = 0; time < 10; time += 1) await again('not the password');
    expect((await again(password)).status).toBe(429);
  });

  test('are not let through by a made-up browser, nor by one that knows another account', async () => {
    const [first, second] = [await app.user(), await app.user()];
    const { email, password } = second.account ?? { email: '', password: '' };
    await guess(email, 10, '203.0.113');
    const asFirst = await first.post(
      '/api/auth/sign-in/email',
      { email, password },
      { 'x-forwarded-for': '203.0.113.9' },
    );
    const visitor = app.visitor();
    visitor.cookie = `unhold.device=${'a'.repeat(22)}.${'b'.repeat(43)}`;
    const madeUp = await visitor.post(
      '/api/auth/sign-in/email',
      { email, password },
      { 'x-forwarded-for': '203.0.113.9' },
    );
    expect([asFirst.status, madeUp.status]).toEqual([429, 429]);
  });

  test('from many networks end after a hundred', async () => {
    const { account } = await app.user();
    for (let time = 0; time < 100; time += 1)
      await claimAttempts(app.services, [{ kind: 'sign-in-account', key: account?.email ?? '' }]);
    expect((await signIn(account?.email ?? '', account?.password ?? '', '192.0.2.7')).status).toBe(429);
  });
});

describe('sign-ins from one address', () => {
  test('sign-ins from one address to many accounts end after a hundred failures, even with successful ones in between', async () => {
    const { account } = await app.user();
    for (let time = 0; time < 95; time += 1)
      await claimAttempts(app.services, [{ kind: 'sign-in-address', key: '198.51.100.0' }]);
    expect((await signIn(account?.email ?? '', account?.password ?? '', '198.51.100.7')).status).toBe(200);
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        signIn(`nobody${index}@people.example`, 'not the password', '198.51.100.7'),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429]);
    expect((await signIn(account?.email ?? '', account?.password ?? '', '198.51.101.8')).status).toBe(200);
  });

  test('sign-ins from one address end after thirty a minute, whatever address the caller claims', async () => {
    const { account } = await app.user();
    await superuser.rows('delete from attempts');
    const statuses = [];
    for (let time = 0; time < 35; time += 1)
      statuses.push(
        (
          await app.visitor().post('/api/auth/sign-in/email', account, {
            'x-forwarded-for': `198.51.${time}.1, 192.0.2.44`,
            'x-unhold-address': `10.0.1.${time}`,
          })
        ).status,
      );
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), ...Array.from({ length: 5 }, () => 429)]);
    const refused = await app
      .visitor()
      .post('/api/auth/sign-in/email', { email: 'no address', password: 'x' }, { 'x-forwarded-for': '192.0.2.44' });
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'RATE_LIMITED',
      expect.stringMatching(/^\d+$/),
    ]);
  });
});

test('the counters store neither addresses nor emails in clear', async () => {
  await signIn('somebody@people.example', 'not the password', '198.51.100.99');
  const stored = JSON.stringify(await superuser.rows('select * from attempts'));
  expect(stored.length).toBeGreaterThan(100);
  for (const plain of ['198.51.100', 'somebody', 'people.example']) expect(stored).not.toContain(plain);
});

test("a session stores its caller's network, not the address", async () => {
  const user = await app.user();
  await signIn(user.account?.email ?? '', user.account?.password ?? '', '198.51.100.99');
  await signIn(user.account?.email ?? '', user.account?.password ?? '', '2001:db8:1:2:3:4:5:6');
  const rows = await superuser.rows<{ ip_address: string }>(
    'select ip_address from auth.sessions where user_id = $1 order by created_at desc limit 2',
    [user.id],
  );
  expect(rows.map(({ ip_address }) => ip_address)).toEqual(['2001:db8:1:2::', '198.51.100.0']);
});

test('row-level security keeps users from seeing or adding attempts', async () => {
  await signIn('somebody@people.example', 'not the password');
  const user = {
    role: 'client' as const,
    id: '01900000-0000-7000-8000-00000000000a',
    name: 'x',
    verifiedEmail: null,
  };
  expect(await app.services.database.as(user, (db) => db.selectFrom('attempts').selectAll().execute())).toEqual([]);
  expect(await superuser.rows('select 1 from attempts')).not.toEqual([]);
});
