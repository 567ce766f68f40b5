import { formatCents } from '../../../domain/money/cents.ts';

export const count = (value: number): string => value.toLocaleString('en-US');
export const money = (cents: number): string => formatCents(cents, 'short');

/** "66.7%" from a share of 0 to 1. */
export const percent = (share: number): string =>
  `${(share * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;

/** From this many cases on, a percentage is meaningful; below that, show the numbers themselves. */
export const enoughForShare = 10;

/** "66.7% (8 of 12)", or "2 of 2" if there are too few cases for a percentage. */
export const shareOf = (part: number, all: number): string =>
  all < enoughForShare ? `${count(part)} of ${count(all)}` : `${percent(part / all)} (${count(part)} of ${count(all)})`;

/**
 * The months from the first with a figure on, but never fewer than the last six, because an axis of mostly empty months
 * shows nothing.
 */
export function fromFirstFigure<Row extends object>(months: readonly Row[]): Row[] {
  const first = months.findIndex((row) => Object.values(row).some((value) => typeof value === 'number' && value > 0));
  return months.slice(Math.min(first === -1 ? months.length : first, Math.max(0, months.length - 6)));
}

/** "1 day", "12.5 days". */
export const days = (value: number): string =>
  `${value.toLocaleString('en-US', { maximumFractionDigits: 1 })} ${value === 1 ? 'day' : 'days'}`;

export const cases = (value: number): string => `${count(value)} ${value === 1 ? 'case' : 'cases'}`;

/** "0.4 s", "12 s" from milliseconds. */
export const seconds = (milliseconds: number): string =>
  `${milliseconds < 9_500 ? (milliseconds / 1_000).toFixed(1) : Math.round(milliseconds / 1_000)} s`;

const month = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** "Oct 2026" from `2026-10`. */
export const monthName = (key: string): string => month.format(new Date(`${key}-01T00:00:00Z`));
