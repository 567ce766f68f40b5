import { expect, test } from 'vitest';
import { emptyDraft, readDraft, withAttempt } from './message-draft.ts';

const draft = { visibility: 'merchant', subject: 'About', body: 'Words', attempt: null } as const;

test('a kept draft is read as it was', () => {
  const tried = withAttempt(draft);
  expect(readDraft(JSON.stringify(tried))).toEqual(tried);
});

test.each([null, '', '{', 'null', '[]', '7', '{"body":1,"subject":""}', '{"subject":"x"}'])(
  '%j is no draft',
  (kept) => {
    expect(readDraft(kept)).toEqual(emptyDraft);
  },
);

test('what is unclear of a draft is read on the safe side', () => {
  expect(readDraft('{"visibility":"everybody","subject":"a","body":"b","attempt":{"id":1}}')).toEqual({
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
