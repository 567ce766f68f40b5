import { expect, test } from 'vitest';
import type { LetterStatus } from '../../domain/letters/letter.ts';
import { isListed, partedQueue } from './queue-filter.ts';

const item = (status: LetterStatus, business = 'Ada Soaps') => ({
  status,
  business,
  case_number: 'UH-2026-0007',
  processor: 'paypal' as const,
  other_processor: null,
});

test('sent letters are listed separately from open ones', () => {
  const items = (['sent', 'draft', 'delivered', 'in_review', 'sending'] as const).map((status) => item(status));
  const { open, done } = partedQueue(items);
  expect(open.map(({ status }) => status)).toEqual(['draft', 'in_review', 'sending']);
  expect(done.map(({ status }) => status)).toEqual(['sent', 'delivered']);
});

test('a letter is found by business, number and processor', () => {
  for (const text of ['ada', ' SOAPS ', '0007', 'PayPal', ''])
    expect(isListed(item('draft'), { text, filter: 'all' }), text).toBe(true);
  expect(isListed(item('draft'), { text: 'stripe', filter: 'all' })).toBe(false);
  const named = { ...item('draft'), processor: 'other' as const, other_processor: 'Acme Payments' };
  expect(isListed(named, { text: 'acme', filter: 'all' })).toBe(true);
});

test('a status filters only the open letters; the text filters all of them', () => {
  expect(isListed(item('draft'), { text: '', filter: 'in_review' })).toBe(false);
  expect(isListed(item('in_review'), { text: '', filter: 'in_review' })).toBe(true);
  expect(isListed(item('sent'), { text: '', filter: 'in_review' })).toBe(true);
});
