/** Instants as the API has them: ISO 8601 in UTC. */
export const iso = (instant: Date): string => instant.toISOString();
export const isoOrNull = (instant: Date | null): string | null => instant?.toISOString() ?? null;
