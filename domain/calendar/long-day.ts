import type { IsoDate } from './business-days.ts';

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day as a letter writes it: "December 4, 2026". */
export const longDay = (day: IsoDate): string => long.format(new Date(`${day}T00:00:00Z`));
