/** When something is due, in words and in weight. Dates are `YYYY-MM-DD`. */
import { daysBetween } from '../../domain/business-days.ts';

export type Due = { words: string; state: 'late' | 'soon' | 'later' };

export function dueWords(dueOn: string, today: string): Due {
  const days = daysBetween(today, dueOn);
  if (days < 0) return { words: days === -1 ? '1 day late' : `${-days} days late`, state: 'late' };
  if (days === 0) return { words: 'Today', state: 'soon' };
  if (days === 1) return { words: 'Tomorrow', state: 'soon' };
  return { words: `In ${days} days`, state: 'later' };
}

/** The reader's calendar date. */
export function todayHere(now: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
