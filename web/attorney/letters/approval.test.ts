import { expect, test } from 'vitest';
import type { Finding } from '../../../domain/letters/letter.ts';
import { approvalObstacles, sortedFindings } from './approval.ts';

const finding = (key: string, severity: Finding['severity']): Finding => ({
  key,
  severity,
  check: 'fact',
  block_id: 'a',
  words: 'x',
  why: 'y',
});
const verdict = {
  ok: false,
  checked: 12,
  findings: [finding('a1', 'amber'), finding('a2', 'amber'), finding('r1', 'red')],
};
const clean = { ok: true, checked: 12, findings: [] };

test('red findings come first, confirmed ones last', () => {
  expect(sortedFindings(verdict, ['a1']).map((each) => each.key)).toEqual(['r1', 'a2', 'a1']);
});

test('every obstacle is listed', () => {
  expect(approvalObstacles({ status: 'draft', verdict, confirmed: ['a1'], may: { approve: false } }, true)).toEqual([
    'There are unsaved edits. Save them first: approval names the saved bytes.',
    '1 red finding must be corrected in the letter.',
    '1 amber finding waits for your confirmation.',
    'The letter is a draft. Put it into review first.',
  ]);
});

test('a clean letter in review has no obstacles, unless the server denies this user approval', () => {
  expect(
    approvalObstacles({ status: 'in_review', verdict: clean, confirmed: [], may: { approve: true } }, false),
  ).toEqual([]);
  expect(
    approvalObstacles({ status: 'in_review', verdict: clean, confirmed: [], may: { approve: false } }, false),
  ).toHaveLength(1);
});
