import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesIn, dayOrderOf, periodsIn, type DayOrder } from './find-dates.ts';
import { longDay } from '../calendar/long-day.ts';

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
      expect([longDay(iso), `${m}/${d}/${y}`, iso, `${Number(m)}-${Number(d)}-${y}`].flatMap(days)).toEqual([
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

describe('the order of month and day', () => {
  test.each<[string, string[], DayOrder | undefined]>([
    ['a thirteenth month is a day', ['03/07/2026', '25/07/2026'], 'day'],
    ['a thirteenth day is no month', ['03/07/2026', '07/25/2026'], 'month'],
    ['a weekday fits one of the two', ['Thu 9/3/2026'], 'month'],
    ['both may be read either way', ['03/07/2026', '04/08/2026'], undefined],
    ['the same in both', ['05/05/2026'], undefined],
    ['a page in two orders', ['25/07/2026', '07/25/2026'], undefined],
    ['the stamp of a printing browser', ['11/20/26, 4:05 PM   Mail'], undefined],
    ['days with their months written out', ['25 July 2026', 'July 25, 2026', '2026-07-25'], undefined],
  ])('%s', (_, lines, order) => expect(dayOrderOf(lines)).toBe(order));

  test('it decides days that can be read both ways; without it both days are kept', () => {
    expect(datesIn('03/07/2026', 'day')).toEqual([{ date: '2026-07-03', start: 0, end: 10 }]);
    expect(datesIn('03/07/2026', 'month')).toEqual([{ date: '2026-03-07', start: 0, end: 10 }]);
    expect(datesIn('03/07/2026')).toEqual([{ date: '2026-03-07', or: '2026-07-03', start: 0, end: 10 }]);
    expect(datesIn('25.07.2026 or 05/05/2026')).toMatchObject([{ date: '2026-07-25' }, { date: '2026-05-05' }]);
    expect(datesIn('25.07.2026 or 05/05/2026').filter(({ or }) => or)).toEqual([]);
  });

  test('a page is read in one order once any of its days shows which', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.array(day, { minLength: 1, maxLength: 8 }), fc.boolean(), (all, dayFirst) => {
        const iso = all.map((each) => each.toISOString().slice(0, 10));
        const lines = iso.map((each) => {
          const [y = '', m = '', d = ''] = each.split('-');
          return dayFirst ? `${d}/${m}/${y}` : `${m}/${d}/${y}`;
        });
        const order = dayOrderOf(lines);
        const read = lines.flatMap((line) => datesIn(line, order));
        if (iso.some((each) => Number(each.slice(8)) > 12)) expect(read.map(({ date }) => date)).toEqual(iso);
        else read.forEach(({ date, or }, at) => expect([date, or]).toContain(iso[at]));
      }),
    );
  });
});
