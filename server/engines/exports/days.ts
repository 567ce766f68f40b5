/** Whether the month or the day comes first in a date of three numbers. */
export type DateOrder = 'month first' | 'day first';

const months: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'jan january janv janvier januar ene enero',
    'feb february févr fév février februar febrero',
    'mar march mars märz marzo',
    'apr april avr avril abr abril',
    'may mai mayo',
    'jun june juin juni junio',
    'jul july juil juillet juli julio',
    'aug august août ago agosto',
    'sep sept september septembre septiembre',
    'oct october octobre okt oktober octubre',
    'nov november novembre noviembre',
    'dec december déc décembre dez dezember dic diciembre',
  ].flatMap((names, index) => names.split(' ').map((name) => [name, index + 1])),
);

type Parts = { year: number; month: number; day: number } | { year: number; first: number; second: number };

const isoDay = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/;
const numbers = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const monthNamed = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})/u;
const dayNamed = /^(\d{1,2})\.?,? (\p{L}+)\.?,? (\d{4})/u;

function partsOf(written: string): Parts | null {
  const [, y, m, d] = isoDay.exec(written) ?? [];
  if (y !== undefined) return { year: Number(y), month: Number(m), day: Number(d) };
  const [, first, , second, short] = numbers.exec(written) ?? [];
  if (first !== undefined)
    return { year: Number(short) + (short?.length === 2 ? 2000 : 0), first: Number(first), second: Number(second) };
  const [, name, day, year] = monthNamed.exec(written) ?? [];
  if (name !== undefined) return { year: Number(year), month: months[name.toLowerCase()] ?? 0, day: Number(day) };
  const [, number, word = '', of] = dayNamed.exec(written) ?? [];
  if (number === undefined) return null;
  return { year: Number(of), month: months[word.toLowerCase()] ?? 0, day: Number(number) };
}

/**
 * What a date shows of the order: a number above twelve is no month, and points stand between day and month first. Null
 * where it shows nothing.
 */
export function shownOrder(written: string): DateOrder | null {
  const parts = partsOf(written);
  if (parts === null || !('first' in parts)) return null;
  if (parts.first > 12 || written.includes('.')) return 'day first';
  return parts.second > 12 ? 'month first' : null;
}

/** Whether a date needs the order at all: 04/04 reads alike in both. */
export function needsOrder(written: string): boolean {
  const parts = partsOf(written);
  return parts !== null && 'first' in parts && parts.first !== parts.second;
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A written date as 'YYYY-MM-DD'; undefined where it is none, or no day of the calendar. */
export function readDay(written: string, order: DateOrder): string | undefined {
  const parts = partsOf(written);
  if (parts === null) return undefined;
  const [month, day] =
    'month' in parts
      ? [parts.month, parts.day]
      : order === 'month first'
        ? [parts.first, parts.second]
        : [parts.second, parts.first];
  if (parts.year < 1990 || parts.year > 2100 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(parts.year, month, 0)).getUTCDate()) return undefined;
  return `${parts.year}-${two(month)}-${two(day)}`;
}

/** The time of day in a cell, in seconds from midnight, which is also where it has none. */
export function readTime(written: string): number {
  const [, hour, minute, second = '00', half] =
    /(?:^|[T ])(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?: ?([AP])\.?M\.?)?/i.exec(written) ?? [];
  if (hour === undefined) return 0;
  const of24 = half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === 'P' ? 12 : 0);
  return of24 * 3600 + Number(minute) * 60 + Number(second);
}
