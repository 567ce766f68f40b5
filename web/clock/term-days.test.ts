import { expect, test } from 'vitest';
import { isOver, opensText, termDays, termText, type Term } from './term-days.ts';

const term: Term = {
  key: 'hold:2',
  kind: 'hold',
  what: 'Hold of the balance: up to 180 days',
  about: null,
  clause: {
    agreement: 'paypal/2026-05-19',
    title: 'User Agreement',
    version: '2026-05-19',
    anchor: 'Holds',
    quote: 'up to 180 days',
  },
  starts_on: '2026-05-20',
  starts_why: '',
  ends_on: '2026-11-16',
  opens_on: '2026-11-17',
  missing: null,
  note: null,
};

test('a running term shows its current day and its last day, and a term that is over shows how long ago it ended', () => {
  expect(termText(term, '2026-05-20')).toBe('Day 0 of 180. The last day is Nov 16, 2026.');
  expect(termText(term, '2026-11-16')).toBe('Day 180 of 180. The last day is Nov 16, 2026.');
  expect(termText(term, '2026-11-17')).toBe('The term ended on Nov 16, 2026, one day ago.');
  expect(['2026-11-16', '2026-11-17'].map((today) => isOver(term, today))).toEqual([false, true]);
  expect(termDays(term, '2026-05-01')).toEqual({ day: 0, days: 180, over: false });
});

test('a term without an end says what is missing', () => {
  const open = { ...term, ends_on: null, opens_on: null, missing: 'The receipt is not on file.' };
  expect(termText(open, '2026-06-01')).toBe('No end is known. The receipt is not on file.');
  expect(termDays(open, '2026-06-01')).toBeNull();
  expect(isOver(open, '2026-06-01')).toBe(false);
  expect(opensText(open)).toBeNull();
});

test('the end of a waiting period shows the first day of the next step; a hold and a limitation show none', () => {
  expect(opensText(term)).toBeNull();
  expect(opensText({ ...term, kind: 'wait' })).toBe('First possible day of the next step: Nov 17, 2026.');
  expect(opensText({ ...term, kind: 'wait', opens_on: null, missing: 'No meeting is recorded.' })).toBe(
    'First possible day of the next step: not known. No meeting is recorded.',
  );
  expect(opensText({ ...term, kind: 'limitation', opens_on: null })).toBeNull();
});
