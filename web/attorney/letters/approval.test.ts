import { expect, test } from 'vitest';
import type { LetterDecision } from '../../../domain/letters/decision.ts';
import type { Finding } from '../../../domain/letters/letter.ts';
import { approvalObstacles, barringText, sortedFindings } from './approval.ts';

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

test('what bars approval is counted as the tab lists it, finding by finding; what bars only sending is not, and what is on no tab is said', () => {
  const decisions = [
    decision('One red finding must be corrected in the letter.', 'approval'),
    decision('x', 'sending'),
    { ...decision('8 facts wait for the merchant.', 'approval'), key: 'facts:open' },
  ];
  const letter = { status: 'draft', verdict, confirmed: ['a1'], decisions, may: { approve: false } } as const;
  expect(approvalObstacles(letter, { unsaved: true, outdated: false })).toEqual({
    listed: 3,
    besides: [
      'There are unsaved edits. Save them first: approval names the saved bytes.',
      'The letter is a draft. Put it into review first.',
    ],
  });
  expect([barringText(3), barringText(1)]).toEqual(['3 points bar approval.', 'One point bars approval.']);
});

test('edits that a newer version overtook are to be compared, as they cannot be saved yet', () => {
  const letter = { status: 'in_review', verdict, confirmed: [], decisions: [], may: { approve: true } } as const;
  expect(approvalObstacles(letter, { unsaved: true, outdated: true }).besides).toEqual([
    'There are unsaved edits. Compare them with the saved version first: approval names the saved bytes.',
  ]);
});

test('open findings that bar nothing are not counted', () => {
  const letter = { status: 'in_review', verdict, confirmed: [], decisions: [], may: { approve: true } } as const;
  expect(approvalObstacles(letter, { unsaved: false, outdated: false })).toEqual({ listed: 0, besides: [] });
});

test('a letter in review without obstacles names the attorney, if the server denies this user approval', () => {
  const letter = { status: 'in_review', verdict, confirmed: [], decisions: [], may: { approve: false } } as const;
  expect(approvalObstacles(letter, { unsaved: false, outdated: false }).besides).toHaveLength(1);
});
