import { expect, test } from 'vitest';
import { replyErrors, replyInput, type TypedReply } from './reply-entry.ts';

const typed = (more: Partial<TypedReply> = {}): TypedReply => ({
  kind: 'partial_release',
  received: '11/20/2026',
  letterId: 'a',
  words: ' No. ',
  amount: '2,513.37',
  fileId: '',
  ...more,
});
const errors = (more: Partial<TypedReply>) => replyErrors(typed(more), '2026-11-20');

test('each invalid field has its own error', () => {
  expect(errors({})).toEqual({});
  expect(errors({ kind: '', received: '', amount: '' })).toEqual({
    kind: 'Choose the kind of reply.',
    received_on: expect.stringContaining('such as 11 20 2026'),
  });
  expect(errors({ received: '2/30/2026' })).toHaveProperty('received_on');
  expect(errors({ received: '11/21/2026' })).toEqual({ received_on: 'This day is in the future.' });
  expect(errors({ amount: ' ' })).toEqual({ amount_cents: 'Enter the amount that was released.' });
  expect(errors({ amount: '0' })).toEqual({ amount_cents: 'Enter a sum in dollars, such as 2,513.37.' });
  expect(errors({ kind: 'offer', amount: '' })).toEqual({});
  expect(errors({ words: 'x'.repeat(4_001) })).toHaveProperty('words');
});

test('an amount is sent only with the kinds that have one', () => {
  expect(replyInput(typed())).toEqual({
    kind: 'partial_release',
    received_on: '2026-11-20',
    letter_id: 'a',
    words: 'No.',
    amount_cents: 251_337,
    file_id: null,
  });
  expect(replyInput(typed({ kind: 'refusal' }))).toMatchObject({ kind: 'refusal', amount_cents: null });
  expect(replyInput(typed({ kind: 'offer', amount: '' }))).toMatchObject({ amount_cents: null });
  expect(replyInput(typed({ received: '' }))).toBeNull();
});
