// @proves inquiries
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedClock } from '../ports/clock/fixed-clock.ts';
import { FormCaller } from '../../testing/app/form-caller.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';
import type { TestUser } from '../../testing/app/test-user.ts';
import { callerNetwork } from '../kernel/caller-address.ts';

const minute = 60_000;
const clock = fixedClock('2026-11-20T15:00:00.000Z');
const letter = {
  name: 'Ada Byron',
  email: 'ada@shop.example',
  phone: '(555) 555-0100',
  message: 'PayPal holds 12,500 dollars.\n\nWhat now?',
};
const taken = { title: 'Message Sent', description: "We'll get back to you within 24 hours." };

let app: TestApp;
let superuser: Superuser;
let staff: TestUser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  staff = await app.user('staff');
  app.services.clock = clock;
});
beforeEach(() => superuser.rows('truncate contact_messages, attempts, outbox'));
afterAll(async () => {
  await superuser.close();
  await app.close();
});

let count = 0;
/** A new sender, with a unique address. */
const somebody = () => new FormCaller(app, `192.0.2.${(count += 1)}`);
const send = (body: unknown = letter, by = somebody()) => by.json('/api/contact', body);
const stored = () =>
  superuser.rows('select name, email, phone, message, handled_at from contact_messages order by created_at, id');
const queued = () =>
  superuser.rows<{ recipient: string; payload: object }>(
    'select recipient, template, payload, status from outbox order by recipient',
  );
const emails = () =>
  Promise.all(
    readdirSync(join(app.services.config.dataDir, 'outbox')).map((name) =>
      simpleParser(readFileSync(join(app.services.config.dataDir, 'outbox', name))),
    ),
  );

describe('a contact message', () => {
  test('a message is stored, and emailed to each staff member with the sender as reply address', async () => {
    const other = await app.user('staff');
    const answer = await send();
    expect([answer.status, answer.body]).toEqual([200, taken]);
    expect(await stored()).toEqual([{ ...letter, handled_at: null }]);
    expect(await queued()).toEqual(
      [staff, other].map((each) => ({
        recipient: each.account?.email,
        template: 'contact-message',
        payload: letter,
        status: 'queued',
      })),
    );
    await app.runJobs();
    const sent = (await emails()).filter((email) => email.subject === 'Contact form: a message from Ada Byron');
    expect(sent.map((email) => email.to?.text).toSorted()).toEqual(
      [staff.account?.email, other.account?.email].toSorted(),
    );
    for (const email of sent)
      expect([email.replyTo?.text, email.text]).toEqual([
        'ada@shop.example',
        expect.stringContaining('> PayPal holds 12,500 dollars.\n> \n> What now?\n'),
      ]);
    await superuser.rows("update users set role = 'client', org_id = merchant_org_id where id = $1", [other.id]);
  });

  test('a message needs no phone, and is trimmed', async () => {
    expect((await send({ name: ' Ada\tB. ', email: ' ada@shop.example ', message: '\r\nOne\r\ntwo\r\n' })).status).toBe(
      200,
    );
    expect((await send({ ...letter, phone: null, message: 'null' })).status).toBe(200);
    expect(await stored()).toMatchObject([
      { name: 'Ada B.', email: 'ada@shop.example', phone: null, message: 'One\ntwo' },
      { phone: null },
    ]);
  });

  test('a message with the hidden field filled gets the usual answer, and is kept as suspected without an email', async () => {
    const [plain, trapped] = [
      await send(),
      await send({ ...letter, message: 'My browser fills fields', website: 'x'.repeat(20_000) }),
    ];
    expect([trapped.status, trapped.body, trapped.headers]).toEqual([plain.status, plain.body, plain.headers]);
    expect([(await stored()).length, (await queued()).length]).toEqual([2, 1]);
    expect((await staff.get('/api/admin/inquiries?filter=open')).body.items).toMatchObject([
      { message: 'My browser fills fields', suspected: true, handled_at: null },
      { message: letter.message, suspected: false },
    ]);
  });

  test('a suspected message does not make the same one without the hidden field a duplicate', async () => {
    await send({ ...letter, website: 'https://shop.example' });
    await send({ ...letter, website: 'https://shop.example' });
    await send();
    await send({ ...letter, website: 'https://shop.example' });
    expect([await stored(), (await queued()).length]).toMatchObject([[letter, letter], 1]);
  });

  test.each<[string, object, Record<string, string>]>([
    [
      'nothing',
      {},
      { name: 'Enter your full name.', email: 'Enter your email address.', message: 'Enter your message.' },
    ],
    [
      'only blanks',
      { name: ' ', email: '\t', message: '\n \n' },
      { name: 'Enter your full name.', email: 'Enter your email address.', message: 'Enter your message.' },
    ],
    [
      'no text',
      { ...letter, name: 7, message: ['a'] },
      { name: 'Enter your full name.', message: 'Enter your message.' },
    ],
    [
      'an invalid address',
      { ...letter, email: 'ada@shop' },
      { email: 'Enter an email address in the form name@example.com.' },
    ],
    [
      'two addresses',
      { ...letter, email: 'ada@shop.example,bob@shop.example' },
      { email: 'Enter an email address in the form name@example.com.' },
    ],
    [
      'an address that no mail server accepts',
      { ...letter, email: `${'a'.repeat(65)}@shop.example` },
      { email: 'Enter an email address in the form name@example.com.' },
    ],
    ['a long name', { ...letter, name: 'a'.repeat(201) }, { name: 'Your full name may have up to 200 characters.' }],
    [
      'a long address',
      { ...letter, email: `a@${'b'.repeat(250)}.example` },
      { email: 'Your email address may have up to 254 characters.' },
    ],
    [
      'a long phone',
      { ...letter, phone: '5'.repeat(41) },
      { phone: 'Your phone number may have up to 40 characters.' },
    ],
    [
      'a long text',
      { ...letter, message: 'a'.repeat(5_001) },
      { message: 'Your message may have up to 5,000 characters.' },
    ],
    [
      'a NUL',
      { ...letter, message: 'a\u0000b', name: 'a\u0000b' },
      {
        message: 'Your message has a character that cannot be stored.',
        name: 'Your full name has a character that cannot be stored.',
      },
    ],
    [
      'a lone surrogate',
      { ...letter, message: 'half a smile \ud83d', phone: '\ud83d' },
      {
        message: 'Your message has a character that cannot be stored.',
        phone: 'Your phone number has a character that cannot be stored.',
      },
    ],
    ['an unknown key', { ...letter, handled_by: 'me' }, { body: 'Unrecognized key: "handled_by"' }],
  ])('a message with %s is refused by field', async (_, body, fields) => {
    const answer = await send(body);
    expect([answer.status, answer.body]).toEqual([422, { code: 'INVALID_INPUT', message: expect.any(String), fields }]);
    expect([await stored(), await queued()]).toEqual([[], []]);
  });

  test('a message of the maximum length is accepted', async () => {
    const longest = {
      name: '\u{1f600}'.repeat(100),
      email: `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(53)}.example`,
      phone: '5'.repeat(40),
      message: 'é\r\n'.repeat(2_500).slice(0, -2),
    };
    expect(longest.email).toHaveLength(254);
    expect((await send(longest)).status).toBe(200);
    await app.runJobs();
    expect(await queued()).toMatchObject([{ status: 'sent' }]);
  });

  test("a sender's name cannot inject email headers", async () => {
    await send({ ...letter, name: 'Eve\r\nBcc: thief@evil.example\u2028X-Spam: 1' });
    await app.runJobs();
    expect(await queued()).toMatchObject([{ status: 'sent' }]);
    const email = (await emails()).find((each) => each.subject?.includes('Eve'));
    expect([email?.subject, email?.headers.has('bcc'), email?.headers.has('x-spam')]).toEqual([
      'Contact form: a message from Eve Bcc: thief@evil.example X-Spam: 1',
      false,
      false,
    ]);
    expect((await send({ ...letter, email: 'eve@shop.example\r\nBcc: thief@evil.example' })).status).toBe(422);
  });

  test('the same message within ten minutes is stored once, from anywhere and concurrently', async () => {
    const again = { ...letter, email: 'ADA@shop.example', name: 'A.' };
    const answers = [await send(), await send(again), ...(await Promise.all([send(), send(), send()]))];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, taken]));
    expect([
      (await stored()).length,
      (await queued()).length,
      (await superuser.rows('select 1 from attempts')).length,
    ]).toEqual([1, 1, 1]);
    await Promise.all(Array.from({ length: 8 }, () => send({ ...letter, message: 'Pressed often' })));
    expect(await stored()).toHaveLength(2);
    clock.advance(11 * minute);
    await send();
    expect(await stored()).toHaveLength(3);
  });
});

describe('the limit on contact messages', () => {
  const numbered = (n: number) => ({ ...letter, message: `Message ${n}` });

  test('exactly 5 of 30 concurrent posts pass, and the others learn when to retry', async () => {
    const flood = somebody();
    const answers = await Promise.all(Array.from({ length: 30 }, (_, n) => send(numbered(n), flood)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(5).fill(200), ...Array(25).fill(429)]);
    expect([(await stored()).length, (await queued()).length]).toEqual([5, 5]);
    clock.advance(20 * minute);
    const refused = await send(numbered(99), flood);
    expect(refused.body).toEqual({
      code: 'RATE_LIMITED',
      message: 'This form takes 5 entries an hour from one place. Please try again in 40 minutes.',
    });
    expect(refused.headers.get('retry-after')).toBe('2400');
    // A message that was stored before still gets its answer, and other senders are not limited.
    const before = (await stored())[0]?.message;
    clock.advance(-15 * minute);
    expect((await send({ ...letter, message: before }, flood)).status).toBe(200);
    expect((await send(numbered(100))).status).toBe(200);
    clock.advance(55 * minute);
    expect((await send(numbered(101), flood)).status).toBe(200);
    expect(await superuser.rows('select 1 from attempts')).toHaveLength(2);
  });

  test('a whole network counts as one caller, and no address is stored', async () => {
    for (let n = 0; n < 5; n += 1)
      expect((await send(numbered(n), new FormCaller(app, `2001:db8:1:2::${n}`))).status).toBe(200);
    expect((await send(numbered(5), new FormCaller(app, '2001:db8:1:2:ffff::1'))).status).toBe(429);
    expect((await send(numbered(6), new FormCaller(app, '2001:db8:1:3::1'))).status).toBe(200);
    expect(JSON.stringify(await superuser.rows('select kind, key_hash, tried_at from attempts'))).not.toMatch(
      /2001:|db8/,
    );
    expect(
      ['::ffff:192.0.2.7', '192.0.2.7', '::1', '2001:db8::1', 'fe80::1%eth0', '2001:0DB8:0:0:1::'].map(callerNetwork),
    ).toEqual(['192.0.2.7', '192.0.2.7', '0:0:0:0', '2001:db8:0:0', 'fe80:0:0:0', '2001:db8:0:0']);
  });

  test('suspected messages have a limit of their own, so that programs use up no other sender’s', async () => {
    const program = somebody();
    const trapped = (n: number) => send({ ...numbered(n), website: 'https://spam.example' }, program);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => trapped(n)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect([(await stored()).length, (await queued()).length]).toEqual([5, 0]);
    expect((await send(numbered(50), program)).status).toBe(200);
    await superuser.rows(
      "insert into attempts (id, kind, key_hash, tried_at) select gen_random_uuid(), 'suspected-form', n::text, $1 from generate_series(1, 40) n",
      [clock.now()],
    );
    expect((await send({ ...letter, website: 'x' })).status).toBe(429);
    expect((await send()).status).toBe(200);
  });

  test('a shared limit applies to all callers together', async () => {
    await superuser.rows(
      "insert into attempts (id, kind, key_hash, tried_at) select gen_random_uuid(), 'contact-form', n::text, $1 from generate_series(1, 198) n",
      [clock.now()],
    );
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => send(numbered(n))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
    expect(await stored()).toHaveLength(2);
  });
});

test('an endless body is not read, and invalid JSON is refused', async () => {
  const huge = await send({ ...letter, message: 'a'.repeat(300_000) });
  expect([huge.status, huge.body.code]).toEqual([413, 'TOO_LARGE']);
  const broken = await somebody().send('POST', '/api/contact', '{"name":', { 'content-type': 'application/json' });
  expect([broken.status, broken.body.code]).toEqual([400, 'BAD_REQUEST']);
});

test('a cross-site post is refused, and one without Origin is not', async () => {
  for (const origin of ['https://evil.example', 'null'])
    expect((await somebody().json('/api/contact', letter, { origin })).status).toBe(403);
  const visitor = app.visitor();
  expect((await visitor.post('/api/contact', letter)).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

describe('contact messages for staff', () => {
  const list = (query = '', by = staff) => by.get(`/api/admin/inquiries${query}`);
  const mark = (id: string, handled: unknown, by = staff) => by.post(`/api/admin/inquiries/${id}/handled`, { handled });

  test('staff read messages page by page, newest first, and mark them', async () => {
    for (let n = 1; n <= 5; n += 1) {
      clock.advance(n === 3 ? 0 : minute);
      await send({ ...letter, message: `Message ${n}` });
    }
    const first = (await list('?limit=3')).body;
    const rest = (await list(`?limit=3&cursor=${first.next_cursor}`)).body;
    expect([first.total, rest.total, rest.next_cursor]).toEqual([5, 5, null]);
    expect([...first.items, ...rest.items].map((each: { message: string }) => each.message)).toEqual(
      [5, 4, 3, 2, 1].map((n) => `Message ${n}`),
    );
    expect(first.items[0]).toEqual({
      id: expect.any(String),
      ...letter,
      suspected: false,
      message: 'Message 5',
      created_at: clock.now().toISOString(),
      handled_at: null,
      handled_by: null,
    });
    const { id } = first.items[1];
    expect((await mark(id, true)).body).toMatchObject({
      id,
      handled_at: clock.now().toISOString(),
      handled_by: staff.account?.email,
    });
    const colleague = await app.user('staff');
    expect((await mark(id, true, colleague)).body.handled_by).toBe(staff.account?.email);
    expect([(await list('?filter=handled')).body.total, (await list('?filter=open')).body.total]).toEqual([1, 4]);
    expect((await mark(id, false, colleague)).body).toMatchObject({ handled_at: null, handled_by: null });
    expect((await list(`?filter=open&cursor=${first.next_cursor}`)).status).toBe(400);
    expect([
      (await mark(id, 'yes')).status,
      (await mark('none', true)).status,
      (await list('?filter=all')).status,
    ]).toEqual([422, 404, 422]);
    await superuser.rows("update users set role = 'client', org_id = merchant_org_id where id = $1", [colleague.id]);
  });

  test('only staff can read messages', async () => {
    await send();
    const { id } = (await list()).body.items[0];
    const people = { merchant: await app.user(), attorney: await app.user('attorney'), visitor: app.visitor() };
    for (const [status, user] of [
      [403, people.merchant],
      [403, people.attorney],
      [401, people.visitor],
    ] as const) {
      expect([
        (await list('', user)).status,
        (await mark(id, true, user)).status,
        (await user.get('/api/admin/subscribers')).status,
      ]).toEqual([status, status, status]);
    }
    const actor = { role: 'client', id: people.merchant.id, name: 'm', verifiedEmail: letter.email } as const;
    await app.services.database.as(actor, async (db) => {
      expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
      const changed = await db
        .updateTable('contact_messages')
        .set({ handled_at: clock.now(), handled_by: people.merchant.id })
        .executeTakeFirst();
      expect(changed.numUpdatedRows).toBe(0n);
    });
    for (const by of [actor, { ...actor, role: 'admin', id: staff.id } as const]) {
      const insert = app.services.database.as(by, (db) =>
        db
          .insertInto('contact_messages')
          .values({ id: crypto.randomUUID(), ...letter })
          .execute(),
      );
      await expect(insert).rejects.toMatchObject({ code: '42501' });
    }
  });
});
