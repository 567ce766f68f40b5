const dayInMs = 86_400_000;

/**
 * Written days by their number since 1970. `Date.toISOString` takes two microseconds, and a page of a case writes some
 * forty instants that fall on only a few days.
 */
const written = new Map<number, string>();
const maxWritten = 20_000;

/** The UTC day (YYYY-MM-DD) of a time in milliseconds since 1970. Throws RangeError when it is not a time. */
export function dayOfTime(time: number): string {
  const day = Math.floor(time / dayInMs);
  const known = written.get(day);
  if (known !== undefined) return known;
  const text = new Date(time).toISOString().slice(0, -'T00:00:00.000Z'.length);
  if (written.size >= maxWritten) written.clear();
  written.set(day, text);
  return text;
}

/** The UTC day (YYYY-MM-DD) of an instant. Throws RangeError when the Date is invalid. */
export const dayOf = (instant: Date): string => dayOfTime(instant.getTime());

const padded = (value: number, digits: number): string => String(value).padStart(digits, '0');

/** What `Date.toISOString` writes, in a fraction of the time. Throws RangeError when the Date is invalid. */
export function isoOf(instant: Date): string {
  const time = instant.getTime();
  const day = dayOfTime(time);
  const inDay = time - Math.floor(time / dayInMs) * dayInMs;
  const seconds = Math.floor(inDay / 1_000);
  const clock = `${padded(Math.floor(seconds / 3_600), 2)}:${padded(Math.floor(seconds / 60) % 60, 2)}:${padded(seconds % 60, 2)}`;
  return `${day}T${clock}.${padded(inDay % 1_000, 3)}Z`;
}
