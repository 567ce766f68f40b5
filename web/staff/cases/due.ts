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

/** "12 things to do, 3 overdue.", above the list. */
export function workText(total: number, capped: boolean, overdue: number): string {
  const things =
    total === 1 && !capped
      ? '1 thing to do'
      : `${capped ? 'More than ' : ''}${total.toLocaleString('en-US')} things to do`;
  return overdue === 0 ? `${things}, none overdue.` : `${things}, ${overdue.toLocaleString('en-US')} overdue.`;
}

/** The groups of the work list, in its order. */
export const dueGroups: Record<Due['state'], string> = { overdue: 'Late', today: 'Today', later: 'Later' };
