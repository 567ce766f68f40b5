import { expect, test } from 'vitest';
import { replyDue, askedFor, leavesBy } from './reply-due.ts';

test.each([
  // 15 business days from Tuesday, November 24, with Thanksgiving between.
  ['initial', '2026-12-16'],
  ['follow_up', '2026-12-11'],
  ['final', '2026-12-09'],
  ['escalation', '2026-12-09'],
] as const)('a letter of the type %s allows the post and then its days', (type, day) => {
  expect(askedFor('2026-11-24', type)).toBe(day);
});

test.each([
  ['2026-11-20', '2026-11-24'], // A Friday: it may leave on Monday.
  ['2026-11-24', '2026-11-27'], // Over Thanksgiving.
])('a letter of %s may leave until %s', (dated, last) => {
  expect(leavesBy(dated)).toBe(last);
});

test('the answer is due on the later of the day that the letter names and of its days from delivery', () => {
  const stated_on = askedFor('2026-11-24', 'initial');
  expect(replyDue({ type: 'initial', stated_on, delivered_on: null })).toBe(stated_on);
  expect(replyDue({ type: 'initial', stated_on, delivered_on: '2026-11-25' })).toBe(stated_on);
  expect(replyDue({ type: 'initial', stated_on, delivered_on: '2026-12-08' })).toBe('2026-12-22');
  expect(replyDue({ type: 'final', stated_on: '2026-12-09', delivered_on: '2026-12-08' })).toBe('2026-12-15');
  expect(replyDue({ type: 'initial', stated_on: null, delivered_on: '2026-12-08' })).toBe('2026-12-22');
  expect(replyDue({ type: 'initial', stated_on: null, delivered_on: null })).toBeNull();
});
