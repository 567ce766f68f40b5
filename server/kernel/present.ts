import { isoOf } from '../../domain/calendar/utc.ts';

/** Instants as the API has them: ISO 8601 in UTC. */
export const iso = isoOf;
export const isoOrNull = (instant: Date | null): string | null => instant && isoOf(instant);
