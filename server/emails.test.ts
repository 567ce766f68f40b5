// @proves emails
import { describe, expect, test } from 'vitest';
import { sampleCase, samplePayloads } from '../testing/app/email-payloads.ts';
import { textsIn, withoutNames } from '../testing/texts-in.ts';
import { inSpanish } from './email/in-spanish.ts';
import { spanishEmails } from './email/spanish-emails.ts';
import { emailKinds, templateOf, type Block, type EmailTemplate } from './email/template.ts';
import { emails } from './emails.ts';
import { writeEmail } from './email/write-email.ts';

const publicUrl = 'https://unhold.example';
const unsubscribe = `${publicUrl}/api/mail/unsubscribe?token=who.messages.abc`;
const around = ({ kind }: EmailTemplate, locale: 'en' | 'es' = 'en') => ({
  publicUrl,
  replyTo: null,
  unsubscribe: kind === 'essential' ? null : unsubscribe,
  locale,
});
const write = (name: string, payload: unknown) =>
  writeEmail(templateOf(emails, name), payload, { publicUrl, replyTo: null, unsubscribe: null, locale: 'en' });

test('each email has a sample', () => {
  expect(Object.keys(samplePayloads).toSorted()).toEqual([...emails.keys()].toSorted());
});

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (html: string) => html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
/** What a reader of the HTML part sees, without tags and hidden parts. */
const seen = (html: string) =>
  decoded(
    html
      .slice(html.indexOf('<body'))
      .replace(/<div style="display:none.*?<\/div>/s, '')
      .replace(/<!--.*?-->/gs, '')
      .replace(/<br\/?>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  );
const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, url = '']) => decoded(url));
const tagsIn = (html: string) =>
  [...html.replaceAll(/<!--.*?-->/gs, '').matchAll(/<(\/?[a-z0-9]+)/gi)]
    .map(([, tag]) => tag)
    .filter((tag) => tag !== 'br');
const addressesIn = (text: string) => text.match(/https?:\/\/\S+/g) ?? [];

function factsOf(block: Block): string[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.flat();
    case 'list':
      return [...block.items];
    case 'link':
      return [];
    default:
      return block.text.split('\n');
  }
}

describe.each([...emails.values()])('$name', (template) => {
  const { name } = template;
  const payload = samplePayloads[name] ?? {};
  const content = template.write(template.payload.parse(payload), publicUrl);
  const written = writeEmail(template, payload, around(template));

  test('both parts of the email have the same content', async () => {
    const { text, html } = await written;
    const facts = content.body.flatMap(factsOf).filter(Boolean);
    expect(facts.length).toBeGreaterThan(0);
    for (const fact of facts) {
      expect(text).toContain(fact);
      expect(seen(html)).toContain(fact);
    }
    const links = new Set(linksIn(html));
    // The brand links to the site; it is not a link of the message.
    if (template.frame === 'brand') expect(links.delete(publicUrl)).toBe(true);
    expect([...links].toSorted()).toEqual([...new Set(addressesIn(text))].toSorted());
  });

  test('the email is complete: nothing undefined, a one-line subject, a preview, our footer', async () => {
    const { subject, text, html } = await written;
    for (const part of [subject, text, html]) expect(part).not.toMatch(/undefined|null|NaN|\[object/);
    expect(subject).toMatch(/^[^\r\n]{5,120}$/);
    expect(subject).toBe(content.subject);
    expect(content.preview.length).toBeGreaterThan(0);
    expect(html).toContain('no outcome is guaranteed');
    expect(text).toContain('no outcome is guaranteed');
  });

  test('the email fetches nothing, runs nothing and links only to us', async () => {
    const { html } = await written;
    expect(html).not.toMatch(
      /<(img|script|iframe|link|form|object|video|svg)\b|@import|url\(|\son[a-z]+=|javascript:/i,
    );
    for (const link of linksIn(html)) expect(link.startsWith(`${publicUrl}`)).toBe(true);
    expect(html.length).toBeLessThan(30_000);
  });

  test('the email has unsubscribe headers and a footer link exactly when it is optional', async () => {
    const { html, text, headers } = await written;
    const declinable = emailKinds.some((kind) => kind === template.kind);
    expect([html.includes('Unsubscribe</a>'), text.includes(unsubscribe)]).toEqual([declinable, declinable]);
    if (declinable)
      expect(headers).toMatchObject({
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    else if (name !== 'newsletter-known') expect(headers).not.toHaveProperty('List-Unsubscribe');
  });

  test.each(hostileTexts())('the email is not affected by %s', async (_, hostile) => {
    const bent = Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, bend(key, value, hostile)]));
    const { subject, text, html } = await writeEmail(template, bent, around(template));
    expect(subject).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
    expect(subject.length).toBeLessThanOrEqual(250);
    for (const part of [subject, text, html.replace(/<div style="display:none.*?<\/div>/s, '')])
      expect(part).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u0000]/);
    expect(tagsIn(html)).toEqual(tagsIn((await written).html));
    expect(new Set(linksIn(html))).toEqual(new Set(linksIn((await written).html)));
    expect(html.length).toBeLessThan(120_000);
  });
});

function hostileTexts(): [string, string][] {
  return [
    ['HTML', '"><script>alert(1)</script><img src=x onerror=alert(1)><a href="https://evil.example">here</a>'],
    ['quotes', `O'Brien "the" & Söhne <b>bold</b> &lt;`],
    ['line breaks', 'Eve\r\nBcc: thief@evil.example\u2028X-Spam: 1\u0000'],
    ['right-to-left text', '\u202egnp.exe\u2066 مرحبا שלום \u202d'],
    ['10,000 characters', 'Wolfeschlegelsteinhausenberger'.repeat(334)],
    ['a lone surrogate', '\ud83d broken \udc00'],
    ['emoji', '👩🏽‍🚀'.repeat(200)],
    ['a blank', ' '],
  ];
}

/** Every field typed by a user; the schema checks hashes, ids, dates and links. */
const typed = new Set([
  'first_name',
  'business',
  'addressee',
  'attorney',
  'preview',
  'what',
  'name',
  'message',
  'note',
  'by',
  'case_number',
]);
function bend(key: string, value: unknown, hostile: string): unknown {
  // A blank note counts as none, and nothing is quoted.
  if (!typed.has(key) || (key === 'note' && hostile === ' ')) return value;
  return hostile;
}

/** The emails that a merchant can get; all others go to staff, attorneys, processors or strangers, in English. */
const forMerchants = [
  'verify-email',
  'reset-password',
  'password-changed',
  'change-email',
  'email-changed',
  'second-factor-changed',
  'sign-up-attempt',
  'case-received',
  'action-needed',
  'message-received',
  'counsel-wrote',
  'letter-sent',
  'letter-delivered',
  'facts-to-confirm',
  'paper-to-sign',
  'paper-signed',
  'offer-made',
  'offer-advised',
  'money-received',
  'money-withdrawn',
  'case-closed',
  'counsel-left',
  'case-invitation',
  'contact-asks',
  'contact-let-in',
  'erasure-requested',
  'erasure-decided',
];
const closedWith = (money: object) => ({ ...sampleCase, cancelled: false, money: { held_cents: 2_341_800, ...money } });
/** Those emails with each of their variants. */
const merchantSamples: [string, object][] = forMerchants.map((name) => [name, samplePayloads[name] ?? {}]);
merchantSamples.push(
  ['money-received', { ...samplePayloads['money-received'], invoice: { id: sampleCase.case_id, number: 12 } }],
  ['case-closed', { ...sampleCase, cancelled: false }],
  ['case-closed', closedWith({ recovered_cents: 0, fee_cents: 0, open_cents: 0 })],
  ['case-closed', closedWith({ recovered_cents: 1_000_000, fee_cents: 200_000, open_cents: 50_000 })],
  ...['declined', 'client_ended', 'gone'].map((how): [string, object] => [
    'counsel-left',
    { ...sampleCase, how, last_on: null },
  ]),
  ['facts-to-confirm', { ...sampleCase, reminder: true }],
  ['letter-waits', { ...samplePayloads['letter-waits'], reminder: true }],
  ['paper-to-sign', { ...sampleCase, kind: 'notice', title: 'Notice of Dispute', reminder: false }],
  ['offer-made', { ...sampleCase, amount_cents: 1_000_050, answer_by: null }],
  ['erasure-decided', { status: 'done', note: null }],
  ...[
    'An authenticator app was added.',
    'The authenticator app was turned off.',
    'A passkey was removed.',
    'The operator removed your authenticator app and passkeys.',
  ].map((what): [string, object] => ['second-factor-changed', { what }]),
);

const spanishWords = /[ñáéíóú¿¡]|\b(el|la|su|sus|una?|que|de|se|ver|abrir|leer|poner|hola|ofrecido|retirado)\b/i;
/** Amounts, case numbers, hashes and addresses, which must be the same in both languages. */
const valuesIn = (text: string) =>
  (text.match(/\$[\d,.]*\d|UH-\d{4}-\d+|[0-9a-f]{64}|\S+@\S+\.\w+|https?:\/\/\S+|\d{4}/g) ?? []).toSorted();

test.each(merchantSamples)(
  'the email %s says the same in Spanish, with the same values and links',
  async (name, payload) => {
    const template = templateOf(emails, name);
    const [inEnglish, spanish] = await Promise.all(
      (['en', 'es'] as const).map((locale) => writeEmail(template, payload, around(template, locale))),
    );
    if (!inEnglish || !spanish) throw new Error('not written');
    expect(valuesIn(spanish.text)).toEqual(valuesIn(inEnglish.text));
    expect(linksIn(spanish.html)).toEqual(linksIn(inEnglish.html));
    expect(spanish.html).toContain('<html lang="es"');
    expect(spanish.subject).toMatch(spanishWords);
    const { preview, body } = inSpanish(template.write(template.payload.parse(payload), publicUrl));
    const texts = body.flatMap((block) => {
      switch (block.kind) {
        case 'text':
          return [block.text];
        case 'link':
          return [block.label];
        case 'facts':
          return block.rows.map(([label]) => label);
        case 'list':
          return block.items;
        case 'quote':
          return [];
      }
    });
    const english = template.write(template.payload.parse(payload), publicUrl);
    const before = JSON.stringify(english.body, (key, value) => (key === 'spanish' ? undefined : value));
    for (const text of texts) expect(before).not.toContain(JSON.stringify(text));
    if (name !== 'message-received') expect(preview).not.toBe(english.preview);
  },
);

test('every text of an email to a merchant has its Spanish, and every Spanish text is used', () => {
  const source = [
    'application',
    'auth',
    'cases',
    'letters',
    'messages',
    'money',
    'papers',
    'privacy',
    'replies',
    'sending',
    'sharing',
  ]
    .flatMap((room) => textsIn(`server/${room}/emails.ts`).all)
    .concat(textsIn('server/email/text.ts').all, textsIn('server/auth/second-factor.ts').all)
    .concat(
      textsIn('server/auth/drop-second-factors.ts').all,
      textsIn('domain/papers/kinds.ts').all,
      textsIn('drafting/clock/dates.ts').all,
    );
  const texts = new Set(source);
  const made = merchantSamples.flatMap(([name, payload]) => {
    const template = templateOf(emails, name);
    const { subject, preview, body } = template.write(template.payload.parse(payload), publicUrl);
    return [subject, preview, ...body.flatMap(factsOf)];
  });
  const unused = Object.keys(spanishEmails).filter((key) => {
    const parts = key.split(/\{\w+\}/);
    return !texts.has(withoutNames(key)) && !made.some((text) => parts.every((part) => text.includes(part)));
  });
  expect(unused).toEqual([]);
});

test('an email in Spanish translates no word that somebody typed', async () => {
  const typedText = 'A copy is attached.';
  const { text, subject } = await writeEmail(
    templateOf(emails, 'message-received'),
    { ...sampleCase, preview: typedText },
    { publicUrl, replyTo: null, unsubscribe: null, locale: 'es' },
  );
  expect([subject, text]).toEqual([
    'Un mensaje sobre su caso (Square, $23,418)',
    expect.stringContaining(`> ${typedText}`),
  ]);
});

test('an email says whether a reply is read, and a reply goes where it is', async () => {
  const writeFor = (name: string, replyTo: string | null, locale: 'en' | 'es' = 'en') =>
    writeEmail(templateOf(emails, name), samplePayloads[name], { publicUrl, replyTo, unsubscribe: null, locale });
  const unread = await writeFor('message-received', null);
  expect(unread.reply_to).toBeUndefined();
  for (const part of [unread.text, seen(unread.html)]) expect(part).toContain('Replies to this email are not read.');
  const read = await writeFor('message-received', 'team@shop.example', 'es');
  expect(read.reply_to).toBe('team@shop.example');
  for (const part of [read.text, seen(read.html)]) expect(part).toContain('Puede responder a este correo');
  expect((await writeFor('demand-letter', 'team@shop.example')).reply_to).toBeUndefined();
});

test('the subject of an email to a merchant names what is held, and its text no hash', async () => {
  for (const [name, payload] of merchantSamples) {
    const { subject, text } = await write(name, payload);
    if ('hold' in payload) expect(subject).toMatch(/\(Square, \$23,418\)$/);
    expect(text).not.toMatch(/[0-9a-f]{64}/);
  }
});

test('days and moments of an email are in Spanish', async () => {
  const write = async (name: string) =>
    (
      await writeEmail(templateOf(emails, name), samplePayloads[name], {
        publicUrl,
        replyTo: null,
        unsubscribe: null,
        locale: 'es',
      })
    ).text;
  expect(await write('offer-made')).toContain(
    'Ofrecido: $10,000.50\nResponda a más tardar el: 15 de diciembre de 2026',
  );
  expect(await write('password-changed')).toContain('se cambió: 21 de noviembre de 2026 a las 4:05 p. m. UTC.');
});

test('the sample of a granted decision says so', async () => {
  const done = await write('erasure-decided', { status: 'done', note: null });
  expect([done.subject, done.text]).toEqual(['Your data is erased', expect.not.stringContaining('Our note')]);
  const closed = await write('case-closed', { ...sampleCase, cancelled: false });
  expect([closed.subject, closed.text]).toEqual([
    'Your case is closed (Square, $23,418)',
    expect.not.stringContaining('cancelled'),
  ]);
});

test('the email that a case is closed names what came back, and the fee or that there is none', async () => {
  const paid = await write(
    'case-closed',
    closedWith({ recovered_cents: 1_000_000, fee_cents: 200_000, open_cents: 50_000 }),
  );
  for (const line of ['Came back: $10,000.00', 'Success fee: $2,000.00', 'still to pay, by its invoice: $500.00'])
    expect(paid.text).toContain(line);
  const none = await write('case-closed', closedWith({ recovered_cents: 0, fee_cents: 0, open_cents: 0 }));
  expect(none.text).toContain('Success fee: None: no money came back');
  expect(none.text).not.toContain('still to pay');
});

test('an invoice is paid in the ways that its issuer wrote, in the language of the reader', async () => {
  const inSpanish = await writeEmail(templateOf(emails, 'money-received'), samplePayloads['money-received'], {
    publicUrl,
    replyTo: null,
    unsubscribe: null,
    locale: 'es',
  });
  expect(inSpanish.text).toContain(
    'Se paga hasta el 15 de diciembre de 2026 solo a Avery Sample Law, P.C., a nadie más.',
  );
  expect(inSpanish.text).toContain('Con un cheque.');
  expect(inSpanish.text).not.toContain('By check.');
});

test('dates are spelled out and amounts are in dollars', async () => {
  const { text } = await write('offer-made', samplePayloads['offer-made']);
  expect(text).toContain('Offered: $10,000.50\nAnswer by: December 15, 2026');
  expect((await write('password-changed', samplePayloads['password-changed'])).text).toContain(
    'on November 21, 2026 at 4:05 PM UTC.',
  );
});

test('a letter to a processor has no brand colors', async () => {
  const { html } = await write('demand-letter', samplePayloads['demand-letter']);
  expect(linksIn(html)).toEqual([]);
  expect(html).not.toContain('#0e4a3a');
  expect(html).not.toContain('<h1');
});

test.each<[string, string, unknown]>([
  ['an unknown template', 'no-such-mail', {}],
  ['a property name of Object', 'constructor', {}],
  ['a payload of another template', 'verify-email', { token: 'a' }],
  ['a javascript: link', 'verify-email', { url: 'javascript:alert(1)' }],
  ['a fractional amount of cents', 'offer-made', { ...sampleCase, amount_cents: 10.5, answer_by: null }],
  ['an invalid day', 'letter-delivered', { ...sampleCase, delivered_on: 'tomorrow', reply_due_on: '2026-12-09' }],
])('%s is refused', async (_, name, payload) => {
  await expect((async () => write(name, payload))()).rejects.toThrow();
});
