import { expect, test } from 'vitest';
import { unknownCitationKey, type Finding } from '../../../../domain/letters/letter.ts';
import { smallBlock, smallLetter } from '../../../../testing/letters/small-letter.ts';
import { doorOfDecision, doorOfFinding } from './desk-acts.ts';

const paper = smallLetter({ blocks: [smallBlock('a'), smallBlock('b', 'See Foley.')] });
const door = (change: Partial<Finding>, letter = paper) =>
  doorOfFinding({ key: 'k', severity: 'red', check: 'fact', block_id: null, words: '', why: '', ...change }, letter);

test('an unknown citation is added as it stands in the letter', () => {
  const words = 'Okafor v. Prairie, 412 N.W.2d 118 (Minn. 1987)';
  expect(door({ key: `${unknownCitationKey}1`, check: 'citation', block_id: 'b', words })).toEqual({
    label: 'Add this authority…',
    act: { do: 'add-authority', citation: words },
  });
});

test('what must be corrected opens the part that holds it', () => {
  expect(door({ block_id: 'b', words: 'Foley' })).toEqual({
    label: 'Edit paragraph 2',
    act: { do: 'edit', part: 'b' },
  });
  expect(door({ block_id: 'gone', words: 'Foley' })).toBeNull();
  expect(door({ check: 'address' })?.label).toBe('Add the address');
  const unnamed = { ...paper, addressee: { ...paper.addressee, name: '' } };
  expect(door({ check: 'address' }, unnamed)?.label).toBe('Name the addressee');
  expect(door({ check: 'address', words: 'Acme' })).toEqual({
    label: 'Edit the addressee',
    act: { do: 'edit', part: 'part:addressee' },
  });
});

test('what only another draft or another day can correct is drafted or dated again', () => {
  expect(door({ key: 'retired:authority:foley', check: 'citation', words: 'Foley' })?.act).toEqual({ do: 'redraft' });
  expect(door({ words: paper.dated })?.act).toEqual({ do: 'redate' });
  expect(doorOfDecision({ key: 'date:stale' })?.act).toEqual({ do: 'redate' });
  expect(doorOfDecision({ key: 'case:changed' })?.act).toEqual({ do: 'redraft' });
  expect(doorOfDecision({ key: 'facts:corrected:held' })?.act).toEqual({ do: 'redraft' });
});

test('a file that reads as another kind of document is filed as that', () => {
  const file = '0190f5a0-0000-7000-8000-000000000001';
  expect(doorOfDecision({ key: `file:kind:${file}:chargeback_report:hold_notice` })).toEqual({
    label: 'File it as a termination or hold notice',
    act: { do: 'file-as-read', file },
  });
  expect(doorOfDecision({ key: `file:unread:${file}` })).toBeNull();
});

test('what is settled by reading, by a reason or elsewhere has no such act', () => {
  expect(door({ block_id: 'b', words: 'Foley', settle: 'reason' })).toBeNull();
  expect(door({ check: 'structure', words: 'December 7, 2026' })).toBeNull();
  expect(doorOfDecision({ key: 'engagement:merchant' })).toBeNull();
});
