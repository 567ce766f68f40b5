/** When something is due, as text and tone. Dates are `YYYY-MM-DD`. */
import { daysBetween } from '../../domain/calendar/business-days.ts';

type Due = { text: string; state: 'late' | 'soon' | 'later' };

export function dueText(dueOn: string, today: string): Due {
  const days = daysBetween(today, dueOn);
  if (days < 0) return { text: days === -1 ? '1 day late' : `${-days} days late`, state: 'late' };
  if (days === 0) return { text: 'Today', state: 'soon' };
  if (days === 1) return { text: 'Tomorrow', state: 'soon' };
  return { text: `In ${days} days`, state: 'later' };
}
