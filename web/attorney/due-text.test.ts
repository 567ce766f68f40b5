import { expect, test } from 'vitest';
import { dueText } from './due-text.ts';

test('a due date is shown as overdue, today, tomorrow or in a number of days', () => {
  const due = ['2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-12-01'].map((date) =>
    dueText(date, '2026-11-20'),
  );
  expect(due.map((each) => each.text)).toEqual(['2 days late', '1 day late', 'Today', 'Tomorrow', 'In 11 days']);
  expect(due.map((each) => each.state)).toEqual(['late', 'late', 'soon', 'soon', 'later']);
});
