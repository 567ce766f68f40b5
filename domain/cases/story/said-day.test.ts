import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attacks } from '../../../testing/adversarial-text.ts';
import { addDays } from '../../calendar/business-days.ts';
import { saidDays } from './said-day.ts';

/** A Friday. */
const today = '2026-11-20';
const inText = (text: string, isDated = true) =>
  saidDays(text, today, isDated).map(({ day, precision }) => `${precision} ${day}`);

describe('a day with its year is that day', () => {
  test.each([
    ['We called on May 4, 2025.', 'day 2025-05-04'],
    ['the tenth of February 2025', 'day 2025-02-10'],
    ['On the 28th of September, 2025 it began', 'day 2025-09-28'],
    ['May the 4th, 2025', 'day 2025-05-04'],
    ["it was May 4 '25", 'day 2025-05-04'],
    ['el 5 de octubre de 2025 llamé', 'day 2025-10-05'],
    ['5 de octubre del 2025', 'day 2025-10-05'],
    ['el primero de mayo de 2025', 'day 2025-05-01'],
    ['around 6/9/2025 they froze it', 'about 2025-06-09'],
    ['on May 4,\n2025', 'day 2025-05-04'],
    ['on May\n4, 2025', 'day 2025-05-04'],
  ])('%s', (text, day) => {
    expect(inText(text)).toEqual([day]);
  });
});

describe('a day without its year is the newest of its name', () => {
  test.each([
    ['28 September I emailed', 'day 2026-09-28'],
    ['on the 18th of June they said', 'day 2026-06-18'],
    ['the tenth of February', 'day 2026-02-10'],
    ['Monday March 2 I called', 'day 2026-03-02'],
    ['Tuesday March 2 I called', 'about 2026-03-02'],
    ['Mon, March 2: called', 'day 2026-03-02'],
    ['march 2nd', 'day 2026-03-02'],
    ['December first', 'day 2025-12-01'],
    ['Oct 15: called support', 'day 2026-10-15'],
    ['sept. 9 they closed it', 'day 2026-09-09'],
    ['3/15 - called', 'day 2026-03-15'],
    ['el 5 de octubre', 'day 2026-10-05'],
    ['lunes 6 de julio', 'day 2026-07-06'],
    ['el miércoles 8 de julio', 'day 2026-07-08'],
    ['el cinco de octubre', 'day 2026-10-05'],
    ['el 25/10 escribí', 'day 2026-10-25'],
    ['como el 3 de marzo', 'about 2026-03-03'],
    ['on or about June 3', 'about 2026-06-03'],
    ['May 4 last year', 'day 2025-05-04'],
    ['el 30 de septiembre del año pasado', 'day 2025-09-30'],
  ])('%s', (text, day) => {
    expect(inText(text)).toEqual([day]);
  });
});

describe('a part of a month is about a day of it, and a month alone is the month', () => {
  test.each([
    ['mid may', 'about 2026-05-15'],
    ['beginning of September they said', 'about 2026-09-05'],
    ['end of april', 'about 2026-04-25'],
    ['in early June', 'about 2026-06-05'],
    ['late-June 2025', 'about 2025-06-25'],
    ['early December', 'about 2025-12-05'],
    ['a mediados de mayo', 'about 2026-05-15'],
    ['a principios de octubre', 'about 2026-10-05'],
    ['a finales de abril de 2025', 'about 2025-04-25'],
    ['In May they replied', 'month 2026-05-01'],
    ['since June of 2025', 'month 2025-06-01'],
    ['en agosto', 'month 2026-08-01'],
    ['my March 2025 payouts', 'month 2025-03-01'],
  ])('%s', (text, day) => {
    expect(inText(text)).toEqual([day]);
  });
});

describe('a day counted from the day of writing', () => {
  const relations: [string, string][] = [
    ['I called today', 'day 2026-11-20'],
    ['this morning they wrote', 'day 2026-11-20'],
    ['yesterday', 'day 2026-11-19'],
    ['the day before yesterday', 'day 2026-11-18'],
    ['three days ago', 'day 2026-11-17'],
    ['about 10 days ago', 'about 2026-11-10'],
    ['a couple of days ago', 'about 2026-11-18'],
    ['10 days back', 'day 2026-11-10'],
    ['hace un par de semanas', 'about 2026-11-06'],
    ['hace como tres días', 'about 2026-11-17'],
    ['last Tuesday', 'day 2026-11-17'],
    ['last Friday', 'day 2026-11-13'],
    ['a week ago', 'about 2026-11-13'],
    ['two weeks ago', 'about 2026-11-06'],
    ['3 months ago', 'about 2026-08-20'],
    ['last week', 'about 2026-11-13'],
    ['last month', 'month 2026-10-01'],
    ['hoy llamé', 'day 2026-11-20'],
    ['ayer', 'day 2026-11-19'],
    ['anteayer', 'day 2026-11-18'],
    ['hace tres días', 'day 2026-11-17'],
    ['hace dos semanas', 'about 2026-11-06'],
    ['hace un mes', 'about 2026-10-20'],
    ['el martes pasado', 'day 2026-11-17'],
    ['la semana pasada', 'about 2026-11-13'],
  ];
  test.each(relations)('%s', (text, day) => {
    expect(inText(text)).toEqual([day]);
  });

  test('is none in a text of which nobody knows when it was written', () => {
    for (const [text] of relations) expect([text, inText(text, false)]).toEqual([text, []]);
  });
});

describe('a day counted from the day before it in the text', () => {
  test.each([
    ['On May 4 they froze it. Two days later I called.', 'day 2026-05-06'],
    ['On May 4 they froze it. The next day I called.', 'day 2026-05-05'],
    ['On May 4 they froze it. I called the same day.', 'day 2026-05-04'],
    ['On May 4 they froze it. A week later I wrote.', 'about 2026-05-11'],
    ['Around May 4 they froze it. The following day I called.', 'about 2026-05-05'],
    ['On May 4, 2024 they froze it. On the 15th I called.', 'day 2024-05-15'],
    ['On May 28 they froze it. On the 3rd I called.', 'day 2026-06-03'],
    ['On November 18 they froze it. They had written on the 15th.', 'day 2026-11-15'],
    ['In May they froze it. On the 15th I called.', 'day 2026-05-15'],
    ['They froze it May 4, 2026. tuesday I call them', 'day 2026-05-05'],
    ['On May 4 it was frozen. On Monday I called.', 'day 2026-05-11'],
    ['On May 4 it was frozen. on wed i called', 'day 2026-05-06'],
    ['On May 4 it was frozen. The following Friday I called.', 'day 2026-05-08'],
    ['On May 4 it was frozen. Monday 11 I called.', 'day 2026-05-11'],
    ['On May 4 it was frozen. That same afternoon I called.', 'day 2026-05-04'],
    ['I called May 3rd and 5th.', 'day 2026-05-05'],
    ['On May 4 they said by June 1. On the 9th I called.', 'day 2026-05-09'],
    ['El 5 de octubre la cerraron. Dos días después llamé.', 'day 2026-10-07'],
    ['El 5 de octubre la cerraron. Al día siguiente llamé.', 'day 2026-10-06'],
    ['El 5 de octubre la cerraron. Una semana después escribí.', 'about 2026-10-12'],
    ['El 5 de octubre la cerraron. El 17 volví a llamar.', 'day 2026-10-17'],
    ['El 5 de octubre la cerraron. El miércoles llamé.', 'day 2026-10-07'],
    ['El 5 de octubre la cerraron. El lunes 12 llamé.', 'day 2026-10-12'],
  ])('%s', (text, day) => {
    expect(inText(text).at(-1)).toBe(day);
  });

  test('goes from one to the next', () => {
    const text = 'On June 10 they limited it. On the 15th I called, again on the 17th. The next day they refused.';
    expect(inText(text)).toEqual(['day 2026-06-10', 'day 2026-06-15', 'day 2026-06-17', 'day 2026-06-18']);
  });

  test('is about the newest such day of a month where nothing is before it', () => {
    expect([inText('On the 15th I called'), inText('On the 25th I called'), inText('El 15 llamé')]).toEqual([
      ['about 2026-11-15'],
      ['about 2026-10-25'],
      ['about 2026-11-15'],
    ]);
  });
});

describe('what could be several days, or is none, is not read', () => {
  test.each([
    'tuesday I call them',
    'every Tuesday I called',
    'los lunes llamo',
    'Two days later I called.',
    'the next day',
    'a few days ago',
    'They still hold it as of today',
    'hoy en día',
    'hace 30 días que no pagan',
    'the 3rd time I called',
    'on the 3rd call they hung up',
    'support is there 24/7',
    'el 5/10 llamé',
    'el 15 por ciento',
    'it took 2/3 of my money',
    'May 4-6',
    'May 4 and 6, I called',
    'agent 2 may have called',
    'Monday of last week',
    'every day, 3 more customers disputed',
    'on Monday 2 customers called',
    'First, I called. 2nd, I wrote.',
    'on February 30',
    'May 4, 1985',
    'I may call, and they may not answer',
    'the mid market rate',
  ])('%s', (text) => {
    expect(inText(text)).toEqual([]);
  });

  test('nor what counts from a day that was not read', () => {
    expect(inText('On May 4 they froze it. A few weeks later I called. The next day they wrote.')).toEqual([
      'day 2026-05-04',
    ]);
  });

  test('nor a day of this year or of the one that the text was in', () => {
    expect(inText('On January 12, 2025 they froze it. On January 20 I called.')).toEqual(['day 2025-01-12']);
  });
});

/** Texts of words that say days, and of some that do not. */
const saying = fc
  .array(
    fc.constantFrom(
      ...'May 4|on the 15th|the next day|tuesday|Monday March 2|yesterday|two weeks ago|3 months later|mid may|in December|el 31|ayer|last Friday|12/31|we called|.|,|\n|a few days later|by|around|February 29'.split(
        '|',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(' '));
const someDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays('2019-01-01', days));

test('no day without its year is after the day of writing, and days stand in the order of their words', () => {
  fc.assert(
    fc.property(saying, someDay, (text, written) => {
      const days = saidDays(text, written);
      for (const [at, { day, start, end }] of days.entries()) {
        expect(day <= written).toBe(true);
        expect(start).toBeGreaterThanOrEqual(days[at - 1]?.end ?? 0);
        expect(end).toBeGreaterThan(start);
      }
    }),
  );
});

test('a day with its year is read alike alone and after any text, on any day', () => {
  const dates = ['May 4, 2025', 'the 10th of February 2024', '5 de octubre de 2023', '2026-06-09', 'June 1, 2031'];
  fc.assert(
    fc.property(saying, someDay, fc.constantFrom(...dates), (text, written, date) => {
      expect(saidDays(`${text}.\nWe wrote ${date}.`, written).at(-1)?.day).toBe(saidDays(date, today)[0]?.day);
    }),
  );
});

test('a text of days is read in time that grows with its length', () => {
  const units = ['On the 15th ', 'May 4 ', 'the next day ', 'tuesday ', 'el 5 de ', 'about ', 'hace ', 'the '];
  for (const unit of units) expect(saidDays(unit.repeat(20_000), today).length).toBeLessThan(20_001);
  for (const { make } of attacks) expect(saidDays(make(4_000), today).length).toBeLessThan(2_001);
});
