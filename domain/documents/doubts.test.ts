import { expect, test } from 'vitest';
import { digest } from './digest.ts';
import type { ReadPage, UnsureWord } from './extraction.ts';
import { sureEnough } from './finding-roles.ts';
import { suggestAnswers } from './suggest.ts';

const notice = (held: string): string[] => [
  'PayPal',
  'We have limited your account on September 2, 2026. You can no longer withdraw money.',
  `Amount on hold: ${held}`,
  'Merchant account ID: 448812003391',
  'This decision was made under our User Agreement and Acceptable Use Policy.',
];

function read(lines: string[], unsure: UnsureWord[] = [], way: ReadPage['way'] = 'ocr') {
  const { kind, confidence, findings } = digest({
    pages: 1,
    read: [{ number: 1, lines, way, confidence: 0.95, hidden: 0, unsure }],
  });
  const extraction = { file_id: 'file', filename: 'photo.jpg', kind, kind_confidence: confidence, findings };
  return {
    sure: Object.fromEntries(findings.map((each) => [each.role, each.confidence >= sureEnough])),
    suggested: suggestAnswers([extraction]).map(({ field }) => field),
  };
}

test('what OCR is sure of is suggested', () => {
  expect(read(notice('$18,432.17')).suggested).toEqual(['processor', 'amountHeld', 'merchantAccount', 'holdStartDate']);
});

test.each([
  ['an amount', { line: 2, text: '$18,432.17' }, 'held', 'amountHeld'],
  ['a part of an amount', { line: 2, text: '432.17' }, 'held', 'amountHeld'],
  ['a day', { line: 1, text: '2,' }, 'hold_started', 'holdStartDate'],
  ['an account', { line: 3, text: '448812003391' }, 'account', 'merchantAccount'],
])('%s that OCR is not sure of is kept, and not suggested', (_, word, role, field) => {
  const { sure, suggested } = read(notice('$18,432.17'), [word]);
  expect(sure).toEqual({ held: true, hold_started: true, account: true, processor: true, [role]: false });
  expect(suggested).not.toContain(field);
  expect(suggested).toHaveLength(3);
});

test('a doubt about another number, or in another line, leaves a value as it is', () => {
  const unsure = [
    { line: 2, text: '•7' },
    { line: 2, text: '55' },
    { line: 4, text: '18,432.17' },
  ];
  expect(read(notice('$18,432.17'), unsure).suggested).toHaveLength(4);
});

test('in a scan a long number without commas or cents is no sure amount, as OCR loses them; in a text it is', () => {
  expect(read(notice('$41692')).sure['held']).toBe(false);
  expect(read(notice('$41692'), [], 'text').sure['held']).toBe(true);
  for (const amount of ['$41,692', '$1692.10', '$416']) expect(read(notice(amount)).sure['held']).toBe(true);
});

test('a date whose year was moved up from the next line is doubted with it', () => {
  const lines = notice('$18,432.17').flatMap((line) => line.split(/(?<=September 2,) /));
  expect(read(lines).sure['hold_started']).toBe(true);
  expect(read(lines, [{ line: 2, text: '2026.' }]).sure['hold_started']).toBe(false);
});
