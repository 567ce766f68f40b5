import { expect, test } from 'vitest';
import { readDraft, withAttempt } from './message-draft.ts';

const draft = { visibility: 'merchant', subject: 'About', body: 'Words', mentions: [], attempt: null } as const;

test('a stored draft is restored unchanged', () => {
  const tried = withAttempt(draft);
  expect(readDraft(structuredClone(tried))).toEqual(tried);
});

test.each([null, '', [], 7, { body: 1, subject: '' }, { subject: 'x' }])('%j is not a draft', (left) => {
  expect(readDraft(left)).toBeNull();
});

test('a draft with an unknown visibility is restored as an internal note', () => {
  expect(readDraft({ visibility: 'everybody', subject: 'a', body: 'b', attempt: { id: 1 } })).toEqual({
    visibility: 'internal',
    subject: 'a',
    body: 'b',
    mentions: [],
    attempt: null,
  });
});

test('the same text is sent under the same id, a different one under another', () => {
  const first = withAttempt(draft);
  expect(withAttempt(first).attempt.id).toBe(first.attempt.id);
  for (const other of [
    { ...first, body: 'Words.' },
    { ...first, subject: '' },
    { ...first, visibility: 'internal' as const },
  ])
    expect(withAttempt(other).attempt.id).not.toBe(first.attempt.id);
});
