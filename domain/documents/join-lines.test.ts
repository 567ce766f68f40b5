import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinLines, lineAt } from './join-lines.ts';

const texts = (...lines: string[]) => joinLines(lines).map(({ text }) => text);

test('a sentence that a line break cut is whole again', () => {
  expect(
    texts(
      'There is a level of risk for disputes that is higher than we can support. On May 18, 2026',
      'we paused payouts to your bank account, and card payments were switched off.',
    ),
  ).toHaveLength(1);
  expect(texts('dispatched on July', '7, 2026 by DHL')).toEqual(['dispatched on July 7, 2026 by DHL']);
  expect(texts('frozen on July 8,', '2026')).toEqual(['frozen on July 8, 2026']);
  expect(texts('The hold was placed on', 'May 5, 2026')).toEqual(['The hold was placed on May 5, 2026']);
  expect(texts('A letter from PayPal, Inc.', 'about your account')).toHaveLength(1);
});

test('labels, headings, addresses, table rows and finished sentences stay apart', () => {
  for (const lines of [
    ['Worldpay', 'Date: 25/07/2026', 'Merchant ID: 71204455', 'Dear Customer,'],
    ['Cedar Lane Soaps LLC', '77 Example Street', 'Springfield, OR 97477'],
    ['Gross sales   $48,210.50', 'Refunds   -$1,204.00', 'of which'],
    ['We may', '2026 things'],
    ['Your payouts are paused.', 'They start again in May.'],
  ])
    expect(texts(...lines)).toEqual(lines);
});

test('no line is lost or moved, and each place of a passage is found in its line again', () => {
  const line = fc.oneof(fc.string({ maxLength: 60 }), fc.constantFrom('on May', '3, 2026', 'a   b', '', 'we hold it'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const passages = joinLines(lines);
      expect(passages.flatMap((each) => [each.line, ...each.breaks.map((place) => lineAt(each, place))])).toEqual(
        lines.map((_, index) => index),
      );
      for (const each of passages)
        for (const start of [0, ...each.breaks])
          expect(each.text.slice(start).startsWith(lines[lineAt(each, start)] ?? '?')).toBe(true);
    }),
  );
});

test('a passage has an end, however long a page runs on', () => {
  const lengths = joinLines(Array.from({ length: 2_000 }, () => 'and so it goes on')).map(({ text }) => text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(1_500);
});
