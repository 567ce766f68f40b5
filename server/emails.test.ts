// @proves emails
import { describe, expect, test } from 'vitest';
import { sampleCase, samplePayloads } from '../testing/app/email-payloads.ts';
import { emailKinds, templateOf, type Block, type EmailTemplate } from './email/template.ts';
import { emails } from './emails.ts';
import { writeEmail } from './email/write-email.ts';

const publicUrl = 'https://unhold.example';
const unsubscribe = `${publicUrl}/api/mail/unsubscribe?token=who.messages.abc`;
const around = ({ kind }: EmailTemplate) => ({ publicUrl, unsubscribe: kind === 'essential' ? null : unsubscribe });
const write = (name: string, payload: unknown) =>
  writeEmail(templateOf(emails, name), payload, { publicUrl, unsubscribe: null });

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

test('the sample of a granted decision says so', async () => {
  const done = await write('erasure-decided', { status: 'done', note: null });
  expect([done.subject, done.text]).toEqual(['Your data is erased', expect.not.stringContaining('Our note')]);
  const closed = await write('case-closed', { ...sampleCase, cancelled: false });
  expect([closed.subject, closed.text]).toEqual([
    'Your case UH-2026-000123 is closed',
    expect.not.stringContaining('cancelled'),
  ]);
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
  ['an invalid day', 'letter-delivered', { ...sampleCase, delivered_on: 'tomorrow', answer_due_on: '2026-12-09' }],
])('%s is refused', async (_, name, payload) => {
  await expect((async () => write(name, payload))()).rejects.toThrow();
});
