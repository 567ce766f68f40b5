import { expect, test } from 'vitest';
import { newReply, readUnsavedReply, replyErrors, replyInput, type TypedReply } from './reply-entry.ts';

const typed = (more: Partial<TypedReply> = {}): TypedReply => ({
  kind: 'partial_release',
  received: '11/20/2026',
  letterId: 'a',
  words: ' No. ',
  amount: '2,513.37',
  terms: ' Half now. ',
  expires: '12/1/2026',
  fileId: '',
  uploaded: '',
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
  expect(errors({ amount: ' ' })).toEqual({ amount_cents: 'Enter a sum in dollars, such as 2,513.37.' });
  expect(errors({ amount: '0' })).toEqual({ amount_cents: 'Enter a sum in dollars, such as 2,513.37.' });
  expect(errors({ kind: 'offer', amount: '' })).toHaveProperty('amount_cents');
  expect(errors({ kind: 'offer', expires: '11/19/2026' })).toHaveProperty('expires_on');
  expect(errors({ kind: 'offer', expires: '//' })).toEqual({});
  expect(errors({ kind: 'refusal', amount: '', expires: '2/30/2026', terms: 'x'.repeat(2_001) })).toEqual({});
  expect(errors({ kind: 'offer', terms: 'x'.repeat(2_001) })).toHaveProperty('terms');
  expect(errors({ words: 'x'.repeat(4_001) })).toHaveProperty('words');
});

test('an amount and terms are sent only with the kinds that have them', () => {
  expect(replyInput(typed())).toEqual({
    kind: 'partial_release',
    received_on: '2026-11-20',
    letter_id: 'a',
    words: 'No.',
    amount_cents: 251_337,
    terms: null,
    expires_on: null,
    file_id: null,
  });
  expect(replyInput(typed({ fileId: 'f' }))).toMatchObject({ file_id: 'f' });
  expect(replyInput(typed({ fileId: 'f', kind: 'silence' }))).toMatchObject({ file_id: null });
  expect(replyInput(typed({ kind: 'refusal' }))).toMatchObject({ kind: 'refusal', amount_cents: null });
  expect(replyInput(typed({ kind: 'offer' }))).toMatchObject({
    amount_cents: 251_337,
    terms: 'Half now.',
    expires_on: '2026-12-01',
  });
  expect(replyInput(typed({ kind: 'silence', fileId: 'f' }))).toMatchObject({ words: null, file_id: null });
  expect(replyInput(typed({ received: '' }))).toBeNull();
});

test('a reply being typed is restored, unless another release stored it', () => {
  const reply = newReply('offer');
  expect(readUnsavedReply(JSON.parse(JSON.stringify({ ...reply, typed: typed() })))).toEqual({
    ...reply,
    typed: typed(),
  });
  expect(readUnsavedReply('text of a reply')).toBeNull();
  expect(readUnsavedReply({ entryId: reply.entryId, typed: { kind: 'form_reply' } })?.typed).toEqual(
    newReply('').typed,
  );
});
