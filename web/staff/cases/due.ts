/** A next action's due date as text that needs no color. Dates are `YYYY-MM-DD`. */
import { daysBetween } from '../../../domain/calendar/business-days.ts';
import { shortDay } from '../../ui/dates.ts';

type Due = { text: string; state: 'overdue' | 'today' | 'later' };

export function dueOf(dueOn: string, today: string): Due {
  const days = daysBetween(today, dueOn);
  if (days < 0)
    return {
      text: days === -1 ? 'Overdue by 1 day' : `Overdue by ${(-days).toLocaleString('en-US')} days`,
      state: 'overdue',
    };
  if (days === 0) return { text: 'Today', state: 'today' };
  return { text: days === 1 ? 'Tomorrow' : `In ${days.toLocaleString('en-US')} days`, state: 'later' };
}

/** "Nov 20", with the year if it differs from today's. */
export const dayText = (day: string, today: string): string =>
  day.slice(0, 4) === today.slice(0, 4) ? shortDay(day).replace(/, \d+$/, '') : shortDay(day);

/** "12 open cases, 3 of them overdue.", above the list. */
export function workText(total: number, capped: boolean, overdue: number): string {
  const cases =
    total === 1 && !capped ? '1 open case' : `${capped ? 'More than ' : ''}${total.toLocaleString('en-US')} open cases`;
  return overdue === 0 ? `${cases}, none overdue.` : `${cases}, ${overdue.toLocaleString('en-US')} overdue.`;
}
