import { expect, test } from 'vitest';
import { outdatedSince } from './analysis-age.ts';

const entry = (at: string, what: string, field: string | null = null) => ({
  id: at,
  at,
  actor: 'Ann',
  what,
  field,
  old_value: null,
  new_value: null,
});
const made = '2026-11-20T10:00:00.000Z';
const since = (...history: ReturnType<typeof entry>[]) => outdatedSince({ analyzed_at: made, history });

test('an analysis is outdated from the first relevant change after it', () => {
  expect(
    since(
      entry('2026-11-22T10:00:00Z', 'details_changed', 'refund_policy'),
      entry('2026-11-21T10:00:00Z', 'held_amount_cents_changed', 'held_amount_cents'),
    ),
  ).toBe('2026-11-21T10:00:00Z');
  expect(since(entry('2026-11-21T10:00:00Z', 'files_added'))).toBe('2026-11-21T10:00:00Z');
  // The analysis lists the missing recommended documents by kind.
  expect(since(entry('2026-11-21T10:00:00Z', 'file_kind_changed', 'document_type'))).toBe('2026-11-21T10:00:00Z');
});

test('earlier changes, and fields it does not use, leave an analysis up to date', () => {
  expect(since(entry('2026-11-19T10:00:00Z', 'details_changed', 'ein'))).toBeNull();
  for (const field of ['status', 'priority', 'attorney', 'next_action_on'])
    expect(since(entry('2026-11-21T10:00:00Z', `${field}_changed`, field))).toBeNull();
  expect(
    since(entry('2026-11-21T10:00:00Z', 'case_analyzed'), entry('2026-11-21T10:00:00Z', 'letter_drafted')),
  ).toBeNull();
  expect(outdatedSince({ analyzed_at: null, history: [entry('2026-11-21T10:00:00Z', 'files_added')] })).toBeNull();
});
