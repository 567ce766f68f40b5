// @proves newsletter
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { FormCaller } from '../../testing/app/form-caller.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';

const [minute, day] = [60_000, 86_400_000];
const clock = fixedClock('2026-11-20T15:00:00.000Z');
const email = 'ada@shop.example';
const asked = { title: 'Please confirm your email address', description: expect.any(String) };

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
  app.services.clock = clock;
});
beforeEach(() => superuser.rows('truncate newsletter_subscriptions, attempts, outbox'));
afterAll(async () => {
  await superuser.close();
  await app.close();
});

let count = 0;
const somebody = () => new FormCaller(app, `192.0.2.${(count += 1)}`);
const signUp = (address = email, more: object = {}, by = somebody()) =>
  by.json('/api/newsletter', { email: address, ...more });
const follow = (action: 'confirm' | 'end', token: string, by = somebody()) =>
  by.form(`/api/newsletter/${action}?token=${token}`, {});
const rows = () =>
  superuser.rows<{ email: string; confirmed_at: Date | null; ended_at: Date | null; token_hash: string }>(
    'select * from newsletter_subscriptions order by email',
  );
const emails = () =>
  superuser.rows<{ template: string; recipient: string; payload: { token: string } }>(
    'select template, recipient, payload from outbox order by created_at, id',
  );
const lastToken = async () => (await emails()).at(-1)?.payload.token ?? '';
const subscribers = async () => (await staff.get('/api/admin/subscribers')).body;
/** Signs up and confirms; returns the token. */
async function subscriber(address = email): Promise<string> {
  await signUp(address);
  const token = await lastToken();
  expect((await follow('confirm', token)).status).toBe(200);
  return token;
}

describe('signing up for the newsletter', () => {
  test('signing up sends a confirmation email, and subscribes nobody yet', async () => {
    const answer = await signUp(' Ada@shop.example ');
    expect([answer.status, answer.body]).toEqual([200, asked]);
    expect(await rows()).toMatchObject([{ email: 'Ada@shop.example', confirmed_at: null, ended_at: null }]);
    const [email] = await emails();
    expect(email).toMatchObject({ template: 'newsletter-confirm', recipient: 'Ada@shop.example' });
    expect(JSON.stringify(await rows())).not.toContain(email?.payload.token);
    expect((await subscribers()).total).toBe(0);
  });

  test.each([
    [{ email: '' }, 'Enter your email address.'],
    [{}, 'Enter your email address.'],
    [{ email: 'ada' }, 'Enter an email address in the form name@example.com.'],
    [{ email: null }, 'Enter your email address.'],
  ])('signing up with %j is refused', async (body, message) => {
    const answer = await somebody().json('/api/newsletter', body);
    expect([answer.status, answer.body.fields]).toEqual([422, { email: message }]);
    expect(await rows()).toEqual([]);
  });

  test('a new, a pending, a known and an unsubscribed address all get the same answer', async () => {
    const token = await subscriber('known@shop.example');
    await follow('end', await subscriber('ended@shop.example'));
    clock.advance(20 * minute);
    const answers = [
      await signUp('new@shop.example'),
      await signUp('new@shop.example'),
      await signUp('known@shop.example'),
      await signUp('ended@shop.example'),
    ];
    for (const answer of answers)
      expect([answer.status, answer.text, answer.headers]).toEqual([200, answers[0]?.text, answers[0]?.headers]);
    expect((await emails()).slice(2).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['newsletter-confirm', 'new@shop.example'],
      ['newsletter-known', 'known@shop.example'],
      ['newsletter-confirm', 'ended@shop.example'],
    ]);
    expect((await rows()).map((row) => row.email)).toEqual([
      'ended@shop.example',
      'known@shop.example',
      'new@shop.example',
    ]);
    expect((await emails()).find(({ template }) => template === 'newsletter-known')?.payload).toEqual({ token });
  });

  test('a sign-up with the hidden field filled is asked to press again, and nothing is stored or sent', async () => {
    const answer = await signUp('trap@shop.example', { website: 'x' });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'A hidden field of this form was filled in, perhaps by your browser. It is empty again: please press the button once more.',
    ]);
    expect([await rows(), await emails()]).toEqual([[], []]);
    expect((await signUp('trap@shop.example', { website: '' })).status).toBe(200);
  });

  test('repeated sign-ups of an address, in any letter case, send one email; later another is sent', async () => {
    await Promise.all([email, 'ADA@shop.example', 'Ada@Shop.example', email].map((each) => signUp(each)));
    expect([(await rows()).length, (await emails()).length]).toEqual([1, 1]);
    clock.advance(16 * minute);
    await signUp();
    expect((await emails()).map(({ payload }) => payload.token)).toEqual([await lastToken(), await lastToken()]);
  });

  test('signing up is limited to 5 an hour per caller', async () => {
    const flood = somebody();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => signUp(`n${n}@shop.example`, {}, flood)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
    expect([(await rows()).length, (await emails()).length]).toEqual([5, 5]);
  });

  test('an address that is not confirmed within a month is deleted', async () => {
    await signUp('silent@shop.example');
    await subscriber('glad@shop.example');
    clock.advance(31 * day);
    await signUp('new@shop.example');
    expect((await rows()).map((row) => row.email)).toEqual(['glad@shop.example', 'new@shop.example']);
  });
});

test('an email to a subscriber has the unsubscribe headers of mail clients', async () => {
  const token = await subscriber();
  clock.advance(16 * minute);
  await signUp();
  await app.runJobs();
  const outbox = join(app.services.config.dataDir, 'outbox');
  const name = readdirSync(outbox).findLast((each) => each.includes('you-already-get-our-newsletter')) ?? '';
  const mail = readFileSync(join(outbox, name), 'utf8').replaceAll(/\r\n[ \t]/g, ' ');
  expect(mail).toMatch(`List-Unsubscribe: <http://localhost:3000/api/newsletter/end?token=${token}>`);
  expect(mail).toMatch('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

describe('the links in newsletter emails', () => {
  test('a confirmation works once, by its button and not by opening the link', async () => {
    await signUp();
    const token = await lastToken();
    const page = await somebody().get(`/api/newsletter/confirm?token=${token}`);
    expect([page.status, page.headers.get('content-type'), page.text]).toEqual([
      200,
      'text/html; charset=utf-8',
      expect.stringContaining(
        `<form method="post" action="/api/newsletter/confirm?token=${token}"><button type="submit">Confirm Subscription</button>`,
      ),
    ]);
    expect([page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
      'same-origin',
      'no-store',
    ]);
    await somebody().send('HEAD', `/api/newsletter/confirm?token=${token}`, null, {});
    expect(await rows()).toMatchObject([{ confirmed_at: null }]);
    const done = await follow('confirm', token);
    expect([done.status, done.text]).toEqual([200, expect.stringContaining('<h1>You are subscribed</h1>')]);
    const first = clock.now();
    clock.advance(minute);
    expect((await follow('confirm', token)).status).toBe(200);
    expect(await rows()).toMatchObject([{ confirmed_at: first, ended_at: null }]);
    expect(await subscribers()).toEqual({
      items: [{ id: expect.any(String), email, confirmed_at: first.toISOString() }],
      next_cursor: null,
      total: 1,
    });
  });

  test("unsubscribing works by the button and by a mail client's one click, not by opening the link", async () => {
    const token = await subscriber();
    expect((await somebody().get(`/api/newsletter/end?token=${token}`)).text).toContain(
      '<button type="submit">Unsubscribe</button>',
    );
    expect((await subscribers()).total).toBe(1);
    const path = `/api/newsletter/end?token=${token}`;
    const oneClick = await app.app.fetch(
      new Request(`http://localhost:3000${path}`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    );
    expect(oneClick.status).toBe(200);
    const ended = clock.now();
    expect(await rows()).toMatchObject([{ ended_at: ended }]);
    clock.advance(minute);
    expect([(await follow('end', token)).text, (await rows())[0]?.ended_at]).toEqual([
      expect.stringContaining('You are unsubscribed'),
      ended,
    ]);
    expect(await subscribers()).toEqual({ items: [], next_cursor: null, total: 0 });
  });

  test('an old confirmation link does not subscribe again until a new sign-up', async () => {
    const token = await subscriber();
    clock.advance(minute);
    await follow('end', token);
    clock.advance(minute);
    expect((await follow('confirm', token)).status).toBe(404);
    await signUp();
    expect((await subscribers()).total).toBe(0);
    expect((await follow('confirm', await lastToken())).status).toBe(200);
    expect((await subscribers()).total).toBe(1);
  });

  test('a sign-up that was followed by an unsubscribe confirms nothing', async () => {
    const token = await subscriber();
    for (const step of [() => follow('end', token), () => signUp(), () => follow('end', token)]) {
      clock.advance(minute);
      await step();
    }
    expect([(await follow('confirm', token)).status, (await subscribers()).total]).toEqual([404, 0]);
  });

  test('a confirmation link expires after a week', async () => {
    await signUp();
    const token = await lastToken();
    clock.advance(8 * day);
    const late = await follow('confirm', token);
    expect([late.status, late.text]).toEqual([404, expect.stringContaining('Sign up again to get a new one.')]);
    await signUp();
    expect((await follow('confirm', token)).status).toBe(200);
  });

  test.each(['', 'unknown', 'a'.repeat(43), '"><script>alert(1)</script>', '\u0000', "' or true --"])(
    'the token %j does nothing, and is not echoed',
    async (token) => {
      await subscriber();
      for (const action of ['confirm', 'end'] as const) {
        const page = await somebody().get(`/api/newsletter/${action}?token=${encodeURIComponent(token)}`);
        const answer = await follow(action, encodeURIComponent(token));
        expect([page.status, page.text.includes('<script'), answer.status, answer.text.includes('<script')]).toEqual([
          200,
          false,
          404,
          false,
        ]);
      }
      expect((await subscribers()).total).toBe(1);
    },
  );

  test('a cross-site post to a link is refused', async () => {
    await signUp();
    const answer = await somebody().form(
      `/api/newsletter/confirm?token=${await lastToken()}`,
      {},
      { origin: 'https://evil.example' },
    );
    expect([answer.status, (await subscribers()).total]).toEqual([403, 0]);
  });
});

test('only staff can read subscribers, and only the program can write them', async () => {
  await subscriber();
  const merchant = { role: 'client', id: (await app.user()).id, name: 'm', verifiedEmail: email } as const;
  const counts = await app.services.database.as(merchant, (db) =>
    Promise.all([
      db.selectFrom('newsletter_subscriptions').select('id').execute(),
      db.selectFrom('attempts').select('id').execute(),
    ]),
  );
  expect(counts).toEqual([[], []]);
  for (const actor of [merchant, { ...merchant, role: 'admin', id: staff.id } as const]) {
    const change = await app.services.database.as(actor, (db) =>
      db.updateTable('newsletter_subscriptions').set({ ended_at: clock.now() }).executeTakeFirst(),
    );
    expect(change.numUpdatedRows).toBe(0n);
    await expect(
      app.services.database.as(actor, (db) =>
        db
          .insertInto('attempts')
          .values({ id: crypto.randomUUID(), kind: 'contact-form', key_hash: 'x', tried_at: clock.now() })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '42501' });
  }
});

test('subscribers are read page by page, newest first', async () => {
  for (let n = 1; n <= 3; n += 1) {
    await subscriber(`s${n}@shop.example`);
    clock.advance(minute);
  }
  const first = (await staff.get('/api/admin/subscribers?limit=2')).body;
  const rest = (await staff.get(`/api/admin/subscribers?limit=2&cursor=${first.next_cursor}`)).body;
  expect([...first.items, ...rest.items].map((each: { email: string }) => each.email)).toEqual(
    [3, 2, 1].map((n) => `s${n}@shop.example`),
  );
  expect([first.total, rest.total, rest.next_cursor]).toEqual([3, 3, null]);
});
