import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../domain/calendar/business-days.ts';
import { clockDates, isOfAttorney, isOurs, licenseBefore, reminderOn, type DatedCase } from './dates.ts';
import type { ClockRow } from './clock-row.ts';
import type { ContractStep } from './steps.ts';

const clause = { agreement: 'x/1', title: 'Terms', version: '2026-01-01', anchor: '§ 1', quote: 'words' };
const row = (more: Partial<ClockRow>): ClockRow => ({
  key: 'wait',
  kind: 'wait',
  what: 'A wait',
  about: null,
  clause,
  starts_on: null,
  starts_why: '',
  ends_on: null,
  opens_on: null,
  missing: null,
  note: null,
  ...more,
});
const arbitration: ContractStep = {
  step: 'arbitration',
  label: 'Arbitration, AAA',
  clause,
  open: 'from',
  on: '2026-07-17',
  missing: null,
};
const empty: DatedCase = { rows: [], steps: [], next_action: null, reply_due_on: null, offers: [], promised: [] };

test('every kind of day has an owner, and an unknown day is not listed', () => {
  const dates = clockDates({
    rows: [
      row({ opens_on: '2026-07-17', ends_on: '2026-07-16' }),
      row({
        key: 'hold:0',
        kind: 'hold',
        ends_on: '2026-07-01',
        opens_on: '2026-07-02',
        what: 'A hold',
        about: 'June',
      }),
      row({ key: 'hold:1', kind: 'hold', missing: 'not on file' }),
      row({ key: 'limitation', kind: 'limitation', ends_on: '2027-06-01' }),
      row({ key: 'opt_out', kind: 'opt_out', ends_on: '2026-06-30' }),
    ],
    steps: [arbitration],
    next_action: { words: 'Send the follow-up', on: '2026-06-20' },
    reply_due_on: '2026-06-20',
    offers: [{ id: 'o', answer_by: '2026-06-25' }],
    promised: [{ id: 'p', label: 'First part', on: '2026-06-28' }],
  });
  expect(dates.map(({ on, owner, what }) => [on, owner, what])).toEqual([
    ['2026-06-20', 'staff', 'Send the follow-up.'],
    ['2026-06-25', 'merchant', 'Last day to accept or decline the offer.'],
    ['2026-06-28', 'staff', 'Promised release: First part.'],
    ['2026-06-30', 'attorney', 'Last day to opt out of arbitration.'],
    ['2026-07-01', 'staff', 'Last day of a term (June). A hold.'],
    ['2026-07-17', 'attorney', 'First possible day: Arbitration, AAA.'],
    ['2027-06-01', 'attorney', 'Last day to file a claim, without tolling; an attorney must confirm it.'],
  ]);
  expect(clockDates({ ...empty, reply_due_on: '2026-06-20' }).map(({ key }) => key)).toEqual(['answer']);
});

test('a day reminds three days before, on the day, and once it has passed', () => {
  const reminders = [-5, -4, -3, -2, -1, 0, 1, 2, 14, 15].map((days) =>
    reminderOn({ on: '2026-11-01', before: [3], pause: null }, addDays('2026-11-01', days)),
  );
  expect(reminders).toEqual([null, null, 'before:3', 'before:3', 'before:3', 'day', 'late', 'late', 'late', null]);
});

const pause = (until: string) => ({ until, reason: 'They asked for time.', by: 'Robin Ward' });
const occasions = (on: string, until: string): string[] =>
  Array.from({ length: 40 }, (_, days) => addDays('2026-11-01', days)).flatMap((today) => {
    const occasion = reminderOn({ on, before: [3], pause: pause(until) }, today);
    return occasion === null ? [] : [`${today} ${occasion}`];
  });

test('a paused day is silent until its pause ends, and wakes on that day', () => {
  const woken = occasions('2026-11-10', '2026-11-20');
  expect(woken[0]).toBe('2026-11-20 day');
  expect(woken.slice(1).every((each) => each.endsWith('late'))).toBe(true);
  expect(occasions('2026-11-10', '2026-11-08').slice(0, 3)).toEqual([
    '2026-11-08 before:3',
    '2026-11-09 before:3',
    '2026-11-10 day',
  ]);
});

test('a pause belongs to one day: the newest counts, and a day that moves is not paused', () => {
  const dated: DatedCase = {
    ...empty,
    promised: [{ id: 'p', label: '', on: '2026-11-10' }],
    pauses: [
      { key: 'promised:p', on: '2026-11-10', ...pause('2026-11-15') },
      { key: 'promised:p', on: '2026-11-10', ...pause('2026-11-20') },
    ],
  };
  expect(clockDates(dated)[0]?.pause?.until).toBe('2026-11-20');
  expect(clockDates({ ...dated, promised: [{ id: 'p', label: '', on: '2026-11-11' }] })[0]?.pause).toBeNull();
});

test('a certified copy that is not posted has its day, unless it is the next action of that day', () => {
  const envelopes = [{ id: 'e', on: '2026-11-10' }];
  expect(clockDates({ ...empty, envelopes })).toMatchObject([{ key: 'certified:e', owner: 'staff' }]);
  expect(
    clockDates({ ...empty, envelopes, next_action: { words: 'Mail the letter', on: '2026-11-10' } }).map(
      ({ key }) => key,
    ),
  ).toEqual(['next_action']);
});

test('over 400 days of a simulated clock, the reminders of a day come in order, each on one run of days', () => {
  const day = fc.integer({ min: 0, max: 300 }).map((days) => addDays('2026-03-01', days));
  fc.assert(
    fc.property(day, fc.constantFrom([3], [90, 30, 3]), (on, before) => {
      const seen: string[] = [];
      for (let index = 0; index < 400; index += 1) {
        const occasion = reminderOn({ on, before, pause: null }, addDays('2026-03-01', index));
        if (occasion !== null && occasion !== seen.at(-1)) seen.push(occasion);
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.slice(-2)).toEqual(['day', 'late']);
    }),
  );
});

test('a license is a day of its attorney, who is reminded 14 and 3 days before, on it, and after it', () => {
  const [date] = clockDates({ ...empty, licenses: [{ check_id: 'c', state: 'OR', until: '2026-12-31' }] });
  if (!date) throw new Error('no day');
  expect(date).toMatchObject({ key: 'license:c', on: '2026-12-31', owner: 'attorney', before: licenseBefore });
  expect([isOfAttorney(date), isOurs(date), isOurs({ key: 'answer' })]).toEqual([true, true, false]);
  const due = (today: string) => reminderOn(date, today);
  expect(['2026-12-16', '2026-12-17', '2026-12-28', '2026-12-31', '2027-01-01'].map(due)).toEqual([
    null,
    'before:14',
    'before:3',
    'day',
    'late',
  ]);
});
