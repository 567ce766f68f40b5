import { verifyEmail } from '../auth/emails.ts';
import { contactMessage } from '../inquiries/emails.ts';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '../../db/actor.ts';
import { queueEmail } from './queue-email.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const [here, elsewhere] = ['127.0.0.1', '192.0.2.7'];
const base = 'http://localhost:3000';

let app: TestApp;
let superuser: Superuser;
let merchant: TestUser;
let other: TestUser;
let staff: TestUser;
let attorney: TestUser;
beforeAll(async () => {
  app = await openTestApp({ DEMO: 'on' });
  superuser = await openSuperuser(app.url);
  [merchant, other, staff, attorney] = [
    await app.user(),
    await app.user(),
    await app.user('staff'),
    await app.user('attorney'),
  ];
});
beforeEach(async () => {
  await superuser.rows('truncate outbox');
  await superuser.rows('update auth.users set email_verified = false');
  for (const user of [merchant, other, staff]) await write(address(user));
});
afterAll(async () => {
  await superuser.close();
  await app.close();
});

const address = (user: TestUser) => user.account?.email ?? '';
const url = `${base}/api/auth/verify-email?token=secret&callbackURL=%2Fapply`;
async function write(recipient: string): Promise<string> {
  const key = uuidv7();
  await app.services.database.as(systemActor, (db) =>
    queueEmail(app.services, db, {
      key,
      template: verifyEmail,
      case_id: null,
      letter_id: null,
      recipient,
      payload: { url },
    }),
  );
  const [row] = await superuser.rows<{ id: string }>('select id from outbox where key = $1', [key]);
  return row?.id ?? '';
}
const cookies = new Map<string, string>();
async function cookieOf(user: TestUser): Promise<string> {
  const known = cookies.get(user.id);
  if (known !== undefined) return known;
  const answer = await app.app.fetch(
    new Request(`${base}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: base, host: 'localhost:3000' },
      body: JSON.stringify({ email: address(user), password: user.account?.password }),
    }),
  );
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  cookies.set(user.id, cookie);
  return cookie;
}
type Asked = { from?: string; user?: TestUser; headers?: Record<string, string> };
async function open(path: string, { from = elsewhere, user, headers = {} }: Asked = {}) {
  const cookie: Record<string, string> = user ? { cookie: await cookieOf(user) } : {};
  const answer = await app.app.fetch(
    new Request(new URL(path, base), { headers: { host: 'localhost:3000', ...cookie, ...headers } }),
    { incoming: { socket: { remoteAddress: from } } },
  );
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
/** The recipients of the emails that a page lists. */
const readers = (text: string) => [...text.matchAll(/To (\S+?), /g)].map(([, to]) => to).toSorted();
const all = () => [merchant, other, staff].map(address).toSorted();
/** The status of an unknown path, which is all that others learn about the outbox. */
const nothing = async (asked: Asked = {}) => (await open('/no-such-page', asked)).status;

describe("who may see the demo's outbox", () => {
  test('a user on this machine sees every email, signed in or not', async () => {
    for (const asked of [{}, { user: merchant }, { user: staff }]) {
      const page = await open('/outbox', { from: here, ...asked });
      expect([page.status, readers(page.text)]).toEqual([200, all()]);
    }
  });

  test.each<[string, Asked]>([
    ['from elsewhere', { from: elsewhere }],
    ['from elsewhere who claims to be here', { from: elsewhere, headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['behind a proxy on this machine', { from: here, headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['under a foreign name', { from: here, headers: { host: 'evil.example' } }],
  ])('a visitor %s sees neither the outbox nor any email in it', async (_, asked) => {
    const id = await write('who@shop.example');
    for (const path of ['/outbox', `/outbox/${id}`, `/outbox/${id}/files/0`])
      expect((await open(path, asked)).status).toBe(await nothing(asked));
  });

  test('nobody sees it from elsewhere, signed in or not, whatever their role', async () => {
    await superuser.rows('update auth.users set email_verified = true');
    for (const user of [staff, attorney, merchant]) {
      const id = await write(address(user));
      for (const path of ['/outbox', `/outbox/${id}`])
        expect((await open(path, { user })).status).toBe(await nothing({ user }));
    }
  });

  test.each<[string, object]>([
    ['an installation that is not a demo', { localDemo: false }],
    ['a demo with a mail server', { smtpUrl: 'smtp://mail.example' }],
  ])('nobody sees the outbox of %s', async (_, change) => {
    const { config } = app.services;
    app.services.config = { ...config, ...change };
    for (const asked of [{ from: here }, { from: here, user: staff }, { user: merchant }])
      expect((await open('/outbox', asked)).status).toBe(await nothing(asked));
    app.services.config = config;
  });
});

describe('the outbox', () => {
  test('an email is shown with both parts and working links, and nothing in it runs', async () => {
    const id = await write('who@shop.example');
    const page = await open(`/outbox/${id}`, { from: here });
    expect(page.text).toContain(`<a href="${url.replaceAll('&', '&amp;')}">`);
    expect(page.text).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="&lt;!doctype');
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; style-src 'unsafe-inline'.*frame-ancestors 'none'/,
    );
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(page.text).not.toMatch(/<script|allow-scripts|allow-same-origin/);
  });

  test('an email cannot break out of its frame', async () => {
    const payload = {
      name: '</iframe><script>alert(1)</script>',
      email: 'eve@shop.example',
      phone: null,
      message: '"></iframe><img src=x onerror=alert(1)> http://evil.example/"onclick=alert(1)',
    };
    await app.services.database.as(systemActor, (db) =>
      queueEmail(app.services, db, {
        key: uuidv7(),
        template: contactMessage,
        case_id: null,
        letter_id: null,
        recipient: 'eve@shop.example',
        payload,
      }),
    );
    const [row] = await superuser.rows<{ id: string }>("select id from outbox where template = 'contact-message'");
    for (const path of ['/outbox', `/outbox/${row?.id}`])
      expect((await open(path, { from: here })).text).not.toMatch(/<script|<img|<\/iframe>(?!<h2>)|"onclick/);
  });

  test('the outbox is paged, newest first, each email once', async () => {
    for (let n = 0; n < 57; n += 1) await write(`n${n}@shop.example`);
    const seen: string[] = [];
    let path: string | undefined = '/outbox';
    for (let pages = 0; path && pages < 10; pages += 1) {
      const { text }: { text: string } = await open(path, { from: here });
      seen.push(...[...text.matchAll(/To (\S+?), /g)].map(([, to]) => to ?? ''));
      path = /href="(\/outbox\?after=[^"]+)">Older/.exec(text)?.[1];
    }
    expect(seen.slice(0, 57)).toEqual(Array.from({ length: 57 }, (_, n) => `n${56 - n}@shop.example`));
    expect(seen).toHaveLength(60);
  });

  test('an empty outbox says so', async () => {
    await superuser.rows('truncate outbox');
    expect((await open('/outbox', { from: here })).text).toContain(
      'No email yet. Sign up, ask for a new password or submit a case',
    );
  });

  test.each(['/outbox?after=damaged', `/outbox/${uuidv7()}`, '/outbox/1', `/outbox/${uuidv7()}/files/0`])(
    '%s gets a page that leads back',
    async (path) => {
      const page = await open(path, { from: here });
      expect([page.status, page.text]).toEqual([
        path.includes('after') ? 400 : 404,
        expect.stringContaining('<a href="/outbox">Go to the outbox</a>'),
      ]);
    },
  );

  test('an email that no longer renders is still listed', async () => {
    const id = await write('who@shop.example');
    await superuser.rows("update outbox set payload = '{}' where id = $1", [id]);
    expect((await open('/outbox', { from: here })).text).toContain('(verify-email)');
    expect((await open(`/outbox/${id}`, { from: here })).status).toBe(500);
  });
});
