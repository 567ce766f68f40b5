import { expect, test, vi } from 'vitest';
import type { FullText } from '../../contract/knowledge.ts';
import { shown, textOf } from '../../testing/web/shown.tsx';

vi.mock('../api/api.ts', () => import('../../testing/web/quiet-api.ts'));
const { FullTextList } = await import('./full-texts.tsx');

const text: FullText = {
  id: '01900000-0000-7000-8000-000000000001',
  processor: 'stripe',
  effective_on: '2026-09-28',
  source: 'https://stripe.com/legal/ssa',
  seen_on: '2026-11-23',
  added_at: '2026-11-24T12:00:00.000Z',
  sha256: 'abcdef0123456789',
  version: 'stripe/2026-09-28',
  is_copy_read: false,
  quotes: 62,
  missing: [],
};
const names = [
  { id: 'stripe', name: 'Stripe', entity: null, address: null, address_usable: false, governing_law: null },
];
const page = (items: FullText[]) => textOf(shown(<FullTextList items={items} names={names} />));

test('a text says where it comes from and that all its quotes are found', () => {
  expect(page([text])).toBe(
    'Stripe, version of September 28, 2026 Seen on November 23, 2026 · https://stripe.com/legal/ssa · SHA-256 abcdef012345 All 62 quotes found',
  );
});

test('a quote that is no longer in the text is shown with its anchor and place', () => {
  const missing = [{ place: 'procedure.wait_days', anchor: '§ 11.4(b)', quote: 'within 30 days' }];
  const shownText = page([{ ...text, missing, is_copy_read: true }]);
  expect(shownText).toContain('§ 11.4(b): “within 30 days” (');
  expect(shownText).toContain('1 of 62 quotes missing');
  expect(shownText).toContain('the copy that our data was read from');
});

test('a text says if its version is not in our data, and an empty list says who adds texts', () => {
  expect(page([{ ...text, version: null, quotes: 0, processor: 'venmo' }])).toMatch(
    /^venmo, version.*Not in our data$/,
  );
  expect(page([])).toContain('npm run operator -- agreement add');
});
