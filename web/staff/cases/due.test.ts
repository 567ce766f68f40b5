import { expect, test } from 'vitest';
import { dayText, dueOf, workText } from './due.ts';

test('a due date is shown as overdue, today, or a later date', () => {
  const on = (day: string) => dueOf(day, '2026-11-20');
  expect(on('2026-11-17')).toEqual({ text: 'Overdue by 3 days', state: 'overdue' });
  expect(on('2026-11-19')).toEqual({ text: 'Overdue by 1 day', state: 'overdue' });
  expect(on('2026-11-20')).toEqual({ text: 'Today', state: 'today' });
  expect(on('2026-11-21')).toEqual({ text: 'Tomorrow', state: 'later' });
  expect(on('2030-11-20').text).toBe('In 1,461 days');
});

test('the year is shown if it differs from today’s', () => {
  expect([dayText('2026-11-05', '2026-11-20'), dayText('2027-01-05', '2026-11-20')]).toEqual(['Nov 5', 'Jan 5, 2027']);
});

test('the summary counts what is to be done and what is overdue', () => {
  expect(workText(1, false, 0)).toBe('1 thing to do, none overdue.');
  expect(workText(12, false, 3)).toBe('12 things to do, 3 overdue.');
  expect(workText(1_000, true, 1_200)).toBe('More than 1,000 things to do, 1,200 overdue.');
});
