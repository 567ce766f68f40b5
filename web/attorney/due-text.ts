/** When something is due, as text and tone. Dates are `YYYY-MM-DD`. */
import { daysBetween } from '../../domain/calendar/business-days.ts';

type Due = { words: string; state: 'late' | 'soon' | 'later' };

export function dueText(dueOn: string, today: string): Due {
  const days = daysBetween(today, dueOn);
  if (days < 0) return { words: days === -1 ? '1 day late' : `${-days} days late`, state: 'late' };
  if (days === 0) return { words: 'Today', state: 'soon' };
  if (days === 1) return { words: 'Tomorrow', state: 'soon' };
  return { words: `In ${days} days`, state: 'later' };
}
