import { expect, test } from 'vitest';
import { authorText, isUnread, isWritten, directionOf } from './message-text.ts';

test('an entry says who wrote it and for whom', () => {
  expect(authorText({ mine: true, author: 'staff', author_name: 'Robin' })).toEqual({ name: 'You', side: 'staff' });
  expect(authorText({ mine: false, author: 'merchant', author_name: 'Ada Byron' })).toEqual({
    name: 'Ada Byron',
    side: 'merchant',
  });
  expect(
    [
      directionOf({ author: 'staff', visibility: 'internal' }),
      directionOf({ author: 'attorney', visibility: 'merchant' }),
      directionOf({ author: 'merchant', visibility: 'merchant' }),
    ].map(({ text }) => text),
  ).toEqual(['Internal note', 'To the merchant', 'From the merchant']);
});

test('only messages from the merchant can be unread', () => {
  expect([
    isUnread({ author: 'merchant', read_at: null }),
    isUnread({ author: 'merchant', read_at: '2026-11-20T10:00:00Z' }),
    isUnread({ author: 'staff', read_at: null }),
  ]).toEqual([true, false, false]);
  expect([isWritten({ message_type: 'message' }), isWritten({ message_type: 'ai_analysis' })]).toEqual([true, false]);
});
