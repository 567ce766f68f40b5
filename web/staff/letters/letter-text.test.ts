import { expect, test } from 'vitest';
import { letterStatuses } from '../../../domain/letters/letter.ts';
import { contactInShort, contactLines, firstCharacters, stateText } from './letter-text.ts';

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
