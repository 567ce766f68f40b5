import { expect, test } from 'vitest';
import type { Finding } from '../../../../domain/letters/letter.ts';
import { placeName, placeOf } from './finding-place.ts';
import { smallBlock, smallLetter } from '../../../../testing/letters/small-letter.ts';

const letter = smallLetter({
  blocks: [
    smallBlock('a'),
    {
      ...smallBlock('b', 'See _Foley v. Interactive Data Corp._, 47 Cal. 3d 654 (1988), and Exhibit D.'),
      authority_refs: ['foley', 'ucc-1-304'],
    },
  ],
});
const finding = (change: Partial<Finding>): Finding => ({
  key: 'k',
  severity: 'amber',
  check: 'authority',
  block_id: null,
  words: '',
  why: '',
  ...change,
});

test('a finding with a block is placed there, even if the block is gone', () => {
  expect(placeOf(finding({ block_id: 'a' }), letter)).toEqual({ blockId: 'a' });
  expect(placeName(finding({ block_id: 'gone' }), letter)).toBe('No longer in the letter');
});

test('an authority is located by its text, or else by the block that relies on it', () => {
  expect(placeOf(finding({ words: 'Foley v. Interactive Data Corp., 47 Cal. 3d 654 (1988)' }), letter)).toEqual({
    blockId: 'b',
  });
  expect(placeOf(finding({ key: 'authority:ucc-1-304', words: 'U.C.C. § 1-304' }), letter)).toEqual({ blockId: 'b' });
  expect(placeOf(finding({ check: 'structure', severity: 'red', words: 'Exhibit D' }), letter)).toEqual({
    blockId: 'b',
  });
});

test('findings outside the blocks are placed by name', () => {
  expect(placeName(finding({ check: 'address', words: 'PayPal, Inc.' }), letter)).toBe('Addressee');
  expect(
    placeName(
      finding({ check: 'structure', words: 'Dana Marsh', why: 'The signature block lacks: bar number.' }),
      letter,
    ),
  ).toBe('Signature block');
  expect(placeName(finding({ check: 'provenance', words: 'Account: 7421' }), letter)).toBe('Reference lines');
  expect(placeName(finding({ check: 'fact', words: '2026-11-20' }), letter)).toBe('Date');
  expect(placeName(finding({ check: 'structure', words: 'December 7, 2026' }), letter)).toBe('The letter as a whole');
});
