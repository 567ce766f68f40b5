import { expect, test } from 'vitest';
import { knownVersion, nearestVersion, fullTextProcessor } from './known-version.ts';
import { touchesOf, type CaseDays } from './touched-case.ts';

const noDays: CaseDays = { opened_on: null, last_used_on: null, limited_on: null, first_sent_on: null };
const stripe = { from: '2025-11-18', to: '2026-09-28', today: '2026-11-24' };
const versionsOf = (days: Partial<CaseDays>, compared = stripe) =>
  touchesOf('stripe', { ...noDays, ...days }, compared).map(({ what, version }) => [what, version]);

test('a change concerns a case under either of its two versions, and none under a third', () => {
  expect(versionsOf({ last_used_on: '2025-12-01' })).toEqual([
    ['procedure', '2025-11-18'],
    ['hold', '2025-11-18'],
  ]);
  expect(versionsOf({ last_used_on: '2026-10-01' })).toEqual([
    ['procedure', '2026-09-28'],
    ['hold', '2026-09-28'],
  ]);
  expect(versionsOf({ last_used_on: '2025-06-01' })).toEqual([]);
});

test('a change concerns a case whose version is not known, with the reason', () => {
  expect(versionsOf({})).toEqual([
    ['procedure', null],
    ['hold', null],
  ]);
  const [touch] = touchesOf('stripe', { ...noDays, last_used_on: '2026-03-01' }, stripe);
  expect(touch).toMatchObject({
    version: null,
    why: expect.stringContaining('No text of the day that decides was found'),
  });
});

test('a version that our data does not have yet governs from its own day', () => {
  const compared = { from: '2026-09-28', to: '2026-11-01', today: '2026-11-24' };
  expect(versionsOf({ last_used_on: '2026-10-31' }, compared)).toEqual([
    ['procedure', '2026-09-28'],
    ['hold', '2026-09-28'],
  ]);
  expect(versionsOf({ last_used_on: '2026-11-01' }, compared)).toEqual([
    ['procedure', '2026-11-01'],
    ['hold', '2026-11-01'],
  ]);
});

test('procedure and hold are judged separately, and an unsent letter may come under future terms', () => {
  const compared = { from: '2026-05-19', to: '2026-12-15', today: '2026-11-24' };
  const open = { ...noDays, limited_on: '2025-11-10' };
  expect(touchesOf('paypal', open, compared)).toEqual([
    {
      what: 'procedure',
      version: '2026-05-19',
      why: expect.stringContaining('It becomes the version of 2026-12-15 if sent from that day.'),
    },
  ]);
  const sent = { ...open, first_sent_on: '2026-06-01' };
  expect(touchesOf('paypal', sent, compared)).toEqual([
    { what: 'procedure', version: '2026-05-19', why: expect.not.stringContaining('becomes') },
  ]);
  expect(touchesOf('paypal', { ...sent, first_sent_on: '2025-11-20' }, compared)).toEqual([]);
});

test('a text is compared with the quotes of its own version, or of the last one before it', () => {
  expect(knownVersion('stripe', '2026-09-28')?.id).toBe('stripe/2026-09-28');
  expect(knownVersion('stripe', '2026-09-29')).toBeNull();
  expect(nearestVersion('stripe', '2026-09-29')?.id).toBe('stripe/2026-09-28');
  expect(nearestVersion('stripe', '2026-09-27')?.id).toBe('stripe/2025-11-18');
  expect(nearestVersion('stripe', '2020-01-01')).toBeNull();
  expect(knownVersion('amazon', '2026-06-18')?.id).toBe('amazon/seen-2026-06-18');
});

test('only a processor with an agreement of its own has full texts', () => {
  expect(fullTextProcessor('venmo')).toBe('venmo');
  for (const key of ['other', 'toString', '__proto__', '', 'Stripe'])
    expect([key, fullTextProcessor(key)]).toEqual([key, null]);
});
