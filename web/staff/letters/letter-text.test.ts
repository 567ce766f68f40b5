import type { ReplyKind } from '../../../domain/letters/processor-reply.ts';
import { expect, test } from 'vitest';
import { letterStatuses } from '../../../domain/letters/letter.ts';
import { contactInShort, contactLines, firstCharacters, stateText, typeLabel } from './letter-text.ts';

const unknown = {
  name: 'PayPal, Inc.',
  address_lines: [],
  email: null,
  phone: null,
  note: 'Published, to be confirmed before mailing: 1 Example Way.',
};
const known = {
  name: 'Block, Inc.',
  address_lines: ['Attn: Arbitration', 'Oakland, CA 94612'],
  email: 'legal@processor.example',
  phone: '(202) 555-0100',
  note: null,
};

test('a contact is copied line by line, and a toast never shows an unconfirmed address', () => {
  expect(contactLines(known)).toEqual([
    'Block, Inc.',
    'Attn: Arbitration',
    'Oakland, CA 94612',
    'Email: legal@processor.example',
    'Phone: (202) 555-0100',
  ]);
  expect(contactLines(unknown)).toEqual(['PayPal, Inc.', unknown.note]);
  expect(contactInShort(known)).toBe(
    'Block, Inc.: certified mail to Attn: Arbitration, Oakland, CA 94612; legal@processor.example; (202) 555-0100.',
  );
  expect(contactInShort(unknown)).toBe('PayPal, Inc.: mailing address to be confirmed.');
});

test('every letter state has a description', () => {
  for (const status of letterStatuses) expect(stateText({ status }, 'Jordan Avery')).toMatch(/\.$/);
  expect(stateText({ status: 'in_review' }, 'Jordan Avery')).toBe('With Jordan Avery for review.');
  expect(stateText({ status: 'draft' }, null)).toBe('A draft. No attorney is assigned to this case yet.');
});

test('a preview is cut between whole characters', () => {
  expect(firstCharacters('short', 500)).toBe('short');
  expect(firstCharacters('😀'.repeat(501), 500)).toBe(`${'😀'.repeat(500)}…`);
});

test('a follow-up after an answer is named by the last answer, and by silence only where there is none', () => {
  const sent = { type: 'initial', status: 'delivered', reply_due_on: '2026-11-20', sent_on: '2026-11-01' } as const;
  const labelAfter = (...replies: { kind: ReplyKind; received_on: string }[]) =>
    typeLabel('follow_up', { letters: [sent], replies });
  expect(labelAfter()).toBe('Follow-up: no answer by the day that was set');
  expect(labelAfter({ kind: 'silence', received_on: '2026-11-21' })).toBe(
    'Follow-up: no answer by the day that was set',
  );
  expect(labelAfter({ kind: 'refusal', received_on: '2026-11-10' })).toBe('Follow-up: the processor refused');
  // Before the letter, and so no answer to it.
  expect(labelAfter({ kind: 'refusal', received_on: '2026-10-10' })).toMatch(/no answer/);
  expect(labelAfter({ kind: 'offer', received_on: '2026-11-12' }, { kind: 'refusal', received_on: '2026-11-10' })).toBe(
    'Follow-up: the processor made an offer',
  );
  expect(labelAfter({ kind: 'release', received_on: '2026-11-12' })).toBe('Follow-up: the processor answered');
});
