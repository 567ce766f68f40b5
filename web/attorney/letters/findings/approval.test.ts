import { expect, test } from 'vitest';
import type { LetterDecision } from '../../../../domain/letters/decision.ts';
import type { Finding } from '../../../../domain/letters/letter.ts';
import { approvalObstacles, barredText, barringPoints, barringText, sortedFindings } from './approval.ts';

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

const taken = [{ key: 'r2', reason: 'It is so.', attorney_name: 'Jordan Avery', on: '2026-11-27' }];

test('what bars approval comes first, then the marks, then what was confirmed or taken with a reason', () => {
  const findings = [finding('r1', 'red'), finding('r2', 'red'), finding('a1', 'amber'), finding('r3', 'red')];
  const letter = { verdict: { ...verdict, findings }, confirmed: ['r1'], taken };
  expect(sortedFindings(letter).map((each) => each.key)).toEqual(['r3', 'a1', 'r1', 'r2']);
});

test('each red finding, each decision and the reading count as a point that bars approval; marks and what bars only sending do not', () => {
  const decisions = [
    decision('One red finding must be corrected in the letter.', 'approval'),
    { ...decision('x', 'sending'), key: 'address:email' },
    { ...decision('8 facts wait for the merchant.', 'approval'), key: 'facts:open' },
    { ...decision('Read the letter before you approve.', 'approval'), key: 'reading:open' },
  ];
  const letter = { status: 'draft', verdict, confirmed: [], decisions, may: { approve: false } } as const;
  expect(approvalObstacles(letter, { unsaved: true, outdated: false })).toEqual({
    listed: 3,
    besides: [
      'There are unsaved edits. Save them first: approval names the saved bytes.',
      'The letter is a draft. Put it into review first.',
    ],
  });
  expect(approvalObstacles({ ...letter, confirmed: ['r1'] }, { unsaved: false, outdated: false }).listed).toBe(2);
  expect(barredText({ ...letter, status: 'in_review' })).toBe('3 points bar approval; one bars sending.');
  expect([barringText(3), barringText(1)]).toEqual(['3 points bar approval.', 'One point bars approval.']);
});

test('edits of a version that is no longer the newest must be compared before they can be saved', () => {
  const letter = { status: 'in_review', verdict, confirmed: [], decisions: [], may: { approve: true } } as const;
  expect(approvalObstacles(letter, { unsaved: true, outdated: true }).besides).toEqual([
    'There are unsaved edits. Compare them with the saved version first: approval names the saved bytes.',
  ]);
});

test('the tab and the send bar show the same points, which include those that bar approval', () => {
  const decisions = [
    { ...decision('No address of the book.', 'sending'), key: 'address:certified_mail' },
    { ...decision('The date is past.', 'sending'), key: 'date:late' },
    { ...decision('Only to know.', 'nothing'), key: 'address:returned' },
  ];
  const letter = {
    status: 'approved',
    verdict: { ...verdict, findings: [] as Finding[] },
    confirmed: [],
    decisions,
  } as const;
  expect(barringPoints(letter, 'sending').map(({ text }) => text)).toEqual([
    'No address of the book.',
    'The date is past.',
  ]);
  expect(barredText(letter)).toBe('2 points bar sending.');
  expect(barredText({ ...letter, decisions: decisions.slice(0, 1) })).toBe('One point bars sending.');
  const corrected = { ...letter, verdict, decisions: decisions.slice(0, 1) };
  expect(barredText(corrected)).toBe('2 points bar sending.');
  const took = [{ ...finding('r2', 'red'), settle: 'reason' as const }];
  expect(barringPoints({ ...letter, verdict: { ...verdict, findings: took }, decisions: [] }, 'sending')).toEqual([]);
});

test('marks bar nothing', () => {
  const marked = { ...verdict, findings: [finding('a1', 'amber')] };
  const letter = {
    status: 'in_review',
    verdict: marked,
    confirmed: [],
    decisions: [],
    may: { approve: true },
  } as const;
  expect(approvalObstacles(letter, { unsaved: false, outdated: false })).toEqual({ listed: 0, besides: [] });
});

test('a letter in review without obstacles names the attorney, if the server denies this user approval', () => {
  const letter = { status: 'in_review', verdict, confirmed: ['r1'], decisions: [], may: { approve: false } } as const;
  expect(approvalObstacles(letter, { unsaved: false, outdated: false }).besides).toHaveLength(1);
});
