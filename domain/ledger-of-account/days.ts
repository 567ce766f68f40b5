const dayMs = 86_400_000;
const names = new Map<number, string>();

/** The calendar day, 'YYYY-MM-DD', of seconds from 1970. */
export function dayOf({ at }: { at: number }): string {
  const day = Math.floor(at / 86_400);
  const name = names.get(day) ?? new Date(day * dayMs).toISOString().slice(0, 10);
  names.set(day, name);
  return name;
}

export const daysAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Whole days from one to a later one. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
