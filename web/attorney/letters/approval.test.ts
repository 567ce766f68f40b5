import { expect, test } from 'vitest';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
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
const decision = (text: string, bars: LetterDecision['bars']): LetterDecision => ({
  key: `findings:${bars}`,
  text,
  owner: 'attorney',
  bars,
  place: 'verdict',
});

test('red findings come first, confirmed ones last', () => {
  expect(sortedFindings(verdict, ['a1']).map((each) => each.key)).toEqual(['r1', 'a2', 'a1']);
});

test('what bars approval is listed, and what bars only sending is not', () => {
  const decisions = [
    decision('One red finding must be corrected in the letter.', 'approval'),
    decision('x', 'sending'),
  ];
  expect(approvalObstacles({ status: 'draft', decisions, may: { approve: false } }, true)).toEqual([
    'There are unsaved edits. Save them first: approval names the saved bytes.',
    'One red finding must be corrected in the letter.',
    'The letter is a draft. Put it into review first.',
  ]);
});

test('a clean letter in review has no obstacles, unless the server denies this user approval', () => {
  expect(approvalObstacles({ status: 'in_review', decisions: [], may: { approve: true } }, false)).toEqual([]);
  expect(approvalObstacles({ status: 'in_review', decisions: [], may: { approve: false } }, false)).toHaveLength(1);
});
