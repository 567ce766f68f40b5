import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesIn, joinBrokenDates, periodsIn } from './find-dates.ts';
import { dayInWords } from './summarize.ts';

const days = (line: string) => datesIn(line).map(({ date }) => date);

test.each<[string, string[]]>([
  ['March 3, 2026', ['2026-03-03']],
  ['Mar. 3rd, 2026', ['2026-03-03']],
  ['3 March 2026', ['2026-03-03']],
  ['03/04/2026', ['2026-03-04']],
  ['3/4/26', ['2026-03-04']],
  ['2026-03-04', ['2026-03-04']],
  ['04-Mar-2026', ['2026-03-04']],
  ['February 30, 2026', []],
  ['13/45/2026', []],
  ['1/2/1875', []],
  ['May 2026', []],
  ['Section 3.4.2026a', []],
  ['12-3456789', []],
  ['555-01-2026', []],
])('%s', (line, expected) => expect(days(line)).toEqual(expected));

test('every date in four formats is found with its value', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }), (day) => {
      const iso = day.toISOString().slice(0, 10);
      const [y, m, d] = iso.split('-');
      expect([dayInWords(iso), `${m}/${d}/${y}`, iso, `${Number(m)}-${Number(d)}-${y}`].flatMap(days)).toEqual([
        iso,
        iso,
        iso,
        iso,
      ]);
    }),
  );
});

describe('date ranges', () => {
  const spans = (line: string) => periodsIn(line).map(({ from, to }) => [from, to]);
  test.each<[string, string[][]]>([
    ['January 1 - January 31, 2026', [['2026-01-01', '2026-01-31']]],
    ['January 1–31, 2026', [['2026-01-01', '2026-01-31']]],
    ['01/01/2026 through 01/31/2026', [['2026-01-01', '2026-01-31']]],
    ['Statement for February 2024', [['2024-02-01', '2024-02-29']]],
    ['Report date 16 June 2026', []],
    ['paid 01/31/2026 and sent 01/01/2026', []],
    ['01/31/2026 to 01/01/2026', []],
  ])('%s', (line, expected) => expect(spans(line)).toEqual(expected));
});

test('a date broken across lines is rejoined, and nothing else moves', () => {
  expect(
    joinBrokenDates(['dispatched on July', '7, 2026 by DHL', 'As amended July 9,', '2023.', 'We may', '2026 things']),
  ).toEqual(['dispatched on July 7, 2026', 'by DHL', 'As amended July 9, 2023.', '', 'We may', '2026 things']);
});
