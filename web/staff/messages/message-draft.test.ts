import { expect, test } from 'vitest';
import { readDraft, withAttempt } from './message-draft.ts';

const draft = { visibility: 'merchant', subject: 'About', body: 'Words', attempt: null } as const;

test('a draft is read as it was left', () => {
  const tried = withAttempt(draft);
  expect(readDraft(structuredClone(tried))).toEqual(tried);
});

test.each([null, '', [], 7, { body: 1, subject: '' }, { subject: 'x' }])('%j is no draft', (left) => {
  expect(readDraft(left)).toBeNull();
});

test('what is unclear of a draft is read on the safe side', () => {
  expect(readDraft({ visibility: 'everybody', subject: 'a', body: 'b', attempt: { id: 1 } })).toEqual({
    visibility: 'internal',
    subject: 'a',
    body: 'b',
    attempt: null,
  });
});

test('the same words go under the same id, others under another', () => {
  const first = withAttempt(draft);
  expect(withAttempt(first).attempt.id).toBe(first.attempt.id);
  for (const other of [
    { ...first, body: 'Words.' },
    { ...first, subject: '' },
    { ...first, visibility: 'internal' as const },
  ])
    expect(withAttempt(other).attempt.id).not.toBe(first.attempt.id);
});
