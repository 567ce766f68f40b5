import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/actor.ts';
import { openPool } from '../../db/pool.ts';
import { FormCaller } from '../../testing/app/form-caller.ts';
import { openTestApp, type TestApp } from '../../testing/app/open-test-app.ts';
import { openSuperuser, type Superuser } from '../../testing/app/superuser.ts';

const letter = {
  name: 'Ada Byron',
  phone: '',
  email: 'ada@shop.example',
  message: 'Line one\r\nLine two',
  website: '',
};

let app: TestApp;
let superuser: Superuser;
beforeAll(async () => {
  app = await openTestApp();
  superuser = await openSuperuser(app.url);
  await app.user('staff');
});
beforeEach(() => superuser.rows('truncate contact_messages, newsletter_subscriptions, attempts, outbox'));
afterAll(async () => {
  await superuser.close();
  await app.close();
});

let count = 0;
const newCaller = () => new FormCaller(app, `192.0.2.${(count += 1)}`);
const stored = () => superuser.rows('select name, phone, email, message from contact_messages');

describe('a form posted without JavaScript', () => {
  test('a valid form is accepted, and redirects to its page', async () => {
    const sent = await newCaller().form('/api/contact', letter);
    expect([sent.status, sent.headers.get('location'), sent.text]).toEqual([303, '/contact#sent', '']);
    expect(await stored()).toEqual([
      { name: 'Ada Byron', phone: null, email: 'ada@shop.example', message: 'Line one\nLine two' },
    ]);
    const subscribed = await newCaller().form('/api/newsletter', { email: 'ada@shop.example' });
    expect([subscribed.status, subscribed.headers.get('location')]).toEqual([303, '/blog#subscribed']);
    expect(await superuser.rows('select template from outbox order by template')).toEqual([
      { template: 'contact-message' },
      { template: 'newsletter-confirm' },
    ]);
  });

  test('a contact form with the hidden field filled redirects too, and is kept as suspected', async () => {
    const sent = await newCaller().form('/api/contact', { ...letter, website: 'https://shop.example' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact#sent']);
    expect(await superuser.rows('select email, suspected from contact_messages')).toEqual([
      { email: 'ada@shop.example', suspected: true },
    ]);
    expect(await superuser.rows('select 1 from outbox')).toEqual([]);
  });

  test('a newsletter form with the hidden field filled is shown again with that field empty, and is then accepted', async () => {
    const caller = newCaller();
    const filled = await caller.form('/api/newsletter', { email: 'ada@shop.example', website: 'https://shop.example' });
    expect(filled.status).toBe(422);
    expect(filled.text).toContain('please press the button once more');
    expect(filled.text).toContain('value="ada@shop.example"');
    expect(filled.text).not.toContain('https://shop.example');
    const again = await caller.form('/api/newsletter', { email: 'ada@shop.example', website: '' });
    expect([again.status, again.headers.get('location')]).toEqual([303, '/blog#subscribed']);
  });

  test('an incomplete form is shown again with its errors and everything that was typed', async () => {
    const typed = {
      name: '',
      phone: '555 "5" & \'6\'',
      email: '<b>ada</b>',
      message: '\r\n</textarea><script>alert("x")</script>\r\n&amp; é \u{1f600}',
      website: '',
    };
    const { status, headers, text } = await newCaller().form('/api/contact', typed);
    expect([status, headers.get('content-type'), headers.get('referrer-policy')]).toEqual([
      422,
      'text/html; charset=utf-8',
      'same-origin',
    ]);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(text).toContain('<title>Error: Contact · Unhold</title>');
    expect(text).toContain('<form method="post" action="/api/contact">');
    expect(text).toContain('<a href="#name">Enter your full name.</a>');
    expect(text).toContain(
      '<p class="error" id="email-error">Enter an email address in the form name@example.com.</p>',
    );
    expect(text).toMatch(
      /<input id="email" name="email" required aria-describedby="email-error" aria-invalid="true" [^>]*value="&lt;b&gt;ada&lt;\/b&gt;">/,
    );
    expect(text).toContain('value="555 &quot;5&quot; &amp; &#39;6&#39;"');
    expect(text).toContain(
      '>\n\r\n&lt;/textarea&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;\r\n&amp;amp; é \u{1f600}</textarea>',
    );
    expect(text).not.toMatch(/<script|<b>/);
    expect(await stored()).toEqual([]);
  });

  test('a form that is too long keeps everything that was typed', async () => {
    const message = 'word '.repeat(2_000);
    const { status, text } = await newCaller().form('/api/contact', { ...letter, message });
    expect([status, text.includes(message), text.includes('Your message may have up to 5,000 characters.')]).toEqual([
      422,
      true,
      true,
    ]);
  });

  test('a form with an unknown field says so', async () => {
    const { status, text } = await newCaller().form('/api/contact', { ...letter, handled_by: 'me' });
    expect([status, text.includes('Some of the values sent are not valid.'), text.includes('Line one')]).toEqual([
      422,
      true,
      true,
    ]);
  });

  test('a form past the limit says when to retry, and keeps everything that was typed', async () => {
    const flood = newCaller();
    for (let n = 0; n < 5; n += 1)
      expect((await flood.form('/api/contact', { ...letter, message: `Message ${n}` })).status).toBe(303);
    const { status, headers, text } = await flood.form('/api/contact', { ...letter, message: 'The sixth' });
    expect([status, Number(headers.get('retry-after'))]).toEqual([
      429,
      expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600),
    ]);
    expect(text).toContain('This form takes 5 entries an hour from one place. Please try again in 60 minutes.');
    expect(text).toContain('>\nThe sixth</textarea>');
  });

  test('the newsletter form is shown again for an invalid address', async () => {
    const { status, text } = await newCaller().form('/api/newsletter', { email: '"><script>' });
    expect([status, text.includes('<script')]).toEqual([422, false]);
    expect(text).toContain('<form method="post" action="/api/newsletter">');
    expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
  });

  test('a form that is far too large is not read', async () => {
    const { status, text } = await newCaller().form('/api/contact', { ...letter, message: 'a'.repeat(300_000) });
    expect([
      status,
      text.includes('Please shorten the message.'),
      text.includes('Back button'),
      text.includes('still here'),
    ]).toEqual([413, true, true, false]);
  });

  test('a cross-site form is refused', async () => {
    for (const origin of ['https://evil.example', 'http://localhost:3000.evil.example', 'null'])
      expect((await newCaller().form('/api/contact', letter, { origin })).status).toBe(403);
    expect(await stored()).toEqual([]);
    expect((await newCaller().form('/api/contact', letter, { 'sec-fetch-site': 'same-origin' })).status).toBe(303);
  });

  test('a client that does not accept HTML gets JSON', async () => {
    const answer = await newCaller().form('/api/contact', letter, { accept: '*/*' });
    expect([answer.status, answer.body]).toEqual([
      200,
      { title: 'Message Sent', description: "We'll get back to you within 24 hours." },
    ]);
    expect((await newCaller().form('/api/contact', {}, { accept: 'application/json' })).body.fields).toMatchObject({
      name: 'Enter your full name.',
    });
  });
});

test('the address of a refusal leads to the form when it is opened again', async () => {
  const [contact, newsletter] = [await newCaller().get('/api/contact'), await newCaller().get('/api/newsletter')];
  expect([
    contact.status,
    contact.headers.get('location'),
    newsletter.status,
    newsletter.headers.get('location'),
  ]).toEqual([303, '/contact', 303, '/blog']);
});

test('while the database is down forms keep everything that was typed, and links offer their button again', async () => {
  const { database } = app.services;
  const pool = openPool('postgres://nobody@127.0.0.1:1/none', 'unhold_app', 2, () => {});
  app.services.database = openDatabase(pool);
  try {
    const page = await newCaller().form('/api/contact', letter);
    expect([
      page.status,
      page.text.includes(
        'We cannot reach our database right now. What you entered is kept; please try again in a moment.',
      ),
      page.text.includes('>\nLine one\r\nLine two</textarea>'),
    ]).toEqual([503, true, true]);
    expect((await newCaller().json('/api/contact', { name: 'A', email: letter.email, message: 'B' })).body.code).toBe(
      'DATABASE_UNAVAILABLE',
    );
    expect((await newCaller().form('/api/newsletter', { email: letter.email })).status).toBe(503);
    const link = await newCaller().form('/api/newsletter/end?token=x', {});
    expect([link.status, link.text.includes('<button type="submit">Unsubscribe</button>')]).toEqual([503, true]);
  } finally {
    app.services.database = database;
    await pool.end();
  }
});
