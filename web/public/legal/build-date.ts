/**
 * The build date, in UTC. Call it in a loader: these pages are prerendered, so the date is that of the build, not of
 * the visit.
 */
export function buildDay(now = new Date()): { iso: string; text: string } {
  return {
    iso: now.toISOString().slice(0, 10),
    text: new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'long' }).format(now),
  };
}
